import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../db/database.ts'
import { Lifecycle } from '../lifecycle.ts'
import { temporaryDirectory } from '../testing/serve-process.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { WorkLoop } from './work-loop.ts'
import { watchWork } from './worker-health.ts'

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

it('a loop that comes to a stand takes the health file away and is reported', async () => {
  let release = () => {}
  let hang = false
  const loop = new WorkLoop(
    async () => {
      if (hang) await new Promise<void>((done) => (release = done))
      return false
    },
    5,
    () => {},
  )
  const stands: string[] = []
  const file = join(temporaryDirectory(), 'health')
  const end = watchWork({
    db: database.db,
    lifecycle: new Lifecycle(),
    file,
    silentForMs: () => loop.silentForMs(),
    longestTurnMs: 0,
    everyMs: 50,
    leastSilenceMs: 2_000,
    onStand: (message) => stands.push(message),
  })
  await expect.poll(() => existsSync(file), { timeout: 10_000 }).toBe(true)
  expect(stands).toEqual([])
  hang = true
  await expect.poll(() => stands.length, { timeout: 20_000 }).toBeGreaterThan(0)
  await expect.poll(() => existsSync(file), { timeout: 10_000 }).toBe(false)
  end()
  release()
  await loop.stop()
})
