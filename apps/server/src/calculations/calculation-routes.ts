import type { CalculationRequest, CalculationResult } from '@madre/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import type { AppDeps } from '../app-deps.ts'
import type { Tables } from '../db/tables.ts'
import { requestLanguage } from '../http/language.ts'
import { ProblemError } from '../http/problem.ts'
import { ACCESS, anyId, langQuery, noContent, problems } from '../http/problem-schema.ts'
import { MAX_HEADER_BYTES } from '../http/request-path.ts'
import { NO_RUN } from '../jobs/calculation-queue.ts'
import { runProgress } from '../jobs/run-progress.ts'
import type { Authenticator } from '../users/authenticator.ts'
import { lockUser } from '../users/user-store.ts'
import {
  calculationAnswer,
  createBody,
  listQuery,
  type PatchBody,
  patchBody,
  summaryAnswer,
} from './calculation-schemas.ts'
import {
  type CalculationRow,
  calculationJson,
  findCalculation,
  insertCalculation,
  lockCalculation,
  requestColumns,
  updateCalculation,
} from './calculation-store.ts'
import { choiceRefusal, chosenColumn } from './chosen-solution.ts'
import { createOnce } from './idempotency.ts'
import { issuedAlike } from './issued-mark.ts'
import { requireKnownSteels } from './known-steels.ts'
import { withSettledSite } from './site-provenance.ts'
import { sameDesign, statusAfterEdit } from './status-policy.ts'
import { listPlaces, readShortList, readSummaries } from './summaries.ts'
import { longList, SLICE } from './whole-list.ts'

/** Other headers are left as they are. */
const createHeaders = z.looseObject({
  'idempotency-key': z
    .string()
    .regex(/^[\x20-\x7e]{1,128}$/)
    .optional()
    .meta({ description: 'Sent again with the same key within 24 h, a creation makes nothing new' }),
})

export const changeHeaders = z.looseObject({
  'if-match': z
    .string()
    .max(MAX_HEADER_BYTES)
    .optional()
    .meta({ description: 'The ETag of the simulation as it was read; 409 when it has changed since' }),
})

const deleteQuery = langQuery.extend({
  name: z.string().max(MAX_HEADER_BYTES).optional().meta({
    description: 'the name of the simulation, exactly: needed where revisions were issued of it',
  }),
})

const idParams = z.object({ id: anyId })

/** An id as the database takes one; anything else names no calculation. */
export function calculationId(params: { id: string }): string {
  if (!z.uuid().safeParse(params.id).success) throw new ProblemError(404, 'CalculationNotFound')
  return params.id
}

/** Creating, listing, reading, changing, deleting, calculating and cancelling the user's own simulations. */
export function calculationRoutes(deps: AppDeps, auth: Authenticator): FastifyPluginAsyncZod {
  const { db } = deps.database

  /** Runs a change of one calculation, with the user's row held first: the order every writer keeps. */
  const change = <T>(
    userId: string,
    id: string,
    work: (tx: Transaction<Tables>, row: CalculationRow) => Promise<T>,
  ): Promise<T> =>
    db.transaction().execute(async (tx) => {
      await lockUser(tx, userId)
      const row = await lockCalculation(tx, userId, id)
      if (row === undefined) throw new ProblemError(404, 'CalculationNotFound')
      return work(tx, row)
    })

  const patch = (userId: string, id: string, body: PatchBody, ifMatch: string | undefined) =>
    change(userId, id, async (tx, row) => {
      if (!versionWanted(ifMatch)(row.version)) throw new ProblemError(409, 'StaleVersion')
      const stored = JSON.parse(row.request) as CalculationRequest
      const request = body.request === undefined ? stored : withSettledSite(body.request, stored)
      const named = body.project === undefined ? request : withProject(request, body.project)
      const edited = !sameDesign(stored, named)
      const status = edited ? statusAfterEdit(row.status, row.result !== null) : row.status
      const chosen = edited ? null : chosenAfter(row, body.chosenResultId)
      const before = { ...row, request: stored }
      const { name = row.name, description = row.description } = body
      const isIssuedAlike = issuedAlike(before, { name, description, chosen_result_id: chosen, request: named })
      const saved = await updateCalculation(tx, id, {
        ...(body.name === undefined ? {} : { name: body.name }),
        ...(body.description === undefined ? {} : { description: body.description }),
        ...(body.request === undefined && body.project === undefined ? {} : requestColumns(named)),
        chosen_result_id: chosen,
        ...(chosen === row.chosen_result_id ? {} : { chosen: chosenColumn(row.result, chosen) }),
        status,
        ...(edited ? { ...NO_RUN, error_message: null, recalculated: null } : {}),
        ...(row.issued_version !== null && isIssuedAlike ? { issued_version: row.issued_version + 1 } : {}),
      })
      const dropped = edited ? row.run_token : null
      return { saved, dropped, admitted: await deps.queue.released(tx, userId, dropped) }
    })

  const send = async (request: FastifyRequest, reply: FastifyReply, row: CalculationRow, status = 200) => {
    const progress = row.status === 'IN_PROGRESS' ? await runProgress(db, row) : undefined
    reply.code(status).header('etag', `"${row.version}"`).type('application/json; charset=utf-8')
    return reply.send(calculationJson(row, requestLanguage(request), progress))
  }

  /** After a change that may have ended a run, and let others in. */
  const afterRun = ({ dropped = null, admitted }: { dropped?: string | null; admitted: number }) => {
    if (dropped !== null) deps.queue.drop(dropped)
    if (admitted > 0) deps.queue.wake()
  }

  return async (app) => {
    const common = { tags: ['Calculations'], querystring: langQuery }

    app.get(
      '/Calculations',
      {
        schema: {
          operationId: 'listCalculations',
          summary: 'List the simulations',
          description:
            'Newest change first. Without parameters the list is whole; with limit, after or search it is a page, and the header Link names the next one.',
          security: ACCESS.read,
          ...common,
          querystring: listQuery,
          response: { 200: z.array(summaryAnswer), ...problems(400, 401, 404) },
        },
      },
      async (request, reply) => {
        const { user } = await auth.require(request)
        const { limit, after, search, touched } = request.query
        const isWhole = limit === undefined && after === undefined && search === undefined && !touched
        const short = isWhole ? await readShortList(db, user.id, SLICE) : undefined
        if (short !== undefined) {
          reply.header('x-total-count', short.length)
          return short
        }
        const listed = await listPlaces(db, user.id, { limit, after, search, touched }, requestLanguage(request))
        if (listed === undefined) throw new ProblemError(404, 'CalculationNotFound')
        const { places, total, more, unbroken } = listed
        const last = places.at(-1)
        if (more && last !== undefined) {
          const next = new URLSearchParams({
            limit: String(limit),
            after: last.id,
            ...(search ? { search } : {}),
            ...(touched ? { touched: 'true' } : {}),
          })
          reply.header('link', `</api/${deps.appId}/Calculations?${next}>; rel="next"`)
        }
        if (total !== null) reply.header('x-total-count', total)
        if (places.length <= SLICE) return readSummaries(db, user.id, places, unbroken)
        reply.type('application/json; charset=utf-8')
        return reply.send(longList(db, user.id, listed) as never)
      },
    )

    app.post(
      '/Calculations',
      {
        preValidation: auth.gate,
        schema: {
          operationId: 'createCalculation',
          summary: 'Create a simulation',
          description: 'It is saved as PENDING; calculate starts the calculation.',
          security: ACCESS.write,
          ...common,
          headers: createHeaders,
          body: createBody,
          response: { 201: calculationAnswer, ...problems(400, 401, 404, 422, 507) },
        },
      },
      async (request, reply) => {
        const { user } = await auth.require(request)
        requireKnownSteels(request.body.request, deps.catalogue)
        const key = request.headers['idempotency-key']
        const row =
          key === undefined
            ? await insertCalculation(db, user.id, request.body)
            : await createOnce(db, user.id, key, request.body)
        return send(request, reply, row, 201)
      },
    )

    app.get(
      '/Calculations/:id',
      {
        schema: {
          operationId: 'readCalculation',
          summary: 'Read a simulation',
          description: 'Also while it is calculated: ask again until calculationStatus is no longer IN_PROGRESS.',
          security: ACCESS.read,
          ...common,
          params: idParams,
          response: { 200: calculationAnswer, ...problems(401, 404) },
        },
      },
      async (request, reply) => {
        const { user } = await auth.require(request)
        const row = await findCalculation(db, user.id, calculationId(request.params))
        if (row === undefined) throw new ProblemError(404, 'CalculationNotFound')
        return send(request, reply, row)
      },
    )

    app.patch(
      '/Calculations/:id',
      {
        preValidation: auth.gate,
        schema: {
          operationId: 'changeCalculation',
          summary: 'Change a simulation',
          description:
            'Any of the fields alone. A changed request makes it EDITED and takes the choice away; name, project, description and choice never change the status.',
          security: ACCESS.write,
          ...common,
          params: idParams,
          headers: changeHeaders,
          body: patchBody,
          response: { 200: calculationAnswer, ...problems(400, 401, 404, 409, 507) },
        },
      },
      async (request, reply) => {
        const { user } = await auth.require(request)
        if (request.body.request) requireKnownSteels(request.body.request, deps.catalogue)
        const id = calculationId(request.params)
        const changed = await patch(user.id, id, request.body, request.headers['if-match'])
        afterRun(changed)
        return send(request, reply, changed.saved)
      },
    )

    app.delete(
      '/Calculations/:id',
      {
        schema: {
          operationId: 'deleteCalculation',
          summary: 'Delete a simulation',
          description: 'With all of its revisions: then its name has to be given (RevisionsExist).',
          security: ACCESS.write,
          ...common,
          querystring: deleteQuery,
          params: idParams,
          response: { 204: noContent, ...problems(401, 404, 409, 507) },
        },
      },
      async (request, reply) => {
        const { user } = await auth.require(request)
        const ended = await change(user.id, calculationId(request.params), async (tx, row) => {
          if (row.issued !== null && plainName(request.query.name ?? '') !== plainName(row.name))
            throw new ProblemError(409, 'RevisionsExist')
          await tx.deleteFrom('calculations').where('id', '=', row.id).execute()
          return { dropped: row.run_token, admitted: await deps.queue.released(tx, user.id, row.run_token) }
        })
        afterRun(ended)
        return reply.code(204).send()
      },
    )

    app.post(
      '/Calculations/:id/calculate',
      {
        schema: {
          operationId: 'calculate',
          summary: 'Start the calculation',
          description:
            'Answers at once, with the simulation IN_PROGRESS. Most take less than a second; two of a user run at a time.',
          security: ACCESS.write,
          ...common,
          params: idParams,
          response: { 202: calculationAnswer, ...problems(401, 404, 409, 507) },
        },
      },
      async (request, reply) => {
        const { user } = await auth.require(request)
        const started = await change(user.id, calculationId(request.params), (tx, row) => {
          if (row.status === 'IN_PROGRESS') throw new ProblemError(409, 'AlreadyRunning')
          return deps.queue.start(tx, row)
        })
        afterRun(started)
        return send(request, reply, started.row, 202)
      },
    )

    app.post(
      '/Calculations/:id/cancel',
      {
        schema: {
          operationId: 'cancel',
          summary: 'Cancel the calculation',
          description: 'Back to PENDING, or to EDITED when there is an older result.',
          security: ACCESS.write,
          ...common,
          params: idParams,
          response: { 200: calculationAnswer, ...problems(401, 404, 409, 507) },
        },
      },
      async (request, reply) => {
        const { user } = await auth.require(request)
        const cancelled = await change(user.id, calculationId(request.params), async (tx, row) => {
          if (row.status !== 'IN_PROGRESS') throw new ProblemError(409, 'NotRunning')
          return { ...(await deps.queue.cancel(tx, row)), dropped: row.run_token }
        })
        afterRun(cancelled)
        return send(request, reply, cancelled.row)
      },
    )
  }
}

/** A name as it is compared with one that was typed. */
const plainName = (name: string) => name.trim().normalize('NFC')

function withProject(request: CalculationRequest, projectName: string): CalculationRequest {
  return { ...request, metadata: { ...request.metadata, projectName } }
}

/**
 * The chosen solution after a change that leaves the design as it is.
 *
 * @throws ProblemError 400  the solution is not among the results, or outside the standard, or nothing of it was checked: it could have no note
 * @throws ProblemError 409  it is, but the results are outdated
 */
function chosenAfter(row: CalculationRow, wanted: string | null | undefined): string | null {
  if (wanted === undefined || wanted === row.chosen_result_id) return row.chosen_result_id
  if (wanted === null) return null
  const refusal = choiceRefusal(
    JSON.parse(row.result ?? '{"solutions":[]}') as Pick<CalculationResult, 'solutions'>,
    wanted,
  )
  if (refusal !== null) throw ProblemError.invalid([{ field: 'chosenResultId', key: refusal }])
  if (row.status !== 'COMPLETE') throw new ProblemError(409, 'ResultOutdated')
  return wanted
}

/** RFC 9110 If-Match: a list of tags, or * for anything that exists; without the header every version is wanted. */
export function versionWanted(header: string | undefined): (version: number) => boolean {
  return (version) =>
    header === undefined || header.split(',').some((tag) => ['*', `"${version}"`].includes(tag.trim()))
}
