import { createHash } from 'node:crypto'
import { TABLES_VERSION } from '@madre/climate'
import {
  type Author,
  type CalculationRequest,
  type CalculationResult,
  canonicalJson,
  type IssuedSolution,
  type Language,
  type ProjectTitle,
  type Revision,
  type RevisionRecord,
} from '@madre/contract'
import type { CalculationRow } from '../calculations/calculation-store.ts'

/** Values of a revision that are not in the simulation. */
export interface Issued {
  letter: string
  issuedAt: Date
  language: Language
  message: string
  reason: string | null
  author: Author
  titleBlock: ProjectTitle
}

/** The record of a simulation that has a result and a choice. */
export function recordOf(
  row: Pick<CalculationRow, 'name' | 'project' | 'description' | 'request'>,
  result: CalculationResult,
  { chosenResultId, calculatedAt }: { chosenResultId: string; calculatedAt: Date },
  { issuedAt, ...issued }: Issued,
): RevisionRecord {
  const request = JSON.parse(row.request) as CalculationRequest
  return {
    ...issued,
    issuedAt: issuedAt.toISOString(),
    name: row.name,
    project: row.project,
    description: row.description,
    calculatedAt: calculatedAt.toISOString(),
    tablesVersion: request.metadata.site ? TABLES_VERSION : null,
    request,
    chosenResultId,
    result: { ...result, solutions: result.solutions.filter(({ id }) => id === chosenResultId) },
  }
}

/** The record as stored, its sha256, and the code that verifies its note. */
export function sealed(record: RevisionRecord): { text: string; hash: string; code: string } {
  const text = canonicalJson(record)
  const hash = createHash('sha256').update(text).digest('hex')
  return { text, hash, code: hash.slice(0, 32) }
}

/** Summary of a revision for lists, stored apart from the record, which is large. */
export interface Shown
  extends Pick<Revision, 'message' | 'reason' | 'language' | 'author' | 'engineVersion' | 'catalogueVersion'> {
  solution: IssuedSolution
  name: string
  project: string
  titleBlock: ProjectTitle
}

export function shownOf(record: RevisionRecord): Shown {
  const { message, reason, language, author, name, project, titleBlock, result } = record
  const { engineVersion, catalogueVersion } = result
  const [solution] = result.solutions
  if (solution === undefined) throw new Error(`the chosen solution ${record.chosenResultId} is not in its result`)
  const { id, section, thicknessMm, endBayThicknessMm, steel, massPerMetreKg, utilisation, pass } = solution
  const endBays = endBayThicknessMm === undefined ? {} : { endBayThicknessMm }
  const issued = { id, section, thicknessMm, ...endBays, steel, massPerMetreKg, utilisation, pass }
  const said = { message, reason, language, author, engineVersion, catalogueVersion, name, project, titleBlock }
  return { ...said, solution: issued }
}
