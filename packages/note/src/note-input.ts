import type { Answer, SurfacePlan } from '@madre/climate'
import type { Brand, CalculationRequest, CalculationResult, Language } from '@madre/contract'
import type { Catalogue } from '@madre/engine'

/** The full note, or its most important parts: input, governing checks, reactions and deflections. */
export type NoteForm = 'full' | 'short'

export interface NoteInput {
  language: Language
  /** default: full */
  form?: NoteForm
  /** a page with the finite strip curves of the section, for information */
  secondOpinion?: boolean
  brand: Brand
  /** date: ISO 8601; also the creation date of the file */
  calculation: { name: string; project: string; description: string; date: string }
  author: { name: string; company: string } | null
  request: CalculationRequest
  result: CalculationResult
  solutionId: string
  catalogue: Catalogue
  /** derivation of the loads from the request's place, by the tables of this program; absent unless requested */
  fromPlace?: FromPlace | null
  /** made without an account: every page says that it is not for construction */
  isTrial?: boolean
  /** office and job of the note; absent: page 1 has none */
  titleBlock?: TitleBlock
  /** the issued revision; absent: a working copy */
  revision?: IssuedRevision
  /** letter of the revision before a working copy; ignored with `revision` */
  isAfter?: string
  /** public address of the product without a slash at its end, for links to the method; null: the method is cited by number */
  publicAddress?: string | null
}

export interface FromPlace {
  answer: Answer
  /** null where the surface cannot be drawn */
  plan: SurfacePlan | null
}

/** An office's head of its notes. Empty texts are not printed. */
export interface TitleBlock {
  jobNumber: string
  client: string
  site: string
  office: string
  /** base64 of a PNG */
  logoPng: string | null
}

/** A revision as printed in its note. Times are ISO 8601; the date of issue is also the creation date of the file. */
export interface IssuedRevision {
  letter: string
  /** message of the author; may be empty */
  message: string
  /** reason for issuing a solution that fails */
  reason: string | null
  /** 32 hex digits of the record's hash */
  code: string | null
  /** address for verifying whether this revision still holds; null: the server has no public address */
  verifyUrl: string | null
  issuedAt: string
  preparedBy: { name: string; company: string }
  /** null: not checked */
  check: { name: string; company: string; decidedAt: string } | null
  /** the previous revision, for the changes since then; null without one */
  previous: PreviousRevision | null
}

/** Request and solution as stored, perhaps by an earlier engine. */
export interface PreviousRevision {
  letter: string
  engineVersion: string
  request: unknown
  solution: unknown
}
