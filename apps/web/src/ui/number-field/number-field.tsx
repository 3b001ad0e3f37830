import type { ReactNode } from 'react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../class-names.ts'
import { Field, type FieldProps, inputClass } from '../form/field.tsx'
import styles from './number-field.module.css'
import { rangeText, refusalText, revertedText } from './number-message.ts'
import { type NumberFieldOptions, useNumberField } from './use-number-field.ts'

export interface NumberFieldProps
  extends NumberFieldOptions,
    Pick<FieldProps, 'label' | 'hint' | 'help' | 'error' | 'hideLabel'> {
  unit?: string
  /** plus and minus buttons beside the number */
  buttons?: boolean
  /** the answer to a typed minus, where "no negative values" is not enough */
  minus?: string | undefined
  /** the answer to characters the field does not accept */
  characters?: ((text: string) => string) | undefined
  className?: string | undefined
}

/** One number with its unit inside, its range while focused, and its error below. */
export function NumberField({
  label,
  hint,
  help,
  error,
  hideLabel,
  unit = '',
  buttons,
  minus,
  characters,
  className,
  ...options
}: NumberFieldProps) {
  const { t, i18n } = useTranslation()
  const rangeId = useId()
  const field = useNumberField(options)
  const wrong = refusalText(t, i18n.language, field, options.value, unit, { minus, characters })
  const room = field.refusal?.left ? undefined : revertedText(t, i18n.language, field.fallback, field.rules)
  const meaning = field.meaning && `= ${field.meaning.replace('.', i18n.language === 'en' ? '.' : ',')} ${unit}`
  const beside = meaning ?? unit
  return (
    <Field
      label={label}
      hint={hint}
      help={help}
      error={wrong ?? error}
      errorRoom={wrong ? room : undefined}
      hideLabel={hideLabel ?? false}
      className={classNames(styles.field, className)}
    >
      {(control) => (
        <>
          <span id={rangeId} className={styles.range} data-shown={field.isFocused}>
            {rangeText(field.rules, unit, i18n.language)}
          </span>
          <span className={styles.control}>
            {buttons && (
              <StepButton label={t('Menos')} of={label} onStep={() => field.step(-1)} disabled={!field.canStep(-1)}>
                −
              </StepButton>
            )}
            <input
              {...control}
              {...field.input}
              aria-errormessage={wrong ? `${control.id}-error` : undefined}
              aria-describedby={classNames(control['aria-describedby'], rangeId)}
              className={classNames(inputClass, styles.input)}
              style={beside ? { paddingRight: `calc(${beside.length}ch + 16px)` } : undefined}
            />
            {beside && (
              <span className={classNames(styles.unit, buttons && styles.besideButton)} aria-hidden="true">
                {beside}
              </span>
            )}
            {buttons && (
              <StepButton label={t('Mais')} of={label} onStep={() => field.step(1)} disabled={!field.canStep(1)}>
                +
              </StepButton>
            )}
          </span>
        </>
      )}
    </Field>
  )
}

function StepButton(props: {
  label: string
  of: ReactNode
  onStep: () => void
  disabled: boolean
  children: ReactNode
}) {
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={props.label}
      aria-description={typeof props.of === 'string' ? props.of : undefined}
      onClick={props.onStep}
      disabled={props.disabled}
    >
      {props.children}
    </button>
  )
}
