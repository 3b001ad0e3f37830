import { type Kysely, type Migration, Migrator } from 'kysely'
import { initial } from './migrations/0001-initial.ts'
import { deviceSecret } from './migrations/0002-device-secret.ts'
import { idempotencyKeys } from './migrations/0003-idempotency-keys.ts'
import { accessTokens } from './migrations/0009-access-tokens.ts'
import type { Tables } from './tables.ts'

/** Every migration, in order; forward only: a released one is never edited, a mistake is mended by the next. */
export const MIGRATIONS: Record<string, Migration> = {
  '0001-initial': initial,
  '0002-device-secret': deviceSecret,
  '0003-idempotency-keys': idempotencyKeys,
  '0009-access-tokens': accessTokens,
}

/**
 * Brings the schema up to the newest migration; several processes may call it at once.
 *
 * @throws the error of the first migration that failed, with its name
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })
  const { error, results } = await migrator.migrateToLatest()
  if (error === undefined) return
  const failed = results?.find((r) => r.status === 'Error')?.migrationName ?? 'the schema'
  throw new Error(`database migration failed: ${failed}`, { cause: error })
}
