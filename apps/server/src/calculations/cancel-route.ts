import type { Route } from '../app-deps.ts'
import { ProblemError } from '../http/problem.ts'
import { ACCESS, idParams, problems } from '../http/problem-schema.ts'
import { calculationAnswer, ofCalculations } from './calculation-schemas.ts'
import { changeOwn, sendCalculation } from './own-calculation.ts'

export const cancelRoute: Route = (app, { database, auth, queue }) => {
  app.post('/Calculations/:id/cancel', {
    schema: {
      operationId: 'cancel',
      summary: 'Cancel the calculation',
      description: 'Back to PENDING, or to EDITED when there is an older result.',
      security: ACCESS.write,
      ...ofCalculations,
      params: idParams,
      response: { 200: calculationAnswer, ...problems(401, 404, 409, 507) },
    },
    handler: async (request, reply) => {
      const { user } = await auth.require(request)
      const cancelled = await changeOwn({ database, queue }, user.id, request.params, async (tx, row) => {
        if (row.status !== 'IN_PROGRESS') throw new ProblemError(409, 'NotRunning')
        return { ...(await queue.cancel(tx, row)), dropped: row.run_token }
      })
      return sendCalculation(database.db, request, reply, cancelled.row)
    },
  })
}
