import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { descriptionOf } from '../../api/problem.ts'
import { useResetPassword } from '../../api/users.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import forms from '../../ui/form/form.module.css'
import { NewPasswordFields } from '../../ui/form/new-password-fields.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { checkNewPassword } from '../../ui/form/validation.ts'
import { notify } from '../../ui/overlay/notify.ts'
import { usePageTitle } from '../../ui/page/page-title.ts'
import { EmptyState } from '../../ui/page/states.tsx'
import styles from './auth.module.css'
import { AuthLayout } from './auth-layout.tsx'

/** Sets a new password with what the link of the mail carries; `onReset` leads to the sign-in. */
export default function ResetPasswordScreen({
  userId,
  code,
  onReset,
}: {
  userId: string | undefined
  code: string | undefined
  onReset: () => void
}) {
  const { t } = useTranslation()
  const resetPassword = useResetPassword()
  usePageTitle(t('Nova palavra-passe'))
  const form = useForm({
    initial: { password: '', confirmPassword: '' },
    validate: checkNewPassword,
    send: async (values) => {
      await resetPassword.mutateAsync({ userId: userId ?? '', code: code ?? '', ...values })
      notify.success(t('Password alterada com sucesso.'))
      onReset()
    },
    onRefused: (error) => notify.error(t('Erro ao alterar a password.'), descriptionOf(error)),
  })
  if (!userId || !code)
    return (
      <AuthLayout expanded title={t('Nova palavra-passe')}>
        <div className={styles.status}>
          <EmptyState
            atStart
            title={t('Esta ligação está incompleta.')}
            text={t('Abra a ligação do e-mail por inteiro, ou peça uma nova.')}
            actions={
              <Link to="/forgot-password" className={buttonClass({ variant: 'primary' })}>
                {t('Pedir nova ligação')}
              </Link>
            }
          />
        </div>
      </AuthLayout>
    )
  return (
    <AuthLayout expanded title={t('Nova palavra-passe')}>
      <form {...form.formProps} className={forms.form}>
        <NewPasswordFields stacked form={form} label={t('Nova palavra-passe')} />
        <Button type="submit" variant="primary" block busy={form.busy}>
          {t('Alterar palavra-passe')}
        </Button>
      </form>
      <p className={styles.foot}>
        <Link to="/login">{t('Voltar ao início de sessão')}</Link>
      </p>
    </AuthLayout>
  )
}
