/** Results of earlier engines that underestimated something: which they are, and what they are once recalculated; decision 0028. */
import {
  type CalculationRequest,
  type CalculationResult,
  decode,
  type Recalculated,
  type Verdict,
} from '@madre/contract'
import { ENGINE_VERSION, type Solution, type Underestimated, underestimatedBy } from '@madre/engine'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** Requests in memory at a time. */
const BATCH = 100

/** Rows in the list of affected calculations. */
export const isTouched: RawBuilder<boolean> = sql<boolean>`(underestimated <> '' OR recalculated IS NOT NULL)`

export const underestimatedList = (column: string): Underestimated[] =>
  column === '' ? [] : (column.split(',') as Underestimated[])

function columnOf(request: string, engineVersion: string): string {
  try {
    return underestimatedBy(engineVersion, decode(JSON.parse(request) as CalculationRequest).line).join()
  } catch {
    // A request of an old version that describes no line today cannot be judged.
    return ''
  }
}

/** Judges every stored result that the present engine has not judged yet, in batches. */
export async function lookBack(db: Db): Promise<void> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const { rows } = await sql<{ id: string; request: string; engine: string | null }>`
      SELECT id, request, substring(left(result, 400) from '"engineVersion": ?"([^"]+)"') AS engine FROM calculations
      WHERE id > ${after} AND result IS NOT NULL AND judged_by IS DISTINCT FROM ${ENGINE_VERSION}
      ORDER BY id LIMIT ${BATCH}`.execute(db)
    const last = rows.at(-1)
    if (last === undefined) return
    const said = rows.map(({ request, engine }) => columnOf(request, engine ?? ENGINE_VERSION))
    // Skips rows for which another process has written a new result in the meantime.
    await sql`
      UPDATE calculations c SET judged_by = ${ENGINE_VERSION}, underestimated = said.what
      FROM unnest(${rows.map(({ id }) => id)}::uuid[], ${said}::text[], ${rows.map((r) => r.engine ?? '')}::text[])
        AS said (id, what, engine)
      WHERE c.id = said.id AND c.judged_by IS DISTINCT FROM ${ENGINE_VERSION}
        AND coalesce(substring(left(c.result, 400) from '"engineVersion": ?"([^"]+)"'), '') = said.engine`.execute(db)
    after = last.id
  }
}

const verdictOf = ({ pass, utilisation }: Solution): Verdict => ({ pass, utilisation })

/**
 * The new values of the relevant solution: the chosen one, else the lightest that passed.
 *
 * @param before the result that was underestimated
 */
export function recalculatedColumn(before: string, after: string, chosen: string | null): string | null {
  const old = JSON.parse(before) as Pick<CalculationResult, 'engineVersion' | 'solutions'>
  const { solutions } = JSON.parse(after) as Pick<CalculationResult, 'solutions'>
  const it = old.solutions.find((s) => s.id === chosen) ?? old.solutions[0]
  if (it === undefined) return null
  const now = solutions.find((s) => s.id === it.id)
  const { section, thicknessMm, steel } = it
  return JSON.stringify({
    engineVersion: old.engineVersion,
    section,
    thicknessMm,
    steel,
    before: verdictOf(it),
    after: now === undefined ? null : verdictOf(now),
  } satisfies Recalculated)
}

export const recalculatedOf = (column: string | null): Recalculated | null =>
  column === null ? null : (JSON.parse(column) as Recalculated)
