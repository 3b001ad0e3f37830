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

interface Waiting {
  resolve: (answer: EngineAnswers[QuestionKind]) => void
  reject: (error: Error) => void
  onProgress?: ((value: number) => void) | undefined
}

/** One worker with the engine. It answers questions in their order. */
export class EngineClient {
  #worker: Worker | null = null
  #lastId = 0
  readonly #waiting = new Map<number, Waiting>()
  readonly #create: () => Worker

  constructor(create: () => Worker) {
    this.#create = create
  }

  /** @throws Error the engine's message, or that the worker could not be started or was ended */
  ask<K extends QuestionKind>(
    kind: K,
    context: EngineContext,
    about: EngineQuestions[K],
    onProgress?: (value: number) => void,
  ): Promise<EngineAnswers[K]> {
    const id = ++this.#lastId
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve: resolve as Waiting['resolve'], reject, onProgress })
      this.#running().postMessage({ id, kind, context, about } as EngineQuestion)
    })
  }

  /** Ends the worker and its work; the next question starts another. */
  stop(): void {
    this.#worker?.terminate()
    this.#worker = null
    for (const { reject } of this.#waiting.values()) reject(new Error('stopped'))
    this.#waiting.clear()
  }

  #running(): Worker {
    if (this.#worker) return this.#worker
    const worker = this.#create()
    worker.onmessage = ({ data }: MessageEvent<EngineReply>) => this.#take(data)
    worker.onerror = () => this.stop()
    this.#worker = worker
    return worker
  }

  #take(reply: EngineReply): void {
    const waiting = this.#waiting.get(reply.id)
    if (!waiting) return
    if ('progress' in reply) {
      waiting.onProgress?.(reply.progress)
      return
    }
    this.#waiting.delete(reply.id)
    if ('error' in reply) waiting.reject(new Error(reply.error))
    else waiting.resolve(reply.answer)
  }
}

const startWorker = () => new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module' })

/** For designs beside a result. Their caller ends it and frees its memory. */
export const newEngine = () => new EngineClient(startWorker)
/** For the calculations of a trial, which can be cancelled. */
export const designEngine = newEngine()
/** For immediate answers. */
export const detailEngine = newEngine()
/** For the long sweep, which can be stopped and delays nothing else. */
export const sweepEngine = newEngine()
/** For finite strips: small, so that its first answer is fast. */
export const stripsEngine = new EngineClient(
  () => new Worker(new URL('../buckling/strips-worker.ts', import.meta.url), { type: 'module' }),
)
