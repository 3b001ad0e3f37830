import { createHash } from 'node:crypto'
import { canonicalJson } from '@madre/contract'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { ProblemError } from '../http/problem.ts'
import { lockUser } from '../users/user-store.ts'
import { type CalculationRow, findCalculation, insertCalculation } from './calculation-store.ts'

const remembered = sql<Date>`now() - interval '24 hours'`

/**
 * Creates a calculation once per key, however often and however parallel the requests are.
 *
 * @returns the calculation made for the key, in its present state
 * @throws ProblemError 422  the key was used with another body
 * @throws ProblemError 404  the calculation made for it has been deleted since
 */
export function createOnce(
  db: Db,
  userId: string,
  key: string,
  body: Parameters<typeof insertCalculation>[2],
): Promise<CalculationRow> {
  const bodyHash = createHash('sha256').update(canonicalJson(body)).digest('hex')
  return db.transaction().execute(async (tx) => {
    // Another request with the same key waits here until the first one is done.
    await lockUser(tx, userId)
    const known = await tx
      .selectFrom('idempotency_keys')
      .select(['body_hash', 'calculation_id'])
      .where('user_id', '=', userId)
      .where('key', '=', key)
      .where('created_at', '>', remembered)
      .executeTakeFirst()
    if (known !== undefined) {
      if (known.body_hash !== bodyHash) throw new ProblemError(422, 'IdempotencyKeyReused')
      const row = await findCalculation(tx, userId, known.calculation_id)
      if (row === undefined) throw new ProblemError(404, 'CalculationNotFound')
      return row
    }
    const row = await insertCalculation(tx, userId, body)
    const entry = { body_hash: bodyHash, calculation_id: row.id, created_at: sql<Date>`now()` }
    await tx
      .insertInto('idempotency_keys')
      .values({ user_id: userId, key, ...entry })
      .onConflict((oc) => oc.columns(['user_id', 'key']).doUpdateSet(entry))
      .execute()
    return row
  })
}

export async function removeOldKeys(db: Db): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', remembered).execute()
}
