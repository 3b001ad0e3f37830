import type { CalculationRequest, CalculationSummary, Language } from '@madre/contract'
import { type RawBuilder, type Selectable, sql, type Transaction } from 'kysely'
import type { Db } from '../db/database.ts'
import type { CalculationsTable, Tables } from '../db/tables.ts'
import { type MessageKey, message } from '../messages/messages.ts'
import { withSettledSite } from './site-provenance.ts'

export type CalculationRow = Selectable<CalculationsTable>
type Executor = Db | Transaction<Tables>

/** Every query names the owner: another user's calculation is not found. */
const owned = (db: Executor, userId: string, id: string) =>
  db.selectFrom('calculations').selectAll().where('id', '=', id).where('user_id', '=', userId)

export interface Page {
  limit?: number | undefined
  /** id of the last calculation seen */
  after?: string | undefined
  search?: string | undefined
}

/** A text as it is searched: without case and accents. */
const plain = (text: RawBuilder<unknown>) =>
  sql<string>`lower(regexp_replace(normalize(${text}, NFD), '[\u0300-\u036f]', '', 'g'))`

/**
 * The user's calculations, newest update first: all, or a page of those that hold every word of the search in their names,
 * projects or descriptions.
 *
 * @returns undefined when there is no calculation to go on after
 */
export async function listSummaries(
  db: Db,
  userId: string,
  { limit, after, search = '' }: Page = {},
): Promise<{ summaries: CalculationSummary[]; more: boolean } | undefined> {
  const words = search.split(/\s+/).filter((word) => word !== '')
  let query = db
    .selectFrom('calculations')
    .select(['id', 'name', 'simulation_type', 'spans', 'status', 'project', 'created_at', 'updated_at'])
    .where('user_id', '=', userId)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
  for (const word of words)
    query = query.where(
      sql<boolean>`strpos(${plain(sql`concat_ws(' ', name, project, description)`)}, ${plain(sql`${word}::text`)}) > 0`,
    )
  if (after !== undefined) {
    const last = await owned(db, userId, after).clearSelect().select('id').executeTakeFirst()
    if (last === undefined) return undefined
    // Compared where it stands: a date of ours has milliseconds only.
    const seen = sql`(SELECT c.updated_at FROM calculations c WHERE c.id = ${after})`
    query = query.where(sql<boolean>`(updated_at < ${seen} OR (updated_at = ${seen} AND id > ${after}))`)
  }
  if (limit !== undefined) query = query.limit(limit + 1)
  const rows = await query.execute()
  const more = limit !== undefined && rows.length > limit
  return { summaries: (more ? rows.slice(0, limit) : rows).map(presentSummary), more }
}

function presentSummary(
  row: Pick<
    CalculationRow,
    'id' | 'name' | 'simulation_type' | 'spans' | 'status' | 'project' | 'created_at' | 'updated_at'
  >,
): CalculationSummary {
  return {
    id: row.id,
    name: row.name,
    simulationType: row.simulation_type as CalculationSummary['simulationType'],
    spans: row.spans,
    calculationStatus: row.status,
    creationDate: row.created_at.toISOString(),
    lastUpdateDate: row.updated_at.toISOString(),
    metadata: { projectName: row.project },
  }
}

export function findCalculation(
  db: Db | Transaction<Tables>,
  userId: string,
  id: string,
): Promise<CalculationRow | undefined> {
  return owned(db, userId, id).executeTakeFirst()
}

/** Reads a calculation and holds it until the transaction ends. */
export function lockCalculation(
  tx: Transaction<Tables>,
  userId: string,
  id: string,
): Promise<CalculationRow | undefined> {
  return owned(tx, userId, id).forUpdate().executeTakeFirst()
}

/** The columns that follow from a request. */
export function requestColumns(request: CalculationRequest) {
  return {
    request: JSON.stringify(request),
    project: request.metadata.projectName,
    simulation_type: request.simulationType,
    spans: request.spanLengthsM.length,
  }
}

export function insertCalculation(
  db: Db | Transaction<Tables>,
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

/** Saves a change of the user, which counts the version up. */
export function updateCalculation(
  tx: Transaction<Tables>,
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

/**
 * A calculation as JSON text, contract.md §2. The result goes through as the text it was stored as: it is large, and the same to the byte.
 */
export function calculationJson(row: CalculationRow, lang: Language): string {
  const head = JSON.stringify({
    id: row.id,
    name: row.name,
    description: row.description,
    project: row.project,
    creationDate: row.created_at.toISOString(),
    lastUpdateDate: row.updated_at.toISOString(),
    calculationStatus: row.status,
    chosenResultId: row.chosen_result_id,
    ...(row.status === 'ERROR'
      ? { errorMessage: message(lang, (row.error_message ?? 'CalculationFailed') as MessageKey) }
      : {}),
  })
  return `${head.slice(0, -1)},"request":${row.request},"result":${row.result ?? 'null'}}`
}
