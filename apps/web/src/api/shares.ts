import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { fetchData } from './client.ts'

/** A link that shows a revision, or the working copy as last saved, to whoever has it. */
export interface Share {
  id: string
  calculationId: string
  name: string
  /** null: the working copy */
  letter: string | null
  label: string
  createdAt: string
  expiresAt: string
  lastUsedAt: string | null
}

export const SHARE_LIMITS = { days: { min: 1, max: 365, usual: 30 }, label: 60 } as const

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
      const { url } = await fetchData<Share & { url: string }>('POST', path, { body })
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
