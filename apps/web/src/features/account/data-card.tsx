import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDeleteAccount, useExportAccount } from '../../api/account.ts'
import { descriptionOf } from '../../api/problem.ts'
import { saveFile } from '../../api/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { check, required } from '../../ui/form/validation.ts'
import { notify } from '../../ui/overlay/notify.ts'
import { Card } from '../../ui/page/card.tsx'
import styles from './account.module.css'

/** A copy of everything kept about the user, and the end of it. */
export function DataCard() {
  const { t } = useTranslation()
  const exported = useExportAccount()
  const [asking, setAsking] = useState(false)
  const download = () =>
    exported.mutate(undefined, {
      onSuccess: (data) =>
        saveFile('madre-account.json', new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })),
      onError: (error) => notify.error(t('Falha ao exportar os dados.'), descriptionOf(error)),
    })
  return (
    <Card title={t('Os seus dados')}>
      <p className={styles.text}>{t('Descarregue tudo o que guardamos sobre si, ou apague a conta de vez.')}</p>
      <div className={styles.buttons}>
        <Button icon="download" busy={exported.isPending} onClick={download}>
          {t('Exportar os meus dados')}
        </Button>
        <Button variant="danger" icon="delete" onClick={() => setAsking(true)}>
          {t('Apagar conta')}
        </Button>
      </div>
      {asking && <DeleteDialog onClose={() => setAsking(false)} />}
    </Card>
  )
}

function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const remove = useDeleteAccount()
  const form = useForm({
    initial: { password: '' },
    validate: (values) => ({ password: check(values.password, required) }),
    send: async (values) => {
      await remove.mutateAsync(values)
      notify.success(t('A sua conta foi apagada.'))
      void navigate({ to: '/login', replace: true })
    },
    onRefused: (error) => notify.error(t('Erro ao apagar a conta.'), descriptionOf(error)),
  })
  return (
    <FormDialog
      onClose={onClose}
      title={t('Apagar a conta?')}
      description={t(
        'A conta, todas as simulações, os seus resultados e as revisões emitidas são apagados de vez. As verificações que decidiu para outros ficam com eles, com o seu nome, empresa, e-mail e a data. Confirme com a sua palavra-passe.',
      )}
      formProps={form.formProps}
      sends={{ label: t('Apagar conta'), variant: 'danger', busy: form.busy }}
    >
      <PasswordField {...form.field('password')} label={t('Palavra-passe')} autoComplete="current-password" required />
    </FormDialog>
  )
}
