import { type Kysely, type Migration, sql } from 'kysely'

/**
 * What the engine of a stored result underestimated, and the values of a result before its recalculation. `lookBack` fills the columns at
 * server start, since only the engine knows the values.
 */
export const earlierEngines: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      ALTER TABLE calculations
        ADD COLUMN judged_by text,
        ADD COLUMN underestimated text NOT NULL DEFAULT '',
        ADD COLUMN recalculated text`.execute(db)
    // Covers everything a list needs, in its order: the list reads this index only.
    await sql`DROP INDEX calculations_list`.execute(db)
    await sql`
      CREATE INDEX calculations_list ON calculations (user_id, updated_at DESC, id)
        INCLUDE (name, project, simulation_type, spans, profile_type, main_spans, consoles, status, created_at,
          chosen_result_id, chosen, underestimated, recalculated)`.execute(db)
    await sql`
      CREATE INDEX calculations_touched ON calculations (user_id, updated_at DESC, id)
        WHERE underestimated <> '' OR recalculated IS NOT NULL`.execute(db)
  },
}
