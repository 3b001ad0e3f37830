import type { Language } from '@madre/contract'
import { sql } from 'kysely'
import type { Db, Executor, Tx } from '../db/database.ts'
import type { CheckMailKind, UserMailKind } from '../db/tables.ts'
import type { Mail } from './templates.ts'

export interface WrittenMail extends Mail {
  replyTo: { name: string; address: string }
  attachment: { fileName: string; text: string }
}

/** Mails an hour to one user at most, from all sources. */
const MAX_MAILS_AN_HOUR = 6

/**
 * Puts a mail into the outbox, in the transaction of its subject. Without a user (an address without an account) the row is written all the
 * same and never sent, so that both cases take the same time.
 */
export async function queueMail(
  db: Executor,
  mail: { kind: UserMailKind; userId: string | null; lang: Language },
): Promise<void> {
  const { count } = await db
    .selectFrom('outbox')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', mail.userId)
    .where('check_id', 'is', null)
    .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow()
  const userId = count < MAX_MAILS_AN_HOUR ? mail.userId : null
  // A user deleted in the meantime gets none.
  const there = sql<string | null>`(SELECT id FROM users WHERE id = ${userId} FOR KEY SHARE)`
  await db.insertInto('outbox').values({ kind: mail.kind, user_id: there, lang: mail.lang }).execute()
}

/**
 * Puts a mail about a check into the outbox, in the transaction of its subject. The limits on asking for checks limit their number. They do
 * not count towards the account's own mails.
 *
 * @param authorLang  for the author, and for the person asked unless their account has another language
 */
export async function queueCheckMail(tx: Tx, kind: CheckMailKind, checkId: string, authorLang: string): Promise<void> {
  await tx.insertInto('outbox').values({ kind, user_id: null, check_id: checkId, lang: authorLang }).execute()
}

/** Puts a written mail into the outbox. Its address is that of the brand file for its kind. */
export async function queueWrittenMail(db: Db, kind: 'enquiry', mail: WrittenMail, lang: Language) {
  await db
    .insertInto('outbox')
    .values({ kind, user_id: null, lang, content: JSON.stringify(mail) })
    .execute()
}
