import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../icon-button.tsx'
import styles from './field.module.css'
import { Field, inputClass } from './field.tsx'
import type { TextFieldProps } from './text-field.tsx'

/** A password that can be made visible while typing. */
export function PasswordField({ label, hint, error, hideLabel, className, value, onChange, ...rest }: TextFieldProps) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(false)
  return (
    <Field label={label} hint={hint} error={error} hideLabel={hideLabel ?? false} className={className}>
      {(control) => (
        <div className={styles.withButton}>
          <input
            spellCheck={false}
            autoCapitalize="none"
            {...rest}
            {...control}
            type={shown ? 'text' : 'password'}
            className={inputClass}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <IconButton
            className={styles.inside}
            compact
            icon={shown ? 'eye-off' : 'eye'}
            label={shown ? t('Ocultar palavra-passe') : t('Mostrar palavra-passe')}
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  )
}
