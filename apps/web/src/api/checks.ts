import type { Check, Decision } from '@madre/contract'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { checksQuery } from './check-count.ts'
import { fetchData } from './client.ts'
import { saveRevisionNote } from './revisions.ts'

const path = (id: string) => `Checks/${encodeURIComponent(id)}`

/** The checks this account is asked for, or has decided, open first; fetched anew for every view. */
export const useChecks = () => useQuery({ ...checksQuery, staleTime: 0 })

const checkQuery = (id: string) =>
  queryOptions({
    queryKey: ['checks', 'one', id],
    queryFn: ({ signal }) => fetchData<Check>('GET', path(id), { signal }),
  })

export const useCheck = (id: string) => useQuery(checkQuery(id))

/** Decides a check, once. The decided check replaces the open one. */
export function useDecide(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { decision: Decision; comment?: string }) => fetchData<Check>('POST', path(id), { body }),
    onSuccess: (check) => client.setQueryData(checkQuery(id).queryKey, check),
    // After a refusal the screen keeps the check and the typed text.
    onSettled: () => client.invalidateQueries({ queryKey: checksQuery.queryKey }),
  })
}

export const useCheckNote = (id: string) =>
  useMutation({
    mutationFn: async ({ name, letter }: { name: string; letter: string }) => {
      const { base64Pdf } = await fetchData<{ base64Pdf: string }>('GET', `${path(id)}/calculation-note`)
      saveRevisionNote(base64Pdf, name, letter)
    },
  })
