import type { Route } from '../app-deps.ts'
import { ProblemError } from '../http/problem.ts'
import { ACCESS, idParams, isId, noContent, problems } from '../http/problem-schema.ts'
import { deleteOwn } from './own-rows.ts'
import { ofAccount } from './user-schemas.ts'

export const endSessionRoute: Route = (app, { database: { db }, auth }) => {
  app.delete('/Users/sessions/:id', {
    schema: {
      operationId: 'endSession',
      summary: 'End a session',
      security: ACCESS.session,
      ...ofAccount,
      params: idParams,
      response: { 204: noContent, ...problems(401, 404, 507) },
    },
    handler: async (request, reply) => {
      const { user, sessionId } = await auth.requireSession(request)
      const { id } = request.params
      if (!isId(id) || !(await deleteOwn(db, 'sessions', user.id, id))) throw new ProblemError(404, 'SessionNotFound')
      if (id === sessionId) auth.cookie.clear(reply)
      return reply.code(204).send()
    },
  })
}
