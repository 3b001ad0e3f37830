/** Rows that would take hours to make over the API, written into the database of a server that is stopped. */
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** The databases are the server's. */
const server = createRequire(new URL('../apps/server/package.json', import.meta.url))
const { PGlite } = server('@electric-sql/pglite')
const pg = server('pg')

/** Runs statements, the last one's rows are the answer. */
export async function inDatabase(env, work) {
  if (env.DATABASE_URL) {
    const client = new pg.Client({ connectionString: env.DATABASE_URL })
    await client.connect()
    try {
      return await work((text, values) => client.query(text, values))
    } finally {
      await client.end()
    }
  }
  const database = await PGlite.create(join(env.DATA_DIR, 'db'))
  try {
    return await work((text, values) => database.query(text, values))
  } finally {
    await database.close()
  }
}
