import { sql } from 'kysely'
import type { Db, Tx } from '../db/database.ts'
import { ProblemError } from '../http/problem.ts'
import { isId } from '../http/problem-schema.ts'
import { newSecret, secretHash } from './secret.ts'
import { lockUser, lockUserIfThere } from './user-store.ts'

export type CodePurpose = 'confirm' | 'reset'

/** Validity of a link in a mail [minutes]. */
const CODE_MINUTES: Record<CodePurpose, number> = { confirm: 24 * 60, reset: 60 }

/** Makes a code for a mail; only its hash is stored. A newer password code ends the older ones. */
export function issueCode(db: Db, userId: string, purpose: CodePurpose): Promise<string> {
  return db.transaction().execute(async (tx) => {
    await lockUser(tx, userId)
    await tx.deleteFrom('codes').where('expires_at', '<', sql<Date>`now()`).execute()
    if (purpose === 'reset')
      await tx.deleteFrom('codes').where('user_id', '=', userId).where('purpose', '=', purpose).execute()
    return insertCode(tx, userId, purpose)
  })
}

async function insertCode(tx: Tx, userId: string, purpose: CodePurpose): Promise<string> {
  const code = newSecret()
  await tx
    .insertInto('codes')
    .values({
      user_id: userId,
      purpose,
      code_hash: secretHash(code),
      expires_at: sql<Date>`now() + make_interval(mins => ${CODE_MINUTES[purpose]})`,
    })
    .execute()
  return code
}

/** Uses up a code: true once, for its user and purpose, while it is valid. It ends every other code of the user for the same purpose. */
async function redeemCode(tx: Tx, userId: string, purpose: CodePurpose, code: string): Promise<boolean> {
  const used = await tx
    .deleteFrom('codes')
    .where('code_hash', '=', secretHash(code))
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  if (used.numDeletedRows === 0n) return false
  await tx.deleteFrom('codes').where('user_id', '=', userId).where('purpose', '=', purpose).execute()
  return true
}

/**
 * Runs the permitted work in the transaction that uses the code up, so that a code is never half used.
 *
 * @throws ProblemError 400  no such code
 */
export async function withCode(
  db: Db,
  { userId, code }: { userId: string; code: string },
  purpose: CodePurpose,
  work: (tx: Tx) => Promise<void>,
): Promise<void> {
  const isDone =
    isId(userId) &&
    (await db.transaction().execute(async (tx) => {
      // Locked first, as when an account is deleted: another order could deadlock.
      if (!(await lockUserIfThere(tx, userId)) || !(await redeemCode(tx, userId, purpose, code))) return false
      await work(tx)
      return true
    }))
  if (!isDone) throw new ProblemError(400, 'InvalidToken')
}
