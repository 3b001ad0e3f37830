import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CalculationChange, NewCalculation, SimulationStore, StoredCalculation } from './simulation-store.ts'
import { summariesQuery, withoutSummary } from './summaries.ts'
import { useSimulationStore } from './use-simulation-store.ts'

export const calculationKey = (id: string) => ['calculation', id] as const

export const calculationQuery = (store: SimulationStore, id: string) =>
  queryOptions({
    queryKey: calculationKey(id),
    queryFn: ({ signal }) => store.load(id, signal),
    refetchInterval: (query) => (query.state.data?.calculationStatus === 'IN_PROGRESS' ? store.pollMs : false),
  })

/** One simulation, polled while it is calculated. `null` requests nothing. */
export function useCalculation(id: string | null) {
  const store = useSimulationStore()
  return useQuery({ ...calculationQuery(store, id ?? ''), enabled: id !== null && id !== 'new' })
}

/** Fetches a simulation in its present state. */
export function useFetchCalculation(): (id: string) => Promise<StoredCalculation> {
  const client = useQueryClient()
  const store = useSimulationStore()
  return (id) => client.fetchQuery({ ...calculationQuery(store, id), staleTime: 0 })
}

/** A simulation as of a moment ago: fetched only if the cached one is older. */
export function useRecentCalculation(): (id: string) => Promise<StoredCalculation> {
  const client = useQueryClient()
  const store = useSimulationStore()
  return (id) => client.fetchQuery({ ...calculationQuery(store, id), retry: false })
}

function useKeep() {
  const client = useQueryClient()
  return (calculation: StoredCalculation) => {
    client.setQueryData(calculationKey(calculation.id), calculation)
    return client.invalidateQueries({ queryKey: summariesQuery.queryKey })
  }
}

/** First save, or a copy. A repetition after a lost answer creates no second one. */
export function useCreateCalculation() {
  const { create } = useSimulationStore()
  const keep = useKeep()
  return useMutation({ mutationFn: (creation: NewCalculation) => create(creation), onSuccess: keep })
}

/** Later saves: the given fields, on the version named by `ifMatch`. */
export function useUpdateCalculation() {
  const store = useSimulationStore()
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
    }) => store.change(id, change, ifMatch),
    onSuccess: keep,
  })
}

export function useDeleteCalculation() {
  const client = useQueryClient()
  const { remove } = useSimulationStore()
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name?: string }) => remove(id, name),
    onSuccess: (_, { id }) => {
      client.removeQueries({ queryKey: calculationKey(id) })
      client.setQueryData(summariesQuery.queryKey, (list) => list && withoutSummary(list, id))
      return client.invalidateQueries({ queryKey: summariesQuery.queryKey })
    },
  })
}

/** Starts a calculation; `useCalculation` follows it. */
export function useStartCalculation() {
  const { calculate } = useSimulationStore()
  const keep = useKeep()
  return useMutation({ mutationFn: (id: string) => calculate(id), onSuccess: keep })
}

/** Cancels a calculation. If it has ended in the meantime, its present state is fetched. */
export function useCancelCalculation() {
  const client = useQueryClient()
  const { cancel } = useSimulationStore()
  const keep = useKeep()
  return useMutation({
    mutationFn: (id: string) => cancel(id),
    onSuccess: keep,
    onError: (_, id) => client.invalidateQueries({ queryKey: calculationKey(id) }),
  })
}
