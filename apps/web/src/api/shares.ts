import type { NewShare, Share, Shared } from '@madre/contract'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { fetchData } from './client.ts'
import { nullIf } from './problem.ts'
import { saveRevisionNote } from './revisions.ts'
import type { StoredCalculation } from './simulation-store.ts'

const sharesQuery = (calculation: string) =>
  queryOptions({
    queryKey: ['shares', calculation],
    queryFn: ({ signal }) => fetchData<Share[]>('GET', `Shares?${new URLSearchParams({ calculation })}`, { signal }),
    staleTime: 0,
  })

/** The valid links of a calculation, newest first. */
export const useShares = (calculation: string) => useQuery(sharesQuery(calculation))

/** Makes a link. Its address is shown only once. */
export function useMakeShare() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, ...body }: { id: string; letter: string | null; days: number; label?: string }) => {
      const path = `Calculations/${encodeURIComponent(id)}/shares`
      const { url } = await fetchData<NewShare>('POST', path, { body })
      // Without a public address the server returns only the path.
      return new URL(url, window.location.origin).href
    },
    onSettled: (_, __, { id }) => client.invalidateQueries({ queryKey: sharesQuery(id).queryKey }),
  })
}

/** Ends a link: readers who have it open lose access at the next request. */
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
    queryFn: ({ signal }) => fetchData<Shared>('GET', 'Shared', { signal, bearer: token }).catch(nullIf(404)),
    staleTime: 0,
    gcTime: 0,
  })

/** The target of a link, refetched at every return to the tab; null for an invalid link. */
export const useShared = (token: string) => useQuery({ ...sharedQuery(token), refetchOnWindowFocus: 'always' })

export const useSharedNote = (token: string) =>
  useMutation({
    mutationFn: async ({ name, letter }: { name: string; letter: string }) => {
      const answer = fetchData<{ base64Pdf: string }>('GET', 'Shared/calculation-note', { bearer: token })
      saveRevisionNote((await answer).base64Pdf, name, letter)
    },
  })

/** A working copy behind a link in the form of a calculation, for results and inputs. */
export const calculationOfShared = (
  calculation: Omit<StoredCalculation, 'id' | 'etag' | 'creationDate' | 'lastUpdateDate'>,
): StoredCalculation => ({
  ...calculation,
  id: 'shared',
  creationDate: calculation.calculatedAt ?? '',
  lastUpdateDate: calculation.calculatedAt ?? '',
  etag: null,
})
