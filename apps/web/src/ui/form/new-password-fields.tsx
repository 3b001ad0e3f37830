import { useTranslation } from 'react-i18next'
import forms from './form.module.css'
import { PasswordChecklist } from './password-checklist.tsx'
import { PasswordField } from './password-field.tsx'
import type { TextFieldProps } from './text-field.tsx'
import type { NewPassword } from './validation.ts'

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
