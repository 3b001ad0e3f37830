import { TABLES_VERSION } from '@madre/climate'
import type { Check, RevisionRecord } from '@madre/contract'
import { type Catalogue, ENGINE_VERSION } from '@madre/engine'
import type { Db } from '../db/database.ts'
import { ProblemError } from '../http/problem.ts'
import { isId } from '../http/problem-schema.ts'
import { previousOf } from '../revisions/revision-note.ts'
import {
  findWorkingCopy,
  presentRevision,
  type RevisionRow,
  recordIn,
  revisionBefore,
} from '../revisions/revision-store.ts'
import type { UserRow } from '../users/user-store.ts'
import { type CheckRow, findCheck, presentCheckSummary } from './check-store.ts'

/** @throws ProblemError 404  not asked of the user, or no longer */
export async function ownCheck(db: Db, user: UserRow, { id }: { id: string }): Promise<CheckRow> {
  const check = isId(id) ? await findCheck(db, user, id) : undefined
  if (check === undefined) throw new ProblemError(404, 'CheckNotFound')
  return check
}

/** @throws ProblemError 404  deleted with its simulation or its author */
export async function revisionOf(db: Db, { revision_id }: CheckRow): Promise<RevisionRow> {
  const row = await db.selectFrom('revisions').selectAll().where('id', '=', revision_id).executeTakeFirst()
  if (row === undefined) throw new ProblemError(404, 'CheckNotFound')
  return row
}

/** A check with everything its checker reads. */
export async function wholeCheck(db: Db, catalogue: Catalogue, check: CheckRow): Promise<Check> {
  const row = await revisionOf(db, check)
  const copy = await findWorkingCopy(db, check.author_id, check.calculation_id)
  if (copy === undefined) throw new ProblemError(404, 'CheckNotFound')
  const before = await revisionBefore(db, row)
  const record = recordIn(row)
  const revision = await presentRevision(db, row.id, copy)
  return {
    ...presentCheckSummary(check),
    message: check.message,
    comment: check.comment,
    revision: { ...revision, check: asShown(check) },
    record,
    previous: before === undefined ? null : previousOf(before),
    isCurrentVersion: isCurrentVersion(record, catalogue),
  }
}

function asShown(row: CheckRow): Check['revision']['check'] {
  const { email, message, decision, name, company, comment } = row
  const { askedAt, decidedAt } = presentCheckSummary(row)
  return { email, message, askedAt, decidedAt, decision, name, company, comment }
}

/** Whether a note made now would match the record: same engine, catalogue and tables of the place. */
export function isCurrentVersion({ result, tablesVersion }: RevisionRecord, catalogue: Catalogue): boolean {
  return (
    result.engineVersion === ENGINE_VERSION &&
    result.catalogueVersion === catalogue.version &&
    (tablesVersion === null || tablesVersion === TABLES_VERSION)
  )
}
