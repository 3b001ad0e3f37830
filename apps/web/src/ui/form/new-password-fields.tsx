import { useTranslation } from 'react-i18next'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import forms from './form.module.css'
import styles from './new-password-fields.module.css'
import { PasswordField } from './password-field.tsx'
import type { TextFieldProps } from './text-field.tsx'
import { type NewPassword, PASSWORD_RULES } from './validation.ts'

/** A new password and its repetition, side by side unless `stacked`, with the rules. */
export function NewPasswordFields({
  form,
  label,
  stacked = false,
}: {
  form: { values: NewPassword; field: (name: keyof NewPassword) => Omit<TextFieldProps, 'label'> }
  label: string
  stacked?: boolean
}) {
  const { t } = useTranslation()
  const fields = (
    <>
      <PasswordField {...form.field('password')} label={label} autoComplete="new-password" required />
      <PasswordField
        {...form.field('confirmPassword')}
        label={t('Confirmar palavra-passe')}
        autoComplete="new-password"
        required
      />
    </>
  )
  return (
    <>
      {stacked ? fields : <div className={forms.pair}>{fields}</div>}
      <PasswordChecklist password={form.values.password} />
    </>
  )
}

/** The rules of a password, each ticked once it is met. */
function PasswordChecklist({ password }: { password: string }) {
  const { t } = useTranslation()
  return (
    <ul className={styles.list} aria-label={t('A palavra-passe precisa de')}>
      {PASSWORD_RULES.map(({ label, holds }) => {
        const met = holds(password)
        return (
          <li key={label} className={classNames(styles.rule, met && styles.met)}>
            <Icon name={met ? 'check' : 'circle'} size={14} strokeWidth={2.2} />
            {t(label)}
            <span className="visually-hidden">{met ? t('cumprido') : t('em falta')}</span>
          </li>
        )
      })}
    </ul>
  )
}
