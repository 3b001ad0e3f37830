import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from './problem.ts'
import { whoamiQuery } from './users.ts'

/**
 * The cache of the server's answers.
 *
 * @param onSessionLost  a call of a signed-in user was refused as signed out
 * @param onUnreachable  a change got no answer; called before its caller is told
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
        // A refusal is final. Only a missing answer or a server failure is retried.
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
