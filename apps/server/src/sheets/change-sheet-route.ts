import type { AppDeps } from '../app-deps.ts'
import { ProblemError } from '../http/problem.ts'
import { ACCESS, type Api, idParams, problems, requireId } from '../http/problem-schema.ts'
import type { Authenticator } from '../users/authenticator.ts'
import { keptSheet, ofSheets, patchBody, presentSheet } from './sheet-schemas.ts'
import { updateSheet } from './sheet-store.ts'

export function changeSheetRoute(app: Api, deps: AppDeps, auth: Authenticator): void {
  const { db } = deps.database
  app.patch(
    '/Sheets/:id',
    {
      preValidation: auth.gate,
      schema: {
        operationId: 'changeSheet',
        summary: 'Rename a sheet, or replace it',
        description: 'Only what is given changes, and no simulation does.',
        security: ACCESS.write,
        ...ofSheets,
        params: idParams,
        body: patchBody,
        response: { 200: keptSheet, ...problems(400, 401, 404, 409, 507) },
      },
    },
    async (request) => {
      const { user } = await auth.require(request)
      const row = await updateSheet(db, user.id, requireId(request.params, 'SheetNotFound'), request.body)
      if (row === undefined) throw new ProblemError(404, 'SheetNotFound')
      if (row === 'NAME_TAKEN') throw new ProblemError(409, 'SheetNameTaken')
      return presentSheet(row)
    },
  )
}
