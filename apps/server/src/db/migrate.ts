import { type Kysely, type Migration, Migrator } from 'kysely'
import { initial } from './migrations/0001-initial.ts'
import { deviceSecret } from './migrations/0002-device-secret.ts'
import { idempotencyKeys } from './migrations/0003-idempotency-keys.ts'
import { summaryColumns } from './migrations/0004-summary-columns.ts'
import { calculationTurns } from './migrations/0005-calculation-turns.ts'
import { accessTokens } from './migrations/0006-access-tokens.ts'
import { ownWorkbench } from './migrations/0007-own-workbench.ts'
import { outboxContent } from './migrations/0008-outbox-content.ts'
import { earlierEngines } from './migrations/0009-earlier-engines.ts'
import { issuedCheckedShared } from './migrations/0010-issued-checked-shared.ts'
import { sheetsAndCosts } from './migrations/0011-sheets-and-costs.ts'
import type { Tables } from './tables.ts'

/** All migrations in order, forward only. A released one is never edited, so what two have alike stays in both; the next one corrects a mistake. */
export const MIGRATIONS: Record<string, Migration> = {
  '0001-initial': initial,
  '0002-device-secret': deviceSecret,
  '0003-idempotency-keys': idempotencyKeys,
  '0004-summary-columns': summaryColumns,
  '0005-calculation-turns': calculationTurns,
  '0006-access-tokens': accessTokens,
  '0007-own-workbench': ownWorkbench,
  '0008-outbox-content': outboxContent,
  '0009-earlier-engines': earlierEngines,
  '0010-issued-checked-shared': issuedCheckedShared,
  '0011-sheets-and-costs': sheetsAndCosts,
}

/** The schema has migrations that this version does not know. */
export class NewerSchemaError extends Error {
  constructor(cause: unknown) {
    super(
      'the database was used by a newer version of Madre, and is left as it is: start that version, or restore the backup made before the update',
      { cause },
    )
  }
}

/**
 * Migrates the schema to the newest version. Several processes may call it at once.
 *
 * @throws NewerSchemaError  before anything is changed
 * @throws the error of the first migration that failed, with its name
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })
  const { error, results } = await migrator.migrateToLatest()
  if (error === undefined) return
  if (error instanceof Error && /^corrupted migrations: previously executed/.test(error.message))
    throw new NewerSchemaError(error)
  const failed = results?.find((r) => r.status === 'Error')?.migrationName ?? 'the schema'
  throw new Error(`database migration failed: ${failed}`, { cause: error })
}
