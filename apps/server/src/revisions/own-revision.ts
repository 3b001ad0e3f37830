import type { Db } from '../db/database.ts'
import { ProblemError } from '../http/problem.ts'
import { requireId } from '../http/problem-schema.ts'
import { findRevision, findWorkingCopy, type RevisionRow, type WorkingCopy } from './revision-store.ts'

/** A simulation of the user, with the columns its revisions need. */
export async function ownCopy(db: Db, userId: string, params: { id: string }): Promise<WorkingCopy> {
  const copy = await findWorkingCopy(db, userId, requireId(params, 'CalculationNotFound'))
  if (copy === undefined) throw new ProblemError(404, 'CalculationNotFound')
  return copy
}

export async function ownRevision(
  db: Db,
  userId: string,
  params: { id: string; letter: string },
): Promise<{ copy: WorkingCopy; row: RevisionRow }> {
  const copy = await ownCopy(db, userId, params)
  const row = await findRevision(db, userId, copy.id, params.letter)
  if (row === undefined) throw new ProblemError(404, 'RevisionNotFound')
  return { copy, row }
}
