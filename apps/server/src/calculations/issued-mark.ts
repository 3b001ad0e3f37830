import { type CalculationRequest, canonicalJson, type RevisionMark } from '@madre/contract'
import { type Selectable, sql } from 'kysely'
import type { CalculationsTable } from '../db/tables.ts'
import { sameDesign } from './status-policy.ts'

type Row = Selectable<CalculationsTable>
type IssuedColumns = Pick<Row, 'issued' | 'issued_version' | 'issued_at' | 'version' | 'calculated_at'>

/** The newest revision as shown by a simulation and by lists; null without one. */
export function issuedMark(row: IssuedColumns): RevisionMark | null {
  if (row.issued === null) return null
  return { ...issuedRevision(row.issued), isChangedSince: isChangedSince(row) }
}

/** Letter and state, from the column. */
export const issuedRevision = (issued: string): Pick<RevisionMark, 'letter' | 'state'> => JSON.parse(issued)

/** Whether the working copy differs from the newest revision, or was recalculated since. */
function isChangedSince({ issued_version, issued_at, version, calculated_at }: IssuedColumns): boolean {
  if (version !== issued_version) return true
  return calculated_at !== null && issued_at !== null && calculated_at > issued_at
}

/** `isChangedSince` in SQL, for lists; only for rows with a revision. */
export const changedSince = sql<boolean>`
  version IS DISTINCT FROM issued_version OR coalesce(date_trunc('milliseconds', calculated_at) > issued_at, false)`

/** Values of a simulation that go into a revision, besides its result. */
interface Said extends Pick<Row, 'name' | 'description' | 'chosen_result_id'> {
  request: CalculationRequest
}

/** The description printed in the note: that of the request where the simulation has none. */
export const printedDescription = ({ description, request }: Pick<Said, 'description' | 'request'>): string =>
  description || request.metadata.description

/** Whether two states of a simulation would give the same revision. Dates and language do not count. */
export function issuedAlike(a: Said, b: Said): boolean {
  const rest = ({ name, description, chosen_result_id, request }: Said) => {
    const { projectName, site = null, restraintsDeclared = false } = request.metadata
    const printed = printedDescription({ description, request })
    return canonicalJson([name, description, printed, chosen_result_id, projectName, site, restraintsDeclared])
  }
  return rest(a) === rest(b) && sameDesign(a.request, b.request)
}
