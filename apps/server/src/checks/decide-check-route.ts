import { CHECK_COMMENT_LENGTH, DECISIONS } from '@madre/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Route } from '../app-deps.ts'
import { printNote, refuseUnprintableTexts } from '../calculations/print-note.ts'
import { ProblemError } from '../http/problem.ts'
import { ACCESS, idParams, problems } from '../http/problem-schema.ts'
import { revisionNoteTask } from '../revisions/revision-note.ts'
import { issuedLogo, type KeptNote, keptNote, recordIn, revisionBefore } from '../revisions/revision-store.ts'
import { authorOf, type UserRow } from '../users/user-store.ts'
import { checkAnswer, ofChecks } from './check-schemas.ts'
import { type CheckRow, decideCheck } from './check-store.ts'
import { isCurrentVersion, ownCheck, revisionOf, wholeCheck } from './own-check.ts'

const decideBody = z
  .strictObject({
    decision: z.enum(DECISIONS),
    comment: z.string().trim().max(CHECK_COMMENT_LENGTH).default('').meta({
      description: 'Why it is returned: needed then',
    }),
  })
  .meta({ id: 'Decision', examples: [{ decision: 'RETURNED', comment: 'Snow at the gable is missing.' }] })

export const decideCheckRoute: Route = (app, deps) => {
  const { auth, notes } = deps
  const { db } = deps.database

  /**
   * The note with the check, made anew with the engine, catalogue and tables of the record.
   *
   * @throws ProblemError 400  a character of the checker's name or company cannot be printed
   * @throws ProblemError 409  they are not those of the record: only a result of the present method is approved
   * @throws ProblemError 429, 503  as the queue
   */
  const checkedNote = async (
    request: FastifyRequest,
    reply: FastifyReply,
    checker: UserRow,
    check: CheckRow,
    decidedAt: Date,
  ): Promise<KeptNote> => {
    const row = await revisionOf(db, check)
    const record = recordIn(row)
    if (!isCurrentVersion(record, deps.catalogue)) throw new ProblemError(409, 'ResultOfOtherVersion')
    const by = authorOf(checker)
    refuseUnprintableTexts({ calculation: { name: '', project: '', description: '', date: '' }, author: by }, 'name')
    const task = revisionNoteTask(deps, record, {
      code: row.code,
      logo: await issuedLogo(db, row.id),
      before: await revisionBefore(db, row),
      check: { ...by, decidedAt: decidedAt.toISOString() },
    })
    return keptNote(await printNote(request, reply, notes, checker.id, task))
  }

  app.post('/Checks/:id', {
    preValidation: auth.sessionGate,
    schema: {
      operationId: 'decideCheck',
      summary: 'Decide a check',
      description:
        'Once. CHECKED makes the note anew, with the name of the account, its company and the date, where engine, catalogue and tables are those of the record (else ResultOfOtherVersion); RETURNED needs a comment and is always taken.',
      security: ACCESS.session,
      ...ofChecks,
      params: idParams,
      body: decideBody,
      response: { 200: checkAnswer, ...problems(400, 401, 403, 404, 409, 429, 500, 503, 507) },
    },
    handler: async (request, reply) => {
      const { user } = await auth.requireSession(request)
      const { decision, comment } = request.body
      const check = await ownCheck(db, user, request.params)
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
      return wholeCheck(db, deps.catalogue, await ownCheck(db, user, request.params))
    },
  })
}
