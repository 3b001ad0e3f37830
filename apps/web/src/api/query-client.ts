import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from './problem.ts'
import { whoamiQuery } from './users.ts'

/**
 * The cache of what the server said.
 *
 * @param onSessionLost  a call of a signed-in user is refused as signed out
 * @param onUnreachable  a change was to be made and no answer came; whoever asked for it is told next
 */
export function createQueryClient({
  onSessionLost,
  onUnreachable,
}: {
  onSessionLost: () => void
  onUnreachable: () => void
}): QueryClient {
  const watch = (error: Error) => {
    if (!(error instanceof ApiError) || error.status !== 401) return
    if (!client.getQueryData(whoamiQuery.queryKey)) return
    client.setQueryData(whoamiQuery.queryKey, null)
    onSessionLost()
  }
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: watch }),
    mutationCache: new MutationCache({
      onError: (error) => {
        watch(error)
        if (error instanceof ApiError && error.unreachable) onUnreachable()
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // What the server refused stays refused; only a missing answer or its own failure is worth another try.
        retry: (count, error) =>
          count < 2 && (!(error instanceof ApiError) || error.status === 0 || error.status >= 500),
        retryDelay: (attempt) => Math.min(4000, 500 * 2 ** attempt),
        networkMode: 'always',
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
  return client
}
