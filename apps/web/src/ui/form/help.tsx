import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../icon.tsx'
import styles from './help.module.css'

/** F1 in a field opens its help, or that of its group if the field has none. */
if (typeof document !== 'undefined')
  document.addEventListener('keydown', (event) => {
    const area = event.key === 'F1' && document.activeElement?.closest<HTMLElement>('[data-help]')
    const button = area && document.getElementById(area.dataset.help ?? '')
    if (!button) return
    event.preventDefault()
    button.click()
  })

/**
 * A short help for a field behind an (i). Opened, it is below the field and moves the following content down, so that nothing is hidden.
 *
 * @param labelId  id of the subject, read after "Help" by screen readers
 * @returns        the button, for a place beside the label, outside the Tab order; the words, for below the field; and the attributes of
 * the element in which F1 opens them; null without help
 */
export function useHelp(
  help: ReactNode,
  labelId: string,
): { button: ReactNode; words: ReactNode; area: { 'data-help'?: string } } {
  const { t } = useTranslation()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const words = useRef<HTMLDivElement>(null)
  // Below the last visible field they would open out of sight.
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
        {isOpen && help}
      </div>
    ),
  }
}
