import { useTranslation } from 'react-i18next'
import { useChangePassword } from '../../api/account.ts'
import { ApiError } from '../../api/problem.ts'
import { Button } from '../../ui/button.tsx'
import forms from '../../ui/form/form.module.css'
import { NewPasswordFields } from '../../ui/form/new-password-fields.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { check, checkNewPassword, required } from '../../ui/form/validation.ts'
import { notify } from '../../ui/overlay/notify.ts'
import { Card } from '../../ui/page/card.tsx'

/** A new password, for who knows the present one. */
export function PasswordCard() {
  const { t } = useTranslation()
  const change = useChangePassword()
  const form = useForm({
    initial: { currentPassword: '', password: '', confirmPassword: '' },
    validate: (values) => ({
      currentPassword: check(values.currentPassword, required),
      ...checkNewPassword(values),
    }),
    send: async (values) => {
      await change.mutateAsync(values)
      notify.success(t('Password alterada com sucesso.'))
      form.reset()
    },
    onRefused: (error) =>
      notify.error(t('Erro ao alterar a password.'), error instanceof ApiError ? error.description : undefined),
  })
  return (
    <Card title={t('Alterar palavra-passe')}>
      <form {...form.formProps} className={forms.form}>
        <PasswordField
          {...form.field('currentPassword')}
          label={t('Palavra-passe atual')}
          autoComplete="current-password"
          required
        />
        <NewPasswordFields form={form} label={t('Nova palavra-passe')} />
        <div className={forms.actions}>
          <Button type="submit" variant="primary" busy={form.busy}>
            {t('Alterar palavra-passe')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
