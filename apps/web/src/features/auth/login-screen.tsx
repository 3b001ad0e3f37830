import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError, descriptionOf } from '../../api/problem.ts'
import { useLogin } from '../../api/users.ts'
import { Button } from '../../ui/button.tsx'
import { EmailField } from '../../ui/form/email-field.tsx'
import forms from '../../ui/form/form.module.css'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { check, email, required } from '../../ui/form/validation.ts'
import { Icon } from '../../ui/icon.tsx'
import { notify } from '../../ui/overlay/notify.ts'
import { usePageTitle } from '../../ui/page/page-title.ts'
import { useBrand } from '../../ui/theme/brand-context.ts'
import styles from './auth.module.css'
import { AuthLayout } from './auth-layout.tsx'
import { registeredEmail } from './registered-email.ts'
import { TryLink } from './try-link.tsx'

/** Signs in; `onSignedIn` gets the language of the user and leads on. */
export default function LoginScreen({ onSignedIn }: { onSignedIn: (lang: string) => void }) {
  const { t } = useTranslation()
  const { name } = useBrand()
  const login = useLogin()
  const [refusal, setRefusal] = useState<string | null>(null)
  usePageTitle(t('Iniciar sessão'))
  const form = useForm({
    initial: { email: registeredEmail(), password: '' },
    validate: (values) => ({ email: check(values.email, required, email), password: check(values.password, required) }),
    send: async (values) => {
      setRefusal(null)
      const user = await login.mutateAsync({ email: values.email.trim(), password: values.password })
      notify.clear()
      onSignedIn(user.lang)
    },
    onRefused: (error) => {
      const offline = error instanceof ApiError && error.unreachable
      const reason = offline
        ? t('Sem ligação ao servidor.')
        : (descriptionOf(error) ?? t('Erro ao fazer login. Verifique as suas credenciais.'))
      setRefusal(reason)
    },
  })
  return (
    <AuthLayout
      title={t('Iniciar sessão no {{brand}}', { brand: name })}
      lead={t('Madres e perfis de aço segundo a EN 1993-1-3.')}
    >
      <form {...form.formProps} className={forms.form}>
        <EmailField {...form.field('email')} />
        <PasswordField
          {...form.field('password')}
          label={t('Palavra-passe')}
          autoComplete="current-password"
          required
        />
        <div className={styles.links}>
          <Link to="/forgot-password">{t('Esqueceu-se da palavra-passe?')}</Link>
        </div>
        {refusal && (
          <p className={styles.refusal} role="alert">
            <Icon name="alert" size={16} />
            {refusal}
          </p>
        )}
        <Button type="submit" variant="primary" block busy={form.busy}>
          {t('Entrar')}
        </Button>
      </form>
      <p className={styles.foot}>
        {t('Ainda não tem conta?')}{' '}
        <Link to="/register" search={true}>
          {t('Criar conta')}
        </Link>
      </p>
      <TryLink />
    </AuthLayout>
  )
}
