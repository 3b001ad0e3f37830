import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../db/database.ts'
import { openBoss } from '../jobs/boss.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** directory of the bundled worker threads */
    workers: string
    /** data directory with an embedded database that has the schema and nothing else, to be copied: making one takes seconds */
    emptyData: string
  }
}

/** Bundles the worker threads and makes one empty embedded database for all test files. */
export default async function setup(project: TestProject): Promise<() => void> {
  const build = new URL('../../../../scripts/build.mjs', import.meta.url).href
  const { buildServer } = (await import(build)) as { buildServer(): Promise<boolean> }
  await buildServer()
  project.provide('workers', join(import.meta.dirname, '../../../../dist'))
  const emptyData = mkdtempSync(join(tmpdir(), 'madre-empty-'))
  if (process.env.TEST_DATABASE_URL === undefined) await prepare(emptyData)
  project.provide('emptyData', emptyData)
  return () => rmSync(emptyData, { recursive: true, force: true })
}

async function prepare(directory: string): Promise<void> {
  const database = await openDatabase({ directory })
  const boss = await openBoss(database, { expirySeconds: 30, supervise: false, onError: () => {} })
  await boss.stop({ graceful: false, close: false })
  await database.close()
}
