import type { Route } from '../app-deps.ts'
import { ProblemError } from '../http/problem.ts'
import { ACCESS, idParams, problems } from '../http/problem-schema.ts'
import { calculationAnswer, ofCalculations } from './calculation-schemas.ts'
import { changeOwn, sendCalculation } from './own-calculation.ts'

export const calculateRoute: Route = (app, { database, auth, queue }) => {
  app.post('/Calculations/:id/calculate', {
    schema: {
      operationId: 'calculate',
      summary: 'Start the calculation',
      description:
        'Answers at once, with the simulation IN_PROGRESS. Most take less than a second; two of a user run at a time.',
      security: ACCESS.write,
      ...ofCalculations,
      params: idParams,
      response: { 202: calculationAnswer, ...problems(401, 404, 409, 507) },
    },
    handler: async (request, reply) => {
      const { user } = await auth.require(request)
      const started = await changeOwn({ database, queue }, user.id, request.params, (tx, row) => {
        if (row.status === 'IN_PROGRESS') throw new ProblemError(409, 'AlreadyRunning')
        return queue.start(tx, row)
      })
      return sendCalculation(database.db, request, reply, started.row, 202)
    },
  })
}
