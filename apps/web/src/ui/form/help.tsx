import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../icon.tsx'
import styles from './help.module.css'

/** F1 in a field asks for its help, in one without for that of its group. */
if (typeof document !== 'undefined')
  document.addEventListener('keydown', (event) => {
    const area = event.key === 'F1' && document.activeElement?.closest<HTMLElement>('[data-help]')
    const button = area && document.getElementById(area.dataset.help ?? '')
    if (!button) return
    event.preventDefault()
    button.click()
  })

/**
 * A few words about a field behind an (i): opened, they stand below the field and move on what follows, so that nothing is hidden.
 *
 * @param labelId  id of what the help is about, said after "Help" by screen readers
 * @returns        the button, to stand beside the label and out of the way of the Tab key, the words, to stand below the field, and what marks
 *                 the element in which F1 asks for them; null without help
 */
export function useHelp(
  help: ReactNode,
  labelId: string,
): { button: ReactNode; words: ReactNode; area: { 'data-help'?: string } } {
  const { t } = useTranslation()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const words = useRef<HTMLDivElement>(null)
  // Below the last field in sight they would open unseen.
  useEffect(() => {
    if (isOpen) words.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isOpen])
  const buttonId = `${id}-button`
  if (!help) return { button: null, words: null, area: {} }
  return {
    area: { 'data-help': buttonId },
    button: (
      <button
        type="button"
        className={styles.button}
        id={buttonId}
        tabIndex={-1}
        aria-label={t('Ajuda')}
        aria-keyshortcuts="F1"
        title={t('Ajuda: F1 no campo')}
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
      <div ref={words} id={id} className={styles.words} hidden={!isOpen} role="note">
        {help}
      </div>
    ),
  }
}
