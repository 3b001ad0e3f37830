import type { Db, Executor, Tx } from '../db/database.ts'
import { lockUser } from './user-store.ts'

/** Tables with one row per name and user, whatever the case. */
type NamedTable = 'sheets' | 'templates'

/** Rows of each at most. */
export const MOST_NAMED = 50

/** The key under which names count as equal. */
export const nameKey = (name: string) => name.normalize('NFC').toLowerCase()

/** Whether another row of the user has the name. */
async function isNameTaken(
  tx: Tx,
  table: NamedTable,
  userId: string,
  name: string,
  except: string | null,
): Promise<boolean> {
  const found = await tx
    .selectFrom(table)
    .select('id')
    .where('user_id', '=', userId)
    .where('name_key', '=', nameKey(name))
    .executeTakeFirst()
  return found !== undefined && found.id !== except
}

/** Adds a row by `insert`. Returns the reason where the user's limit is reached, or the name is taken. */
export function keepNamed<Row>(
  db: Db,
  table: NamedTable,
  userId: string,
  name: string,
  insert: (tx: Tx) => Promise<Row>,
): Promise<Row | 'TOO_MANY' | 'NAME_TAKEN'> {
  return db.transaction().execute(async (tx) => {
    await lockUser(tx, userId)
    if (await isNameTaken(tx, table, userId, name, null)) return 'NAME_TAKEN'
    const kept = await tx.selectFrom(table).select('id').where('user_id', '=', userId).execute()
    return kept.length >= MOST_NAMED ? 'TOO_MANY' : insert(tx)
  })
}

/** Changes one of the user's own rows by `update`; undefined if the id is unknown, which is looked at before the name. */
export function changeNamed<Row>(
  db: Db,
  table: NamedTable,
  userId: string,
  id: string,
  name: string | undefined,
  update: (tx: Tx) => Promise<Row | undefined>,
): Promise<Row | 'NAME_TAKEN' | undefined> {
  return db.transaction().execute(async (tx) => {
    await lockUser(tx, userId)
    const own = tx.selectFrom(table).select('id').where('id', '=', id).where('user_id', '=', userId)
    if ((await own.executeTakeFirst()) === undefined) return undefined
    if (name !== undefined && (await isNameTaken(tx, table, userId, name, id))) return 'NAME_TAKEN'
    return update(tx)
  })
}

/** Removes one of the user's own rows; false if the id is unknown. */
export async function deleteOwn(
  db: Executor,
  table: NamedTable | 'access_tokens' | 'sessions',
  userId: string,
  id: string,
): Promise<boolean> {
  const gone = await db.deleteFrom(table).where('id', '=', id).where('user_id', '=', userId).executeTakeFirst()
  return gone.numDeletedRows > 0n
}
