import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { testDatabase } from '../testing/test-database.ts'
import { MIGRATIONS, migrate, NewerSchemaError } from './migrate.ts'

const data = await testDatabase({ bare: true })
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

it('a database that a newer version was at work in is refused, and left as it is', async () => {
  const newer = await testDatabase()
  const database = await newer.open()
  await sql`INSERT INTO kysely_migration VALUES ('9999-of-the-future', '2030-01-01')`.execute(database.db)
  await database.close()
  await expect(newer.open()).rejects.toThrow(NewerSchemaError)
  await newer.remove()
})

it('migrations go forward only', () => {
  for (const migration of Object.values(MIGRATIONS)) expect(migration.down).toBeUndefined()
})
