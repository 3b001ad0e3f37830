import type { TFunction } from 'i18next'
import { Icon } from '../icon.tsx'
import styles from './form.module.css'

/** Why the server has refused a form; nothing as long as it has not. */
export function Refusal({ text }: { text: string | null }) {
  if (!text) return null
  return (
    <p className={styles.refusal} role="alert">
      <Icon name="alert" size={16} />
      {text}
    </p>
  )
}

/** The reason of a failure: the server's, or that it did not answer. Typed text is kept. */
export function refusalText(error: unknown, t: TFunction): string {
  const { description, unreachable = false } = (error ?? {}) as { description?: string; unreachable?: boolean }
  if (unreachable) return t('Sem ligação ao servidor. Nada do que escreveu se perdeu.')
  return description ?? t('Não foi possível. Tente novamente.')
}
