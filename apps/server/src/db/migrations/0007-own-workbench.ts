import { type Kysely, type Migration, sql } from 'kysely'

/** A user's preferences: autosave, start values of new simulations, and templates. */
export const ownWorkbench: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      ALTER TABLE users
        ADD COLUMN autosave boolean NOT NULL DEFAULT false,
        ADD COLUMN start_values text`.execute(db)
    await sql`
      CREATE TABLE templates (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        name text NOT NULL,
        name_key text NOT NULL,
        request text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (user_id, name_key)
      )`.execute(db)
  },
}
