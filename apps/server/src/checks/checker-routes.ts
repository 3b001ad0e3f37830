import type { CheckSummary } from '@madre/contract'
import { z } from 'zod'
import type { Route } from '../app-deps.ts'
import { ACCESS, idParams, problems } from '../http/problem-schema.ts'
import { revisionNoteQuery } from '../revisions/revision-schemas.ts'
import { sendRevisionNote } from '../revisions/send-revision-note.ts'
import { checkAnswer, checkSummaryAnswer, ofChecks } from './check-schemas.ts'
import { listChecks, presentCheckSummary } from './check-store.ts'
import { ownCheck, revisionOf, wholeCheck } from './own-check.ts'

/** What is asked of a checker: to be listed, and read with its note. */
export const checkerRoutes: Route = (app, { database: { db }, auth, catalogue }) => {
  app.get('/Checks', {
    schema: {
      operationId: 'listChecks',
      summary: 'List the checks asked of oneself',
      description: 'Open ones first, and those one has decided.',
      security: ACCESS.session,
      ...ofChecks,
      response: { 200: z.array(checkSummaryAnswer), ...problems(401, 403) },
    },
    handler: async (request): Promise<CheckSummary[]> => {
      const { user } = await auth.requireSession(request)
      return (await listChecks(db, user)).map(presentCheckSummary)
    },
  })

  app.get('/Checks/:id', {
    schema: {
      operationId: 'readCheck',
      summary: 'Read a check',
      description:
        'With all that was issued. 404 also once it is withdrawn, or a newer revision was issued while it was open.',
      security: ACCESS.session,
      ...ofChecks,
      params: idParams,
      response: { 200: checkAnswer, ...problems(401, 403, 404) },
    },
    handler: async (request) => {
      const { user } = await auth.requireSession(request)
      return wholeCheck(db, catalogue, await ownCheck(db, user, request.params))
    },
  })

  app.get('/Checks/:id/calculation-note', {
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
    handler: async (request, reply) => {
      const { user } = await auth.requireSession(request)
      const row = await revisionOf(db, await ownCheck(db, user, request.params))
      return sendRevisionNote(request, reply, db, row, request.query.as === 'issued')
    },
  })
}
