import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, buttonClass } from '../../ui/button.tsx'
import styles from './auth.module.css'

/** That a mail is on its way and to which address; it stays until something else is done, and sends it again. */
export function MailSent({
  address,
  text,
  busy,
  onAgain,
}: {
  address: string
  text: string
  busy: boolean
  /** whether it was asked for */
  onAgain: () => Promise<boolean>
}) {
  const { t } = useTranslation()
  const [times, setTimes] = useState(0)
  return (
    <div className={styles.sent}>
      <p role="status">
        {text} <strong>{address}</strong>
      </p>
      <p className={styles.sentHint}>
        {t('Não chegou? Pode demorar uns minutos, ou estar no lixo eletrónico.')}{' '}
        <span role="status">{times > 0 && t('Pedido outra vez.')}</span>
      </p>
      <div className={styles.sentActions}>
        <Link to="/login" className={buttonClass({ variant: 'primary' })}>
          {t('Iniciar sessão')}
        </Link>
        <Button busy={busy} onClick={() => void onAgain().then((worked) => worked && setTimes(times + 1))}>
          {t('Enviar outra vez')}
        </Button>
      </div>
    </div>
  )
}
