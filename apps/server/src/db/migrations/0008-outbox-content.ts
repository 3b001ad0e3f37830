import { type Kysely, type Migration, sql } from 'kysely'

/** Mails that are written when they are asked for, and not when they go out: emptied as soon as they are sent. */
export const outboxContent: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`ALTER TABLE outbox ADD COLUMN content text`.execute(db)
  },
}
