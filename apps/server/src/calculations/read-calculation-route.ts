import type { Route } from '../app-deps.ts'
import { ProblemError } from '../http/problem.ts'
import { ACCESS, idParams, problems, requireId } from '../http/problem-schema.ts'
import { calculationAnswer, ofCalculations } from './calculation-schemas.ts'
import { findCalculation } from './calculation-store.ts'
import { sendCalculation } from './own-calculation.ts'

export const readCalculationRoute: Route = (app, { database: { db }, auth }) => {
  app.get('/Calculations/:id', {
    schema: {
      operationId: 'readCalculation',
      summary: 'Read a simulation',
      description: 'Also while it is calculated: ask again until calculationStatus is no longer IN_PROGRESS.',
      security: ACCESS.read,
      ...ofCalculations,
      params: idParams,
      response: { 200: calculationAnswer, ...problems(401, 404) },
    },
    handler: async (request, reply) => {
      const { user } = await auth.require(request)
      const row = await findCalculation(db, user.id, requireId(request.params, 'CalculationNotFound'))
      if (row === undefined) throw new ProblemError(404, 'CalculationNotFound')
      return sendCalculation(db, request, reply, row)
    },
  })
}
