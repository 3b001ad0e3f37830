import type { ProfileType, Solution, Underestimated } from '@madre/engine'
import type { Costs } from './costs.ts'
import type { CalculationRequest, CalculationResult } from './request.ts'
import type { RevisionMark } from './revision.ts'
import type { Sheet } from './sheeting-schema.ts'
import type { StartValues } from './start-values.ts'

/** The statuses the server keeps; NEW exists in the browser only. */
export const CALCULATION_STATUSES = ['PENDING', 'IN_PROGRESS', 'COMPLETE', 'ERROR', 'EDITED'] as const
export type CalculationStatus = (typeof CALCULATION_STATUSES)[number]

/** What a solution came to before and after it was calculated again by an engine that underestimates it no more. */
export interface Recalculated extends Pick<Solution, 'section' | 'thicknessMm' | 'steel'> {
  /** the engine before, '1.3.2' */
  engineVersion: string
  before: Verdict
  /** null: the catalogue has the section no more */
  after: Verdict | null
}
export type Verdict = Pick<Solution, 'pass' | 'utilisation'>

/** Why a calculation is in ERROR: it failed, took too long, or was cut off too often, which says nothing of its request. */
export const CALCULATION_ERROR_CODES = ['CalculationFailed', 'CalculationTimedOut', 'CalculationInterrupted'] as const
export type CalculationErrorCode = (typeof CALCULATION_ERROR_CODES)[number]

export interface Calculation {
  id: string
  name: string
  description: string
  /** mirrors request.metadata.projectName */
  project: string
  creationDate: string
  lastUpdateDate: string
  calculationStatus: CalculationStatus
  chosenResultId: string | null
  request: CalculationRequest
  result: CalculationResult | null
  /** when the result was calculated; null without one */
  calculatedAt: string | null
  /** what the engine of the result underestimated of this line; absent: nothing is known of it, as in a trial */
  underestimated?: Underestimated[]
  /** null unless the result took the place of one that was underestimated */
  recalculated?: Recalculated | null
  /** the newest revision that was issued of it; null without one, absent in a trial */
  revision?: RevisionMark | null
  errorMessage?: string
  /** which of them it is, for programs; absent in a trial */
  errorCode?: CalculationErrorCode
  /** while IN_PROGRESS: its place among the calculations that wait, from 1, or the share of it that is done, 0 to 1 */
  progress?: { placeInQueue: number | null; shareDone: number | null }
}

/** The chosen solution as far as a list shows it. */
export interface ChosenSummary
  extends Pick<Solution, 'section' | 'thicknessMm' | 'endBayThicknessMm' | 'steel' | 'massPerMetreKg'> {
  utilisation: number | null
}

export interface CalculationSummary {
  id: string
  name: string
  simulationType: CalculationRequest['simulationType']
  /** count, cantilevers included (main spans plus 2 when both cantilevers are used) */
  spans: number
  profileType: ProfileType
  mainSpans: number
  consoles: number
  /** null without a choice, and for one whose result is not there yet */
  chosen: ChosenSummary | null
  underestimated: Underestimated[]
  recalculated: Recalculated | null
  /** the newest revision that was issued of it; null without one */
  revision: RevisionMark | null
  calculationStatus: CalculationStatus
  creationDate: string
  lastUpdateDate: string
  metadata: { projectName: string }
}

/** A request to begin simulations with, as a list shows it. */
export interface TemplateSummary {
  id: string
  name: string
  creationDate: string
  lastUpdateDate: string
}

export interface Template extends TemplateSummary {
  request: CalculationRequest
}

export interface KeptSheet {
  id: string
  name: string
  sheet: Sheet
  creationDate: string
  lastUpdateDate: string
}

export interface User {
  id: string
  firstName: string
  lastName: string
  email: string
  userName: string
  company: string
  lang: string
  /** whether simulations save themselves while they are edited */
  autosave: boolean
  /** what new simulations start with; null: the product's own values */
  startValues: StartValues | null
  /** start values that are no longer legal */
  startValuesLeftOut: string[]
  /** what the user pays; null until it is set, absent for a token */
  costs?: Costs | null
}

/** One thing that is wrong: `field` is a path into the body ('request.spanLengthsM.0'), '' for the whole. */
export interface ProblemDetail {
  code: string
  description: string
  field: string
}

/** application/problem+json */
export interface Problem {
  type: string
  title: string
  status: number
  traceId: string
  code: string
  detail: string
  details: ProblemDetail[]
  errors: ProblemDetail[]
}
