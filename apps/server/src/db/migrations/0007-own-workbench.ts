import { type Kysely, type Migration, sql } from 'kysely'

/** How a user wants to work: simulations saved by themselves, and what new ones start with. */
export const ownWorkbench: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      ALTER TABLE users
        ADD COLUMN autosave boolean NOT NULL DEFAULT false,
        ADD COLUMN start_values text`.execute(db)
  },
}
