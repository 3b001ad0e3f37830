import { SHEETS } from '@madre/contract'
import { useTranslation } from 'react-i18next'
import { useChangeSheet, useDeleteSheet, useSheets } from '../../api/sheets.ts'
import { KeptCard } from './kept-card.tsx'

/** The user's cladding sheets: renamed and deleted here, kept where they are typed. */
export function SheetsCard() {
  const { t } = useTranslation()
  const { data, error, refetch } = useSheets()
  const change = useChangeSheet()
  const remove = useDeleteSheet()
  return (
    <KeptCard
      title={t('Chapas de revestimento')}
      text={t('Guarde uma chapa ao escrevê-la no simulador: fica na lista de chapas de todas as simulações.')}
      items={data}
      error={error}
      onRetry={() => void refetch()}
      name={{
        label: t('Nome da chapa'),
        maxLength: SHEETS.nameLength,
        refused: t('Não foi possível guardar a chapa.'),
      }}
      deleting={{
        title: (name) => t('Apagar a chapa «{{name}}»?', { name }),
        text: t('As simulações com esta chapa ficam como estão.'),
        refused: t('Não foi possível apagar a chapa.'),
        isPending: remove.isPending,
      }}
      rename={(id, name) => change.mutateAsync({ id, name })}
      remove={remove.mutateAsync}
    />
  )
}
