/** What a checker is shown of a revision, and what anybody is told who has the code of its note. */
import type { Solution } from '@madre/engine'
import type { CalculationRequest } from './request.ts'
import type { Author, Revision, RevisionCheck, RevisionRecord, RevisionState } from './revision.ts'

/** A check as the list of its checker says it. */
export interface CheckSummary extends Pick<RevisionCheck, 'askedAt' | 'decision' | 'decidedAt'> {
  id: string
  /** of the revision, as it was issued */
  letter: string
  name: string
  project: string
  author: Author
}

/** The revision before, to be compared with. */
export interface PreviousRevision {
  letter: string
  /** that calculated it */
  engineVersion: string
  request: CalculationRequest
  solution: Solution
}

export interface Check extends CheckSummary, Pick<RevisionCheck, 'message' | 'comment'> {
  /** with this check, whatever was asked of others since */
  revision: Revision
  record: RevisionRecord
  /** null: there is none */
  previous: PreviousRevision | null
  /** whether engine, catalogue and tables are those of the record: else it can be returned alone */
  isCurrentVersion: boolean
}

/** What is said of a revision to whoever has the code of its note. */
export interface VerifiedRevision {
  letter: string
  state: RevisionState
  issuedAt: string
  /** null: the last check is open, or there is none */
  decidedAt: string | null
  newest: { letter: string; state: RevisionState }
  notes: Pick<Revision['notes'][number], 'as' | 'sha256'>[]
}
