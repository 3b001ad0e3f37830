import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../db/database.ts'

export interface TestDatabase {
  /** of PostgreSQL; undefined when embedded */
  url?: string
  /** the settings with which a process of its own opens it */
  env: Record<string, string>
  /** opens it, again after a close */
  open(): Promise<Database>
  remove(): Promise<void>
}

/** A database of its own for one test file: on PostgreSQL when TEST_DATABASE_URL is set, else embedded. */
export async function testDatabase(): Promise<TestDatabase> {
  const url = process.env.TEST_DATABASE_URL
  return url === undefined ? embedded() : onPostgres(url)
}

function embedded(): TestDatabase {
  const directory = mkdtempSync(join(tmpdir(), 'madre-test-'))
  cpSync(inject('emptyData'), directory, { recursive: true })
  return {
    env: { DATA_DIR: directory },
    open: () => openDatabase({ directory }),
    remove: async () => rmSync(directory, { recursive: true, force: true }),
  }
}

async function onPostgres(url: string): Promise<TestDatabase> {
  const name = `madre_${randomBytes(6).toString('hex')}`
  const own = new URL(url)
  own.pathname = `/${name}`
  const admin = async (text: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(text)
    await client.end()
  }
  await admin(`CREATE DATABASE ${name}`)
  return {
    url: own.href,
    env: { DATABASE_URL: own.href },
    open: () => openDatabase({ url: own.href }),
    remove: () => admin(`DROP DATABASE ${name} WITH (FORCE)`),
  }
}
