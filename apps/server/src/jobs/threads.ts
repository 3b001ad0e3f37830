import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Brand, Language } from '@madre/contract'
import type { Catalogue } from '@madre/engine'
import type { NoteForm } from '@madre/note'
import { Piscina } from 'piscina'

export interface CalculationTask {
  /** JSON text of the request */
  request: string
}

export interface CalculationAnswer {
  /** JSON text of the result */
  result: string
  /** those that can be chosen: without the ones outside the standard */
  solutionIds: string[]
}

export interface NoteTask {
  language: Language
  form: NoteForm
  brand: Brand
  calculation: { name: string; project: string; description: string; date: string }
  author: { name: string; company: string }
  /** JSON texts, parsed in the thread */
  request: string
  result: string
  solutionId: string
}

/** What a thread was not done with in time, or could not do. */
export class ThreadTimeoutError extends Error {}

const NOTE_TIMEOUT_MS = 60_000

/** The worker threads of a process: calculations and notes, each in a pool of its own; threads start when there is work. */
export class Threads {
  readonly #calculations: Piscina
  readonly #notes: Piscina

  /**
   * @param directory  where calculation-worker.mjs and note-worker.mjs stand
   * @param warm       keeps one calculation thread ready, so that the first calculation does not wait for its start
   */
  constructor(directory: string, catalogue: Catalogue, { warm = false } = {}) {
    const common = { workerData: catalogue, minThreads: 0, idleTimeout: 60_000 }
    this.#calculations = new Piscina({
      ...common,
      filename: join(directory, 'calculation-worker.mjs'),
      minThreads: warm ? 1 : 0,
      maxThreads: calculationThreads(),
    })
    this.#notes = new Piscina({ ...common, filename: join(directory, 'note-worker.mjs'), maxThreads: 1, maxQueue: 100 })
  }

  /** @throws ThreadTimeoutError  after timeoutMs; the thread is ended */
  calculate(task: CalculationTask, timeoutMs: number): Promise<CalculationAnswer> {
    return within(timeoutMs, (signal) => this.#calculations.run(task, { signal }))
  }

  /** A calculation note, base64. */
  makeNote(task: NoteTask): Promise<string> {
    return within(NOTE_TIMEOUT_MS, (signal) => this.#notes.run(task, { signal }))
  }

  async close(): Promise<void> {
    await Promise.all([this.#calculations.destroy(), this.#notes.destroy()])
  }
}

/** One thread a processor, four at most, one of them left to the requests. */
export function calculationThreads(): number {
  return Math.max(1, Math.min(4, availableParallelism() - 1))
}

async function within<T>(ms: number, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), ms)
  try {
    return await run(controller.signal)
  } catch (error) {
    if (controller.signal.aborted) throw new ThreadTimeoutError(`not done within ${ms} ms`)
    throw error
  } finally {
    clearTimeout(timer)
  }
}
