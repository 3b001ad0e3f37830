import type { Revision } from '@madre/contract'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Route } from '../app-deps.ts'
import { type CalculationRow, calculatedAt, findCalculation } from '../calculations/calculation-store.ts'
import { unlessFull } from '../db/storage.ts'
import { limitedAddress } from '../http/client-address.ts'
import { ProblemError } from '../http/problem.ts'
import { ACCESS, langQuery, problems } from '../http/problem-schema.ts'
import { RateLimiter } from '../http/rate-limit.ts'
import { revisionNoteQuery } from '../revisions/revision-schemas.ts'
import { findWorkingCopy, presentRevision, type RevisionRow } from '../revisions/revision-store.ts'
import { sendRevisionNote } from '../revisions/send-revision-note.ts'
import { bearerToken } from '../users/authenticator.ts'
import { sharedAnswer } from './share-schemas.ts'
import { findShare, type OpenShare, touchShare } from './share-store.ts'

const ASKED_FROM_AN_ADDRESS = { max: 240, minutes: 10 }
const ASKED_BY_A_LINK = { max: 1200, minutes: 10 }

const notShared = () => new ProblemError(404, 'SharedNotFound')

/** Reading with a link: without an account, and independent of a signed-in user. */
export const sharedRoutes: Route = (app, { database: { db } }) => {
  const limiter = new RateLimiter(db)

  /** @throws ProblemError 404  unknown, expired and ended links alike; 429 */
  const opened = async (request: FastifyRequest): Promise<OpenShare> => {
    const address = limitedAddress(request.ip)
    await unlessFull(limiter.spend([{ name: 'shared-address', key: address, ...ASKED_FROM_AN_ADDRESS }]))
    const share = await findShare(db, bearerToken(request) ?? '')
    if (share === undefined) throw notShared()
    await unlessFull(limiter.spend([{ name: 'shared-link', key: share.id, ...ASKED_BY_A_LINK }]))
    return share
  }

  const revisionOf = async ({ revisionId }: OpenShare): Promise<RevisionRow | undefined> =>
    revisionId === null
      ? undefined
      : db.selectFrom('revisions').selectAll().where('id', '=', revisionId).executeTakeFirst()

  const workingCopyText = async (share: OpenShare): Promise<string | undefined> => {
    const row = await findCalculation(db, share.userId, share.calculationId)
    return row && workingCopyJson(share, row)
  }

  const revisionText = async (share: OpenShare): Promise<string | undefined> => {
    const row = await revisionOf(share)
    const copy = row && (await findWorkingCopy(db, share.userId, share.calculationId))
    return copy && revisionJson(share, row, await presentRevision(db, row.id, copy))
  }

  const common = { tags: ['Links'], querystring: langQuery }

  app.get('/Shared', {
    schema: {
      operationId: 'readShared',
      summary: 'Read what a link shows',
      description:
        'A revision, or the working copy as last saved. Links that are unknown, expired or ended are answered alike.',
      security: ACCESS.link,
      ...common,
      response: { 200: sharedAnswer, ...problems(404, 429) },
    },
    handler: async (request, reply) => {
      const share = await opened(request)
      const text = share.revisionId === null ? await workingCopyText(share) : await revisionText(share)
      if (text === undefined) throw notShared()
      await touchShare(db, share)
      reply.type('application/json; charset=utf-8')
      return reply.send(text as never)
    },
  })

  app.get('/Shared/calculation-note', {
    exposeHeadRoute: false,
    schema: {
      operationId: 'readSharedNote',
      summary: 'Download the calculation note of a linked revision',
      description:
        'As it was kept: a PDF as base64 in JSON, or the PDF itself for Accept: application/pdf. A working copy has none.',
      security: ACCESS.link,
      ...common,
      querystring: revisionNoteQuery,
      response: { 200: z.object({ base64Pdf: z.string() }), ...problems(404, 429) },
    },
    handler: async (request, reply) => {
      const share = await opened(request)
      const revision = await revisionOf(share)
      if (revision === undefined) throw notShared()
      await touchShare(db, share)
      return sendRevisionNote(request, reply, db, revision, request.query.as === 'issued')
    },
  })
}

/** A revision for a reader with the link: the checker's name, without the messages between author and checker. */
function revisionJson({ expiresAt }: OpenShare, row: RevisionRow, { check, ...revision }: Revision): string {
  const head = JSON.stringify({
    letter: row.letter,
    expiresAt: expiresAt.toISOString(),
    author: revision.author,
    revision: { ...revision, check: check && { ...check, email: '', message: '', comment: null } },
  })
  return `${head.slice(0, -1)},"record":${row.record}}`
}

/** The stored text of the result is passed on unchanged: it is large and must stay the same to the byte. */
function workingCopyJson({ expiresAt, author }: OpenShare, row: CalculationRow): string {
  const head = JSON.stringify({ letter: null, expiresAt: expiresAt.toISOString(), author })
  const calculation = JSON.stringify({
    name: row.name,
    project: row.project,
    description: row.description,
    calculationStatus: row.status,
    chosenResultId: row.chosen_result_id,
    calculatedAt: calculatedAt(row)?.toISOString() ?? null,
  })
  const whole = `${calculation.slice(0, -1)},"request":${row.request},"result":${row.result ?? 'null'}}`
  return `${head.slice(0, -1)},"calculation":${whole}}`
}
