import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'

export interface MailCode {
  userId: string | undefined
  code: string | undefined
}

declare module '@tanstack/history' {
  interface HistoryState {
    mailCode?: MailCode
  }
}

/**
 * What the link of a mail carries. It leaves the address bar at once, where whoever looks over a shoulder, a bookmark or the
 * browser's history would have it; the entry keeps it in its state, so that a reload finds it.
 */
export function useMailCode(): MailCode {
  const navigate = useNavigate()
  const { userId, code, ...others } = useSearch({ from: '__root__' })
  const kept = useLocation({ select: ({ state }) => state.mailCode })
  const stands = userId !== undefined || code !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what stands in the address
  useEffect(() => {
    if (stands) void navigate({ to: '.', search: others, state: { mailCode: { userId, code } }, replace: true })
  }, [stands])
  return stands ? { userId, code } : (kept ?? { userId: undefined, code: undefined })
}
