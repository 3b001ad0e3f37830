import type { Check, Decision } from '@madre/contract'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { checksQuery } from './check-count.ts'
import { fetchData } from './client.ts'
import { saveRevisionNote } from './revisions.ts'

const path = (id: string) => `Checks/${encodeURIComponent(id)}`

/** The checks this account is asked for, or has decided, open first; asked for anew wherever they are looked at. */
export const useChecks = () => useQuery({ ...checksQuery, staleTime: 0 })

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
