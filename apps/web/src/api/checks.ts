import type { Check, CheckSummary, Decision } from '@madre/contract'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { fetchData } from './client.ts'
import { saveRevisionNote } from './revisions.ts'

const path = (id: string) => `Checks/${encodeURIComponent(id)}`

const checksQuery = queryOptions({
  queryKey: ['checks', 'list'],
  queryFn: ({ signal }) => fetchData<CheckSummary[]>('GET', 'Checks', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** The checks this account is asked for, or has decided, open first; asked for anew wherever they are looked at. */
export const useChecks = () => useQuery({ ...checksQuery, staleTime: 0 })

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

const checkQuery = (id: string) =>
  queryOptions({
    queryKey: ['checks', 'one', id],
    queryFn: ({ signal }) => fetchData<Check>('GET', path(id), { signal }),
  })

export const useCheck = (id: string) => useQuery(checkQuery(id))

/** Decides a check, once; what it is then takes the place of what it was. */
export function useDecide(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { decision: Decision; comment?: string }) => fetchData<Check>('POST', path(id), { body }),
    onSuccess: (check) => client.setQueryData(checkQuery(id).queryKey, check),
    // Refused: what is on screen stays, with what was typed.
    onSettled: () => client.invalidateQueries({ queryKey: checksQuery.queryKey }),
  })
}

/** Downloads the note of the revision that is to be checked. */
export const useCheckNote = (id: string) =>
  useMutation({
    mutationFn: async ({ name, letter }: { name: string; letter: string }) => {
      const { base64Pdf } = await fetchData<{ base64Pdf: string }>('GET', `${path(id)}/calculation-note`)
      saveRevisionNote(base64Pdf, name, letter)
    },
  })
