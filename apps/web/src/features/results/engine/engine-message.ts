import type { CalculationRequest, CalculationResult, Decoded, DesignRequest } from '@madre/contract'
import type { Catalogue, Change, Envelopes, Explanation, LineForces, SolutionKey, SpacingSweep } from '@madre/engine'
import type { CurveQuestion, SolutionCurve } from '../buckling/solution-curve.ts'

/** Context of all questions about one result. */
/** A request, decoded on the page. */
export interface EngineContext extends Decoded {
  input: DesignRequest
  catalogue: Catalogue
}

/** Further data of each kind of question. */
export interface EngineQuestions {
  /** all of a request, `input` included */
  design: { request: CalculationRequest }
  explain: { solutionId: string }
  envelopes: { solutionId: string }
  /** `model`: of a line with laps that has two */
  forces: { solutionId: string; combinationId: string; model?: 'SUM' | 'SINGLE' }
  changes: { solution: SolutionKey }
  sweep: Record<string, never>
  buckling: CurveQuestion
}

export interface EngineAnswers {
  design: CalculationResult
  explain: Explanation
  envelopes: Envelopes
  forces: LineForces
  changes: Change[]
  sweep: SpacingSweep
  buckling: SolutionCurve
}

export type QuestionKind = keyof EngineQuestions

export type EngineQuestion = {
  [K in QuestionKind]: { id: number; kind: K; context: EngineContext; about: EngineQuestions[K] }
}[QuestionKind]

/** An answer, the progress of a design or a sweep, or the reason why there is no answer. */
export type EngineReply =
  | { id: number; answer: EngineAnswers[QuestionKind] }
  | { id: number; progress: number }
  | { id: number; error: string }
