import type { User } from '@madre/contract'
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { fetchData } from './client.ts'
import { forgetCreations } from './creation-attempts.ts'
import { nullIf } from './problem.ts'

/** The signed-in user; null when signed out. */
export const whoamiQuery = queryOptions({
  queryKey: ['whoami'],
  queryFn: ({ signal }) => fetchData<User>('GET', 'Users/whoami', { signal }).catch(nullIf(401)),
  staleTime: Number.POSITIVE_INFINITY,
})

export const useWhoami = () => useQuery(whoamiQuery)

/** Changes the signed-in user: no data of another user stays in memory. */
export function becomeUser(client: QueryClient, user: User | null): void {
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== whoamiQuery.queryKey[0] })
  if (user === null) forgetCreations()
  client.setQueryData(whoamiQuery.queryKey, user)
}

/** Signs in; the user is known to every screen afterwards. */
export function useLogin() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { email: string; password: string }) => fetchData<User>('POST', 'Users/login', { body }),
    onSuccess: (user) => becomeUser(client, user),
  })
}

export function useLogout() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => fetchData<void>('POST', 'Users/logout'),
    onSuccess: () => becomeUser(client, null),
  })
}

interface Registration {
  email: string
  password: string
  firstName: string
  lastName: string
  company: string
}

/** Creates an account; the user name is the e-mail address. The answer says whether a mail must be confirmed first. */
export const useRegister = () =>
  useMutation({
    mutationFn: (registration: Registration) =>
      fetchData<{ confirmationRequired?: boolean }>('POST', 'Users', {
        body: { userName: registration.email, ...registration },
      }),
  })

export const useConfirmEmail = () =>
  useMutation({
    mutationFn: (body: { userId: string; code: string }) => fetchData<void>('POST', 'Users/confirm-email', { body }),
  })

export const useForgotPassword = () =>
  useMutation({
    mutationFn: (body: { email: string }) => fetchData<void>('POST', 'Users/forgot-password', { body }),
  })

/** Sets a new password with the code of the mail; every session of the user ends. */
export const useResetPassword = () =>
  useMutation({
    mutationFn: (body: { userId: string; code: string; password: string; confirmPassword: string }) =>
      fetchData<void>('POST', 'Users/reset-password', { body }),
  })
