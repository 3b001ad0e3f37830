import { type Kysely, type Migration, sql } from 'kysely'

/** Tokens with which a user's programs sign in. */
export const accessTokens: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      CREATE TABLE access_tokens (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        name text NOT NULL,
        scope text NOT NULL CHECK (scope IN ('read', 'write')),
        token_hash text NOT NULL UNIQUE,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        last_used_at timestamptz
      )`.execute(db)
    await sql`CREATE INDEX access_tokens_user ON access_tokens (user_id)`.execute(db)
  },
}
