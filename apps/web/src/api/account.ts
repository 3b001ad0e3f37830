import type { User } from '@madre/contract'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { fetchData } from './client.ts'
import { useChange } from './use-change.ts'
import { becomeUser, whoamiQuery } from './users.ts'

export interface Session {
  id: string
  createdAt: string
  lastSeenAt: string
  userAgent: string
  current: boolean
}

const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => fetchData<Session[]>('GET', 'Users/sessions', { signal }),
  staleTime: 0,
})

export const useSessions = () => useQuery(sessionsQuery)

export function useUpdateMe() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (
      body: Partial<Pick<User, 'firstName' | 'lastName' | 'company' | 'lang' | 'autosave' | 'startValues' | 'costs'>>,
    ) => fetchData<User>('PATCH', 'Users/me', { body }),
    onSuccess: (user) => client.setQueryData(whoamiQuery.queryKey, user),
  })
}

export function useChangePassword() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { currentPassword: string; password: string; confirmPassword: string }) =>
      fetchData<void>('POST', 'Users/change-password', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
}

export const useEndSession = () =>
  useChange(sessionsQuery.queryKey, (id: string) =>
    fetchData<void>('DELETE', `Users/sessions/${encodeURIComponent(id)}`),
  )

/** Token with which a program signs in. The token itself is shown once, when it is made. */
export interface AccessToken {
  id: string
  name: string
  scope: 'read' | 'write'
  createdAt: string
  expiresAt: string
  lastUsedAt: string | null
}

const tokensQuery = queryOptions({
  queryKey: ['tokens'],
  queryFn: ({ signal }) => fetchData<AccessToken[]>('GET', 'Users/tokens', { signal }),
  staleTime: 0,
})

export const useTokens = () => useQuery(tokensQuery)

export const useMakeToken = () =>
  useChange(tokensQuery.queryKey, (body: { name: string; scope: AccessToken['scope']; expiresInDays: number }) =>
    fetchData<AccessToken & { token: string }>('POST', 'Users/tokens', { body }),
  )

export const useRevokeToken = () =>
  useChange(tokensQuery.queryKey, (id: string) => fetchData<void>('DELETE', `Users/tokens/${encodeURIComponent(id)}`))

/** All data the server holds about the user, as one JSON document. */
export const useExportAccount = () => useMutation({ mutationFn: () => fetchData<unknown>('GET', 'Users/export') })

/** Deletes the user and every simulation, after asking for the password. */
export function useDeleteAccount() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { password: string }) => fetchData<void>('POST', 'Users/delete-account', { body }),
    onSuccess: () => becomeUser(client, null),
  })
}
