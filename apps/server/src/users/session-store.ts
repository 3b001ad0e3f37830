import { type CompiledQuery, type Selectable, sql } from 'kysely'
import type { Db, Executor } from '../db/database.ts'
import { unlessFull } from '../db/storage.ts'
import type { Tables } from '../db/tables.ts'
import { newSecret, secretHash, TOUCH_SECONDS } from './secret.ts'
import type { UserRow } from './user-store.ts'

/** A session ends after this long without a request, and after this long in any case. */
const IDLE_HOURS = 8
export const ABSOLUTE_DAYS = 7

const alive = sql<boolean>`sessions.last_seen_at > now() - ${sql.lit(`${IDLE_HOURS} hours`)}::interval
  AND sessions.created_at > now() - ${sql.lit(`${ABSOLUTE_DAYS} days`)}::interval`

/** Starts a session. The token goes into the cookie; only its hash is stored. */
export async function startSession(db: Executor, userId: string, userAgent: string): Promise<string> {
  const token = newSecret()
  await db
    .insertInto('sessions')
    .values({ user_id: userId, token_hash: secretHash(token), user_agent: userAgent.slice(0, 300) })
    .execute()
  return token
}

export interface CurrentSession {
  sessionId: string
  user: UserRow
}

const byHash = (db: Db, hash: string) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('users')
    .select([
      'sessions.id as session_id',
      sql<boolean>`sessions.last_seen_at < now() - ${sql.lit(`${TOUCH_SECONDS} seconds`)}::interval`.as('untouched'),
    ])
    .where('sessions.token_hash', '=', hash)
    .where(alive)
    .compile()
/** Compiled once: every request uses it, and compiling takes as long as running it. */
let lookup: CompiledQuery | undefined

/** The session of a token with its user, while it is valid. */
export async function findSession(db: Db, token: string): Promise<CurrentSession | undefined> {
  const hash = secretHash(token)
  lookup ??= byHash(db, hash)
  const { rows } = await db.executeQuery<UserRow & { session_id: string; untouched: boolean }>({
    ...lookup,
    parameters: [hash],
  })
  const [row] = rows
  if (row === undefined) return undefined
  const { session_id, untouched, ...user } = row
  if (untouched)
    await unlessFull(
      db.updateTable('sessions').set({ last_seen_at: sql`now()` }).where('id', '=', session_id).execute(),
    )
  return { sessionId: session_id, user }
}

export type SessionRow = Pick<Selectable<Tables['sessions']>, 'id' | 'user_agent' | 'created_at' | 'last_seen_at'>

export function listSessions(db: Db, userId: string): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where(alive)
    .orderBy('last_seen_at', 'desc')
    .execute()
}

/** Ends the session of a token, even if the cookie still exists. */
export async function endSession(db: Executor, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', secretHash(token)).execute()
}

export async function endAllSessions(db: Executor, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute()
}

export async function removeDeadSessions(db: Db): Promise<void> {
  await db.deleteFrom('sessions').where(sql<boolean>`NOT (${alive})`).execute()
}
