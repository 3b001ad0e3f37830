import { Readable } from 'node:stream'
import type { Language } from '@madre/contract'
import {
  type CalculationRow,
  calculationIds,
  calculationJson,
  findCalculation,
} from '../calculations/calculation-store.ts'
import { listChecks, presentCheckSummary } from '../checks/check-store.ts'
import type { Db } from '../db/database.ts'
import { findLogo, listProjects } from '../projects/project-store.ts'
import { readHistory } from '../revisions/history.ts'
import { listRevisions, readRecord } from '../revisions/revision-store.ts'
import { presentShare } from '../shares/share-routes.ts'
import { listShares } from '../shares/share-store.ts'
import { presentSheet } from '../sheets/sheet-schemas.ts'
import { listSheets } from '../sheets/sheet-store.ts'
import { presentTemplate } from '../templates/template-schemas.ts'
import { readTemplates } from '../templates/template-store.ts'
import { presentOwnUser, type UserRow } from './user-store.ts'

/**
 * All data of a user as JSON text, one calculation after the other. Results are large: read all at once they would fill the memory and
 * delay other users.
 *
 * @param ended  called when everything was read or the reader has left, once or twice; the export ends after it
 */
export function exportAccount(db: Db, user: UserRow, lang: Language, ended: () => Promise<void>): Readable {
  async function* parts(): AsyncGenerator<string> {
    try {
      const profile = { ...presentOwnUser(user), createdAt: user.created_at, activatedAt: user.activated_at }
      const templates = (await readTemplates(db, user.id)).map(presentTemplate)
      const logo = (await findLogo(db, user.id))?.toString('base64') ?? null
      const rest = {
        templates,
        sheets: (await listSheets(db, user.id)).map(presentSheet),
        projects: await listProjects(db, user.id),
        logo: logo && { png: logo },
        shares: (await listShares(db, user.id)).map(presentShare),
        checks: await decidedChecks(db, user),
      }
      yield `${JSON.stringify({ user: profile, ...rest }).slice(0, -1)},"calculations":[`
      let separator = ''
      for (const id of await calculationIds(db, user.id)) {
        const row = await findCalculation(db, user.id, id)
        // Deleted since the export began.
        if (row === undefined) continue
        yield `${separator}${calculationJson(row, lang).slice(0, -1)},"revisions":[`
        yield* revisionTexts(db, row)
        yield `],"history":${JSON.stringify(await readHistory(db, id))}}`
        separator = ','
      }
      yield ']}'
    } finally {
      await ended()
    }
  }
  const stream = Readable.from(parts())
  // If the reader leaves before the first part, the generator never begins and cannot call this.
  stream.once('close', () => void ended())
  return stream
}

/** The revisions of a calculation with their records, newest first, as the parts of a list. */
async function* revisionTexts(db: Db, row: CalculationRow): AsyncGenerator<string> {
  let separator = ''
  for (const revision of await listRevisions(db, row.user_id, row.id, row)) {
    const record = await readRecord(db, revision.id)
    // Deleted, with its calculation, since the export began.
    if (record === undefined) return
    yield `${separator}${JSON.stringify(revision).slice(0, -1)},"record":${record}}`
    separator = ','
  }
}

/** The user's decisions as a checker. */
async function decidedChecks(db: Db, user: UserRow) {
  const seen = await listChecks(db, user)
  return seen
    .filter(({ decision }) => decision !== null)
    .map((row) => ({ ...presentCheckSummary(row), comment: row.comment }))
}
