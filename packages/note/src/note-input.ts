import type { Answer, SurfacePlan } from '@madre/climate'
import type { Brand, CalculationRequest, CalculationResult, Language } from '@madre/contract'
import type { Catalogue } from '@madre/engine'

/** All of it, or what is asked first: input, governing checks, reactions and deflections. */
export type NoteForm = 'full' | 'short'

/** Everything a calculation note is made from. */
export interface NoteInput {
  language: Language
  /** full unless said otherwise */
  form?: NoteForm
  /** a page with the finite strip curves of the section, for information */
  secondOpinion?: boolean
  brand: Brand
  /** date: ISO 8601; it is also the date of creation written into the file */
  calculation: { name: string; project: string; description: string; date: string }
  author: { name: string; company: string } | null
  request: CalculationRequest
  result: CalculationResult
  solutionId: string
  catalogue: Catalogue
  /** what the place of the request gives, by the tables of this program; absent where nobody asked for it */
  fromPlace?: FromPlace | null
  /** made without an account: every page says that it is not for construction */
  isTrial?: boolean
  /** whose note it is and for which job; absent: page 1 says nothing of it */
  titleBlock?: TitleBlock
  /** what was issued of it; absent: a working copy */
  revision?: IssuedRevision
  /** letter of the revision a working copy comes after; beside `revision` it says nothing */
  isAfter?: string
  /** public address of the product, without a slash at its end; the method is cited by links to it, without an address by number alone */
  publicAddress?: string | null
}

export interface FromPlace {
  answer: Answer
  /** null where the surface cannot be drawn */
  plan: SurfacePlan | null
}

/** What an office writes at the head of its notes. An empty text is not printed. */
export interface TitleBlock {
  jobNumber: string
  client: string
  site: string
  office: string
  /** base64 of a PNG */
  logoPng: string | null
}

/** A revision as its note says it. Times are ISO 8601; the date of issue is also the date of creation written into the file. */
export interface IssuedRevision {
  letter: string
  /** what the author says of it; may be empty */
  message: string
  /** why a solution that fails is issued all the same */
  reason: string | null
  /** 32 hex digits of the record's hash */
  code: string | null
  /** where anybody may ask whether this revision still holds; null: the server has no public address */
  verifyUrl: string | null
  issuedAt: string
  preparedBy: { name: string; company: string }
  /** null: not checked */
  check: { name: string; company: string; decidedAt: string } | null
  /** the revision before, of which the note says what has changed since; null: there is none */
  previous: PreviousRevision | null
}

/** Request and solution are as they were stored, perhaps by an earlier engine. */
export interface PreviousRevision {
  letter: string
  engineVersion: string
  request: unknown
  solution: unknown
}
