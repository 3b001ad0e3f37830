import { type ClipboardEvent, type KeyboardEvent, useId } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import styles from './number-field.module.css'
import { rangeText, refusalText } from './number-message.ts'
import { type NumberFieldOptions, useNumberField } from './use-number-field.ts'

interface NumberCellProps extends NumberFieldOptions {
  label: string
  unit?: string
  /** the element for range, note and error: one for all cells of a grid */
  messages: HTMLElement | null
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
  onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void
  /** text beside the range, e.g. that a proposal is beyond its table */
  note?: string | undefined
  /** reason for the range, where other cells determine it */
  why?: string | undefined
  /** the answer to a typed minus */
  minus?: string | undefined
}

/** A number in a cell of a grid. Its messages are below the grid. */
export function NumberCell({
  label,
  unit = '',
  messages,
  onKeyDown,
  onPaste,
  note,
  why,
  minus,
  ...options
}: NumberCellProps) {
  const { t, i18n } = useTranslation()
  const id = useId()
  const field = useNumberField(options)
  const refusal = refusalText(t, i18n.language, field, options.value, unit, { minus })
  const wrong = refusal && field.refusal?.reason === 'range' && why ? `${refusal} ${why}` : refusal
  const range = field.isFocused && rangeText(field.rules, unit, i18n.language)
  const message = wrong ?? [range, field.isFocused && note].filter(Boolean).join(' · ')
  return (
    <>
      <input
        {...field.input}
        className={classNames(styles.cellInput, note && styles.noted)}
        aria-label={label}
        aria-invalid={wrong ? true : undefined}
        aria-errormessage={wrong ? id : undefined}
        aria-describedby={message ? id : undefined}
        onPaste={onPaste}
        onKeyDown={(event) => {
          field.input.onKeyDown?.(event)
          if (!event.defaultPrevented) onKeyDown?.(event)
        }}
      />
      {messages &&
        message &&
        createPortal(
          <p id={id} className={classNames(styles.message, wrong && styles.wrong)}>
            {wrong && <Icon name="alert" size={14} />}
            <span>
              {label}: {message}
            </span>
          </p>,
          messages,
        )}
    </>
  )
}
