import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Failure } from '../ui/page/failure.tsx'
import { Page } from '../ui/page/page.tsx'

/** What stands in the place of a screen that failed: why, in words, and a way to try again. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation()
  const router = useRouter()
  return (
    <Page width="narrow">
      <Failure
        error={error}
        title={t('Algo correu mal neste ecrã.')}
        onRetry={() => {
          reset()
          void router.invalidate()
        }}
      />
    </Page>
  )
}
