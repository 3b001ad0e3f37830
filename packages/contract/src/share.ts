/** Links to a revision, or to the working copy of a simulation, and what they show. */
import type { Calculation } from './calculation.ts'
import type { Author, Revision, RevisionRecord } from './revision.ts'

export interface Share {
  id: string
  calculationId: string
  /** of the simulation, as it is now */
  name: string
  /** of the revision; null: the working copy, as last saved */
  letter: string | null
  label: string
  createdAt: string
  expiresAt: string
  lastUsedAt: string | null
}

/** A link that was just made: its address is told this once. */
export interface NewShare extends Share {
  url: string
}

/** What somebody reads who has a link to a revision. */
export interface SharedRevision {
  letter: string
  expiresAt: string
  author: Author
  revision: Revision
  record: RevisionRecord
}

/** What somebody reads who has a link to a working copy. */
export interface SharedCalculation {
  letter: null
  expiresAt: string
  author: Author
  calculation: Pick<
    Calculation,
    'name' | 'project' | 'description' | 'request' | 'calculationStatus' | 'chosenResultId' | 'calculatedAt' | 'result'
  >
}

export type Shared = SharedRevision | SharedCalculation
