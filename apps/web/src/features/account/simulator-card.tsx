import type { StartValueKey, User } from '@madre/contract'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useUpdateMe } from '../../api/account.ts'
import { descriptionOf } from '../../api/problem.ts'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/button.tsx'
import { Switch } from '../../ui/form/checkbox.tsx'
import { notify } from '../../ui/overlay/notify.ts'
import { Card } from '../../ui/page/card.tsx'
import { startValueFacts } from '../../ui/simulation/start-value-facts.ts'
import styles from './account.module.css'

/** How the user works in the simulator, on every device. */
export function SimulatorCard({ user }: { user: User }) {
  const { t } = useTranslation()
  const update = useUpdateMe()
  const autosave = update.isPending ? (update.variables.autosave ?? user.autosave) : user.autosave
  const change = (next: boolean) =>
    update.mutate(
      { autosave: next },
      {
        onError: (error) => notify.error(t('Erro ao guardar os dados.'), descriptionOf(error)),
      },
    )
  return (
    <Card title={t('Simulador')}>
      <Switch
        label={t('Salvar automaticamente')}
        hint={t(
          'Dois segundos depois da última alteração. Onde um resultado ficaria desatualizado nada é salvo: as alterações esperam neste dispositivo até as salvar.',
        )}
        checked={autosave}
        onChange={change}
      />
      <StartValuesList user={user} />
    </Card>
  )
}

/** What new simulations start with; each can be given back to the product. They are set from a simulation. */
function StartValuesList({ user }: { user: User }) {
  const { t } = useTranslation()
  const format = useFormat()
  const update = useUpdateMe()
  const present = useRef(user.startValues)
  present.current = user.startValues
  const last = useRef<Promise<void>>(Promise.resolve())
  const heading = useRef<HTMLHeadingElement>(null)
  const facts = startValueFacts(user.startValues ?? {}, t, format)

  /** One after the other, each from what the one before has left. */
  const remove = (gone: StartValueKey, button: Element) => {
    last.current = last.current.then(async () => {
      const kept = Object.entries(present.current ?? {}).filter(([key]) => key !== gone)
      try {
        const changed = await update.mutateAsync({ startValues: kept.length > 0 ? Object.fromEntries(kept) : null })
        present.current = changed.startValues
        // The button goes with its line, and with it the focus, unless that has moved on meanwhile.
        if ([button, document.body, null].includes(document.activeElement)) heading.current?.focus()
      } catch (error) {
        notify.error(t('Erro ao guardar os dados.'), descriptionOf(error))
      }
    })
  }

  return (
    <section className={styles.part}>
      <h3 ref={heading} tabIndex={-1}>
        {t('Valores iniciais de uma simulação nova')}
      </h3>
      <p className={styles.text}>
        {facts.length === 0 && `${t('Uma simulação nova começa com os valores do programa.')} `}
        {t('Para os definir, abra uma simulação que os tenha e escolha «Usar como valores iniciais» nas suas ações.')}{' '}
        <Link to="/simulator/$simulation" params={{ simulation: 'new' }}>
          {t('Nova Simulação')}
        </Link>
      </p>
      {facts.length > 0 && (
        <ul className={styles.sessions} aria-label={t('Valores iniciais de uma simulação nova')}>
          {facts.map(({ key, label, value }) => (
            <li key={key} className="list-row">
              <div>
                <p className={styles.agent}>{label}</p>
                <p className="unit">{value}</p>
              </div>
              <Button
                compact
                aria-label={t('Remover: {{what}}', { what: label })}
                onClick={(event) => remove(key, event.currentTarget)}
              >
                {t('Remover')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
