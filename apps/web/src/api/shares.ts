import type { NewShare, Share, Shared } from '@madre/contract'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { fetchData } from './client.ts'
import { ApiError } from './problem.ts'
import { saveRevisionNote } from './revisions.ts'
import type { StoredCalculation } from './simulation-store.ts'

const sharesQuery = (calculation: string) =>
  queryOptions({
    queryKey: ['shares', calculation],
    queryFn: ({ signal }) => fetchData<Share[]>('GET', `Shares?${new URLSearchParams({ calculation })}`, { signal }),
    staleTime: 0,
  })

/** The links of a calculation that still work, newest first. */
export const useShares = (calculation: string) => useQuery(sharesQuery(calculation))

/** Makes a link; its address is told this once. */
export function useMakeShare() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, ...body }: { id: string; letter: string | null; days: number; label?: string }) => {
      const path = `Calculations/${encodeURIComponent(id)}/shares`
      const { url } = await fetchData<NewShare>('POST', path, { body })
      // Without a public address the server tells the path alone.
      return new URL(url, window.location.origin).href
    },
    onSettled: (_, __, { id }) => client.invalidateQueries({ queryKey: sharesQuery(id).queryKey }),
  })
}

/** Ends a link: whoever has it open loses sight of it with the next question. */
export function useEndShare() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: { id: string; calculationId: string }) =>
      fetchData<void>('DELETE', `Shares/${encodeURIComponent(id)}`),
    onSettled: (_, __, { calculationId }) =>
      client.invalidateQueries({ queryKey: sharesQuery(calculationId).queryKey }),
  })
}

const sharedQuery = (token: string) =>
  queryOptions({
    queryKey: ['shared', token],
    queryFn: async ({ signal }): Promise<Shared | null> => {
      try {
        return await fetchData<Shared>('GET', 'Shared', { signal, bearer: token })
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
    staleTime: 0,
    gcTime: 0,
  })

/** What a link shows, asked for again at every return to the tab; null where the link does not work, or does not any more. */
export const useShared = (token: string) => useQuery({ ...sharedQuery(token), refetchOnWindowFocus: 'always' })

/** Downloads the note of the revision that a link shows. */
export const useSharedNote = (token: string) =>
  useMutation({
    mutationFn: async ({ name, letter }: { name: string; letter: string }) => {
      const answer = fetchData<{ base64Pdf: string }>('GET', 'Shared/calculation-note', { bearer: token })
      saveRevisionNote((await answer).base64Pdf, name, letter)
    },
  })

/** A working copy that a link shows, as the results and the inputs show a calculation. */
export const calculationOfShared = (
  calculation: Omit<StoredCalculation, 'id' | 'etag' | 'creationDate' | 'lastUpdateDate'>,
): StoredCalculation => ({
  ...calculation,
  id: 'shared',
  creationDate: calculation.calculatedAt ?? '',
  lastUpdateDate: calculation.calculatedAt ?? '',
  etag: null,
})
