import type { HistoryEntry } from '@madre/contract'
import { sql, type Transaction } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'

/** Records an act on a simulation. Entries are never changed, and are deleted only with the simulation. */
export async function addHistory(
  tx: Transaction<Tables>,
  calculationId: string,
  { act, letter, actor, detail }: Omit<HistoryEntry, 'at'>,
): Promise<void> {
  await tx
    .insertInto('history')
    .values({ calculation_id: calculationId, act, letter, actor, detail: JSON.stringify(detail) })
    .execute()
}

/** Acts on a simulation, newest first. */
export async function readHistory(db: Db, calculationId: string): Promise<HistoryEntry[]> {
  const rows = await db
    .selectFrom('history')
    .select(['at', 'act', 'letter', 'actor', 'detail'])
    .where('calculation_id', '=', calculationId)
    .orderBy(sql`id DESC`)
    .execute()
  return rows.map(({ at, detail, ...entry }) => ({ at: at.toISOString(), ...entry, detail: JSON.parse(detail) }))
}
