import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/problem.ts'
import { useForgotPassword } from '../../api/users.ts'
import { Button } from '../../ui/button.tsx'
import { EmailField } from '../../ui/form/email-field.tsx'
import forms from '../../ui/form/form.module.css'
import { useForm } from '../../ui/form/use-form.ts'
import { check, email, required } from '../../ui/form/validation.ts'
import { notify } from '../../ui/overlay/notify.ts'
import { usePageTitle } from '../../ui/page/page-title.ts'
import { useBrand } from '../../ui/theme/brand-context.ts'
import styles from './auth.module.css'
import { AuthLayout } from './auth-layout.tsx'
import { MailSent } from './mail-sent.tsx'

/** Asks for the address a reset code is sent to. */
export default function ForgotPasswordScreen() {
  const { t } = useTranslation()
  const { sendsMail } = useBrand()
  usePageTitle(t('Recuperar palavra-passe'))
  return sendsMail === false ? <NoMails /> : <ForgotPassword />
}

/** What there is where the server sends none: whom to ask. */
function NoMails() {
  const { t } = useTranslation()
  const { contact } = useBrand()
  return (
    <AuthLayout
      title={t('Recuperar palavra-passe')}
      lead={t('Este servidor não envia e-mails: não lhe pode enviar uma ligação para definir uma nova palavra-passe.')}
    >
      {contact ? (
        <p>
          {t('Contacto para obter ajuda:')}{' '}
          <a href={contact.includes('://') ? contact : `mailto:${contact}`}>{contact}</a>
        </p>
      ) : (
        <p>{t('Contacte quem gere este servidor.')}</p>
      )}
      <Back />
    </AuthLayout>
  )
}

function Back() {
  const { t } = useTranslation()
  return (
    <p className={styles.foot}>
      <Link to="/login">{t('Voltar ao início de sessão')}</Link>
    </p>
  )
}

function ForgotPassword() {
  const { t } = useTranslation()
  const forgot = useForgotPassword()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useForm({
    initial: { email: '' },
    validate: (values) => ({ email: check(values.email, required, email) }),
    send: async (values) => {
      await forgot.mutateAsync({ email: values.email.trim() })
      setSentTo(values.email.trim())
    },
    // Only a limit on requests has more to say than that the mail was not sent.
    onRefused: (error) =>
      notify.error(
        t('Erro ao enviar e-mail'),
        error instanceof ApiError && error.status === 429 ? error.description : undefined,
      ),
  })
  if (sentTo)
    return (
      <AuthLayout title={t('Verifique o seu e-mail')}>
        <MailSent
          address={sentTo}
          text={t('E-mail enviado com sucesso. Verifique a sua caixa de entrada.')}
          busy={form.busy}
          onAgain={() => form.send()}
        />
      </AuthLayout>
    )
  return (
    <AuthLayout
      title={t('Recuperar palavra-passe')}
      lead={t('Indique o seu e-mail e enviamos-lhe uma ligação para definir uma nova palavra-passe.')}
    >
      <form {...form.formProps} className={forms.form}>
        <EmailField {...form.field('email')} />
        <Button type="submit" variant="primary" block busy={form.busy}>
          {t('Enviar e-mail')}
        </Button>
      </form>
      <Back />
    </AuthLayout>
  )
}
