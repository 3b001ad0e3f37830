import type { Calculation, CalculationRequest } from '@madre/contract'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, fetchData } from './client.ts'
import { createOnce } from './creation-attempts.ts'
import { POLL_MS } from './poll.ts'
import { summariesQuery, withoutSummary } from './summaries.ts'

/** A calculation as the server keeps it, with the ETag a change is based on. */
export interface StoredCalculation extends Calculation {
  etag: string | null
}

interface NewCalculation {
  name: string
  description?: string
  request: CalculationRequest
  chosenResultId?: string | null
}

interface CalculationChange {
  name?: string
  description?: string
  project?: string
  chosenResultId?: string | null
  request?: CalculationRequest
}

const path = (id: string) => `Calculations/${encodeURIComponent(id)}`

async function stored(
  method: string,
  to: string,
  options: Parameters<typeof call>[2] = {},
): Promise<StoredCalculation> {
  const { data, etag } = await call<Calculation>(method, to, options)
  return { ...data, etag }
}

export const calculationQuery = (id: string) =>
  queryOptions({
    queryKey: ['calculation', id],
    queryFn: ({ signal }) => stored('GET', path(id), { signal }),
    refetchInterval: (query) => (query.state.data?.calculationStatus === 'IN_PROGRESS' ? POLL_MS : false),
  })

/** One simulation; asked for again every 5 s while it is calculated. `null` asks nothing. */
export const useCalculation = (id: string | null) =>
  useQuery({ ...calculationQuery(id ?? ''), enabled: id !== null && id !== 'new' })

function useKeep() {
  const client = useQueryClient()
  return (calculation: StoredCalculation) => {
    client.setQueryData(calculationQuery(calculation.id).queryKey, calculation)
    return client.invalidateQueries({ queryKey: summariesQuery.queryKey })
  }
}

/** First save, or a copy: the same again after a lost answer makes no second one. */
export function useCreateCalculation() {
  const keep = useKeep()
  return useMutation({
    mutationFn: (creation: NewCalculation) =>
      createOnce(creation, (body, idempotencyKey) => stored('POST', 'Calculations', { body, idempotencyKey })),
    onSuccess: keep,
  })
}

/** Later saves: the fields given, on the version named by `ifMatch`. */
export function useUpdateCalculation() {
  const keep = useKeep()
  return useMutation({
    mutationFn: ({
      id,
      change,
      ifMatch,
    }: {
      id: string
      change: CalculationChange
      ifMatch?: string | null | undefined
    }) => stored('PATCH', path(id), { body: change, ifMatch: ifMatch ?? undefined }),
    onSuccess: keep,
  })
}

export function useDeleteCalculation() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => fetchData<void>('DELETE', path(id)),
    onSuccess: (_, id) => {
      client.removeQueries({ queryKey: calculationQuery(id).queryKey })
      client.setQueryData(summariesQuery.queryKey, (list) => list && withoutSummary(list, id))
      return client.invalidateQueries({ queryKey: summariesQuery.queryKey })
    },
  })
}

/** Starts a calculation; `useCalculation` follows it. */
export function useStartCalculation() {
  const keep = useKeep()
  return useMutation({
    mutationFn: (id: string) => stored('POST', `${path(id)}/calculate`),
    onSuccess: keep,
  })
}

/** Cancels a calculation; one that has come to its end in the meantime is asked for as it is now. */
export function useCancelCalculation() {
  const client = useQueryClient()
  const keep = useKeep()
  return useMutation({
    mutationFn: (id: string) => stored('POST', `${path(id)}/cancel`),
    onSuccess: keep,
    onError: (_, id) => client.invalidateQueries({ queryKey: calculationQuery(id).queryKey }),
  })
}
