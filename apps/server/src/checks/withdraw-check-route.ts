import type { Route } from '../app-deps.ts'
import { ACCESS, noContent, problems, requireId } from '../http/problem-schema.ts'
import { letterParams } from '../revisions/revision-schemas.ts'
import { ofChecks } from './check-schemas.ts'
import { withdrawCheck } from './check-store.ts'

export const withdrawCheckRoute: Route = (app, { database: { db }, auth }) => {
  app.delete('/Calculations/:id/revisions/:letter/check', {
    preValidation: auth.sessionGate,
    schema: {
      operationId: 'withdrawCheck',
      summary: 'Withdraw a check',
      description: 'That is still open. Whoever was asked sees it no more.',
      security: ACCESS.session,
      ...ofChecks,
      params: letterParams,
      response: { 204: noContent, ...problems(401, 403, 404, 409, 507) },
    },
    handler: async (request, reply) => {
      const { user } = await auth.requireSession(request)
      const of = { calculationId: requireId(request.params, 'CalculationNotFound'), letter: request.params.letter }
      await withdrawCheck(db, user, of)
      request.log.info({ act: 'WITHDRAWN', userId: user.id, ...of }, 'revision')
      return reply.code(204).send()
    },
  })
}
