import { z } from 'zod'
import type { AppDeps } from '../app-deps.ts'
import { ACCESS, type Api, problems } from '../http/problem-schema.ts'
import type { Authenticator } from '../users/authenticator.ts'
import { ownRevision } from './own-revision.ts'
import { ofLetter, revisionNoteQuery } from './revision-schemas.ts'
import { sendRevisionNote } from './send-revision-note.ts'

export function readRevisionNoteRoute(app: Api, deps: AppDeps, auth: Authenticator): void {
  const { db } = deps.database
  app.get(
    '/Calculations/:id/revisions/:letter/calculation-note',
    {
      exposeHeadRoute: false,
      schema: {
        operationId: 'readRevisionNote',
        summary: 'Download the note of a revision',
        description:
          'As it was made, to the byte: with the check where it was checked. A PDF as base64 in JSON, or the PDF itself for Accept: application/pdf.',
        security: ACCESS.read,
        ...ofLetter,
        querystring: revisionNoteQuery,
        response: { 200: z.object({ base64Pdf: z.string() }), ...problems(401, 404) },
      },
    },
    async (request, reply) => {
      const { user } = await auth.require(request)
      const { row } = await ownRevision(db, user.id, request.params)
      return sendRevisionNote(request, reply, db, row, request.query.as === 'issued')
    },
  )
}
