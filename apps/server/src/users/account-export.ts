import { Readable } from 'node:stream'
import type { Language } from '@madre/contract'
import { calculationIds, calculationJson, findCalculation } from '../calculations/calculation-store.ts'
import type { Db } from '../db/database.ts'
import { presentSheet } from '../sheets/sheet-routes.ts'
import { listSheets } from '../sheets/sheet-store.ts'
import { presentTemplate } from '../templates/template-routes.ts'
import { readTemplates } from '../templates/template-store.ts'
import { presentOwnUser, type UserRow } from './user-store.ts'

/**
 * All data of a user as JSON text, one calculation after the other. Results are large: read all at once they would fill the
 * memory and keep other users waiting.
 *
 * @param ended  called when everything was read or the reader has left, once or twice; the export ends after it
 */
export function exportAccount(db: Db, user: UserRow, lang: Language, ended: () => Promise<void>): Readable {
  async function* parts(): AsyncGenerator<string> {
    try {
      const profile = { ...presentOwnUser(user), createdAt: user.created_at, activatedAt: user.activated_at }
      const templates = (await readTemplates(db, user.id)).map(presentTemplate)
      const sheets = (await listSheets(db, user.id)).map(presentSheet)
      yield `{"user":${JSON.stringify(profile)},"templates":${JSON.stringify(templates)},"sheets":${JSON.stringify(sheets)},"calculations":[`
      let separator = ''
      for (const id of await calculationIds(db, user.id)) {
        const row = await findCalculation(db, user.id, id)
        // Deleted since the export began.
        if (row === undefined) continue
        yield separator + calculationJson(row, lang)
        separator = ','
      }
      yield ']}'
    } finally {
      await ended()
    }
  }
  const stream = Readable.from(parts())
  // A reader that leaves before the first part leaves a generator that never began.
  stream.once('close', () => void ended())
  return stream
}
