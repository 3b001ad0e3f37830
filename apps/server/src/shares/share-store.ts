import { type Selectable, sql } from 'kysely'
import { lockCalculation } from '../calculations/calculation-store.ts'
import type { Db, Executor, Tx } from '../db/database.ts'
import { unlessFull } from '../db/storage.ts'
import type { Tables } from '../db/tables.ts'
import { ProblemError } from '../http/problem.ts'
import { addHistory } from '../revisions/history.ts'
import { findRevision } from '../revisions/revision-store.ts'
import { isSecret, newSecret, secretHash, TOUCH_SECONDS } from '../users/secret.ts'
import { authorOf, lockUser, type UserRow } from '../users/user-store.ts'

/** Distinguishes a link from an access token and from other secrets, for people and for programs that look for leaked ones. */
const PREFIX = 'madre_share_'
export const MOST_SHARES = { ofCalculation: 20, ofUser: 200 }

export interface ShareRow extends Omit<Selectable<Tables['shares']>, 'token_hash' | 'user_id' | 'revision_id'> {
  /** present name of the simulation */
  name: string
  /** null: a link to the working copy */
  letter: string | null
}

const live = (db: Executor, userId: string) =>
  db
    .selectFrom('shares as s')
    .innerJoin('calculations', 'calculations.id', 's.calculation_id')
    .leftJoin('revisions as r', 'r.id', 's.revision_id')
    .select(['s.id', 's.calculation_id', 's.label', 's.created_at', 's.expires_at', 's.last_used_at'])
    .select(['calculations.name', 'r.letter'])
    .where('s.user_id', '=', userId)
    .where('s.expires_at', '>', sql<Date>`now()`)

/** The valid links of a user, newest first; of one calculation where it is given. */
export function listShares(db: Executor, userId: string, calculationId?: string): Promise<ShareRow[]> {
  const query = live(db, userId).orderBy('s.created_at', 'desc').orderBy('s.id')
  return (calculationId === undefined ? query : query.where('s.calculation_id', '=', calculationId)).execute()
}

export interface NewShare {
  /** of a revision; null: the working copy */
  letter: string | null
  days: number
  label: string
}

/**
 * Makes a link. Only the hash of its token is stored.
 *
 * @throws ProblemError 404  no such calculation of the user, or no such revision of it
 * @throws ProblemError 400  the number of links is at its limit
 */
export function makeShare(
  db: Db,
  user: UserRow,
  calculationId: string,
  { letter, days, label }: NewShare,
): Promise<{ token: string; row: ShareRow }> {
  const token = PREFIX + newSecret()
  return db.transaction().execute(async (tx) => {
    await lockUser(tx, user.id)
    const calculation = await lockCalculation(tx, user.id, calculationId)
    if (calculation === undefined) throw new ProblemError(404, 'CalculationNotFound')
    const revision = letter === null ? null : await findRevision(tx, user.id, calculationId, letter)
    if (revision === undefined) throw new ProblemError(404, 'RevisionNotFound')
    await tx.deleteFrom('shares').where('user_id', '=', user.id).where('expires_at', '<=', sql<Date>`now()`).execute()
    await refuseBeyond(tx, user.id, calculationId)
    const { id, expires_at } = await tx
      .insertInto('shares')
      .values({
        user_id: user.id,
        calculation_id: calculationId,
        revision_id: revision?.id ?? null,
        label,
        token_hash: secretHash(token),
        expires_at: sql<Date>`now() + make_interval(days => ${days})`,
      })
      .returning(['id', 'expires_at'])
      .executeTakeFirstOrThrow()
    const detail = { label, until: expires_at.toISOString() }
    await addHistory(tx, calculationId, { act: 'SHARED', letter, actor: authorOf(user).name, detail })
    return { token, row: await live(tx, user.id).where('s.id', '=', id).executeTakeFirstOrThrow() }
  })
}

async function refuseBeyond(tx: Tx, userId: string, calculationId: string): Promise<void> {
  const { ofCalculation, ofUser } = await tx
    .selectFrom('shares')
    .select([
      sql<number>`count(*)::int`.as('ofUser'),
      sql<number>`count(*) FILTER (WHERE calculation_id = ${calculationId})::int`.as('ofCalculation'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  for (const [count, max] of [
    [ofCalculation, MOST_SHARES.ofCalculation],
    [ofUser, MOST_SHARES.ofUser],
  ] as const)
    if (count >= max) throw new ProblemError(400, 'TooManyShares', { values: { max } })
}

/** Ends a valid link of the user; undefined if the id is unknown. */
export function endShare(db: Db, user: UserRow, id: string): Promise<ShareRow | undefined> {
  return db.transaction().execute(async (tx) => {
    await lockUser(tx, user.id)
    const row = await live(tx, user.id).where('s.id', '=', id).executeTakeFirst()
    if (row === undefined) return undefined
    await tx.deleteFrom('shares').where('id', '=', id).execute()
    const { calculation_id, letter, label } = row
    await addHistory(tx, calculation_id, { act: 'SHARE_ENDED', letter, actor: authorOf(user).name, detail: { label } })
    return row
  })
}

/** The target of a link. */
export interface OpenShare {
  id: string
  /** who made it */
  userId: string
  author: { name: string; company: string }
  calculationId: string
  revisionId: string | null
  expiresAt: Date
  isTouched: boolean
}

const touched = sql<boolean>`coalesce(last_used_at > now() - ${sql.lit(`${TOUCH_SECONDS} seconds`)}::interval, false)`

/** The target of a token, while its link is valid. */
export async function findShare(db: Db, token: string): Promise<OpenShare | undefined> {
  if (!isSecret(token, PREFIX)) return undefined
  const row = await db
    .selectFrom('shares as s')
    .innerJoin('users', 'users.id', 's.user_id')
    .select(['s.id', 's.user_id', 's.calculation_id', 's.revision_id', 's.expires_at'])
    .select(['users.first_name', 'users.last_name', 'users.company'])
    .select(touched.as('touched'))
    .where('s.token_hash', '=', secretHash(token))
    .where('s.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  if (row === undefined) return undefined
  return {
    id: row.id,
    userId: row.user_id,
    author: authorOf(row),
    calculationId: row.calculation_id,
    revisionId: row.revision_id,
    expiresAt: row.expires_at,
    isTouched: row.touched,
  }
}

/** Records the use of a link, at most once a minute, and not while the disk is full. */
export async function touchShare(db: Db, { id, isTouched }: Pick<OpenShare, 'id' | 'isTouched'>): Promise<void> {
  if (isTouched) return
  const touch = db
    .updateTable('shares')
    .set({ last_used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where(sql<boolean>`NOT ${touched}`)
  await unlessFull(touch.execute())
}
