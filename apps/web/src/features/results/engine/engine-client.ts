import type {
  EngineAnswers,
  EngineContext,
  EngineQuestion,
  EngineQuestions,
  EngineReply,
  QuestionKind,
} from './engine-message.ts'

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
