import type { CheckSummary, Decision, Revision } from '@madre/contract'
import { type Selectable, sql } from 'kysely'
import { type CalculationRow, lockCalculation } from '../calculations/calculation-store.ts'
import type { Db, Executor, Tx } from '../db/database.ts'
import type { RevisionChecksTable } from '../db/tables.ts'
import { ProblemError } from '../http/problem.ts'
import { queueCheckMail } from '../mail/outbox.ts'
import { addHistory } from '../revisions/history.ts'
import type { Shown } from '../revisions/record.ts'
import {
  findRevision,
  insertNote,
  type KeptNote,
  markIssued,
  presentRevision,
  type WorkingCopy,
} from '../revisions/revision-store.ts'
import { authorOf, emailKey, lockUser, UserGoneError, type UserRow } from '../users/user-store.ts'

type OfCheck = 'id' | 'revision_id' | 'email' | 'message' | 'asked_at' | 'decision' | 'decided_at' | 'name' | 'company'
export interface CheckRow extends Pick<Selectable<RevisionChecksTable>, OfCheck | 'comment'> {
  author_id: string
  calculation_id: string
  letter: string
  shown: string
}

/**
 * The checks visible to an account: open ones asked of its e-mail address, and those it decided itself; never checks of its own revisions.
 * Where addresses are confirmed, a signed-in user has a confirmed one.
 */
const seenBy = (db: Executor, { id, email_key }: Pick<UserRow, 'id' | 'email_key'>) =>
  db
    .selectFrom('revision_checks as c')
    .innerJoin('revisions as r', 'r.id', 'c.revision_id')
    .select(['c.id', 'c.revision_id', 'c.email', 'c.message', 'c.asked_at', 'c.decision', 'c.decided_at'])
    .select(['c.name', 'c.company', 'c.comment', 'r.user_id as author_id', 'r.calculation_id', 'r.letter', 'r.shown'])
    .where('r.user_id', '!=', id)
    .where((eb) =>
      eb.or([
        eb.and([eb('c.email_key', '=', email_key), eb('c.decision', 'is', null), eb('c.ended_at', 'is', null)]),
        eb('c.checker_id', '=', id),
      ]),
    )

/** The checks of an account, open ones first, the newest of each first. */
export function listChecks(db: Db, user: UserRow): Promise<CheckRow[]> {
  return seenBy(db, user).orderBy(sql`c.decided_at DESC NULLS FIRST`).orderBy('c.asked_at', 'desc').execute()
}

/** A check visible to the account; undefined for others, for withdrawn ones and for those of a superseded revision. */
export function findCheck(db: Executor, user: UserRow, id: string): Promise<CheckRow | undefined> {
  return seenBy(db, user).where('c.id', '=', id).executeTakeFirst()
}

export function presentCheckSummary(row: CheckRow): CheckSummary {
  const { name, project, author } = JSON.parse(row.shown) as Shown
  return {
    id: row.id,
    letter: row.letter,
    name,
    project,
    author,
    askedAt: row.asked_at.toISOString(),
    decision: row.decision,
    decidedAt: row.decided_at?.toISOString() ?? null,
  }
}

/** @throws ProblemError 404 */
async function revisionOf(
  db: Executor,
  author: Pick<UserRow, 'id'>,
  calculation: WorkingCopy,
  letter: string,
): Promise<Revision> {
  const found = await findRevision(db, author.id, calculation.id, letter)
  if (found === undefined) throw new ProblemError(404, 'RevisionNotFound')
  return presentRevision(db, found.id, calculation)
}

/**
 * A revision that may be sent to a checker.
 *
 * @throws ProblemError 404  there is none of that letter
 * @throws ProblemError 409  somebody is asked already, it is checked, or there is a newer one
 */
export async function askableRevision(
  db: Executor,
  author: Pick<UserRow, 'id'>,
  calculation: WorkingCopy,
  letter: string,
): Promise<Revision> {
  const revision = await revisionOf(db, author, calculation, letter)
  if (revision.state === 'SUBMITTED') throw new ProblemError(409, 'CheckOpen')
  if (revision.state === 'CHECKED') throw new ProblemError(409, 'RevisionChecked')
  if (!revision.isNewest) throw new ProblemError(409, 'RevisionSuperseded')
  return revision
}

/** Locks a simulation of its author, the author's row first, as every writer does. @throws ProblemError 404 */
async function hold(tx: Tx, author: UserRow, calculationId: string): Promise<CalculationRow> {
  await lockUser(tx, author.id)
  const calculation = await lockCalculation(tx, author.id, calculationId)
  if (calculation === undefined) throw new ProblemError(404, 'CalculationNotFound')
  return calculation
}

/**
 * Asks one person to check a revision.
 *
 * @param isMailed  whether a mail is sent to them
 * @throws ProblemError 404, 409  as `askableRevision`
 */
export function askCheck(
  db: Db,
  author: UserRow,
  { calculationId, letter }: { calculationId: string; letter: string },
  { email, message }: { email: string; message: string },
  isMailed: boolean,
): Promise<Revision> {
  return db.transaction().execute(async (tx) => {
    const calculation = await hold(tx, author, calculationId)
    const revision = await askableRevision(tx, author, calculation, letter)
    const { id } = await tx
      .insertInto('revision_checks')
      .values({
        revision_id: revision.id,
        email,
        email_key: emailKey(email),
        message,
        // The present time, not that of the transaction's start: it identifies the last check of a revision.
        asked_at: sql<Date>`clock_timestamp()`,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await markIssued(tx, calculationId, { letter, state: 'SUBMITTED' })
    await addHistory(tx, calculationId, { act: 'ASKED', letter, actor: authorOf(author).name, detail: { email } })
    if (isMailed) await queueCheckMail(tx, 'check-asked', id, author.lang)
    return presentRevision(tx, revision.id, calculation)
  })
}

/** Withdraws the question. @throws ProblemError 404  no such revision; 409 nobody is asked */
export function withdrawCheck(
  db: Db,
  author: UserRow,
  { calculationId, letter }: { calculationId: string; letter: string },
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const calculation = await hold(tx, author, calculationId)
    const revision = await revisionOf(tx, author, calculation, letter)
    const ended = await tx
      .updateTable('revision_checks')
      .set({ ended_at: sql<Date>`now()` })
      .where('revision_id', '=', revision.id)
      .where('ended_at', 'is', null)
      .where('decision', 'is', null)
      .executeTakeFirst()
    if (ended.numUpdatedRows === 0n) throw new ProblemError(409, 'NotSubmitted')
    await markIssued(tx, calculationId, { letter, state: 'ISSUED' })
    await addHistory(tx, calculationId, { act: 'WITHDRAWN', letter, actor: authorOf(author).name, detail: {} })
  })
}

const gone = () => new ProblemError(404, 'CheckNotFound')

export interface Decided {
  decision: Decision
  decidedAt: Date
  comment: string
}

/**
 * Records the decision of a checker.
 *
 * The rows of author and checker are locked first, in the order of their ids. Otherwise two users who check each other's revisions at the
 * same moment would deadlock.
 *
 * @param note  with the check; null where it is returned
 * @throws ProblemError 404  withdrawn, superseded or deleted in the meantime
 * @throws ProblemError 409  decided in the meantime
 * @throws UserGoneError  the checker's account was deleted
 */
export function decideCheck(
  db: Db,
  checker: UserRow,
  { id, author_id }: Pick<CheckRow, 'id' | 'author_id'>,
  { decision, decidedAt, comment }: Decided,
  note: KeptNote | null,
  isMailed: boolean,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const held = await tx
      .selectFrom('users')
      .select(['id', 'lang'])
      .where('id', 'in', [author_id, checker.id])
      .orderBy('id')
      .forUpdate()
      .execute()
    if (!held.some((user) => user.id === checker.id)) throw new UserGoneError()
    const author = held.find((user) => user.id === author_id)
    const check = author && (await findCheck(tx, checker, id))
    if (author === undefined || check === undefined) throw gone()
    const { calculation_id: calculationId, revision_id, letter, shown } = check
    if ((await lockCalculation(tx, author_id, calculationId)) === undefined) throw gone()
    if (check.decision !== null) throw new ProblemError(409, 'CheckDecided')
    const { name: actor, company } = authorOf(checker)
    await tx
      .updateTable('revision_checks')
      .set({
        decision,
        decided_at: decidedAt,
        checker_id: checker.id,
        name: actor,
        company,
        comment: comment === '' ? null : comment,
      })
      .where('id', '=', id)
      .execute()
    if (note !== null) await insertNote(tx, revision_id, 'CHECKED', (JSON.parse(shown) as Shown).language, note)
    await markIssued(tx, calculationId, { letter, state: decision })
    await addHistory(tx, calculationId, { act: decision, letter, actor, detail: { comment } })
    if (isMailed) await queueCheckMail(tx, 'check-decided', id, author.lang)
  })
}
