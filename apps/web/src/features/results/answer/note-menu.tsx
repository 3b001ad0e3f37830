import { LANGUAGES } from '@madre/contract'
import { useTranslation } from 'react-i18next'
import { useDownloadNote } from '../../../api/calculation-note.ts'
import { ApiError } from '../../../api/problem.ts'
import { LANGUAGE_NAMES } from '../../../i18n/languages.ts'
import { Button } from '../../../ui/button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { notify } from '../../../ui/notify.ts'
import { useResults } from '../engine/results-context.ts'

/** Downloads the calculation note of the chosen solution in the language picked, whatever the language on screen. */
export function NoteMenu() {
  const { t, i18n } = useTranslation()
  const { calculation, isOutdated } = useResults()
  const download = useDownloadNote()
  const failed = (reason: string | undefined) =>
    notify.error(t('Falha ao descarregar a nota de cálculo. Tente novamente.'), reason)

  const start = (language: string) => {
    if (isOutdated) return failed(t('Os resultados estão desatualizados. Calcule novamente.'))
    if (!calculation.chosenResultId) return failed(t('Nenhuma solução escolhida'))
    download.mutate(
      { id: calculation.id, name: calculation.name, language },
      { onError: (error) => failed(error instanceof ApiError ? error.description : undefined) },
    )
  }
  return (
    <Menu
      trigger={
        <Button
          icon="download"
          busy={download.isPending}
          variant={calculation.chosenResultId && !isOutdated ? 'primary' : 'secondary'}
        >
          {t('Nota de cálculo')}
        </Button>
      }
      items={LANGUAGES.map((language) => ({
        label: LANGUAGE_NAMES[language],
        lang: language,
        checked: language === i18n.language,
        onSelect: () => start(language),
      }))}
    />
  )
}
