import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { whoamiQuery } from '../api/users.ts'

interface GuardArgs {
  context: { queryClient: QueryClient }
  location: { href: string }
}

/** Signed in only: others sign in first and come back. */
export async function signedIn({ context, location }: GuardArgs): Promise<void> {
  const user = await context.queryClient.ensureQueryData(whoamiQuery)
  if (!user) throw redirect({ to: '/login', search: { redirectTo: location.href }, replace: true })
}

/** Signed out only: who is signed in goes to a new simulation. */
export async function signedOut({ context }: GuardArgs): Promise<void> {
  const user = await context.queryClient.ensureQueryData(whoamiQuery)
  if (user) throw redirect({ to: '/simulator/$simulation', params: { simulation: 'new' }, replace: true })
}
