import type { CalculationRequest } from '@madre/contract'
import { type Selectable, sql } from 'kysely'
import type { Db, Executor } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { changeNamed, keepNamed, nameKey } from '../users/own-rows.ts'

export type TemplateRow = Selectable<Tables['templates']>

/** Every query names the owner, so another user's template is not found. */
export function findTemplate(db: Executor, userId: string, id: string): Promise<TemplateRow | undefined> {
  return db.selectFrom('templates').selectAll().where('id', '=', id).where('user_id', '=', userId).executeTakeFirst()
}

export function listTemplates(db: Executor, userId: string): Promise<Omit<TemplateRow, 'request'>[]> {
  return db
    .selectFrom('templates')
    .select(['id', 'user_id', 'name', 'name_key', 'created_at', 'updated_at'])
    .where('user_id', '=', userId)
    .orderBy('name_key')
    .execute()
}

/** Complete templates, for the export. */
export function readTemplates(db: Executor, userId: string): Promise<TemplateRow[]> {
  return db.selectFrom('templates').selectAll().where('user_id', '=', userId).orderBy('name_key').execute()
}

/** Stores a template. Returns the reason where the user's limit is reached, or the name is taken. */
export function insertTemplate(
  db: Db,
  userId: string,
  { name, request }: { name: string; request: CalculationRequest },
): Promise<TemplateRow | 'TOO_MANY' | 'NAME_TAKEN'> {
  return keepNamed(db, 'templates', userId, name, (tx) =>
    tx
      .insertInto('templates')
      .values({ user_id: userId, name, name_key: nameKey(name), request: JSON.stringify(request) })
      .returningAll()
      .executeTakeFirstOrThrow(),
  )
}

/** Changes one of the user's own templates; undefined if the id is unknown. */
export function updateTemplate(
  db: Db,
  userId: string,
  id: string,
  { name, request }: { name?: string | undefined; request?: CalculationRequest | undefined },
): Promise<TemplateRow | 'NAME_TAKEN' | undefined> {
  return changeNamed(db, 'templates', userId, id, name, (tx) =>
    tx
      .updateTable('templates')
      .set({
        ...(name === undefined ? {} : { name, name_key: nameKey(name) }),
        ...(request === undefined ? {} : { request: JSON.stringify(request) }),
        updated_at: sql`now()`,
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst(),
  )
}
