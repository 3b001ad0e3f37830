import { type Kysely, type Migration, sql } from 'kysely'

/** A user's own cladding sheets, and a user's costs of a line. */
export const sheetsAndCosts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`ALTER TABLE users ADD COLUMN costs text`.execute(db)
    await sql`
      CREATE TABLE sheets (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        name text NOT NULL,
        name_key text NOT NULL,
        sheet text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (user_id, name_key)
      )`.execute(db)
  },
}
