import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { descriptionOf } from '../../api/problem.ts'
import { useRegister } from '../../api/users.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { EmailField } from '../../ui/form/email-field.tsx'
import forms from '../../ui/form/form.module.css'
import { NewPasswordFields } from '../../ui/form/new-password-fields.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { check, checkNewPassword, email, required } from '../../ui/form/validation.ts'
import { notify } from '../../ui/overlay/notify.ts'
import { usePageTitle } from '../../ui/page/page-title.ts'
import { useBrand } from '../../ui/theme/brand-context.ts'
import styles from './auth.module.css'
import { AuthLayout } from './auth-layout.tsx'
import { MailSent } from './mail-sent.tsx'
import { keepRegisteredEmail } from './registered-email.ts'
import { TryLink } from './try-link.tsx'

/** Creates an account: says where the mail went, or, where none has to be confirmed, leads on to the sign-in. */
export default function RegisterScreen({ onRegistered }: { onRegistered: () => void }) {
  const { t } = useTranslation()
  const { name, links } = useBrand()
  const register = useRegister()
  const [accepted, setAccepted] = useState(!links.terms)
  const [sentTo, setSentTo] = useState<string | null>(null)
  usePageTitle(t('Criar conta'))
  const form = useForm({
    initial: { firstName: '', lastName: '', email: '', company: '', password: '', confirmPassword: '' },
    validate: (values) => ({
      firstName: check(values.firstName, required),
      lastName: check(values.lastName, required),
      email: check(values.email, required, email),
      company: check(values.company, required),
      ...checkNewPassword(values),
    }),
    send: async ({ confirmPassword: _, ...values }) => {
      const { confirmationRequired = true } = await register.mutateAsync({
        ...values,
        email: values.email.trim(),
        firstName: values.firstName.trim(),
        lastName: values.lastName.trim(),
        company: values.company.trim(),
      })
      keepRegisteredEmail(values.email.trim())
      if (confirmationRequired) return setSentTo(values.email.trim())
      notify.success(t('Conta criada com sucesso. Já pode iniciar sessão.'))
      onRegistered()
    },
    onRefused: (error) => notify.error(descriptionOf(error) ?? t('Erro ao Criar Conta')),
  })
  const documents = [
    { url: links.terms, label: t('Ler os termos e condições') },
    { url: links.privacy, label: t('Ler a política de privacidade') },
  ].filter(({ url }) => url)
  if (sentTo)
    return (
      <AuthLayout expanded title={t('Verifique o seu e-mail')}>
        <MailSent
          address={sentTo}
          text={t('Conta criada com sucesso. Verifique o seu email para ativar a conta.')}
          busy={form.busy}
          onAgain={() => form.send()}
        />
      </AuthLayout>
    )
  return (
    <AuthLayout expanded title={t('Criar conta no {{brand}}', { brand: name })}>
      <form {...form.formProps} className={forms.form}>
        <div className={forms.pair}>
          <TextField {...form.field('firstName')} label={t('Nome próprio')} autoComplete="given-name" required />
          <TextField {...form.field('lastName')} label={t('Apelido')} autoComplete="family-name" required />
        </div>
        <div className={forms.pair}>
          <EmailField {...form.field('email')} />
          <TextField {...form.field('company')} label={t('Empresa')} autoComplete="organization" required />
        </div>
        <NewPasswordFields form={form} label={t('Palavra-passe')} />
        <div>
          {links.terms && (
            <Checkbox label={t('Aceito os termos e condições')} checked={accepted} onChange={setAccepted} />
          )}
          <p className={styles.documents}>
            {documents.map(({ url, label }) => (
              <a key={url} href={url} target="_blank" rel="noreferrer">
                {label}
              </a>
            ))}
          </p>
        </div>
        <Button type="submit" variant="primary" block busy={form.busy} disabled={!accepted}>
          {t('Criar conta')}
        </Button>
      </form>
      <p className={styles.foot}>
        {t('Já tem conta?')}{' '}
        <Link to="/login" search={true}>
          {t('Iniciar sessão')}
        </Link>
      </p>
      <TryLink />
    </AuthLayout>
  )
}
