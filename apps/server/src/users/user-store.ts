import type { Author, Costs, Language, User } from '@madre/contract'
import { readStartValues } from '@madre/contract/schemas'
import type { Selectable, Updateable } from 'kysely'
import type { Executor, Tx } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'

export type UserRow = Selectable<Tables['users']>
/** The key under which addresses are the same account. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase()
}

/** A user as in the API, for programs too. */
export function presentUser(row: UserRow): User {
  const { values, leftOut } = readStartValues(JSON.parse(row.start_values ?? '{}'))
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    userName: row.email,
    company: row.company,
    lang: row.lang,
    autosave: row.autosave,
    startValues: row.start_values === null ? null : values,
    startValuesLeftOut: leftOut,
  }
}

/** A user as named in notes and histories. */
export function authorOf({
  first_name,
  last_name,
  company,
}: Pick<UserRow, 'first_name' | 'last_name' | 'company'>): Author {
  return { name: `${first_name} ${last_name}`, company }
}

/** The same for the user, with private data. */
export function presentOwnUser(row: UserRow): User {
  return { ...presentUser(row), costs: row.costs === null ? null : (JSON.parse(row.costs) as Costs) }
}

export function findUserByEmail(db: Executor, email: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('email_key', '=', emailKey(email)).executeTakeFirst()
}

export interface NewUser {
  email: string
  passwordHash: string
  firstName: string
  lastName: string
  company: string
  lang: Language
  activated: boolean
}

/** Adds a user; undefined when the address already has an account. */
export async function insertUser(db: Executor, user: NewUser): Promise<string | undefined> {
  const row = await db
    .insertInto('users')
    .values({
      email: user.email.trim(),
      email_key: emailKey(user.email),
      password_hash: user.passwordHash,
      first_name: user.firstName,
      last_name: user.lastName,
      company: user.company,
      lang: user.lang,
      activated_at: user.activated ? new Date() : null,
    })
    .onConflict((oc) => oc.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Gives an account that was never activated to the person who registers the address now; an earlier registrant loses it. */
export async function renewPendingUser(tx: Tx, id: string, user: NewUser): Promise<void> {
  await tx.deleteFrom('codes').where('user_id', '=', id).execute()
  await updateUser(tx, id, {
    password_hash: user.passwordHash,
    first_name: user.firstName,
    last_name: user.lastName,
    company: user.company,
    lang: user.lang,
  })
}

/** The account was deleted during a request, which then has no user any more. */
export class UserGoneError extends Error {}

const NO_SUCH_KEY = '23503'

/** Whether an error says that a user is gone: our own error, or a foreign key violation of the database. */
export function isUserGone(error: unknown): boolean {
  if (error instanceof UserGoneError) return true
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown }
  return code === NO_SUCH_KEY && String(constraint).endsWith('_user_id_fkey')
}

/** @throws UserGoneError */
export async function updateUser(db: Executor, id: string, change: Updateable<Tables['users']>): Promise<UserRow> {
  const row = await db.updateTable('users').set(change).where('id', '=', id).returningAll().executeTakeFirst()
  if (row === undefined) throw new UserGoneError()
  return row
}

/**
 * Locks a user's row until the transaction ends: the user's runs are counted and ordered one at a time.
 *
 * @throws UserGoneError
 */
export async function lockUser(tx: Tx, id: string): Promise<void> {
  if (!(await lockUserIfThere(tx, id))) throw new UserGoneError()
}

/** The same for background work; false when the user is gone. */
export async function lockUserIfThere(tx: Tx, id: string): Promise<boolean> {
  const row = await tx.selectFrom('users').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  return row !== undefined
}

/** Removes a user with everything that belongs to them. */
export async function deleteUser(db: Executor, id: string): Promise<void> {
  await db.deleteFrom('users').where('id', '=', id).execute()
}
