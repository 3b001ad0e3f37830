import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type AccessToken, useMakeToken, useRevokeToken, useTokens } from '../../api/account.ts'
import { ApiError } from '../../api/problem.ts'
import { useFormat } from '../../i18n/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import forms from '../../ui/form/form.module.css'
import { Select } from '../../ui/form/select.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { check, required } from '../../ui/form/validation.ts'
import { useOneAtATime } from '../../ui/one-at-a-time.ts'
import { notify } from '../../ui/overlay/notify.ts'
import { Card } from '../../ui/page/card.tsx'
import { Failure } from '../../ui/page/failure.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
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
      {secret && <Secret secret={secret} />}
      {tokens ? (
        <ul className={styles.sessions} aria-label={t('Tokens de acesso')}>
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} />
          ))}
        </ul>
      ) : error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={1} />
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
    onRefused: (error) =>
      notify.error(t('Não foi possível criar o token.'), error instanceof ApiError ? error.description : undefined),
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

function Secret({ secret }: { secret: string }) {
  const { t } = useTranslation()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret)
      notify.success(t('Token copiado.'))
    } catch {
      notify.error(t('Não foi possível copiar: selecione o texto.'))
    }
  }
  return (
    <div className={styles.secret} role="status">
      <p>
        <strong>{t('Token novo')}.</strong> {t('Copie-o agora: não volta a ser mostrado.')}
      </p>
      <div className={styles.secretLine}>
        <code>{secret}</code>
        <Button compact icon="copy" onClick={() => void copy()}>
          {t('Copiar')}
        </Button>
      </div>
    </div>
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
    <li className={styles.session}>
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
