import { type Kysely, type Migration, sql } from 'kysely'

/**
 * Revisions of a simulation with their notes, their checks, links and history, and the title block of projects. A revision never changes: a
 * trigger refuses every UPDATE. Its row is deleted only with its simulation or its user.
 */
export const issuedCheckedShared: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      CREATE TABLE projects (
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        name text NOT NULL,
        job_number text NOT NULL,
        client text NOT NULL,
        site text NOT NULL,
        UNIQUE (user_id, name)
      )`.execute(db)
    await sql`
      CREATE TABLE office_logos (
        user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
        png bytea NOT NULL
      )`.execute(db)
    await sql`
      CREATE TABLE revisions (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        calculation_id uuid NOT NULL REFERENCES calculations ON DELETE CASCADE,
        seq integer NOT NULL,
        letter text NOT NULL,
        record text NOT NULL,
        hash text NOT NULL UNIQUE,
        code text NOT NULL UNIQUE,
        issued_at timestamptz NOT NULL,
        shown text NOT NULL,
        UNIQUE (calculation_id, seq)
      )`.execute(db)
    await sql`CREATE INDEX revisions_user ON revisions (user_id)`.execute(db)
    await sql`
      CREATE TABLE revision_notes (
        revision_id uuid NOT NULL REFERENCES revisions ON DELETE CASCADE,
        kind text NOT NULL CHECK (kind IN ('ISSUED', 'CHECKED')),
        language text NOT NULL,
        sha256 text NOT NULL,
        bytes integer NOT NULL,
        pdf bytea NOT NULL,
        logo bytea,
        UNIQUE (revision_id, kind)
      )`.execute(db)
    // The PDF is compressed already; a second compression costs time and gains nothing.
    await sql`ALTER TABLE revision_notes ALTER COLUMN pdf SET STORAGE EXTERNAL`.execute(db)
    await sql`
      CREATE TABLE revision_checks (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        revision_id uuid NOT NULL REFERENCES revisions ON DELETE CASCADE,
        email text NOT NULL,
        email_key text NOT NULL,
        message text NOT NULL,
        asked_at timestamptz NOT NULL DEFAULT now(),
        ended_at timestamptz,
        decision text CHECK (decision IN ('CHECKED', 'RETURNED')),
        decided_at timestamptz,
        checker_id uuid REFERENCES users ON DELETE SET NULL,
        name text,
        company text,
        comment text,
        CHECK ((decision IS NULL) = (decided_at IS NULL)),
        CHECK (ended_at IS NULL OR decision IS NULL)
      )`.execute(db)
    await sql`
      CREATE UNIQUE INDEX revision_checks_open ON revision_checks (revision_id)
        WHERE ended_at IS NULL AND decision IS NULL`.execute(db)
    await sql`CREATE INDEX revision_checks_revision ON revision_checks (revision_id, asked_at)`.execute(db)
    await sql`CREATE INDEX revision_checks_email ON revision_checks (email_key)`.execute(db)
    await sql`CREATE INDEX revision_checks_checker ON revision_checks (checker_id)`.execute(db)
    await sql`
      CREATE TABLE shares (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        calculation_id uuid NOT NULL REFERENCES calculations ON DELETE CASCADE,
        revision_id uuid REFERENCES revisions ON DELETE CASCADE,
        label text NOT NULL,
        token_hash text NOT NULL UNIQUE,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        last_used_at timestamptz
      )`.execute(db)
    await sql`CREATE INDEX shares_user ON shares (user_id, created_at DESC)`.execute(db)
    await sql`CREATE INDEX shares_calculation ON shares (calculation_id)`.execute(db)
    await sql`CREATE INDEX shares_revision ON shares (revision_id)`.execute(db)
    // A sequence rather than a random id: two acts of one transaction keep their order.
    await sql`
      CREATE TABLE history (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        calculation_id uuid NOT NULL REFERENCES calculations ON DELETE CASCADE,
        at timestamptz NOT NULL DEFAULT now(),
        act text NOT NULL,
        letter text,
        actor text NOT NULL,
        detail text NOT NULL
      )`.execute(db)
    await sql`CREATE INDEX history_calculation ON history (calculation_id, id)`.execute(db)
    await sql`
      CREATE FUNCTION refuse_update() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'rows of % are added and never changed', TG_TABLE_NAME;
      END $$`.execute(db)
    for (const table of ['revisions', 'revision_notes', 'history'])
      await sql`
        CREATE TRIGGER never_changed BEFORE UPDATE ON ${sql.table(table)}
          FOR EACH STATEMENT EXECUTE FUNCTION refuse_update()`.execute(db)
    await sql`
      ALTER TABLE calculations
        ADD COLUMN issued text,
        ADD COLUMN issued_version integer,
        ADD COLUMN issued_at timestamptz`.execute(db)
    // Covers everything a list needs, in its order: the list reads this index only.
    await sql`DROP INDEX calculations_list`.execute(db)
    await sql`
      CREATE INDEX calculations_list ON calculations (user_id, updated_at DESC, id)
        INCLUDE (name, project, simulation_type, spans, profile_type, main_spans, consoles, status, created_at,
          chosen_result_id, chosen, underestimated, recalculated, issued, issued_version, issued_at, version,
          calculated_at)`.execute(db)
    await sql`ALTER TABLE outbox ADD COLUMN check_id uuid REFERENCES revision_checks ON DELETE CASCADE`.execute(db)
  },
}
