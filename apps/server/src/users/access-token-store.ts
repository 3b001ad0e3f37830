import { type Selectable, sql } from 'kysely'
import type { Db, Executor } from '../db/database.ts'
import { unlessFull } from '../db/storage.ts'
import type { Tables } from '../db/tables.ts'
import { isSecret, newSecret, secretHash, TOUCH_SECONDS } from './secret.ts'
import { lockUser, type UserRow } from './user-store.ts'

export type TokenScope = 'read' | 'write'

/** Distinguishes a token from other secrets, for people and for programs that look for leaked ones. */
const PREFIX = 'madre_'
export const MOST_TOKENS = 20

export type TokenRow = Omit<Selectable<Tables['access_tokens']>, 'user_id' | 'token_hash'>
const SHOWN = ['id', 'name', 'scope', 'created_at', 'expires_at', 'last_used_at'] as const

/** Makes a token, of which only the hash is stored; null at the user's limit. */
export function makeToken(
  db: Db,
  userId: string,
  { name, scope, days }: { name: string; scope: TokenScope; days: number },
): Promise<{ token: string; row: TokenRow } | null> {
  const token = PREFIX + newSecret()
  return db.transaction().execute(async (tx) => {
    await lockUser(tx, userId)
    await tx
      .deleteFrom('access_tokens')
      .where('user_id', '=', userId)
      .where('expires_at', '<', sql<Date>`now()`)
      .execute()
    if ((await listTokens(tx, userId)).length >= MOST_TOKENS) return null
    const row = await tx
      .insertInto('access_tokens')
      .values({
        user_id: userId,
        name,
        scope,
        token_hash: secretHash(token),
        expires_at: sql<Date>`now() + make_interval(days => ${days})`,
      })
      .returning(SHOWN)
      .executeTakeFirstOrThrow()
    return { token, row }
  })
}

/** The tokens of a user that are still valid, newest first. */
export function listTokens(db: Executor, userId: string): Promise<TokenRow[]> {
  return db
    .selectFrom('access_tokens')
    .select(SHOWN)
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('created_at', 'desc')
    .execute()
}

/** The owner of a token, while it is valid. */
export async function findToken(
  db: Db,
  token: string,
): Promise<{ tokenId: string; scope: TokenScope; user: UserRow } | undefined> {
  if (!isSecret(token, PREFIX)) return undefined
  const row = await db
    .selectFrom('access_tokens')
    .innerJoin('users', 'users.id', 'access_tokens.user_id')
    .selectAll('users')
    .select([
      'access_tokens.id as token_id',
      'access_tokens.scope',
      sql<boolean>`access_tokens.last_used_at IS NULL
        OR access_tokens.last_used_at < now() - ${sql.lit(`${TOUCH_SECONDS} seconds`)}::interval`.as('untouched'),
    ])
    .where('access_tokens.token_hash', '=', secretHash(token))
    .where('access_tokens.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { token_id, scope, untouched, ...user } = row
  if (untouched)
    await unlessFull(
      db.updateTable('access_tokens').set({ last_used_at: sql`now()` }).where('id', '=', token_id).execute(),
    )
  return { tokenId: token_id, scope, user }
}

export async function endAllTokens(db: Executor, userId: string): Promise<void> {
  await db.deleteFrom('access_tokens').where('user_id', '=', userId).execute()
}
