import { useTranslation } from 'react-i18next'
import { type Session, useEndSession, useSessions } from '../../api/account.ts'
import { useFormat } from '../../i18n/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { useOneAtATime } from '../../ui/one-at-a-time.ts'
import { notify } from '../../ui/overlay/notify.ts'
import { Card } from '../../ui/page/card.tsx'
import { Pending } from '../../ui/page/failure.tsx'
import styles from './account.module.css'
import { deviceName } from './device-name.ts'

/** Where the user is signed in; each place but this one can be signed out. */
export function SessionsCard() {
  const { t } = useTranslation()
  const { data: sessions, error, refetch } = useSessions()
  return (
    <Card title={t('Sessões')}>
      <p className={styles.text}>{t('Os dispositivos em que tem a sessão iniciada.')}</p>
      {sessions ? (
        <ul className={styles.sessions}>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      ) : (
        <Pending error={error} refetch={refetch} lines={2} />
      )}
    </Card>
  )
}

function SessionRow({ session }: { session: Session }) {
  const { t } = useTranslation()
  const format = useFormat()
  const end = useEndSession()
  const oneAtATime = useOneAtATime()
  const device = deviceName(session.userAgent) ?? t('Dispositivo desconhecido')
  return (
    <li className="list-row">
      <div>
        <p className={styles.agent}>{device}</p>
        <p className="unit">
          {t('Última utilização: {{when}}', {
            when: `${format.date(session.lastSeenAt)} ${format.time(session.lastSeenAt)}`,
          })}
        </p>
      </div>
      {session.current ? (
        <Badge tone="success">{t('Esta sessão')}</Badge>
      ) : (
        <Button
          compact
          busy={end.isPending}
          aria-label={t('Terminar a sessão em {{device}}', { device })}
          onClick={() =>
            void oneAtATime(() =>
              end.mutateAsync(session.id).catch(() => notify.error(t('Não foi possível terminar a sessão.'))),
            )
          }
        >
          {t('Terminar sessão')}
        </Button>
      )}
    </li>
  )
}
