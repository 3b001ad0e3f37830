import type { CalculationSummary } from '@madre/contract'
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from './client.ts'
import { POLL_MS } from './poll.ts'
import { ApiError } from './problem.ts'

/** Simulations per page. */
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

/** The pages without a deleted simulation. */
export function withoutSummary(list: InfiniteData<SummaryPage>, id: string): InfiniteData<SummaryPage> {
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

/** Summaries of the user's simulations loaded so far, newest change first. */
export const useSummaries = () => useList(summariesQuery)

/** The same for simulations underestimated by an earlier engine, or recalculated since. */
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
