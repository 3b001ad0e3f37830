import type { CalculationSummary } from '@madre/contract'
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { createContext, useContext, useMemo } from 'react'
import { call } from './client.ts'
import { ApiError } from './problem.ts'
import { serverStore } from './server-store.ts'
import {
  type CalculationChange,
  type NewCalculation,
  POLL_MS,
  type SimulationStore,
  type StoredCalculation,
} from './simulation-store.ts'

const StoreContext = createContext<SimulationStore>(serverStore)
export const SimulationStoreProvider = StoreContext.Provider

/** The store of the simulations on screen: the account's, unless the screen provides another. */
export const useSimulationStore = (): SimulationStore => useContext(StoreContext)

const PAGE_SIZE = 100
/** Matches of a search shown at most. */
const MAX_MATCHES = 10

interface SummaryPage {
  summaries: CalculationSummary[]
  /** address of the next page; null on the last */
  next: string | null
  /** number on all pages; sent with the first */
  total: number
}

async function page(path: string, signal: AbortSignal): Promise<SummaryPage> {
  const { data, headers } = await call<CalculationSummary[]>('GET', path, { signal })
  const next = /<[^>]*\/(Calculations\?[^>]*)>;\s*rel="next"/.exec(headers.get('link') ?? '')?.[1]
  return { summaries: data, next: next ?? null, total: Number(headers.get('x-total-count') ?? data.length) }
}

const isAnyRunning = (pages: readonly SummaryPage[]) =>
  pages.some(({ summaries }) => summaries.some((s) => s.calculationStatus === 'IN_PROGRESS'))

const LIST = ['calculations'] as const
const pagesFrom = (key: readonly string[], path: string) =>
  infiniteQueryOptions({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => page(pageParam, signal),
    initialPageParam: path,
    getNextPageParam: (last: SummaryPage) => last.next,
    staleTime: 0,
    refetchInterval: ({ state }) => (isAnyRunning(state.data?.pages ?? []) ? POLL_MS : false),
  })

/** The user's simulations, newest change first, page by page. */
export const summariesQuery = pagesFrom(LIST, `Calculations?limit=${PAGE_SIZE}`)
/** Simulations whose result an earlier engine underestimated, or that were recalculated since. */
const touchedQuery = pagesFrom([...LIST, 'touched'], `Calculations?limit=${PAGE_SIZE}&touched=true`)

function withoutSummary(list: InfiniteData<SummaryPage>, id: string): InfiniteData<SummaryPage> {
  const pages = list.pages.map(({ summaries, ...rest }) => ({
    ...rest,
    summaries: summaries.filter((summary) => summary.id !== id),
    total: rest.total - 1,
  }))
  return { ...list, pages }
}

/** Each simulation once: one changed between two pages has moved to the top. */
function listOf(pages: readonly SummaryPage[]): CalculationSummary[] {
  return [...new Map(pages.flatMap(({ summaries }) => summaries.map((s) => [s.id, s] as const))).values()]
}

export const useSummaries = () => useList(summariesQuery)

export const useTouchedSummaries = () => useList(touchedQuery)

function useList(query: typeof summariesQuery) {
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery(query)
  const summaries = useMemo(() => data && listOf(data.pages), [data])
  return {
    summaries,
    total: data?.pages[0]?.total ?? 0,
    error,
    refetch,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: async () => {
      const answer = await fetchNextPage()
      // The last one loaded was deleted elsewhere: the list cannot be continued, and is outdated.
      if (answer.error instanceof ApiError && answer.error.status === 404) await refetch()
    },
  }
}

/** The simulations found by a text, at most ten, and their number; an empty text requests nothing. */
export function useFoundSummaries(text: string) {
  const query = queryOptions({
    queryKey: [...summariesQuery.queryKey, 'search', text],
    queryFn: ({ signal }) =>
      page(`Calculations?${new URLSearchParams({ limit: String(MAX_MATCHES), search: text })}`, signal),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isAnyRunning([state.data]) ? POLL_MS : false),
  })
  return useQuery({ ...query, enabled: text !== '', placeholderData: keepPreviousData })
}

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
