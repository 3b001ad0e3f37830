import { type Kysely, type Migration, sql } from 'kysely'

/** Keys of creation requests, for requests repeated after a lost answer. */
export const idempotencyKeys: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      CREATE TABLE idempotency_keys (
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        key text NOT NULL,
        body_hash text NOT NULL,
        calculation_id uuid NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (user_id, key)
      )`.execute(db)
    await sql`CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at)`.execute(db)
  },
}
