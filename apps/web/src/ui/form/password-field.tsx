import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../icon-button.tsx'
import styles from './field.module.css'
import { Field, inputClass, partsOf } from './field.tsx'
import type { TextFieldProps } from './text-field.tsx'

/** A password that can be made visible while typing. */
export function PasswordField({ onChange, ...props }: TextFieldProps) {
  const { t } = useTranslation()
  const { field, control } = partsOf(props)
  const [shown, setShown] = useState(false)
  return (
    <Field {...field}>
      {(ids) => (
        <div className={styles.withButton}>
          <input
            spellCheck={false}
            autoCapitalize="none"
            {...control}
            {...ids}
            type={shown ? 'text' : 'password'}
            className={inputClass}
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
