import type { Sheet } from '@madre/contract'
import type { Selectable, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { lockUser } from '../users/user-store.ts'

type Executor = Db | Transaction<Tables>

export const MOST_SHEETS = 50

export type SheetRow = Selectable<Tables['sheets']>

/** What makes two names the same sheet. */
const nameKey = (name: string) => name.normalize('NFC').toLowerCase()

/** The sheets of a user, by name. */
export function listSheets(db: Executor, userId: string): Promise<SheetRow[]> {
  return db.selectFrom('sheets').selectAll().where('user_id', '=', userId).orderBy('name_key').execute()
}

/** Whether another sheet of the user has the name. */
async function isTaken(tx: Transaction<Tables>, userId: string, name: string, except: string | null): Promise<boolean> {
  const found = await tx
    .selectFrom('sheets')
    .select('id')
    .where('user_id', '=', userId)
    .where('name_key', '=', nameKey(name))
    .executeTakeFirst()
  return found !== undefined && found.id !== except
}

/** Keeps a sheet; says why not where the user has as many as there may be, or one of the name. */
export function insertSheet(
  db: Db,
  userId: string,
  { name, sheet }: { name: string; sheet: Sheet },
): Promise<SheetRow | 'TOO_MANY' | 'NAME_TAKEN'> {
  return db.transaction().execute(async (tx) => {
    await lockUser(tx, userId)
    if (await isTaken(tx, userId, name, null)) return 'NAME_TAKEN'
    if ((await listSheets(tx, userId)).length >= MOST_SHEETS) return 'TOO_MANY'
    return tx
      .insertInto('sheets')
      .values({ user_id: userId, name, name_key: nameKey(name), sheet: JSON.stringify(sheet) })
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}

/** Changes one of the user's own sheets; undefined when there is none of that id. Every query names the owner. */
export function updateSheet(
  db: Db,
  userId: string,
  id: string,
  { name, sheet }: { name?: string | undefined; sheet?: Sheet | undefined },
): Promise<SheetRow | 'NAME_TAKEN' | undefined> {
  return db.transaction().execute(async (tx) => {
    await lockUser(tx, userId)
    if (name !== undefined && (await isTaken(tx, userId, name, id))) return 'NAME_TAKEN'
    return tx
      .updateTable('sheets')
      .set({
        ...(name === undefined ? {} : { name, name_key: nameKey(name) }),
        ...(sheet === undefined ? {} : { sheet: JSON.stringify(sheet) }),
        updated_at: sql`now()`,
      })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returningAll()
      .executeTakeFirst()
  })
}

/** Removes one of the user's own sheets; false when there is none of that id. */
export async function deleteSheet(db: Db, userId: string, id: string): Promise<boolean> {
  const gone = await db.deleteFrom('sheets').where('id', '=', id).where('user_id', '=', userId).executeTakeFirst()
  return gone.numDeletedRows > 0n
}
