import { z } from 'zod'
import type { AppDeps } from '../app-deps.ts'
import { ACCESS, type Api, idParams, problems } from '../http/problem-schema.ts'
import { revisionNoteQuery } from '../revisions/revision-schemas.ts'
import { sendRevisionNote } from '../revisions/send-revision-note.ts'
import type { Authenticator } from '../users/authenticator.ts'
import { ofChecks } from './check-schemas.ts'
import { ownCheck, revisionOf } from './own-check.ts'

export function readCheckNoteRoute(app: Api, deps: AppDeps, auth: Authenticator): void {
  const { db } = deps.database
  app.get(
    '/Checks/:id/calculation-note',
    {
      exposeHeadRoute: false,
      schema: {
        operationId: 'readCheckNote',
        summary: 'Download the calculation note of a check',
        description: 'As it was kept: a PDF as base64 in JSON, or the PDF itself for Accept: application/pdf.',
        security: ACCESS.session,
        ...ofChecks,
        querystring: revisionNoteQuery,
        params: idParams,
        response: { 200: z.object({ base64Pdf: z.string() }), ...problems(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { user } = await auth.requireSession(request)
      const row = await revisionOf(db, await ownCheck(db, user, request.params))
      return sendRevisionNote(request, reply, db, row, request.query.as === 'issued')
    },
  )
}
