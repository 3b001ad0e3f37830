import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { AppDeps } from '../app-deps.ts'
import type { Db, Tx } from '../db/database.ts'
import { requestLanguage } from '../http/language.ts'
import { ProblemError } from '../http/problem.ts'
import { requireId } from '../http/problem-schema.ts'
import { SHORT_MS } from '../jobs/calculation-queue.ts'
import { lockUser } from '../users/user-store.ts'
import { type CalculationRow, calculationJson, lockCalculation, type RunProgress } from './calculation-store.ts'

/** A change that may have ended a run and admitted others to the queue. */
interface Changed {
  dropped?: string | null
  admitted: number
}

/** Runs a change of one calculation. The user's row is locked first, as every writer does. */
export async function changeOwn<T extends Changed>(
  { database, queue }: Pick<AppDeps, 'database' | 'queue'>,
  userId: string,
  params: { id: string },
  work: (tx: Tx, row: CalculationRow) => Promise<T>,
): Promise<T> {
  const id = requireId(params, 'CalculationNotFound')
  const changed = await database.db.transaction().execute(async (tx) => {
    await lockUser(tx, userId)
    const row = await lockCalculation(tx, userId, id)
    if (row === undefined) throw new ProblemError(404, 'CalculationNotFound')
    return work(tx, row)
  })
  if (changed.dropped) queue.drop(changed.dropped)
  if (changed.admitted > 0) queue.wake()
  return changed
}

/** Answers with a calculation and the tag of its version. */
export async function sendCalculation(
  db: Db,
  request: FastifyRequest,
  reply: FastifyReply,
  row: CalculationRow,
  status = 200,
): Promise<FastifyReply> {
  const progress = row.status === 'IN_PROGRESS' ? await runProgress(db, row) : undefined
  reply.code(status).header('etag', `"${row.version}"`).type('application/json; charset=utf-8')
  return reply.send(calculationJson(row, requestLanguage(request), progress))
}

async function runProgress(db: Db, row: CalculationRow): Promise<RunProgress> {
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
