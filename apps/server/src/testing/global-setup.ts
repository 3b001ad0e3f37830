import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../db/database.ts'
import { openBoss } from '../jobs/boss.ts'
import { createDatabase, dropDatabase } from './postgres-databases.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** directory of the bundled worker threads */
    workers: string
    /** data directory with an embedded database that has the schema and nothing else, to be copied: making one takes seconds */
    emptyData: string
    /** the same on PostgreSQL, as the name of a database to make others of */
    emptyDatabase: string
  }
}

/** Bundles the worker threads and makes one empty database for all test files, embedded or on PostgreSQL. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const build = new URL('../../../../scripts/build.mjs', import.meta.url).href
  const { buildServer } = (await import(build)) as { buildServer(): Promise<boolean> }
  await buildServer()
  project.provide('workers', join(import.meta.dirname, '../../../../dist'))
  const emptyData = mkdtempSync(join(tmpdir(), 'madre-empty-'))
  const url = process.env.TEST_DATABASE_URL
  const emptyDatabase = `madre_empty_${randomBytes(6).toString('hex')}`
  if (url === undefined) await prepare({ directory: emptyData })
  else await prepare({ url: await createDatabase(url, emptyDatabase) })
  project.provide('emptyData', emptyData)
  project.provide('emptyDatabase', emptyDatabase)
  return async () => {
    rmSync(emptyData, { recursive: true, force: true })
    if (url !== undefined) await dropDatabase(url, emptyDatabase)
  }
}

async function prepare(where: { directory: string } | { url: string }): Promise<void> {
  const database = await openDatabase(where)
  const boss = await openBoss(database, { expirySeconds: 30, supervise: false, onError: () => {} })
  await boss.stop({ graceful: false, close: false })
  await database.close()
}
