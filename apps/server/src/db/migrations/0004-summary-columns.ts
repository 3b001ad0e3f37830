import { type Kysely, type Migration, sql } from 'kysely'

/** Results in memory at a time. */
const BATCH = 20

interface StoredSolution {
  id: string
  section: string
  thicknessMm: number
  steel: string
  massPerMetreKg: number
  utilisation: number | null
}

const consoles = sql`
  (request::json->>'hasLeftCantilever')::boolean::int + (request::json->>'hasRightCantilever')::boolean::int`

/**
 * Columns for the design summary of lists, and for the date of a result. Existing results take the last update, the closest date known.
 *
 * The columns may be null: while processes are updated one after the other, an older one writes rows without them.
 */
export const summaryColumns: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      ALTER TABLE calculations
        ADD COLUMN profile_type text,
        ADD COLUMN main_spans integer,
        ADD COLUMN consoles integer,
        ADD COLUMN chosen text,
        ADD COLUMN calculated_at timestamptz`.execute(db)
    await sql`
      UPDATE calculations SET
        profile_type = request::json->'sectionTypes'->>0,
        main_spans = spans - (${consoles}),
        consoles = ${consoles},
        calculated_at = CASE WHEN result IS NULL THEN NULL ELSE updated_at END`.execute(db)
    await fillChosen(db)
    // Covers everything a list needs, in its order: the list reads this index only.
    await sql`DROP INDEX calculations_user`.execute(db)
    await sql`
      CREATE INDEX calculations_list ON calculations (user_id, updated_at DESC, id)
        INCLUDE (name, project, simulation_type, spans, profile_type, main_spans, consoles, status, created_at,
          chosen_result_id, chosen)`.execute(db)
  },
}

async function fillChosen(db: Kysely<unknown>): Promise<void> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const { rows } = await sql<{ id: string; chosen_result_id: string; result: string }>`
      SELECT id, chosen_result_id, result FROM calculations
      WHERE id > ${after} AND chosen_result_id IS NOT NULL AND result IS NOT NULL ORDER BY id LIMIT ${BATCH}`.execute(
      db,
    )
    for (const { id, chosen_result_id, result } of rows) {
      const { solutions } = JSON.parse(result) as { solutions: StoredSolution[] }
      const solution = solutions.find((s) => s.id === chosen_result_id)
      if (solution === undefined) continue
      const { section, thicknessMm, steel, massPerMetreKg, utilisation } = solution
      const chosen = { id: chosen_result_id, section, thicknessMm, steel, massPerMetreKg, utilisation }
      await sql`UPDATE calculations SET chosen = ${JSON.stringify(chosen)} WHERE id = ${id}`.execute(db)
    }
    const last = rows.at(-1)
    if (last === undefined) return
    after = last.id
  }
}
