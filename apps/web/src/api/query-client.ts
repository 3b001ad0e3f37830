import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from './problem.ts'
import { whoamiQuery } from './users.ts'

/** The cache of what the server said. `onSessionLost` is called when a call of a signed-in user is refused as signed out. */
export function createQueryClient(onSessionLost: () => void): QueryClient {
  const watch = (error: Error) => {
    if (!(error instanceof ApiError) || error.status !== 401) return
    if (!client.getQueryData(whoamiQuery.queryKey)) return
    client.setQueryData(whoamiQuery.queryKey, null)
    onSessionLost()
  }
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: watch }),
    mutationCache: new MutationCache({ onError: watch }),
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
