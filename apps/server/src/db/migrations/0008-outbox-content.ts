import { type Kysely, type Migration, sql } from 'kysely'

/** Mails whose text is written on request rather than on sending; it is removed once they are sent. */
export const outboxContent: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`ALTER TABLE outbox ADD COLUMN content text`.execute(db)
  },
}
