/** The number of open checks, which the header needs at the start, separate from all other code of checks. */
import type { CheckSummary } from '@madre/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { fetchData } from './client.ts'

export const checksQuery = queryOptions({
  queryKey: ['checks', 'list'],
  queryFn: ({ signal }) => fetchData<CheckSummary[]>('GET', 'Checks', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** The numbers of all checks and of open ones for the signed-in user; requested once, when the page is idle. */
export function useCheckCount(): { all: number; open: number } {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    // Not every browser supports this.
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = setTimeout(() => setIdle(true), 500)
      return () => clearTimeout(timer)
    }
    const asked = window.requestIdleCallback(() => setIdle(true))
    return () => window.cancelIdleCallback(asked)
  }, [])
  const { data = [] } = useQuery({ ...checksQuery, enabled: isIdle, refetchOnWindowFocus: false, retry: false })
  return { all: data.length, open: data.filter(({ decision }) => decision === null).length }
}
