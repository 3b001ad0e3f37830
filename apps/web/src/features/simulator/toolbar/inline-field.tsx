import { LIMITS } from '@madre/contract'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { afterPress } from '../../../ui/after-press.ts'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import styles from './toolbar.module.css'

/**
 * A text that becomes a field for editing: Enter, leaving it or its button saves, Escape does not. If a press of the pointer leaves the
 * field, it stays until the press is over, so that the pressed element does not move.
 */
export function InlineField({
  label,
  value,
  isUnnamed = false,
  onSave,
}: {
  label: string
  value: string
  /** it still has the default name: naming is offered */
  isUnnamed?: boolean
  /** false: it could not be saved, and the field goes back */
  onSave: (value: string) => Promise<boolean>
}) {
  const { t } = useTranslation()
  const id = useId()
  const { typed, setTyped, sent, start, finish, onKeyDown } = useTyping(value, isUnnamed, onSave)

  if (typed === null)
    return (
      <span className={styles.inline}>
        <span className={styles.label}>{label}</span>
        <button
          type="button"
          className={classNames(styles.value, isUnnamed && sent === null && styles.unnamed)}
          onClick={start}
          title={t('Editar')}
        >
          {sent ?? value}
        </button>
        <IconButton icon="edit" compact label={t('Editar: {{field}}', { field: label })} onClick={start} />
        {isUnnamed && sent === null && (
          <button type="button" className={styles.invite} onClick={start}>
            {t('Dar um nome')} <span className="visually-hidden">({label})</span>
          </button>
        )}
      </span>
    )
  return (
    <span className={styles.inline}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        // biome-ignore lint/a11y/noAutofocus: the field replaces the button that was just pressed
        autoFocus
        className={styles.input}
        value={typed}
        placeholder={isUnnamed ? value : undefined}
        maxLength={LIMITS.nameLength}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={() => void finish(true)}
        onKeyDown={onKeyDown}
      />
      <IconButton
        icon="save"
        compact
        label={t('Salvar: {{field}}', { field: label })}
        // Enter and leaving the field save as well, so Tab goes to the next element directly.
        tabIndex={-1}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => void finish(true)}
      />
    </span>
  )
}

/** The typed text, null without one; the text sent but not answered yet. */
function useTyping(value: string, isUnnamed: boolean, onSave: (value: string) => Promise<boolean>) {
  const [typed, setTyped] = useState<string | null>(null)
  const [sent, setSent] = useState<string | null>(null)
  const isDone = useRef(true)

  const start = () => {
    isDone.current = false
    setTyped(isUnnamed ? '' : value)
  }
  const finish = async (keep: boolean) => {
    if (isDone.current) return
    isDone.current = true
    const next = typed?.trim() ?? ''
    const isKept = keep && next !== '' && next !== value
    if (isKept) setSent(next)
    afterPress(() => setTyped(null))
    if (!isKept) return
    await onSave(next)
    setSent(null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') void finish(true)
    else if (event.key === 'Escape') void finish(false)
    else return
    event.stopPropagation()
  }

  return { typed, setTyped, sent, start, finish, onKeyDown }
}
