import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Skeleton } from './skeleton.tsx'
import { ErrorState } from './states.tsx'

/** The fields of an API error that a message needs. */
interface Reported {
  description?: string | undefined
  unreachable?: boolean
}

/** ErrorState for any error: "offline" when the server could not be reached, else the server's message. */
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

/** In place of what is read from the server: grey lines, or why it could not be read. */
export function Pending({
  error,
  refetch,
  ...lines
}: ComponentProps<typeof Skeleton> & { error: unknown; refetch: () => unknown }) {
  return error ? <Failure error={error} onRetry={() => void refetch()} /> : <Skeleton {...lines} />
}
