import type { AppDeps } from '../app-deps.ts'
import { ProblemError } from '../http/problem.ts'
import { ACCESS, type Api, idParams, noContent, problems, requireId } from '../http/problem-schema.ts'
import type { Authenticator } from '../users/authenticator.ts'
import { deleteOwn } from '../users/own-rows.ts'
import { ofSheets } from './sheet-schemas.ts'

export function deleteSheetRoute(app: Api, deps: AppDeps, auth: Authenticator): void {
  const { db } = deps.database
  app.delete(
    '/Sheets/:id',
    {
      schema: {
        operationId: 'deleteSheet',
        summary: 'Delete a sheet',
        description: 'Simulations under it stay as they are.',
        security: ACCESS.write,
        ...ofSheets,
        params: idParams,
        response: { 204: noContent, ...problems(401, 404, 507) },
      },
    },
    async (request, reply) => {
      const { user } = await auth.require(request)
      if (!(await deleteOwn(db, 'sheets', user.id, requireId(request.params, 'SheetNotFound'))))
        throw new ProblemError(404, 'SheetNotFound')
      return reply.code(204).send()
    },
  )
}
