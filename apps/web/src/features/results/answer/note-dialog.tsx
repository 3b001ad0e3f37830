import { LANGUAGES, type Language } from '@madre/contract'
import type { WordKey } from '@madre/words/keys'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NoteForm } from '../../../api/simulation-store.ts'
import { isLanguage, LANGUAGE_NAMES } from '../../../i18n/languages.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { RadioCards } from '../../../ui/form/radio-cards.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import styles from './order-dialog.module.css'

export interface NoteChoice {
  language: Language
  form: NoteForm
  secondOpinion: boolean
}

/** Language, extent and supplements of a note, and the button that makes it. */
export function NoteDialog({
  open,
  onClose,
  onDownload,
}: {
  open: boolean
  onClose: () => void
  onDownload: (choice: NoteChoice) => void
}) {
  const { t, i18n } = useTranslation()
  const [choice, setChoice] = useState<NoteChoice>({
    language: isLanguage(i18n.language) ? i18n.language : 'en',
    form: 'full',
    secondOpinion: false,
  })
  const change = (part: Partial<NoteChoice>) => setChoice({ ...choice, ...part })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('calculationNote' satisfies WordKey)}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancelar')}</Button>
          <Button variant="primary" icon="download" onClick={() => onDownload(choice)}>
            {t('Descarregar PDF')}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <Select
          label={t('Idioma')}
          value={choice.language}
          onChange={(language) => change({ language })}
          options={LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language], lang: language }))}
        />
        <RadioCards
          label={t('Forma')}
          value={choice.form}
          onChange={(form) => change({ form })}
          columns={1}
          compact
          options={[
            { value: 'full', label: t('Completa, com todas as deduções') },
            { value: 'short', label: t('Resumida: dados, verificações determinantes, reações, flechas') },
          ]}
        />
        <Checkbox
          label={t('com segunda opinião (faixas finitas)')}
          checked={choice.secondOpinion}
          onChange={(secondOpinion) => change({ secondOpinion })}
        />
      </div>
    </Dialog>
  )
}
