import type { AppDeps } from '../app-deps.ts'
import { ACCESS, type Api, noContent, problems } from '../http/problem-schema.ts'
import type { Authenticator } from './authenticator.ts'
import { endSession } from './session-store.ts'
import { ofUsers } from './user-schemas.ts'

export function logoutRoute(app: Api, deps: AppDeps, auth: Authenticator): void {
  const { db } = deps.database
  app.post(
    '/Users/logout',
    {
      schema: {
        operationId: 'logout',
        summary: 'Sign out',
        security: ACCESS.open,
        ...ofUsers,
        response: { 204: noContent, ...problems(507) },
      },
    },
    async (request, reply) => {
      const token = auth.cookie.read(request)
      if (token !== undefined) await endSession(db, token)
      auth.cookie.clear(reply)
      return reply.code(204).send()
    },
  )
}
