import { HISTORY_ACTS } from '@madre/contract'
import { z } from 'zod'
import type { Route } from '../app-deps.ts'
import { ACCESS, problems } from '../http/problem-schema.ts'
import { readHistory } from './history.ts'
import { ownCopy, ownRevision } from './own-revision.ts'
import { ofLetter, ofRevisions, record, revisionAnswer, revisionNoteQuery, time } from './revision-schemas.ts'
import { listRevisions, presentRevision } from './revision-store.ts'
import { sendRevisionNote } from './send-revision-note.ts'

const fullRevisionAnswer = revisionAnswer
  .extend({ record })
  .meta({ id: 'RevisionWithRecord', description: 'A revision with all that was issued' })

const historyAnswer = z
  .object({
    at: time,
    act: z.enum(HISTORY_ACTS),
    letter: z.string().nullable(),
    actor: z.string().meta({ description: 'the name of who did it, as it was then' }),
    detail: z.record(z.string(), z.string()).meta({
      description:
        'ISSUED message; ASKED email; SUPERSEDED by; CHECKED and RETURNED comment; SHARED label, until; SHARE_ENDED label',
    }),
  })
  .meta({ id: 'HistoryEntry', description: 'What was done to a simulation, by whom and when' })

/** Reading what was issued of a simulation. */
export const revisionRoutes: Route = (app, { database: { db }, auth }) => {
  app.get('/Calculations/:id/revisions', {
    schema: {
      operationId: 'listRevisions',
      summary: 'List the revisions of a simulation',
      description: 'Newest first, without their records.',
      security: ACCESS.read,
      ...ofRevisions,
      response: { 200: z.array(revisionAnswer), ...problems(401, 404) },
    },
    handler: async (request) => {
      const { user } = await auth.require(request)
      const copy = await ownCopy(db, user.id, request.params)
      return listRevisions(db, user.id, copy.id, copy)
    },
  })

  app.get('/Calculations/:id/revisions/:letter', {
    schema: {
      operationId: 'readRevision',
      summary: 'Read a revision',
      description: 'With all that was issued, and what has become of it since.',
      security: ACCESS.read,
      ...ofLetter,
      response: { 200: fullRevisionAnswer, ...problems(401, 404) },
    },
    handler: async (request, reply) => {
      const { user } = await auth.require(request)
      const { copy, row } = await ownRevision(db, user.id, request.params)
      const head = JSON.stringify(await presentRevision(db, row.id, copy))
      reply.type('application/json; charset=utf-8')
      return reply.send(`${head.slice(0, -1)},"record":${row.record}}` as never)
    },
  })

  app.get('/Calculations/:id/revisions/:letter/calculation-note', {
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
    handler: async (request, reply) => {
      const { user } = await auth.require(request)
      const { row } = await ownRevision(db, user.id, request.params)
      return sendRevisionNote(request, reply, db, row, request.query.as === 'issued')
    },
  })

  app.get('/Calculations/:id/history', {
    schema: {
      operationId: 'readHistory',
      summary: 'Read the history of a simulation',
      description: 'What was issued, asked, decided and shared of it, newest first.',
      security: ACCESS.read,
      ...ofRevisions,
      response: { 200: z.array(historyAnswer), ...problems(401, 404) },
    },
    handler: async (request) => {
      const { user } = await auth.require(request)
      return readHistory(db, (await ownCopy(db, user.id, request.params)).id)
    },
  })
}
