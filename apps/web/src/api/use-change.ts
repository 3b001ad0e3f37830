import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'

/** A change on the server. What was read under the key is read again after it, and after a refusal. */
export function useChange<V, A>(queryKey: QueryKey, mutationFn: (variables: V) => Promise<A>) {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey }) })
}
