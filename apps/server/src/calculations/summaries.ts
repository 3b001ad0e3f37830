import type { CalculationSummary, Language, RevisionMark } from '@madre/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { chosenSummary } from './chosen-solution.ts'
import { isTouched, recalculatedOf, underestimatedList } from './earlier-engines.ts'
import { changedSince, issuedRevision } from './issued-mark.ts'
import { holdsWords, searchedText, searchWords } from './search.ts'

export interface Asked {
  limit?: number | undefined
  /** id of the last calculation seen */
  after?: string | undefined
  search?: string | undefined
  /** only calculations underestimated by an earlier engine, or recalculated since */
  touched?: boolean | undefined
}

/** The position of a calculation in a list. */
export interface Place {
  id: string
  /** of its last update, as the database writes it, to the microsecond */
  updatedAt: string
}

/** The calculations of a list, latest update first. */
export interface Listed {
  places: Place[]
  /** the number on all pages; null after the first page, where it is not counted again */
  total: number | null
  more: boolean
  /** whether the places are consecutive in the list */
  unbroken: boolean
}

/**
 * The user's calculations, or a page of them, that contain every word of the search. If none contains them as typed, those that contain
 * them with one typing error. Decision 0015.
 *
 * @returns undefined if the calculation to continue after does not exist
 */
export async function listPlaces(db: Db, userId: string, asked: Asked, lang: Language): Promise<Listed | undefined> {
  const { limit, after } = asked
  const words = searchWords(asked.search ?? '')
  if (after !== undefined && !(await isOwned(db, userId, after))) return undefined
  if (words.length === 0) {
    const places = await pagePlaces(db, userId, asked)
    const total = limit === undefined ? places.length : after === undefined ? await countAll(db, userId, asked) : null
    return { ...cut(places, limit), total, unbroken: !asked.touched }
  }
  const { places, total } = await found(db, userId, asked, words, lang)
  return { ...cut(places, limit), total, unbroken: false }
}

function cut(places: Place[], limit: number | undefined): Pick<Listed, 'places' | 'more'> {
  const more = limit !== undefined && places.length > limit
  return { places: more ? places.slice(0, limit) : places, more }
}

async function isOwned(db: Db, userId: string, id: string): Promise<boolean> {
  const query = db.selectFrom('calculations').select('id').where('id', '=', id).where('user_id', '=', userId)
  return (await query.executeTakeFirst()) !== undefined
}

const ofAsked = ({ touched }: Asked): RawBuilder<boolean> => (touched ? isTouched : sql<boolean>`true`)

async function countAll(db: Db, userId: string, asked: Asked): Promise<number> {
  const query = db.selectFrom('calculations').select(sql<number>`count(*)::int`.as('total')).where(ofAsked(asked))
  return (await query.where('user_id', '=', userId).executeTakeFirstOrThrow()).total
}

/** The calculations after a given one. The database compares, since a date in JavaScript has milliseconds only. */
function isAfter(id: string | undefined) {
  if (id === undefined) return sql<boolean>`true`
  const seen = sql`(SELECT c.updated_at FROM calculations c WHERE c.id = ${id})`
  return sql<boolean>`(updated_at < ${seen} OR (updated_at = ${seen} AND id > ${id}))`
}

/** One more than the limit, to see whether more follow. */
const upTo = (limit: number | undefined) => (limit === undefined ? sql`` : sql`LIMIT ${limit + 1}`)

/** All places in one text: one row for each takes several times as long to transfer. */
const inOrder = sql<string | null>`string_agg(id::text || ' ' || updated_at::text, ',' ORDER BY updated_at DESC, id)`

const ID_LENGTH = 36

function readPlaces(text: string | null | undefined): Place[] {
  const places = text ? text.split(',') : []
  return places.map((place) => ({ id: place.slice(0, ID_LENGTH), updatedAt: place.slice(ID_LENGTH + 1) }))
}

async function pagePlaces(db: Db, userId: string, asked: Asked): Promise<Place[]> {
  const { limit, after } = asked
  const { rows } = await sql<{ places: string | null }>`
    SELECT ${inOrder} AS places FROM (
      SELECT id, updated_at FROM calculations WHERE user_id = ${userId} AND ${ofAsked(asked)} AND ${isAfter(after)}
      ORDER BY updated_at DESC, id ${upTo(limit)}) page`.execute(db)
  return readPlaces(rows[0]?.places)
}

/** One statement that makes the text of each calculation once. It looks for typing errors only if nothing else is found. */
async function found(db: Db, userId: string, asked: Asked, words: readonly string[], lang: Language) {
  const { limit, after } = asked
  const { rows } = await sql<{ places: string | null; total: number }>`
    WITH own AS MATERIALIZED (
      SELECT id, updated_at, simulation_type, ${searchedText} AS searched FROM calculations
      WHERE user_id = ${userId} AND ${ofAsked(asked)}),
    exact AS MATERIALIZED (SELECT id, updated_at FROM own WHERE ${holdsWords(words, 'exact', lang)}),
    found AS MATERIALIZED (
      SELECT id, updated_at FROM exact
      UNION ALL
      SELECT id, updated_at FROM own WHERE NOT EXISTS (SELECT FROM exact) AND ${holdsWords(words, 'slips', lang)})
    SELECT ${inOrder} AS places, (SELECT count(*)::int FROM found) AS total
    FROM (SELECT id, updated_at FROM found WHERE ${isAfter(after)} ORDER BY updated_at DESC, id ${upTo(limit)}) page`.execute(
    db,
  )
  return { places: readPlaces(rows[0]?.places), total: rows[0]?.total ?? 0 }
}

type SummaryRow = [
  id: string,
  name: string,
  project: string,
  simulationType: CalculationSummary['simulationType'],
  spans: number,
  profileType: CalculationSummary['profileType'] | null,
  mainSpans: number,
  consoles: number,
  status: CalculationSummary['calculationStatus'],
  createdAt: string,
  updatedAt: string,
  chosenResultId: string | null,
  chosen: string | null,
  underestimated: string,
  recalculated: string | null,
  revision?: RevisionMark | undefined,
]

const consolesOfRequest = sql`
  (request::json->>'hasLeftCantilever')::boolean::int + (request::json->>'hasRightCantilever')::boolean::int`
const columns = sql`profile_type, main_spans, consoles`
/** Rows written by an older process take these values from their request. */
const columnsOrRequest = sql`coalesce(profile_type, request::json->'sectionTypes'->>0),
  coalesce(main_spans, spans - (${consolesOfRequest})), coalesce(consoles, ${consolesOfRequest})`

/**
 * Rows of summaries as one JSON text. Revisions come in another text, a line each: two more columns would cost a list of 20,000 a third of
 * its time, and most simulations have no revision.
 *
 * @param from a table or a subquery, and a condition
 */
async function readRows(
  db: Db,
  design: RawBuilder<unknown>,
  from: RawBuilder<unknown>,
  order = sql``,
): Promise<SummaryRow[]> {
  const { rows } = await sql<{ list: string | null; issued: string | null }>`
    SELECT json_agg(json_build_array(id, name, project, simulation_type, spans, ${design}, status, created_at, updated_at,
      chosen_result_id, chosen, underestimated, recalculated) ${order})::text AS list,
      string_agg(id::text || CASE WHEN ${changedSince} THEN '+' ELSE '-' END || issued, E'\n') FILTER (WHERE issued IS NOT NULL) AS issued
    FROM ${from}`.execute(db)
  const list = JSON.parse(rows[0]?.list ?? '[]') as SummaryRow[]
  const marks = readMarks(rows[0]?.issued ?? '')
  if (marks.size > 0) for (const row of list) row[15] = marks.get(row[0])
  return list
}

/** Marks by the id of their simulation. Few differ, so each is parsed once. */
function readMarks(lines: string): Map<string, RevisionMark> {
  const known = new Map<string, RevisionMark>()
  return new Map(
    (lines === '' ? [] : lines.split('\n')).map((line) => {
      const text = line.slice(ID_LENGTH)
      const mark = known.get(text) ?? { ...issuedRevision(text.slice(1)), isChangedSince: text.startsWith('+') }
      known.set(text, mark)
      return [line.slice(0, ID_LENGTH), mark]
    }),
  )
}

/**
 * The user's whole list, latest update first, in one statement: most lists are short, and on the embedded database every statement delays
 * the others.
 *
 * @returns undefined if it is longer than `most`
 */
export async function readShortList(db: Db, userId: string, most: number): Promise<CalculationSummary[] | undefined> {
  const order = sql`ORDER BY updated_at DESC, id`
  const newest = sql`(SELECT * FROM calculations WHERE user_id = ${userId} ${order} LIMIT ${most + 1}) newest`
  const rows = await readRows(db, columnsOrRequest, newest, order)
  return rows.length > most ? undefined : rows.map(present)
}

/**
 * The summaries of calculations, in the order of their places, without those deleted meanwhile. Consecutive places are read as a range of
 * the list's index. Those that have moved since, or are incomplete in the index, are read one by one.
 */
export async function readSummaries(
  db: Db,
  userId: string,
  places: readonly Place[],
  unbroken: boolean,
): Promise<CalculationSummary[]> {
  const [first, last] = [places[0], places.at(-1)]
  if (first === undefined || last === undefined) return []
  const stretch = unbroken
    ? await readRows(db, columns, sql`calculations WHERE user_id = ${userId} AND ${isBetween(first, last)}`)
    : []
  const byId = new Map(stretch.filter((row) => row[5] !== null).map((row) => [row[0], row]))
  const others = places.filter(({ id }) => !byId.has(id)).map(({ id }) => id)
  if (others.length > 0) {
    const rows = await readRows(
      db,
      columnsOrRequest,
      sql`calculations WHERE id = ANY(${others}::uuid[]) AND user_id = ${userId}`,
    )
    for (const row of rows) byId.set(row[0], row)
  }
  return places.flatMap(({ id }) => {
    const row = byId.get(id)
    return row === undefined ? [] : [present(row)]
  })
}

function isBetween(first: Place, last: Place): RawBuilder<boolean> {
  const [from, to] = [sql`${first.updatedAt}::timestamptz`, sql`${last.updatedAt}::timestamptz`]
  return sql<boolean>`updated_at <= ${from} AND updated_at >= ${to}
    AND (updated_at < ${from} OR id >= ${first.id}) AND (updated_at > ${to} OR id <= ${last.id})`
}

const MICROSECONDS_UTC = '2026-11-28T01:02:03.123456+00:00'.length

/** A database time as ISO 8601 to the millisecond. Most texts are only cut: parsing 40,000 dates takes a tenth of a long list's time. */
function isoTime(text: string): string {
  const isPlain = text.length === MICROSECONDS_UTC && text.endsWith('+00:00')
  return isPlain ? `${text.slice(0, 23)}Z` : new Date(text).toISOString()
}

function present(row: SummaryRow): CalculationSummary {
  const [id, name, project, simulationType, spans, profileType, mainSpans, consoles, status, created, updated] = row
  return {
    id,
    name,
    simulationType,
    spans,
    profileType: profileType ?? 'OMEGA',
    mainSpans,
    consoles,
    chosen: chosenSummary(row[12], row[11]),
    underestimated: underestimatedList(row[13]),
    recalculated: recalculatedOf(row[14]),
    revision: row[15] ?? null,
    calculationStatus: status,
    creationDate: isoTime(created),
    lastUpdateDate: isoTime(updated),
    metadata: { projectName: project },
  }
}
