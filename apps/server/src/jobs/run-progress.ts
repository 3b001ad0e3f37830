import { sql } from 'kysely'
import type { CalculationRow, RunProgress } from '../calculations/calculation-store.ts'
import type { Db } from '../db/database.ts'
import { SHORT_MS } from './calculation-queue.ts'

/** The progress of a calculation that is IN_PROGRESS. */
export async function runProgress(db: Db, row: CalculationRow): Promise<RunProgress> {
  if (row.run_share !== null) return { placeInQueue: null, shareDone: row.run_share }
  const isLong = sql<boolean>`(coalesce(other.run_cost_ms, 0) > ${SHORT_MS})`
  const order = (table: string) =>
    sql.raw(`(NOT ${table}.run_admitted, coalesce(${table}.run_turn, 0), ${table}.run_requested_at, ${table}.id)`)
  const { rows } = await sql<{ before: number }>`
    SELECT count(*)::int AS before FROM calculations other, calculations own
    WHERE own.id = ${row.id} AND other.run_token IS NOT NULL AND other.run_share IS NULL
      AND ${isLong} = ${(row.run_cost_ms ?? 0) > SHORT_MS} AND ${order('other')} < ${order('own')}`.execute(db)
  return { placeInQueue: (rows[0]?.before ?? 0) + 1, shareDone: null }
}
