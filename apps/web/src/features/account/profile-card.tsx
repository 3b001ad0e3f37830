import type { User } from '@madre/contract'
import { useTranslation } from 'react-i18next'
import { useChangePassword, useUpdateMe } from '../../api/account.ts'
import { descriptionOf } from '../../api/problem.ts'
import { Button } from '../../ui/button.tsx'
import forms from '../../ui/form/form.module.css'
import { NewPasswordFields } from '../../ui/form/new-password-fields.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { check, checkNewPassword, required } from '../../ui/form/validation.ts'
import { notify } from '../../ui/overlay/notify.ts'
import { Card } from '../../ui/page/card.tsx'

export function ProfileCard({ user }: { user: User }) {
  const { t } = useTranslation()
  const update = useUpdateMe()
  const form = useForm({
    initial: { firstName: user.firstName, lastName: user.lastName, company: user.company },
    validate: (values) => ({
      firstName: check(values.firstName, required),
      lastName: check(values.lastName, required),
      company: check(values.company, required),
    }),
    send: async (values) => {
      await update.mutateAsync(values)
      notify.success(t('Dados guardados.'))
    },
    onRefused: (error) => notify.error(t('Erro ao guardar os dados.'), descriptionOf(error)),
  })
  return (
    <Card title={t('Dados pessoais')}>
      <form {...form.formProps} className={forms.form}>
        <div className={forms.pair}>
          <TextField {...form.field('firstName')} label={t('Nome próprio')} autoComplete="given-name" required />
          <TextField {...form.field('lastName')} label={t('Apelido')} autoComplete="family-name" required />
        </div>
        <TextField {...form.field('company')} label={t('Empresa')} autoComplete="organization" required />
        <div className={forms.actions}>
          <Button type="submit" variant="primary" busy={form.busy}>
            {t('Salvar')}
          </Button>
        </div>
      </form>
    </Card>
  )
}

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
    onRefused: (error) => notify.error(t('Erro ao alterar a password.'), descriptionOf(error)),
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
