import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLogout } from '../../api/users.ts'
import { Failure } from '../../ui/page/failure.tsx'
import { Page } from '../../ui/page/page.tsx'
import { usePageTitle } from '../../ui/page/page-title.ts'
import { Skeleton } from '../../ui/page/skeleton.tsx'

/** Signs out as soon as it is shown; `onSignedOut` leads to the sign-in. Says so when the server could not be told. */
export default function LogoutScreen({ onSignedOut }: { onSignedOut: () => void }) {
  const { t } = useTranslation()
  const { mutate, isError, error } = useLogout()
  const asked = useRef(false)
  usePageTitle(t('Terminar sessão'))
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    mutate(undefined, { onSuccess: onSignedOut })
  }, [mutate, onSignedOut])
  return (
    <Page width="narrow">
      {isError ? (
        <Failure
          error={error}
          title={t('Não foi possível terminar a sessão.')}
          onRetry={() => mutate(undefined, { onSuccess: onSignedOut })}
        />
      ) : (
        <Skeleton lines={2} label={t('A terminar a sessão…')} />
      )}
    </Page>
  )
}
