import pg from 'pg'

/** Runs one statement beside the databases it is about. */
async function administer(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(text)
  await client.end()
}

/** Makes a database, anew or as a copy of another; answers its address. */
export async function createDatabase(url: string, name: string, copyOf?: string): Promise<string> {
  await administer(url, `CREATE DATABASE ${name}${copyOf === undefined ? '' : ` TEMPLATE ${copyOf}`}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  return own.href
}

export const dropDatabase = (url: string, name: string): Promise<void> =>
  administer(url, `DROP DATABASE ${name} WITH (FORCE)`)
