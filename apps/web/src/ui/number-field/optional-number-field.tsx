import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../class-names.ts'
import { Field, type FieldProps, inputClass } from '../form/field.tsx'
import styles from './number-field.module.css'
import { rangeText, reasonText } from './number-message.ts'
import { type Refusal, readTyping, readValue, resolveRules, writeValue } from './number-text.ts'

/** A number that may still be missing: empty until it is known, and then within its range. */
export function OptionalNumberField({
  label,
  hint,
  value,
  onChange,
  min,
  max,
  most = 3,
  unit = '',
}: Pick<FieldProps, 'label' | 'hint'> & {
  value: number | null
  /** every valid value while it is typed; null while there is none */
  onChange: (value: number | null) => void
  min: number
  max: number
  /** decimals that can be typed */
  most?: number
  unit?: string
}) {
  const { t, i18n } = useTranslation()
  const [typed, setTyped] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<{ reason: Refusal; text: string } | null>(null)
  const rules = resolveRules({ min, max, precision: 0, most })
  const type = (raw: string) => {
    const read = raw.trim() === '' ? { text: '' } : readTyping(raw, rules)
    if ('refusal' in read) return setRefusal({ reason: read.refusal, text: raw })
    setTyped(read.text)
    const found = readValue(read.text, rules)
    setRefusal('refusal' in found && read.text !== '' ? { reason: found.refusal, text: read.text } : null)
    onChange('value' in found ? found.value : null)
  }
  return (
    <Field
      label={label}
      hint={hint ?? rangeText(rules, unit, i18n.language)}
      error={refusal && reasonText(t, i18n.language, refusal, rules, unit)}
      className={styles.field}
    >
      {(control) => (
        <span className={styles.control}>
          <input
            {...control}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            className={classNames(inputClass, styles.input)}
            style={unit ? { paddingRight: `calc(${unit.length}ch + 16px)` } : undefined}
            value={typed ?? (value === null ? '' : writeValue(value, 0))}
            onChange={(event) => type(event.target.value)}
            onBlur={() => {
              if (refusal === null) setTyped(null)
            }}
          />
          {unit && (
            <span className={styles.unit} aria-hidden="true">
              {unit}
            </span>
          )}
        </span>
      )}
    </Field>
  )
}
