import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../db/database.ts'
import { createDatabase, dropDatabase } from './postgres-databases.ts'

export interface TestDatabase {
  /** of PostgreSQL; undefined when embedded */
  url?: string
  /** the settings with which a process of its own opens it */
  env: Record<string, string>
  /** opens it, again after a close */
  open(): Promise<Database>
  remove(): Promise<void>
}

/** A database of its own for one test file, with the schema unless it is `bare`: on PostgreSQL when TEST_DATABASE_URL is set, else embedded. */
export async function testDatabase({ bare = false } = {}): Promise<TestDatabase> {
  const url = process.env.TEST_DATABASE_URL
  return url === undefined ? embedded(bare) : onPostgres(url, bare)
}

function embedded(bare: boolean): TestDatabase {
  const directory = mkdtempSync(join(tmpdir(), 'madre-test-'))
  if (!bare) cpSync(inject('emptyData'), directory, { recursive: true })
  return {
    env: { DATA_DIR: directory },
    open: () => openDatabase({ directory }),
    remove: async () => rmSync(directory, { recursive: true, force: true }),
  }
}

async function onPostgres(at: string, bare: boolean): Promise<TestDatabase> {
  const name = `madre_${randomBytes(6).toString('hex')}`
  const url = await createDatabase(at, name, bare ? undefined : inject('emptyDatabase'))
  return { url, env: { DATABASE_URL: url }, open: () => openDatabase({ url }), remove: () => dropDatabase(at, name) }
}
