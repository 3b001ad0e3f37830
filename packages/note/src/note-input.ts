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
  /** public address of the product, without a slash at its end; the method is cited by links to it, without an address by number alone */
  publicAddress?: string | null
}

export interface FromPlace {
  answer: Answer
  /** null where the surface cannot be drawn */
  plan: SurfacePlan | null
}
