import type { Revision } from '@madre/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { AppDeps } from '../app-deps.ts'
import { changeHeaders, versionWanted } from '../calculations/if-match.ts'
import { ProblemError } from '../http/problem.ts'
import { ACCESS, anyId, langQuery, problems, requireId } from '../http/problem-schema.ts'
import { RateLimiter } from '../http/rate-limit.ts'
import type { NoteQueue } from '../jobs/note-queue.ts'
import type { Authenticator } from '../users/authenticator.ts'
import { readHistory } from './history.ts'
import { issueRevision } from './issue.ts'
import { fullRevisionAnswer, historyAnswer, issueBody, revisionAnswer, revisionNoteQuery } from './revision-schemas.ts'
import { findRevision, findWorkingCopy, listRevisions, presentRevision, type RevisionRow } from './revision-store.ts'
import { sendRevisionNote } from './send-revision-note.ts'

/** Issuing, listing and reading the revisions of the user's own simulations, their notes and their history. */
export function revisionRoutes(deps: AppDeps, auth: Authenticator, notes: NoteQueue): FastifyPluginAsyncZod {
  const { db } = deps.database
  const limiter = new RateLimiter(db)

  /** A simulation of the user's own, as far as its revisions have to know it. */
  const copyOf = async (userId: string, params: { id: string }) => {
    const copy = await findWorkingCopy(db, userId, requireId(params, 'CalculationNotFound'))
    if (copy === undefined) throw new ProblemError(404, 'CalculationNotFound')
    return copy
  }

  const revisionOf = async (userId: string, { id, letter }: { id: string; letter: string }): Promise<RevisionRow> => {
    const row = await findRevision(db, userId, id, letter)
    if (row === undefined) throw new ProblemError(404, 'RevisionNotFound')
    return row
  }

  return async (app) => {
    const common = { tags: ['Revisions'], querystring: langQuery, params: z.object({ id: anyId }) }
    const ofLetter = { ...common, params: z.object({ id: anyId, letter: anyId }) }

    app.get(
      '/Calculations/:id/revisions',
      {
        schema: {
          operationId: 'listRevisions',
          summary: 'List the revisions of a simulation',
          description: 'Newest first, without their records.',
          security: ACCESS.read,
          ...common,
          response: { 200: z.array(revisionAnswer), ...problems(401, 404) },
        },
      },
      async (request) => {
        const { user } = await auth.require(request)
        const copy = await copyOf(user.id, request.params)
        return listRevisions(db, user.id, copy.id, copy)
      },
    )

    app.post(
      '/Calculations/:id/revisions',
      {
        preValidation: auth.gate,
        schema: {
          operationId: 'issueRevision',
          summary: 'Issue a revision',
          description:
            'What is saved becomes the next revision, with its note, in the language of lang; neither ever changes. The simulation has to have a chosen solution of a result that is up to date (ResultOutdated, NoSolutionChosen, ResultOfOtherVersion), and something new since the revision before (NothingChanged). A simulation has 100 at most, a user 1,000; 30 are issued in an hour.',
          security: ACCESS.write,
          ...common,
          headers: changeHeaders,
          body: issueBody.default({}),
          response: { 201: revisionAnswer, ...problems(400, 401, 404, 409, 429, 500, 503, 507) },
        },
      },
      async (request, reply) => {
        const { user } = await auth.require(request)
        const issued: Revision = await issueRevision(
          { deps, notes, limiter, request, reply, user },
          requireId(request.params, 'CalculationNotFound'),
          request.body,
          versionWanted(request.headers['if-match']),
        )
        return reply.code(201).send(issued)
      },
    )

    app.get(
      '/Calculations/:id/revisions/:letter',
      {
        schema: {
          operationId: 'readRevision',
          summary: 'Read a revision',
          description: 'With all that was issued, and what has become of it since.',
          security: ACCESS.read,
          ...ofLetter,
          response: { 200: fullRevisionAnswer, ...problems(401, 404) },
        },
      },
      async (request, reply) => {
        const { user } = await auth.require(request)
        const copy = await copyOf(user.id, request.params)
        const row = await revisionOf(user.id, request.params)
        const head = JSON.stringify(await presentRevision(db, row.id, copy))
        reply.type('application/json; charset=utf-8')
        return reply.send(`${head.slice(0, -1)},"record":${row.record}}` as never)
      },
    )

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
        await copyOf(user.id, request.params)
        const row = await revisionOf(user.id, request.params)
        return sendRevisionNote(request, reply, db, row, request.query.as === 'issued')
      },
    )

    app.get(
      '/Calculations/:id/history',
      {
        schema: {
          operationId: 'readHistory',
          summary: 'Read the history of a simulation',
          description: 'What was issued, asked, decided and shared of it, newest first.',
          security: ACCESS.read,
          ...common,
          response: { 200: z.array(historyAnswer), ...problems(401, 404) },
        },
      },
      async (request) => {
        const { user } = await auth.require(request)
        return readHistory(db, (await copyOf(user.id, request.params)).id)
      },
    )
  }
}
