import { z } from 'zod'
import type { Route } from '../app-deps.ts'
import { requestLanguage } from '../http/language.ts'
import { ProblemError } from '../http/problem.ts'
import { ACCESS, problems } from '../http/problem-schema.ts'
import { exportAccount } from './account-export.ts'
import { takeExportTurn } from './export-turn.ts'
import { ofAccount } from './user-schemas.ts'

export const exportAccountRoute: Route = (app, { database: { db }, auth }) => {
  app.get('/Users/export', {
    // HEAD would take the user's only turn and read everything for nothing.
    exposeHeadRoute: false,
    schema: {
      operationId: 'exportAccount',
      summary: 'Export everything the account holds',
      security: ACCESS.session,
      ...ofAccount,
      response: { 200: z.unknown().meta({ description: 'All data of the user' }), ...problems(401, 429, 507) },
    },
    handler: async (request, reply) => {
      const { user } = await auth.requireSession(request)
      const giveBack = await takeExportTurn(db, user.id)
      if (giveBack === null) throw new ProblemError(429, 'ExportRunning', { headers: { 'retry-after': '10' } })
      reply
        .header('content-disposition', 'attachment; filename="madre-export.json"')
        .type('application/json; charset=utf-8')
      const stream = exportAccount(db, user, requestLanguage(request), () =>
        giveBack().catch((error: unknown) =>
          request.log.warn({ err: error }, 'the turn of an export was not given back'),
        ),
      )
      return reply.send(stream as never)
    },
  })
}
