import { TABLES_VERSION } from '@madre/climate'
import type { Check, CheckSummary, RevisionRecord } from '@madre/contract'
import { ENGINE_VERSION } from '@madre/engine'
import { unprintableTexts } from '@madre/note/fonts/unprintable-texts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { AppDeps } from '../app-deps.ts'
import { printNote } from '../calculations/print-note.ts'
import { ProblemError } from '../http/problem.ts'
import { ACCESS, anyId, langQuery, noContent, problems, requireId } from '../http/problem-schema.ts'
import { RateLimiter } from '../http/rate-limit.ts'
import type { NoteQueue } from '../jobs/note-queue.ts'
import { previousOf, revisionNoteTask } from '../revisions/revision-note.ts'
import { revisionAnswer, revisionNoteQuery } from '../revisions/revision-schemas.ts'
import {
  findWorkingCopy,
  issuedLogo,
  type KeptNote,
  keptNote,
  presentRevision,
  type RevisionRow,
  recordIn,
  revisionBefore,
} from '../revisions/revision-store.ts'
import { sendRevisionNote } from '../revisions/send-revision-note.ts'
import type { Authenticator } from '../users/authenticator.ts'
import { authorOf, emailKey, type UserRow } from '../users/user-store.ts'
import { askBody, checkAnswer, checkSummaryAnswer, decideBody } from './check-schemas.ts'
import {
  askableRevision,
  askCheck,
  type CheckRow,
  decideCheck,
  findCheck,
  listChecks,
  presentCheckSummary,
  withdrawCheck,
} from './check-store.ts'

/** Questions of one author in a day. */
const ASKS = { max: 20, minutes: 24 * 60 }
/** Questions to one address in an hour, whoever asks: nobody's mailbox is a place to pour into. */
const ASKS_OF_ONE = { max: 6, minutes: 60 }

const askParams = z.object({ id: anyId, letter: anyId })
const checkParams = z.object({ id: anyId })

/** Asking somebody to check a revision, and what whoever is asked reads and decides. */
export function checkRoutes(deps: AppDeps, auth: Authenticator, notes: NoteQueue): FastifyPluginAsyncZod {
  const { db } = deps.database
  const limiter = new RateLimiter(db)

  /** @throws ProblemError 404 */
  const seen = async (user: UserRow, { id }: { id: string }): Promise<CheckRow> => {
    const check = z.uuid().safeParse(id).success ? await findCheck(db, user, id) : undefined
    if (check === undefined) throw new ProblemError(404, 'CheckNotFound')
    return check
  }

  /** @throws ProblemError 404  gone with its simulation or its author */
  const revisionOf = async ({ revision_id }: CheckRow): Promise<RevisionRow> => {
    const row = await db.selectFrom('revisions').selectAll().where('id', '=', revision_id).executeTakeFirst()
    if (row === undefined) throw new ProblemError(404, 'CheckNotFound')
    return row
  }

  const whole = async (check: CheckRow): Promise<Check> => {
    const row = await revisionOf(check)
    const copy = await findWorkingCopy(db, check.author_id, check.calculation_id)
    if (copy === undefined) throw new ProblemError(404, 'CheckNotFound')
    const before = await revisionBefore(db, row)
    const record = recordIn(row)
    const revision = await presentRevision(db, row.id, copy)
    return {
      ...presentCheckSummary(check),
      message: check.message,
      comment: check.comment,
      revision: { ...revision, check: ownCheck(check) },
      record,
      previous: before === undefined ? null : previousOf(before),
      isCurrentVersion: isCurrentVersion(record, deps),
    }
  }

  /**
   * The note with the check, made anew by the engine, catalogue and tables of the record.
   *
   * @throws ProblemError 400  a character of the checker's name or company cannot be printed
   * @throws ProblemError 409  they are not those of the record: what is approved is what the present method gives
   * @throws ProblemError 429, 503  as the queue says
   */
  const checkedNote = async (
    request: FastifyRequest,
    reply: FastifyReply,
    checker: UserRow,
    check: CheckRow,
    decidedAt: Date,
  ): Promise<KeptNote> => {
    const row = await revisionOf(check)
    const record = recordIn(row)
    if (!isCurrentVersion(record, deps)) throw new ProblemError(409, 'ResultOfOtherVersion')
    const by = authorOf(checker)
    refuseUnprintable(by)
    const task = revisionNoteTask(deps, record, {
      code: row.code,
      logo: await issuedLogo(db, row.id),
      before: await revisionBefore(db, row),
      check: { ...by, decidedAt: decidedAt.toISOString() },
    })
    return keptNote(await printNote(request, reply, notes, checker.id, task))
  }

  return async (app) => {
    const common = { tags: ['Checks'], querystring: langQuery }

    app.post(
      '/Calculations/:id/revisions/:letter/check',
      {
        preValidation: auth.sessionGate,
        schema: {
          operationId: 'askForCheck',
          summary: 'Ask somebody to check a revision',
          description: `The newest one, of one person by e-mail address; whoever has a confirmed account of that address, or makes one, sees it under Checks. The answer is the same whether or not there is such an account. ${ASKS.max} a day, ${ASKS_OF_ONE.max} an hour to one address.`,
          security: ACCESS.session,
          ...common,
          params: askParams,
          body: askBody,
          response: { 200: revisionAnswer, ...problems(400, 401, 403, 404, 409, 429, 507) },
        },
      },
      async (request) => {
        const { user } = await auth.requireSession(request)
        const { letter } = request.params
        const of = { calculationId: requireId(request.params, 'CalculationNotFound'), letter }
        const { email } = request.body
        const copy = await findWorkingCopy(db, user.id, of.calculationId)
        if (copy === undefined) throw new ProblemError(404, 'CalculationNotFound')
        // What is refused counts for nothing; whether it can be asked is looked at again where nobody can change it.
        await askableRevision(db, user, copy, letter)
        if (emailKey(email) === user.email_key)
          throw new ProblemError(400, 'CheckerIsAuthor', { issues: [{ field: 'email', key: 'CheckerIsAuthor' }] })
        await limiter.spend([
          { name: 'ask-author', key: user.id, ...ASKS },
          { name: 'ask-address', key: emailKey(email), ...ASKS_OF_ONE },
        ])
        const revision = await askCheck(db, user, of, request.body, deps.mail)
        deps.wakeMail()
        request.log.info({ act: 'ASKED', userId: user.id, ...of, revisionId: revision.id }, 'revision')
        return revision
      },
    )

    app.delete(
      '/Calculations/:id/revisions/:letter/check',
      {
        preValidation: auth.sessionGate,
        schema: {
          operationId: 'withdrawCheck',
          summary: 'Withdraw a check',
          description: 'That is still open. Whoever was asked sees it no more.',
          security: ACCESS.session,
          ...common,
          params: askParams,
          response: { 204: noContent, ...problems(401, 403, 404, 409, 507) },
        },
      },
      async (request, reply) => {
        const { user } = await auth.requireSession(request)
        const of = { calculationId: requireId(request.params, 'CalculationNotFound'), letter: request.params.letter }
        await withdrawCheck(db, user, of)
        request.log.info({ act: 'WITHDRAWN', userId: user.id, ...of }, 'revision')
        return reply.code(204).send()
      },
    )

    app.get(
      '/Checks',
      {
        schema: {
          operationId: 'listChecks',
          summary: 'List the checks asked of oneself',
          description: 'Open ones first, and those one has decided.',
          security: ACCESS.session,
          ...common,
          response: { 200: z.array(checkSummaryAnswer), ...problems(401, 403) },
        },
      },
      async (request): Promise<CheckSummary[]> => {
        const { user } = await auth.requireSession(request)
        return (await listChecks(db, user)).map(presentCheckSummary)
      },
    )

    app.get(
      '/Checks/:id',
      {
        schema: {
          operationId: 'readCheck',
          summary: 'Read a check',
          description:
            'With all that was issued. 404 also once it is withdrawn, or a newer revision was issued while it was open.',
          security: ACCESS.session,
          ...common,
          params: checkParams,
          response: { 200: checkAnswer, ...problems(401, 403, 404) },
        },
      },
      async (request) => {
        const { user } = await auth.requireSession(request)
        return whole(await seen(user, request.params))
      },
    )

    app.get(
      '/Checks/:id/calculation-note',
      {
        exposeHeadRoute: false,
        schema: {
          operationId: 'readCheckNote',
          summary: 'Download the calculation note of a check',
          description: 'As it was kept: a PDF as base64 in JSON, or the PDF itself for Accept: application/pdf.',
          security: ACCESS.session,
          ...common,
          querystring: revisionNoteQuery,
          params: checkParams,
          response: { 200: z.object({ base64Pdf: z.string() }), ...problems(401, 403, 404) },
        },
      },
      async (request, reply) => {
        const { user } = await auth.requireSession(request)
        const row = await revisionOf(await seen(user, request.params))
        return sendRevisionNote(request, reply, db, row, request.query.as === 'issued')
      },
    )

    app.post(
      '/Checks/:id',
      {
        preValidation: auth.sessionGate,
        schema: {
          operationId: 'decideCheck',
          summary: 'Decide a check',
          description:
            'Once. CHECKED makes the note anew, with the name of the account, its company and the date, where engine, catalogue and tables are those of the record (else ResultOfOtherVersion); RETURNED needs a comment and is always taken.',
          security: ACCESS.session,
          ...common,
          params: checkParams,
          body: decideBody,
          response: { 200: checkAnswer, ...problems(400, 401, 403, 404, 409, 429, 500, 503, 507) },
        },
      },
      async (request, reply) => {
        const { user } = await auth.requireSession(request)
        const { decision, comment } = request.body
        const check = await seen(user, request.params)
        if (check.decision !== null) throw new ProblemError(409, 'CheckDecided')
        if (decision === 'RETURNED' && comment === '')
          throw new ProblemError(400, 'CommentNeeded', { issues: [{ field: 'comment', key: 'CommentNeeded' }] })
        const decidedAt = new Date()
        const note = decision === 'CHECKED' ? await checkedNote(request, reply, user, check, decidedAt) : null
        await decideCheck(db, user, check, { decision, decidedAt, comment }, note, deps.mail)
        deps.wakeMail()
        const { id: checkId, calculation_id, revision_id: revisionId, letter } = check
        request.log.info(
          { act: decision, userId: user.id, checkId, calculationId: calculation_id, revisionId, letter },
          'revision',
        )
        return whole(await seen(user, request.params))
      },
    )
  }
}

/** The check as its checker is shown it within the revision. */
function ownCheck(row: CheckRow): Check['revision']['check'] {
  const { email, message, decision, name, company, comment } = row
  const { askedAt, decidedAt } = presentCheckSummary(row)
  return { email, message, askedAt, decidedAt, decision, name, company, comment }
}

/** Whether a note that is made now says what the record says: engine, catalogue and tables of the place are those of the record. */
function isCurrentVersion({ result, tablesVersion }: RevisionRecord, { catalogue }: AppDeps): boolean {
  return (
    result.engineVersion === ENGINE_VERSION &&
    result.catalogueVersion === catalogue.version &&
    (tablesVersion === null || tablesVersion === TABLES_VERSION)
  )
}

/** @throws ProblemError 400  what the checker would sign with has a character that no font of the note has */
function refuseUnprintable(author: { name: string; company: string }): void {
  const nothing = { name: '', project: '', description: '', date: '' }
  const issues = unprintableTexts({ calculation: nothing, author }).map(({ field, characters }) => ({
    field: field === 'author' ? 'name' : field,
    key: 'CharacterNotPrintable' as const,
    values: { characters: characters.join(' ') },
  }))
  if (issues.length > 0) throw ProblemError.invalid(issues)
}
