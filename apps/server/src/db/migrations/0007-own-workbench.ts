import { type Kysely, type Migration, sql } from 'kysely'

/** How a user wants to work: simulations saved by themselves. */
export const ownWorkbench: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`ALTER TABLE users ADD COLUMN autosave boolean NOT NULL DEFAULT false`.execute(db)
  },
}
