import { useTranslation } from 'react-i18next'
import { ErrorState } from './states.tsx'

/** What the API client throws, as far as a message needs it. */
interface Reported {
  description?: string | undefined
  unreachable?: boolean
}

/** ErrorState for anything thrown: says "offline" when the server could not be reached, else what the server said. */
export function Failure({ error, title, onRetry }: { error: unknown; title?: string; onRetry?: () => void }) {
  const { t } = useTranslation()
  const { description, unreachable = false } = (error ?? {}) as Reported
  const retry = onRetry ? { onRetry } : {}
  if (unreachable)
    return (
      <ErrorState
        icon="offline"
        title={t('Sem ligação ao servidor.')}
        text={t('Verifique a sua ligação à internet. Nada do que já guardou se perdeu.')}
        {...retry}
      />
    )
  return <ErrorState {...(title ? { title } : {})} {...(description ? { text: description } : {})} {...retry} />
}
