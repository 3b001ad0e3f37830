import { type Kysely, type Migration, sql } from 'kysely'

/** The secret with which every process of a server signs device tokens. */
export const deviceSecret: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`CREATE TABLE secrets (name text PRIMARY KEY, value text NOT NULL)`.execute(db)
    await sql`
      INSERT INTO secrets VALUES ('device', gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text)`.execute(
      db,
    )
  },
}
