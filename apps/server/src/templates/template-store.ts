import type { CalculationRequest } from '@madre/contract'
import type { Selectable, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { lockUser } from '../users/user-store.ts'

type Executor = Db | Transaction<Tables>

export const MOST_TEMPLATES = 50

export type TemplateRow = Selectable<Tables['templates']>

/** What makes two names the same template. */
const nameKey = (name: string) => name.normalize('NFC').toLowerCase()

/** Every query names the owner: another user's template is not found. */
export function findTemplate(db: Executor, userId: string, id: string): Promise<TemplateRow | undefined> {
  return db.selectFrom('templates').selectAll().where('id', '=', id).where('user_id', '=', userId).executeTakeFirst()
}

/** The templates of a user, by name. */
export function listTemplates(db: Executor, userId: string): Promise<Omit<TemplateRow, 'request'>[]> {
  return db
    .selectFrom('templates')
    .select(['id', 'user_id', 'name', 'name_key', 'created_at', 'updated_at'])
    .where('user_id', '=', userId)
    .orderBy('name_key')
    .execute()
}

/** Templates whole, for the export. */
export function readTemplates(db: Executor, userId: string): Promise<TemplateRow[]> {
  return db.selectFrom('templates').selectAll().where('user_id', '=', userId).orderBy('name_key').execute()
}

/** Whether another template of the user has the name. */
async function isTaken(tx: Transaction<Tables>, userId: string, name: string, except: string | null): Promise<boolean> {
  const found = await tx
    .selectFrom('templates')
    .select('id')
    .where('user_id', '=', userId)
    .where('name_key', '=', nameKey(name))
    .executeTakeFirst()
  return found !== undefined && found.id !== except
}

/** Keeps a template; says why not where the user has as many as there may be, or one of the name. */
export function insertTemplate(
  db: Db,
  userId: string,
  { name, request }: { name: string; request: CalculationRequest },
): Promise<TemplateRow | 'TOO_MANY' | 'NAME_TAKEN'> {
  return db.transaction().execute(async (tx) => {
    await lockUser(tx, userId)
    if (await isTaken(tx, userId, name, null)) return 'NAME_TAKEN'
    if ((await listTemplates(tx, userId)).length >= MOST_TEMPLATES) return 'TOO_MANY'
    return tx
      .insertInto('templates')
      .values({ user_id: userId, name, name_key: nameKey(name), request: JSON.stringify(request) })
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}

/** Changes one of the user's own templates; undefined when there is none of that id. */
export function updateTemplate(
  db: Db,
  userId: string,
  id: string,
  { name, request }: { name?: string | undefined; request?: CalculationRequest | undefined },
): Promise<TemplateRow | 'NAME_TAKEN' | undefined> {
  return db.transaction().execute(async (tx) => {
    await lockUser(tx, userId)
    if ((await findTemplate(tx, userId, id)) === undefined) return undefined
    if (name !== undefined && (await isTaken(tx, userId, name, id))) return 'NAME_TAKEN'
    return tx
      .updateTable('templates')
      .set({
        ...(name === undefined ? {} : { name, name_key: nameKey(name) }),
        ...(request === undefined ? {} : { request: JSON.stringify(request) }),
        updated_at: sql`now()`,
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}

/** Removes one of the user's own templates; false when there is none of that id. */
export async function deleteTemplate(db: Db, userId: string, id: string): Promise<boolean> {
  const gone = await db.deleteFrom('templates').where('id', '=', id).where('user_id', '=', userId).executeTakeFirst()
  return gone.numDeletedRows > 0n
}
