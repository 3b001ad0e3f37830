import { type Kysely, type Migration, sql } from 'kysely'

/** Users, their sessions and codes, calculations, the outbox and the rate limits. */
export const initial: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      CREATE TABLE users (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        email text NOT NULL,
        email_key text NOT NULL UNIQUE,
        password_hash text NOT NULL,
        first_name text NOT NULL,
        last_name text NOT NULL,
        company text NOT NULL,
        lang text NOT NULL,
        activated_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now()
      )`.execute(db)
    await sql`
      CREATE TABLE sessions (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        token_hash text NOT NULL UNIQUE,
        user_agent text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_seen_at timestamptz NOT NULL DEFAULT now()
      )`.execute(db)
    await sql`CREATE INDEX sessions_user ON sessions (user_id)`.execute(db)
    await sql`
      CREATE TABLE codes (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        purpose text NOT NULL CHECK (purpose IN ('confirm', 'reset')),
        code_hash text NOT NULL UNIQUE,
        expires_at timestamptz NOT NULL
      )`.execute(db)
    await sql`CREATE INDEX codes_user ON codes (user_id, purpose)`.execute(db)
    await sql`
      CREATE TABLE calculations (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        name text NOT NULL,
        description text NOT NULL,
        project text NOT NULL,
        simulation_type text NOT NULL,
        spans integer NOT NULL,
        status text NOT NULL CHECK (status IN ('PENDING', 'IN_PROGRESS', 'COMPLETE', 'ERROR', 'EDITED')),
        chosen_result_id text,
        request text NOT NULL,
        result text,
        error_message text,
        run_token uuid,
        run_admitted boolean NOT NULL DEFAULT false,
        run_requested_at timestamptz,
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CHECK ((status = 'IN_PROGRESS') = (run_token IS NOT NULL))
      )`.execute(db)
    await sql`CREATE INDEX calculations_user ON calculations (user_id, updated_at DESC)`.execute(db)
    await sql`
      CREATE INDEX calculations_running ON calculations (user_id, run_requested_at) WHERE run_token IS NOT NULL`.execute(
      db,
    )
    await sql`
      CREATE TABLE outbox (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        kind text NOT NULL,
        user_id uuid REFERENCES users ON DELETE CASCADE,
        lang text NOT NULL,
        attempts integer NOT NULL DEFAULT 0,
        next_attempt_at timestamptz NOT NULL DEFAULT now(),
        created_at timestamptz NOT NULL DEFAULT now()
      )`.execute(db)
    await sql`CREATE INDEX outbox_next ON outbox (next_attempt_at)`.execute(db)
    // Counted at every attempt and worthless after a crash: not in the log, so that counting does not wait for the disk.
    await sql`
      CREATE UNLOGGED TABLE rate_limits (
        key text PRIMARY KEY,
        hits integer NOT NULL,
        window_ends_at timestamptz NOT NULL
      )`.execute(db)
  },
}
