import type { CheckSummary } from '@madre/contract'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useChecks } from '../../api/checks.ts'
import { shownName } from '../../i18n/default-names.ts'
import { useFormat } from '../../i18n/format.ts'
import { Card } from '../../ui/page/card.tsx'
import { Pending } from '../../ui/page/failure.tsx'
import { Page } from '../../ui/page/page.tsx'
import { usePageTitle } from '../../ui/page/page-title.ts'
import { EmptyState } from '../../ui/page/states.tsx'
import { RevisionBadge } from '../../ui/revision/revision-badge.tsx'
import styles from './checks.module.css'

/** What this account was asked to check, and what it has decided. */
export default function ChecksScreen() {
  const { t } = useTranslation()
  const { data: checks, error, refetch } = useChecks()
  usePageTitle(t('Verificações'))
  const open = checks?.filter(({ decision }) => decision === null) ?? []
  const decided = checks?.filter(({ decision }) => decision !== null) ?? []
  return (
    <Page title={t('Verificações')} lead={t('Revisões de outros que lhe pediram para verificar.')}>
      {checks ? (
        checks.length === 0 ? (
          <EmptyState
            title={t('Ninguém lhe pediu uma verificação.')}
            text={t('Quem emite uma revisão pede-a ao e-mail da sua conta.')}
          />
        ) : (
          <div className={styles.lists}>
            <Card title={t('Por decidir')}>
              {open.length === 0 ? <p className="unit">{t('Nada por decidir.')}</p> : <List checks={open} />}
            </Card>
            {decided.length > 0 && (
              <Card title={t('Decididas')}>
                <List checks={decided} />
              </Card>
            )}
          </div>
        )
      ) : (
        <Pending error={error} refetch={refetch} lines={5} height="2em" />
      )}
    </Page>
  )
}

function List({ checks }: { checks: CheckSummary[] }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <ul className={styles.list}>
      {checks.map(({ id, letter, name, project, author, askedAt, decision, decidedAt }) => (
        <li key={id} className={styles.check}>
          <div className={styles.what}>
            <Link to="/checks/$check" params={{ check: id }} className={styles.name}>
              {t('Revisão {{letter}} de {{name}}', { letter, name: shownName(name, t) })}
            </Link>
            <p className="unit">
              {shownName(project, t)} · {[author.name, author.company].filter(Boolean).join(', ')}
            </p>
          </div>
          <div className={styles.when}>
            {decision ? (
              <RevisionBadge state={decision} />
            ) : (
              <span className="unit">{t('pedida em {{date}}', { date: format.date(askedAt) })}</span>
            )}
            {decidedAt && <span className="unit">{format.date(decidedAt)}</span>}
          </div>
        </li>
      ))}
    </ul>
  )
}
