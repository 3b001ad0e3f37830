import type { CalculationSummary, Language } from '@madre/contract'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { chosenSummary } from './chosen-solution.ts'
import { holdsWords, type Manner, searchWords } from './search.ts'

export interface Asked {
  limit?: number | undefined
  /** id of the last calculation seen */
  after?: string | undefined
  search?: string | undefined
}

/** Which calculations a list holds, newest update first. */
export interface Listed {
  ids: string[]
  /** how many there are on all pages; null on those after the first, where it is not counted again */
  total: number | null
  /** whether there are more than these */
  more: boolean
}

/**
 * The user's calculations, or a page of them, that hold every word of the search; where none holds them as they are typed,
 * those that hold them but for a slip.
 *
 * @returns undefined when there is no calculation to go on after
 */
export async function listIds(db: Db, userId: string, asked: Asked, lang: Language): Promise<Listed | undefined> {
  const { limit, after } = asked
  const words = searchWords(asked.search ?? '')
  if (after !== undefined && !(await isOwned(db, userId, after))) return undefined
  if (words.length === 0) {
    const ids = await pageIds(db, userId, asked)
    const total = limit === undefined ? ids.length : after === undefined ? await countAll(db, userId) : null
    return cut(ids, limit, total)
  }
  const find = (manner: Manner) => found(db, userId, asked, holdsWords(words, manner, lang))
  const exact = await find('exact')
  const { ids, total } = exact.total > 0 ? exact : await find('slips')
  return cut(ids, limit, total)
}

function cut(ids: string[], limit: number | undefined, total: number | null): Listed {
  return limit === undefined || ids.length <= limit
    ? { ids, total, more: false }
    : { ids: ids.slice(0, limit), total, more: true }
}

async function isOwned(db: Db, userId: string, id: string): Promise<boolean> {
  const query = db.selectFrom('calculations').select('id').where('id', '=', id).where('user_id', '=', userId)
  return (await query.executeTakeFirst()) !== undefined
}

async function countAll(db: Db, userId: string): Promise<number> {
  const query = db.selectFrom('calculations').select(sql<number>`count(*)::int`.as('total'))
  return (await query.where('user_id', '=', userId).executeTakeFirstOrThrow()).total
}

/** What comes after a calculation. Compared where it stands: a date of ours has milliseconds only. */
function isAfter(id: string | undefined) {
  if (id === undefined) return sql<boolean>`true`
  const seen = sql`(SELECT c.updated_at FROM calculations c WHERE c.id = ${id})`
  return sql<boolean>`(updated_at < ${seen} OR (updated_at = ${seen} AND id > ${id}))`
}

/** One more than the limit, to know whether there are more. */
const upTo = (limit: number | undefined) => (limit === undefined ? sql`` : sql`LIMIT ${limit + 1}`)

/** In one text: a row each would take several times as long to hand over. */
const idsInOrder = sql<string | null>`string_agg(id::text, ',' ORDER BY updated_at DESC, id)`
const split = (ids: string | null) => ids?.split(',') ?? []

async function pageIds(db: Db, userId: string, { limit, after }: Asked): Promise<string[]> {
  const { rows } = await sql<{ ids: string | null }>`
    SELECT ${idsInOrder} AS ids FROM (
      SELECT id, updated_at FROM calculations WHERE user_id = ${userId} AND ${isAfter(after)}
      ORDER BY updated_at DESC, id ${upTo(limit)}) page`.execute(db)
  return split(rows[0]?.ids ?? null)
}

async function found(db: Db, userId: string, { limit, after }: Asked, holds: ReturnType<typeof holdsWords>) {
  const { rows } = await sql<{ ids: string | null; total: number }>`
    WITH found AS MATERIALIZED (SELECT id, updated_at FROM calculations WHERE user_id = ${userId} AND ${holds})
    SELECT ${idsInOrder} AS ids, (SELECT count(*)::int FROM found) AS total
    FROM (SELECT id, updated_at FROM found WHERE ${isAfter(after)} ORDER BY updated_at DESC, id ${upTo(limit)}) page`.execute(
    db,
  )
  return { ids: split(rows[0]?.ids ?? null), total: rows[0]?.total ?? 0 }
}

type SummaryRow = [
  id: string,
  name: string,
  project: string,
  simulationType: CalculationSummary['simulationType'],
  spans: number,
  profileType: CalculationSummary['profileType'],
  mainSpans: number,
  consoles: number,
  status: CalculationSummary['calculationStatus'],
  createdAt: string,
  updatedAt: string,
  chosenResultId: string | null,
  chosen: string | null,
]

/** Of a row that an older process wrote, from its request. */
const consoles = sql`coalesce(consoles,
  (request::json->>'hasLeftCantilever')::boolean::int + (request::json->>'hasRightCantilever')::boolean::int)`

/** The summaries of calculations, in the order of their ids; those deleted meanwhile are left out. */
export async function readSummaries(db: Db, userId: string, ids: readonly string[]): Promise<CalculationSummary[]> {
  const { rows } = await sql<{ list: string | null }>`
    SELECT json_agg(json_build_array(
      id, name, project, simulation_type, spans, coalesce(profile_type, request::json->'sectionTypes'->>0),
      coalesce(main_spans, spans - ${consoles}), ${consoles}, status, created_at, updated_at, chosen_result_id, chosen))::text AS list
    FROM calculations WHERE id = ANY(${ids}::uuid[]) AND user_id = ${userId}`.execute(db)
  const list = JSON.parse(rows[0]?.list ?? '[]') as SummaryRow[]
  const byId = new Map(list.map((row) => [row[0], row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row === undefined ? [] : [present(row)]
  })
}

function present(row: SummaryRow): CalculationSummary {
  const [id, name, project, simulationType, spans, profileType, mainSpans, consoles, status, created, updated] = row
  return {
    id,
    name,
    simulationType,
    spans,
    profileType,
    mainSpans,
    consoles,
    chosen: chosenSummary(row[12], row[11]),
    calculationStatus: status,
    creationDate: new Date(created).toISOString(),
    lastUpdateDate: new Date(updated).toISOString(),
    metadata: { projectName: project },
  }
}
