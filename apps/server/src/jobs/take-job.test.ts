import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '../db/database.ts'
import { DatabaseAwayError } from '../db/postgres-pool.ts'
import type { Tables } from '../db/tables.ts'
import type { ApiClient } from '../testing/api-client.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'
import { CALCULATE } from './boss.ts'
import { takeJob } from './take-job.ts'

let server: TestServer
let ana: ApiClient
beforeAll(async () => {
  server = await testServer({ work: false })
  ana = await server.signedIn()
})
afterAll(() => server.close())

type Query = PostgresPoolClient['query']

/** The database behind connections of which the first that takes a job is lost, before the statement was executed or after. */
function losing(pool: PostgresPool, when: 'before' | 'after'): Db {
  let isLost = false
  return new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: {
        async connect() {
          const client = await pool.connect()
          const query = async (text: string, values: readonly unknown[]) => {
            const isFatal = !isLost && text.includes("SET state = 'active'")
            isLost ||= isFatal
            if (isFatal && when === 'before') throw new DatabaseAwayError('lost')
            const result = await client.query(text, values)
            if (isFatal) throw new DatabaseAwayError('lost')
            return result
          }
          return { query: query as Query, release: () => client.release() }
        },
        end: async () => {},
      },
    }),
  })
}

describe('a job', () => {
  let ids: string[]
  beforeEach(async () => {
    ids = []
    for (let i = 0; i < 2; i++) {
      const { id } = await ana.createCalculation()
      await ana.post(`Calculations/${id}/calculate`)
      ids.push(id)
    }
  })

  it.each(['before', 'after'] as const)(
    'is taken once and by itself though the connection is lost %s its taking is executed',
    async (when) => {
      const { pool, db } = server.database
      const first = await takeJob(losing(pool, when), CALCULATE)
      const second = await takeJob(db, CALCULATE)
      expect([first?.data.calculationId, second?.data.calculationId]).toEqual(ids)
      expect([first?.wasTaken, second?.wasTaken]).toEqual([false, false])
      expect(await takeJob(db, CALCULATE)).toBeUndefined()
      for (const id of ids) await ana.delete(`Calculations/${id}`)
    },
  )
})
