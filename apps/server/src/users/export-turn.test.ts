import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../db/database.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { takeExportTurn } from './export-turn.ts'

let data: TestDatabase
let database: Database
beforeAll(async () => {
  data = await testDatabase()
  database = await data.open()
})
afterAll(async () => {
  await database.close()
  await data.remove()
})

it('a user has one turn, in whichever process it is asked for, and another when it is given back', async () => {
  const turns = await Promise.all(Array.from({ length: 5 }, () => takeExportTurn(database.db, 'ana')))
  const [giveBack, ...more] = turns.filter((turn) => turn !== null)
  expect([giveBack, more.length]).toEqual([expect.any(Function), 0])
  const others = await takeExportTurn(database.db, 'bea')
  expect(others).not.toBeNull()
  await giveBack?.()
  const next = await takeExportTurn(database.db, 'ana')
  expect(next).not.toBeNull()
  // Given back twice, the turn that somebody else has by now stays taken.
  await giveBack?.()
  expect(await takeExportTurn(database.db, 'ana')).toBeNull()
  await others?.()
  await next?.()
})

it('a turn whose process is gone is free again after a while', async () => {
  const giveBack = await takeExportTurn(database.db, 'ana')
  expect(await takeExportTurn(database.db, 'ana')).toBeNull()
  await sql`UPDATE rate_limits SET window_ends_at = now() - interval '1 second'`.execute(database.db)
  const next = await takeExportTurn(database.db, 'ana')
  expect(next).not.toBeNull()
  await giveBack?.()
  await next?.()
})
