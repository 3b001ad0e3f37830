import type { Sheet } from '@madre/contract'
import { type Selectable, sql } from 'kysely'
import type { Db, Executor } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { changeNamed, keepNamed, nameKey } from '../users/own-rows.ts'

export type SheetRow = Selectable<Tables['sheets']>

export function listSheets(db: Executor, userId: string): Promise<SheetRow[]> {
  return db.selectFrom('sheets').selectAll().where('user_id', '=', userId).orderBy('name_key').execute()
}

/** Stores a sheet. Returns the reason where the user's limit is reached, or the name is taken. */
export function insertSheet(
  db: Db,
  userId: string,
  { name, sheet }: { name: string; sheet: Sheet },
): Promise<SheetRow | 'TOO_MANY' | 'NAME_TAKEN'> {
  return keepNamed(db, 'sheets', userId, name, (tx) =>
    tx
      .insertInto('sheets')
      .values({ user_id: userId, name, name_key: nameKey(name), sheet: JSON.stringify(sheet) })
      .returningAll()
      .executeTakeFirstOrThrow(),
  )
}

/** Changes one of the user's own sheets; undefined if the id is unknown. */
export function updateSheet(
  db: Db,
  userId: string,
  id: string,
  { name, sheet }: { name?: string | undefined; sheet?: Sheet | undefined },
): Promise<SheetRow | 'NAME_TAKEN' | undefined> {
  return changeNamed(db, 'sheets', userId, id, name, (tx) =>
    tx
      .updateTable('sheets')
      .set({
        ...(name === undefined ? {} : { name, name_key: nameKey(name) }),
        ...(sheet === undefined ? {} : { sheet: JSON.stringify(sheet) }),
        updated_at: sql`now()`,
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst(),
  )
}
