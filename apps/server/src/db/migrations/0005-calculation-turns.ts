import { type Kysely, type Migration, sql } from 'kysely'

/** Estimated cost, turn and progress of a run; the end of a user's last turn. */
export const calculationTurns: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      ALTER TABLE calculations
        ADD COLUMN run_cost_ms integer,
        ADD COLUMN run_turn integer,
        ADD COLUMN run_share real`.execute(db)
    await sql`ALTER TABLE users ADD COLUMN turn_ends integer NOT NULL DEFAULT 0`.execute(db)
    await sql`CREATE INDEX users_turn_ends ON users (turn_ends)`.execute(db)
  },
}
