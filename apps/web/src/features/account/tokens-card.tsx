import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type AccessToken, useMakeToken, useRevokeToken, useTokens } from '../../api/account.ts'
import { descriptionOf } from '../../api/problem.ts'
import { useFormat } from '../../i18n/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ShownOnce } from '../../ui/copied.tsx'
import forms from '../../ui/form/form.module.css'
import { Select } from '../../ui/form/select.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { check, required } from '../../ui/form/validation.ts'
import { useOneAtATime } from '../../ui/one-at-a-time.ts'
import { notify } from '../../ui/overlay/notify.ts'
import { Card } from '../../ui/page/card.tsx'
import { Pending } from '../../ui/page/failure.tsx'
import styles from './account.module.css'

const DAYS = ['30', '90', '365'] as const
const SCOPE_NAMES = { read: 'Só ler', write: 'Ler e escrever' } as const

/** What the user's programs sign in with: made, told once, listed and revoked. */
export function TokensCard() {
  const { t } = useTranslation()
  const { data: tokens, error, refetch } = useTokens()
  const [secret, setSecret] = useState<string | null>(null)
  return (
    <Card title={t('Tokens de acesso')}>
      <p className={styles.text}>
        {t(
          'Para programas que leem ou calculam as suas simulações pela API. Um token nunca dá acesso à própria conta.',
        )}{' '}
        <a href="/developers">{t('Documentação da API')}</a>
      </p>
      <MakeToken onMade={setSecret} />
      {secret && (
        <ShownOnce
          className={styles.secret}
          title={`${t('Token novo')}.`}
          hint={t('Copie-o agora: não volta a ser mostrado.')}
          text={secret}
          done={t('Token copiado.')}
        />
      )}
      {tokens ? (
        <ul className={styles.sessions} aria-label={t('Tokens de acesso')}>
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} />
          ))}
        </ul>
      ) : (
        <Pending error={error} refetch={refetch} lines={1} />
      )}
    </Card>
  )
}

function MakeToken({ onMade }: { onMade: (secret: string) => void }) {
  const { t } = useTranslation()
  const make = useMakeToken()
  const [scope, setScope] = useState<AccessToken['scope']>('read')
  const [days, setDays] = useState<(typeof DAYS)[number]>('90')
  const form = useForm({
    initial: { name: '' },
    validate: ({ name }) => ({ name: check(name, required) }),
    send: async ({ name }) => {
      onMade((await make.mutateAsync({ name, scope, expiresInDays: Number(days) })).token)
      form.reset()
    },
    onRefused: (error) => notify.error(t('Não foi possível criar o token.'), descriptionOf(error)),
  })
  return (
    <form {...form.formProps} className={forms.form}>
      <TextField {...form.field('name')} label={t('Nome do token')} maxLength={60} autoComplete="off" required />
      <div className={forms.pair}>
        <Select
          label={t('Âmbito')}
          value={scope}
          onChange={setScope}
          options={[
            { value: 'read', label: t('Só ler') },
            { value: 'write', label: t('Ler e escrever') },
          ]}
        />
        <Select
          label={t('Válido durante')}
          value={days}
          onChange={setDays}
          options={DAYS.map((value) => ({ value, label: t('{{days}} dias', { days: value }) }))}
        />
      </div>
      <div className={forms.actions}>
        <Button type="submit" busy={form.busy}>
          {t('Criar token')}
        </Button>
      </div>
    </form>
  )
}

function TokenRow({ token }: { token: AccessToken }) {
  const { t } = useTranslation()
  const format = useFormat()
  const revoke = useRevokeToken()
  const oneAtATime = useOneAtATime()
  const used = token.lastUsedAt
    ? t('Última utilização: {{when}}', { when: `${format.date(token.lastUsedAt)} ${format.time(token.lastUsedAt)}` })
    : t('nunca utilizado')
  return (
    <li className="list-row">
      <div>
        <p className={styles.agent}>
          {token.name} <Badge tone="info">{t(SCOPE_NAMES[token.scope])}</Badge>
        </p>
        <p className="unit">
          {t('Expira em {{when}}', { when: format.date(token.expiresAt) })} · {used}
        </p>
      </div>
      <Button
        compact
        busy={revoke.isPending}
        aria-label={t('Revogar {{name}}', { name: token.name })}
        onClick={() =>
          void oneAtATime(() =>
            revoke.mutateAsync(token.id).catch(() => notify.error(t('Não foi possível revogar o token.'))),
          )
        }
      >
        {t('Revogar')}
      </Button>
    </li>
  )
}
