import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { testDatabase } from '../testing/test-database.ts'
import { MIGRATIONS, migrate } from './migrate.ts'

const data = await testDatabase()
afterAll(() => data.remove())

it('the schema is brought up to date once, and again without harm', async () => {
  const first = await data.open()
  await Promise.all([migrate(first.db), migrate(first.db)])
  await first.close()
  const again = await data.open()
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration ORDER BY name`.execute(again.db)
  expect(rows.map((row) => row.name)).toEqual(Object.keys(MIGRATIONS))
  await again.close()
})

it('migrations go forward only', () => {
  for (const migration of Object.values(MIGRATIONS)) expect(migration.down).toBeUndefined()
})
