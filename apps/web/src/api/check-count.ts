/** How many checks wait: what the header asks for at the start, apart from all else of checks. */
import type { CheckSummary } from '@madre/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { fetchData } from './client.ts'

export const checksQuery = queryOptions({
  queryKey: ['checks', 'list'],
  queryFn: ({ signal }) => fetchData<CheckSummary[]>('GET', 'Checks', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** How many checks there are, and how many are open, of who is signed in; asked for once, when the page has nothing better to do. */
export function useCheckCount(): { all: number; open: number } {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    // Not every browser says when it is idle.
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
