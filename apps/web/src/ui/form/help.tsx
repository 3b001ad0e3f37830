import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../icon.tsx'
import styles from './help.module.css'

/**
 * A few words about a field behind an (i): opened, they stand below the field and move on what follows, so that nothing is hidden.
 *
 * @param labelId  id of what the help is about, said after "Help" by screen readers
 * @returns        the button, to stand beside the label, and the words, to stand below the field; both null without help
 */
export function useHelp(help: ReactNode, labelId: string): { button: ReactNode; words: ReactNode } {
  const { t } = useTranslation()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  if (!help) return { button: null, words: null }
  return {
    button: (
      <button
        type="button"
        className={styles.button}
        aria-label={t('Ajuda')}
        aria-describedby={labelId}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setOpen(false)
        }}
      >
        <Icon name="info" size={16} />
      </button>
    ),
    words: (
      <div id={id} className={styles.words} hidden={!isOpen}>
        {help}
      </div>
    ),
  }
}
