import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Catalogue, Design, Solution } from '@madre/engine'
import { Piscina } from 'piscina'
import { NoteProcess, type NoteTask, type OnUnproven } from './note-process.ts'
import { type RunCells, tellToStop } from './run-cells.ts'

export interface CalculationTask {
  /** JSON text of the request */
  request: string
  /** shared with the thread */
  cells: RunCells
  /** whether it was queued for a long one */
  isLong: boolean
}

export interface CalculationAnswer {
  /** JSON text of the result */
  result: string
  /** those that can be chosen: without the ones outside the standard */
  solutionIds: string[]
}

export interface OneDesignTask {
  /** JSON text of the request */
  request: string
  solutionId: string
}

/** What a thread is started with. */
export interface ThreadData {
  catalogue: Catalogue
  /** how many tasks wait or are at work, for all threads; shared with them */
  wanted: Int32Array
  /** gives the processor up to requests and to the database, and takes all that they leave */
  isNice: boolean
}

/** One solution as the whole calculation would have it. */
export type OneDesign = Pick<Design, 'engineVersion' | 'catalogueVersion' | 'warnings'> & { solution: Solution }

export type DesignOne = (task: OneDesignTask) => Promise<OneDesign | null>

/** What a thread was not done with in time, or could not do. */
export class ThreadTimeoutError extends Error {}

/** A calculation that is told to stop and does not has its thread ended. */
const STOPS_WITHIN_MS = 250
const NOTE_TIMEOUT_MS = 60_000
/** One solution of the largest request takes about a second; the rest is waiting on a busy machine. */
const ONE_DESIGN_TIMEOUT_MS = 30_000

/** What works beside the requests: threads for calculations, a process for notes; each starts when there is work. */
export class Threads {
  /** one thread for a short task that nothing else is beside; a thread that once is nice can be nothing else */
  readonly #prompt: Piscina
  readonly #nice: Piscina
  #isPromptTaken = false
  readonly #notes: NoteProcess
  readonly #wanted = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))

  /**
   * @param directory  where calculation-worker.mjs and note-worker.mjs stand
   * @param warm       keeps one calculation thread ready, so that the first calculation does not wait for its start
   */
  constructor(
    directory: string,
    catalogue: Catalogue,
    {
      warm = false,
      onError = () => {},
      onUnproven = () => {},
    }: { warm?: boolean; onError?: (error: Error) => void; onUnproven?: OnUnproven } = {},
  ) {
    const pool = (isNice: boolean, minThreads: number, maxThreads: number) => {
      const workerData: ThreadData = { catalogue, wanted: this.#wanted, isNice }
      const filename = join(directory, 'calculation-worker.mjs')
      const threads = new Piscina({ filename, workerData, minThreads, maxThreads, idleTimeout: 60_000 })
      // A thread that breaks while it has nothing to do is replaced; unheard, the event would end the process.
      threads.on('error', onError)
      return threads
    }
    this.#prompt = pool(false, warm ? 1 : 0, 1)
    this.#nice = pool(true, 0, longCalculations() + SHORT_CALCULATIONS + SINGLE_DESIGNS)
    this.#notes = new NoteProcess(join(directory, 'note-worker.mjs'), catalogue, onUnproven)
  }

  /** @throws when the signal says so: the reason of it, as soon as the thread is free, or has been ended */
  async calculate(task: CalculationTask, signal: AbortSignal): Promise<CalculationAnswer> {
    const patience = new AbortController()
    const stop = () => {
      tellToStop(task.cells)
      setTimeout(() => patience.abort(), STOPS_WITHIN_MS).unref()
    }
    signal.addEventListener('abort', stop, { once: true })
    try {
      signal.throwIfAborted()
      return await this.#run(task.isLong, task, { signal: patience.signal })
    } catch (error) {
      throw signal.aborted ? signal.reason : error
    } finally {
      signal.removeEventListener('abort', stop)
    }
  }

  /**
   * One solution of a request, designed alone in the thread that is kept for it; null when the request has none of that id.
   *
   * @throws ThreadTimeoutError  after half a minute; its thread is ended
   */
  designOne(task: OneDesignTask): Promise<OneDesign | null> {
    return within(ONE_DESIGN_TIMEOUT_MS, (signal) => this.#run(false, task, { name: 'designOne', signal }))
  }

  /**
   * A calculation note, base64.
   *
   * @throws ThreadTimeoutError  after a minute; its process is ended
   */
  makeNote(task: NoteTask, wanted: AbortSignal): Promise<string> {
    return within(NOTE_TIMEOUT_MS, (signal) => this.#notes.make(task, AbortSignal.any([signal, wanted])))
  }

  /** A thread that is warming up hears of it, and begins. */
  async #run(isLong: boolean, task: CalculationTask | OneDesignTask, options: { name?: string; signal: AbortSignal }) {
    const isPrompt = !isLong && !this.#isPromptTaken
    if (isPrompt) this.#isPromptTaken = true
    Atomics.add(this.#wanted, 0, 1)
    try {
      return await (isPrompt ? this.#prompt : this.#nice).run(task, options)
    } finally {
      Atomics.sub(this.#wanted, 0, 1)
      if (isPrompt) this.#isPromptTaken = false
    }
  }

  async close(): Promise<void> {
    this.#notes.close()
    await Promise.all([this.#prompt.destroy(), this.#nice.destroy()])
  }
}

/** How many calculations of any length run at a time: one a processor, four at most, one of them left to the requests. */
export function longCalculations(): number {
  return Math.max(1, Math.min(4, availableParallelism() - 1))
}

/** Threads that no long calculation can take: one, and another for when a short one turns out long. */
export const SHORT_CALCULATIONS = 2

/** Single designs at a time, in a thread that the calculations never need. */
export const SINGLE_DESIGNS = 1

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
