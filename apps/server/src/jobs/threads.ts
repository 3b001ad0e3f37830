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
  /** whether it comes from the queue of long runs */
  isLong: boolean
}

export interface CalculationAnswer {
  /** JSON text of the result */
  result: string
  /** solutions that can be chosen, without those outside the standard */
  solutionIds: string[]
}

export interface OneDesignTask {
  /** JSON text of the request */
  request: string
  solutionId: string
}

export interface ThreadData {
  catalogue: Catalogue
  /** number of waiting and running tasks of all threads, shared with them */
  wanted: Int32Array
  /** low priority: leaves the processor to requests and database, and takes the rest */
  isNice: boolean
}

/** One solution as in the whole calculation. */
export type OneDesign = Pick<Design, 'engineVersion' | 'catalogueVersion' | 'warnings'> & { solution: Solution }

export type DesignOne = (task: OneDesignTask) => Promise<OneDesign | null>

/** A thread did not finish in time, or could not. */
export class ThreadTimeoutError extends Error {}

/** A calculation that does not stop within this time has its thread ended. */
const STOPS_WITHIN_MS = 250
const NOTE_TIMEOUT_MS = 60_000
/** One solution of the largest request takes about a second; the rest is waiting on a busy machine. */
const ONE_DESIGN_TIMEOUT_MS = 30_000

/** Work outside the main thread: threads for calculations, a process for notes. Each starts when there is work. */
export class Threads {
  /** one thread for a short task while nothing else runs; a thread that was once low-priority cannot be raised again */
  readonly #prompt: Piscina
  readonly #nice: Piscina
  #isPromptTaken = false
  readonly #notes: NoteProcess
  readonly #wanted = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))

  /**
   * @param directory  directory of calculation-worker.mjs and note-worker.mjs
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
      // A thread that breaks while idle is replaced. Without a listener the event would end the process.
      threads.on('error', onError)
      return threads
    }
    this.#prompt = pool(false, warm ? 1 : 0, 1)
    this.#nice = pool(true, 0, longCalculations() + SHORT_CALCULATIONS + SINGLE_DESIGNS)
    this.#notes = new NoteProcess(join(directory, 'note-worker.mjs'), catalogue, onUnproven)
  }

  /** @throws when the signal aborts: its reason, as soon as the thread is free or has been ended */
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
   * One solution of a request, designed in the thread reserved for it; null if the id is unknown.
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

  /** A warming-up thread notices the task and begins. */
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

/** Calculations of any length at a time: one a processor, at most four, leaving one processor to the requests. */
export function longCalculations(): number {
  return Math.max(1, Math.min(4, availableParallelism() - 1))
}

/** Threads that no long calculation can take: one, and another for when a short one turns out long. */
export const SHORT_CALCULATIONS = 2

/** Single designs at a time, in a thread that calculations never need. */
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
