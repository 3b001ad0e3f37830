import type { HistoryEntry } from '@madre/contract'
import { sql } from 'kysely'
import type { Db, Tx } from '../db/database.ts'

/** Records an act on a simulation. Entries are never changed, and are deleted only with the simulation. */
export async function addHistory(
  tx: Tx,
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
