import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../class-names.ts'
import { Field, type FieldProps, inputClass } from '../form/field.tsx'
import styles from './number-field.module.css'
import { rangeText, reasonText } from './number-message.ts'
import { type Refusal, readTyping, readValue, resolveRules, writeValue } from './number-text.ts'

/** A number that may be missing: empty, or within its range. */
export function OptionalNumberField({
  label,
  hint,
  help,
  value,
  onChange,
  min,
  max,
  most = 3,
  unit = '',
  goesBack = false,
}: Pick<FieldProps, 'label' | 'hint' | 'help'> & {
  value: number | null
  /** every valid value while typing; null without one */
  onChange: (value: number | null) => void
  min: number
  max: number
  /** most decimals that can be typed */
  most?: number
  unit?: string
  /** an invalid number is replaced by the previous value, as in a field that is never empty */
  goesBack?: boolean
}) {
  const { t, i18n } = useTranslation()
  // A value changed from outside replaces the typed text.
  const [typed, setTyped] = useState<{ text: string; value: number | null } | null>(null)
  const settled = useRef(value)
  const [isFocused, setFocused] = useState(false)
  const [refusal, setRefusal] = useState<{ reason: Refusal; text: string } | null>(null)
  const rules = resolveRules({ min, max, precision: 0, most })
  const type = (raw: string) => {
    const read = raw.trim() === '' ? { text: '' } : readTyping(raw, rules)
    if ('refusal' in read) return setRefusal({ reason: read.refusal, text: raw })
    const found = readValue(read.text, rules)
    const isWrong = 'refusal' in found && read.text !== ''
    const next = 'value' in found ? found.value : isWrong && goesBack ? settled.current : null
    setTyped({ text: read.text, value: next })
    setRefusal(isWrong ? { reason: found.refusal, text: read.text } : null)
    onChange(next)
  }
  return (
    <Field
      label={label}
      hint={hint ?? rangeText(rules, unit, i18n.language)}
      help={help}
      error={refusal && reasonText(t, i18n.language, refusal, rules, unit)}
      className={styles.field}
    >
      {(control) => (
        <>
          {hint && (
            <span className={styles.range} data-shown={isFocused}>
              {rangeText(rules, unit, i18n.language)}
            </span>
          )}
          <span className={styles.control}>
            <input
              {...control}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              className={classNames(inputClass, styles.input)}
              style={unit ? { paddingRight: `calc(${unit.length}ch + 16px)` } : undefined}
              value={typed?.value === value ? typed.text : value === null ? '' : writeValue(value, 0)}
              onChange={(event) => type(event.target.value)}
              onFocus={() => {
                settled.current = value
                setFocused(true)
                if (goesBack) setRefusal(null)
              }}
              onBlur={() => {
                setFocused(false)
                if (refusal === null || goesBack) setTyped(null)
              }}
            />
            {unit && (
              <span className={styles.unit} aria-hidden="true">
                {unit}
              </span>
            )}
          </span>
        </>
      )}
    </Field>
  )
}
