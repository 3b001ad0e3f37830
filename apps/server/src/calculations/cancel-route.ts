import type { AppDeps } from '../app-deps.ts'
import { ProblemError } from '../http/problem.ts'
import { ACCESS, type Api, idParams, problems } from '../http/problem-schema.ts'
import type { Authenticator } from '../users/authenticator.ts'
import { calculationAnswer, ofCalculations } from './calculation-schemas.ts'
import { changeOwn, sendCalculation } from './own-calculation.ts'

export function cancelRoute(app: Api, deps: AppDeps, auth: Authenticator): void {
  const { db } = deps.database
  app.post(
    '/Calculations/:id/cancel',
    {
      schema: {
        operationId: 'cancel',
        summary: 'Cancel the calculation',
        description: 'Back to PENDING, or to EDITED when there is an older result.',
        security: ACCESS.write,
        ...ofCalculations,
        params: idParams,
        response: { 200: calculationAnswer, ...problems(401, 404, 409, 507) },
      },
    },
    async (request, reply) => {
      const { user } = await auth.require(request)
      const cancelled = await changeOwn(deps, user.id, request.params, async (tx, row) => {
        if (row.status !== 'IN_PROGRESS') throw new ProblemError(409, 'NotRunning')
        return { ...(await deps.queue.cancel(tx, row)), dropped: row.run_token }
      })
      return sendCalculation(db, request, reply, cancelled.row)
    },
  )
}
