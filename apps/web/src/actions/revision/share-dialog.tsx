import { SHARE_LIMITS, type Share } from '@madre/contract'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEndShare, useMakeShare, useShares } from '../../api/shares.ts'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/button.tsx'
import { ShownOnce } from '../../ui/copied.tsx'
import forms from '../../ui/form/form.module.css'
import { Refusal, refusalText } from '../../ui/form/refusal.tsx'
import { Select } from '../../ui/form/select.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { NumberField } from '../../ui/number-field/number-field.tsx'
import { useOneAtATime } from '../../ui/one-at-a-time.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { notify } from '../../ui/overlay/notify.ts'
import { Pending } from '../../ui/page/failure.tsx'
import styles from './share-dialog.module.css'

const WORKING_COPY = ''

interface Shareable {
  id: string
  /** preselected letter; '': the working copy */
  letter: string
  /** the existing revisions */
  letters: readonly string[]
}

/** Links to a revision, or to the working copy as last saved: made here, shown once, listed and ended. */
export default function ShareDialog({ id, letter, letters, onClose }: Shareable & { onClose: () => void }) {
  const { t } = useTranslation()
  const [url, setUrl] = useState<string | null>(null)
  return (
    <Dialog
      open
      onClose={onClose}
      wide
      title={t('Partilhar')}
      description={t(
        'Quem tem a ligação vê resultados e dados, sem conta e sem poder mudar nada, até a ligação terminar.',
      )}
    >
      <NewLink id={id} letter={letter} letters={letters} onMade={setUrl} />
      {url && (
        <ShownOnce
          className={styles.made}
          title={t('Ligação nova.')}
          hint={t('Copie-a agora: não volta a ser mostrada.')}
          text={url}
          done={t('Ligação copiada.')}
        />
      )}
      <Links id={id} />
    </Dialog>
  )
}

function NewLink({ id, letter, letters, onMade }: Shareable & { onMade: (url: string) => void }) {
  const { t } = useTranslation()
  const make = useMakeShare()
  const oneAtATime = useOneAtATime()
  const [what, setWhat] = useState(letter)
  const [days, setDays] = useState<number>(SHARE_LIMITS.days.usual)
  const [label, setLabel] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  const send = (event: FormEvent) => {
    event.preventDefault()
    void oneAtATime(async () => {
      setRefusal(null)
      const named = label.trim()
      try {
        onMade(
          await make.mutateAsync({
            id,
            letter: what === WORKING_COPY ? null : what,
            days,
            ...(named && { label: named }),
          }),
        )
        setLabel('')
      } catch (error) {
        setRefusal(refusalText(error, t))
      }
    })
  }
  return (
    <form className={forms.form} noValidate onSubmit={send}>
      <div className={forms.pair}>
        <Select
          label={t('O que mostra')}
          value={what}
          onChange={setWhat}
          options={[
            ...letters.map((value) => ({ value, label: t('Revisão {{letter}}', { letter: value }) })),
            { value: WORKING_COPY, label: t('Cópia de trabalho, sempre como foi salva pela última vez') },
          ]}
        />
        <NumberField
          label={t('Dias')}
          value={days}
          onChange={setDays}
          min={SHARE_LIMITS.days.min}
          max={SHARE_LIMITS.days.max}
          precision={0}
          step={1}
        />
      </div>
      <TextField
        label={t('Etiqueta (opcional)')}
        hint={t('Só para si: a quem a deu.')}
        value={label}
        maxLength={SHARE_LIMITS.label}
        autoComplete="off"
        onChange={setLabel}
      />
      <Refusal text={refusal} />
      <div className={forms.actions}>
        <Button type="submit" variant="primary" icon="share" busy={make.isPending}>
          {t('Criar ligação')}
        </Button>
      </div>
    </form>
  )
}

function Links({ id }: { id: string }) {
  const { t } = useTranslation()
  const list = useRef<HTMLElement>(null)
  const { data: shares, error, refetch } = useShares(id)
  if (!shares)
    return (
      <div className={styles.links}>
        <Pending error={error} refetch={refetch} lines={2} />
      </div>
    )
  return (
    <section ref={list} tabIndex={-1} className={styles.links} aria-label={t('Ligações desta simulação')}>
      {shares.length === 0 ? (
        <p className="unit">{t('Nenhuma ligação está aberta.')}</p>
      ) : (
        <ul>
          {shares.map((share) => (
            // The pressed button disappears with its line.
            <Link key={share.id} share={share} onEnded={() => list.current?.focus()} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Link({ share, onEnded }: { share: Share; onEnded: () => void }) {
  const { t } = useTranslation()
  const format = useFormat()
  const end = useEndShare()
  const oneAtATime = useOneAtATime()
  const what = share.letter ? t('Revisão {{letter}}', { letter: share.letter }) : t('Cópia de trabalho')
  const name = share.label ? `${what} · ${share.label}` : what
  const used = share.lastUsedAt
    ? t('Última utilização: {{when}}', { when: `${format.date(share.lastUsedAt)} ${format.time(share.lastUsedAt)}` })
    : t('nunca utilizada')
  const stop = () =>
    oneAtATime(async () => {
      try {
        await end.mutateAsync(share)
        onEnded()
      } catch (error) {
        notify.error(t('Não foi possível terminar a ligação.'), refusalText(error, t))
      }
    })
  return (
    <li className={`list-row ${styles.link}`}>
      <div>
        <p>{name}</p>
        <p className="unit">
          {t('Termina em {{when}}', { when: format.date(share.expiresAt) })} · {used}
        </p>
      </div>
      <Button
        compact
        busy={end.isPending}
        aria-label={t('Terminar a ligação: {{name}}', { name })}
        onClick={() => void stop()}
      >
        {t('Terminar')}
      </Button>
    </li>
  )
}
