import type { Project, ProjectTitle } from '@madre/contract'
import type { TitleBlock } from '@madre/note'
import { sql } from 'kysely'
import { bytesAsked, bytesOf, bytesSent } from '../db/bytes.ts'
import type { Db, Executor } from '../db/database.ts'
import { lockUser } from '../users/user-store.ts'

export const MOST_PROJECTS = 500

const NOTHING: ProjectTitle = { jobNumber: '', client: '', site: '' }

/** The stored title block of a project of the user; empty texts without one. */
export async function findProject(db: Executor, userId: string, name: string): Promise<ProjectTitle> {
  const row = await db
    .selectFrom('projects')
    .select(['job_number as jobNumber', 'client', 'site'])
    .where('user_id', '=', userId)
    .where('name', '=', name)
    .executeTakeFirst()
  return row ?? NOTHING
}

/** All projects of a user with a title block, by name. */
export function listProjects(db: Executor, userId: string): Promise<Project[]> {
  return db
    .selectFrom('projects')
    .select(['name', 'job_number as jobNumber', 'client', 'site'])
    .where('user_id', '=', userId)
    .orderBy('name')
    .execute()
}

/** Stores the title block of a project, or removes an empty one; false at the user's limit. */
export function keepProject(db: Db, userId: string, { name, jobNumber, client, site }: Project): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await lockUser(tx, userId)
    const own = { user_id: userId, name }
    const isEmpty = jobNumber === '' && client === '' && site === ''
    const others = tx.selectFrom('projects').select(sql<number>`count(*)::int`.as('count'))
    const { count } = await others.where('user_id', '=', userId).where('name', '!=', name).executeTakeFirstOrThrow()
    if (!isEmpty && count >= MOST_PROJECTS) return false
    await tx.deleteFrom('projects').where('user_id', '=', userId).where('name', '=', name).execute()
    if (!isEmpty)
      await tx
        .insertInto('projects')
        .values({ ...own, job_number: jobNumber, client, site })
        .execute()
    return true
  })
}

/** The logo of the user's office as PNG; null without one. */
export async function findLogo(db: Executor, userId: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('office_logos')
    .select(bytesAsked<'office_logos'>('png').as('png'))
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row === undefined ? null : bytesOf(row.png)
}

export async function keepLogo(db: Db, userId: string, png: Buffer): Promise<void> {
  const bytes = bytesSent(png)
  await db
    .insertInto('office_logos')
    .values({ user_id: userId, png: bytes })
    .onConflict((oc) => oc.column('user_id').doUpdateSet({ png: bytes }))
    .execute()
}

/** Removes the logo of the user's office; false when there is none. */
export async function deleteLogo(db: Db, userId: string): Promise<boolean> {
  const gone = await db.deleteFrom('office_logos').where('user_id', '=', userId).executeTakeFirst()
  return gone.numDeletedRows > 0n
}

/** The title block of a note; undefined where all of it is empty, and the note has none. */
export function titleBlockOf(title: ProjectTitle, office: string, logo: Buffer | null): TitleBlock | undefined {
  const { jobNumber, client, site } = title
  if (logo === null && jobNumber === '' && client === '' && site === '') return undefined
  return { jobNumber, client, site, office, logoPng: logo?.toString('base64') ?? null }
}
