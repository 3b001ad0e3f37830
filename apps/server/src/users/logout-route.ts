import type { Route } from '../app-deps.ts'
import { ACCESS, noContent, problems } from '../http/problem-schema.ts'
import { endSession } from './session-store.ts'
import { ofUsers } from './user-schemas.ts'

export const logoutRoute: Route = (app, { database: { db }, auth }) => {
  app.post('/Users/logout', {
    schema: {
      operationId: 'logout',
      summary: 'Sign out',
      security: ACCESS.open,
      ...ofUsers,
      response: { 204: noContent, ...problems(507) },
    },
    handler: async (request, reply) => {
      const token = auth.cookie.read(request)
      if (token !== undefined) await endSession(db, token)
      auth.cookie.clear(reply)
      return reply.code(204).send()
    },
  })
}
