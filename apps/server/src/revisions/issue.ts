import { type CalculationResult, type ProjectTitle, type Revision, revisionLetter } from '@madre/contract'
import { ENGINE_VERSION } from '@madre/engine'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { AppDeps } from '../app-deps.ts'
import {
  type CalculationRow,
  calculatedAt,
  findCalculation,
  lockCalculation,
} from '../calculations/calculation-store.ts'
import { issuedMark } from '../calculations/issued-mark.ts'
import { printNote, refuseUnprintable } from '../calculations/print-note.ts'
import { noteRefusal } from '../calculations/status-policy.ts'
import type { Db, Executor } from '../db/database.ts'
import { requestLanguage } from '../http/language.ts'
import { ProblemError } from '../http/problem.ts'
import { RateLimiter } from '../http/rate-limit.ts'
import type { NoteQueue } from '../jobs/note-queue.ts'
import { findLogo, findProject } from '../projects/project-store.ts'
import { authorOf, lockUser, type UserRow } from '../users/user-store.ts'
import { addHistory } from './history.ts'
import { recordOf, type Shown, sealed, shownOf } from './record.ts'
import { revisionNoteTask } from './revision-note.ts'
import type { IssueBody } from './revision-schemas.ts'
import {
  countRevisions,
  endOpenCheck,
  insertRevision,
  keptNote,
  MOST_REVISIONS,
  newestRevision,
  presentRevision,
  type RevisionRow,
} from './revision-store.ts'

/** Revisions a user issues in an hour; each makes a note. */
const ISSUES = { max: 30, minutes: 60 }

interface Issuing {
  deps: AppDeps
  notes: NoteQueue
  request: FastifyRequest
  reply: FastifyReply
  user: UserRow
}

/**
 * Issues the working copy of a simulation as its next revision. The note is made outside any transaction, in the user's turn. The
 * simulation must be unchanged afterwards; then record, note and history are added in one transaction. Decision 0033.
 *
 * @param isWanted  whether a version is the one the client has seen
 * @throws ProblemError 400  ReasonNeeded, CharacterNotPrintable
 * @throws ProblemError 404  CalculationNotFound
 * @throws ProblemError 409  the first that holds: StaleVersion, ResultOutdated, NoSolutionChosen, ResultOfOtherVersion, NothingChanged,
 * TooManyRevisions
 * @throws ProblemError 429, 500, 503  as the limit and the note
 */
export async function issueRevision(
  { deps, notes, request, reply, user }: Issuing,
  calculationId: string,
  { message = '', reason = '' }: IssueBody,
  isWanted: (version: number) => boolean,
): Promise<Revision> {
  const { db } = deps.database
  const row = await findCalculation(db, user.id, calculationId)
  if (row === undefined) throw new ProblemError(404, 'CalculationNotFound')
  const author = authorOf(user)
  const titleBlock = await findProject(db, user.id, row.project)
  const before = await newestRevision(db, user.id, calculationId)
  const result = row.result === null ? null : (JSON.parse(row.result) as CalculationResult)
  const solution = result?.solutions.find(({ id }) => id === row.chosen_result_id)
  const fails = solution !== undefined && !solution.pass
  if (fails && reason === '')
    throw new ProblemError(400, 'ReasonNeeded', { issues: [{ field: 'reason', key: 'ReasonNeeded' }] })

  const server = { engineVersion: ENGINE_VERSION, catalogueVersion: deps.catalogue.version }
  const sameTitle = (shown: Shown) =>
    isSameTitle(shown.titleBlock, titleBlock) && shown.author.company === author.company
  const refuse = async (on: Executor, now: CalculationRow, newest: RevisionRow | undefined) => {
    if (!isWanted(now.version) || now.version !== row.version) throw new ProblemError(409, 'StaleVersion')
    const held = { status: now.status, chosenResultId: now.chosen_result_id, result }
    const refusal = noteRefusal(held, server)
    if (refusal !== null) throw new ProblemError(409, refusal)
    if (issuedMark(now)?.isChangedSince === false && newest && sameTitle(JSON.parse(newest.shown) as Shown))
      throw new ProblemError(409, 'NothingChanged')
    const isFull =
      (newest?.seq ?? 0) >= MOST_REVISIONS.ofCalculation || (await countRevisions(on, user.id)) >= MOST_REVISIONS.ofUser
    if (isFull) throw new ProblemError(409, 'TooManyRevisions')
  }
  await refuse(db, row, before)

  const seq = (before?.seq ?? 0) + 1
  const letter = revisionLetter(seq)
  const issuedAt = await timeOfIssue(db)
  const record = recordOf(
    row,
    result as CalculationResult,
    { chosenResultId: row.chosen_result_id as string, calculatedAt: calculatedAt(row) as Date },
    {
      letter,
      issuedAt,
      language: requestLanguage(request),
      message,
      reason: fails ? reason : null,
      author,
      titleBlock,
    },
  )
  const { text, hash, code } = sealed(record)
  const logo = await findLogo(db, user.id)
  const task = revisionNoteTask(deps, record, { code, logo, before, check: null })
  // A refused attempt does not count.
  refuseUnprintable(task)
  await new RateLimiter(db).spend([{ name: 'issue', key: user.id, ...ISSUES }])
  const note = await keptNote(await printNote(request, reply, notes, user.id, task))

  const issued = await db.transaction().execute(async (tx) => {
    await lockUser(tx, user.id)
    const now = await lockCalculation(tx, user.id, calculationId)
    if (now === undefined) throw new ProblemError(404, 'CalculationNotFound')
    const newest = await newestRevision(tx, user.id, calculationId)
    await refuse(tx, now, newest)
    const isAsRead =
      now.chosen_result_id === row.chosen_result_id &&
      calculatedAt(now)?.getTime() === calculatedAt(row)?.getTime() &&
      (newest?.seq ?? 0) + 1 === seq
    if (!isAsRead) throw new ProblemError(409, 'StaleVersion')
    const checked = await endOpenCheck(tx, calculationId)
    const made = { seq, record: text, hash, code, issued_at: issuedAt, shown: shownOf(record) }
    const id = await insertRevision(tx, now, made, note, logo)
    const actor = author.name
    if (checked !== null)
      await addHistory(tx, calculationId, { act: 'SUPERSEDED', letter: checked, actor, detail: { by: letter } })
    await addHistory(tx, calculationId, { act: 'ISSUED', letter, actor, detail: { message } })
    const copy = { ...now, issued: JSON.stringify({ letter, state: 'ISSUED' }) }
    return presentRevision(tx, id, { ...copy, issued_version: now.version, issued_at: issuedAt })
  })
  request.log.info({ act: 'ISSUED', userId: user.id, calculationId, revisionId: issued.id, letter }, 'revision')
  return issued
}

const isSameTitle = (a: ProjectTitle, b: ProjectTitle) =>
  a.jobNumber === b.jobNumber && a.client === b.client && a.site === b.site

/** The database's clock, also used for results. Rounded up to a whole millisecond, so that no result read so far is later. */
async function timeOfIssue(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`
    SELECT date_trunc('milliseconds', clock_timestamp()) + interval '1 millisecond' AS now`.execute(db)
  return (rows[0] as { now: Date }).now
}
