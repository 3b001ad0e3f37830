import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button.tsx'
import { classNames } from '../class-names.ts'
import { Icon, type IconName } from '../icon.tsx'
import styles from './states.module.css'

export function EmptyState({
  title,
  text,
  picture,
  actions,
  atStart = false,
}: {
  title: string
  text?: string
  picture?: ReactNode
  actions?: ReactNode
  /** aligned left, under an existing title */
  atStart?: boolean
}) {
  return (
    <div className={classNames(styles.state, atStart && styles.start)}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}

/** The text of a part of a screen that could not be loaded. */
export function ErrorState({
  title,
  text,
  icon = 'alert',
  onRetry,
  retryLabel,
}: {
  title?: string
  text?: string
  icon?: IconName
  onRetry?: () => void
  retryLabel?: string
}) {
  const { t } = useTranslation()
  return (
    <div className={styles.state} role="alert">
      <Icon name={icon} size={28} className={styles.errorIcon} />
      <p className={styles.title}>{title ?? t('Não foi possível carregar.')}</p>
      {text && <p className={styles.text}>{text}</p>}
      {onRetry && (
        <div className={styles.actions}>
          <Button icon="refresh" onClick={onRetry}>
            {retryLabel ?? t('Tentar novamente')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** The text of a screen whose code or page has not come. */
export function NotLoaded({ onRetry = () => window.location.reload() }: { onRetry?: () => void }) {
  const { t } = useTranslation()
  return (
    <ErrorState
      title={t('Não foi possível carregar este ecrã.')}
      text={t('Verifique a ligação e recarregue a página.')}
      retryLabel={t('Recarregar')}
      onRetry={onRetry}
    />
  )
}
