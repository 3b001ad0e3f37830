import { CALCULATION_ERROR_CODES, type CalculationRequest, type Language } from '@madre/contract'
import { type Selectable, sql } from 'kysely'
import type { Db, Executor, Tx } from '../db/database.ts'
import type { CalculationsTable } from '../db/tables.ts'
import { message } from '../messages/messages.ts'
import { recalculatedOf, underestimatedList } from './earlier-engines.ts'
import { issuedMark } from './issued-mark.ts'
import { withSettledSite } from './site-provenance.ts'

export type CalculationRow = Selectable<CalculationsTable>
/** Progress of a run: its place in the queue, from 1, or the share done. */
export type RunProgress = { placeInQueue: number; shareDone: null } | { placeInQueue: null; shareDone: number }
/** Every query names the owner, so another user's calculation is not found. */
const owned = (db: Executor, userId: string, id: string) =>
  db.selectFrom('calculations').selectAll().where('id', '=', id).where('user_id', '=', userId)

export function findCalculation(db: Executor, userId: string, id: string): Promise<CalculationRow | undefined> {
  return owned(db, userId, id).executeTakeFirst()
}

/** Reads a calculation and locks its row until the transaction ends. */
export function lockCalculation(tx: Tx, userId: string, id: string): Promise<CalculationRow | undefined> {
  return owned(tx, userId, id).forUpdate().executeTakeFirst()
}

export function requestColumns(request: CalculationRequest) {
  const consoles = Number(request.hasLeftCantilever) + Number(request.hasRightCantilever)
  const spans = request.spanLengthsM.length
  return {
    request: JSON.stringify(request),
    project: request.metadata.projectName,
    simulation_type: request.simulationType,
    spans,
    profile_type: request.sectionTypes[0] ?? null,
    main_spans: spans - consoles,
    consoles,
  }
}

/** When the result was calculated. A result without a date takes the last update, the closest date known. */
export function calculatedAt(row: Pick<CalculationRow, 'result' | 'calculated_at' | 'updated_at'>): Date | null {
  return row.result === null ? null : (row.calculated_at ?? row.updated_at)
}

export function insertCalculation(
  db: Executor,
  userId: string,
  {
    name,
    description = '',
    request,
    chosenResultId = null,
  }: {
    name: string
    description?: string | undefined
    request: CalculationRequest
    chosenResultId?: string | null | undefined
  },
): Promise<CalculationRow> {
  return db
    .insertInto('calculations')
    .values({
      user_id: userId,
      name,
      description,
      status: 'PENDING',
      chosen_result_id: chosenResultId,
      ...requestColumns(withSettledSite(request, undefined)),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Saves a user's change and increments the version. */
export function updateCalculation(
  tx: Tx,
  id: string,
  change: Partial<Omit<CalculationRow, 'id' | 'user_id' | 'version' | 'updated_at' | 'created_at'>>,
): Promise<CalculationRow> {
  return tx
    .updateTable('calculations')
    .set({ ...change, version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The user's calculations by id, oldest first. */
export async function calculationIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('calculations')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => row.id)
}

function errorOf(stored: string | null, lang: Language) {
  const errorCode = CALCULATION_ERROR_CODES.find((code) => code === stored) ?? 'CalculationFailed'
  return { errorMessage: message(lang, errorCode), errorCode }
}

/** A calculation as JSON text, docs/api.md. The stored text of the result is passed on unchanged: large, and the same to the byte. */
export function calculationJson(row: CalculationRow, lang: Language, progress?: RunProgress): string {
  const head = JSON.stringify({
    id: row.id,
    name: row.name,
    description: row.description,
    project: row.project,
    creationDate: row.created_at.toISOString(),
    lastUpdateDate: row.updated_at.toISOString(),
    calculationStatus: row.status,
    chosenResultId: row.chosen_result_id,
    calculatedAt: calculatedAt(row)?.toISOString() ?? null,
    underestimated: underestimatedList(row.underestimated),
    recalculated: recalculatedOf(row.recalculated),
    revision: issuedMark(row),
    ...(progress === undefined ? {} : { progress }),
    ...(row.status === 'ERROR' ? errorOf(row.error_message, lang) : {}),
  })
  return `${head.slice(0, -1)},"request":${row.request},"result":${row.result ?? 'null'}}`
}
