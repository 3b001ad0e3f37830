import type { Db } from '../db/database.ts'
import { type RunCells, thousandthsDone } from './run-cells.ts'
import { type TakenJob, takeJob } from './take-job.ts'

/** How often one of the short places is looked after; it costs no statement. */
const SHORT_LOOK_MS = 100
/** While the short place is kept longer than this, another user's short one is taken beside it. */
const SHORT_OVERRUN_MS = 300
/** A run in a short place that takes longer than this goes back as a long one, but for one that will be done in as long again. */
const SHORT_ENDS_MS = 1_000

/** The run was taken for short, and is not. */
export class NotShortError extends Error {
  readonly costMs: number

  /** @param costMs  what it will take in all, by the share of it that is done */
  constructor(costMs: number) {
    super(`it takes about ${costMs} ms`)
    this.costMs = costMs
  }
}

/** A place in which short runs alone are done, one after the other. */
export interface ShortPlace {
  since: number
  /** whose run is in it */
  userId: string | undefined
}

/** The places of a process that are kept for short runs. */
export class ShortPlaces {
  readonly #db: Db
  readonly #places = new Set<ShortPlace>()
  /** ends when the place that is being filled is */
  #filling: Promise<unknown> = Promise.resolve()

  constructor(db: Db) {
    this.#db = db
  }

  /** Works in a place of its own. */
  async in<T>(work: (place: ShortPlace) => Promise<T>): Promise<T> {
    const place: ShortPlace = { since: performance.now(), userId: undefined }
    this.#places.add(place)
    try {
      return await work(place)
    } finally {
      this.#places.delete(place)
    }
  }

  /** Whether a run keeps its place longer than short ones do. */
  isOneOverrun(): boolean {
    const isOverrun = ({ userId, since }: ShortPlace) =>
      userId !== undefined && performance.now() - since > SHORT_OVERRUN_MS
    return [...this.#places].some(isOverrun)
  }

  /** A job for a short place: of nobody who has another of them, so that no user ever has the last one. */
  takeJob(name: string, place: ShortPlace): Promise<TakenJob | undefined> {
    const take = async () => {
      const others = [...this.#places].flatMap(({ userId }) => userId ?? [])
      const job = await takeJob(this.#db, name, others)
      place.userId = job?.data.userId
      return job
    }
    const job = this.#filling.then(take)
    this.#filling = job.catch(() => {})
    return job
  }
}

/** Ends a run in a short place as soon as it shows that it is none: from when its thread has begun it, by the share that is done. */
export function watchShort(cells: RunCells, abort: AbortController, budgetMs: number): () => void {
  let beganAt: number | null = null
  const timer = setInterval(() => {
    const thousandths = thousandthsDone(cells)
    if (thousandths === 0) return
    beganAt ??= performance.now()
    const tookMs = performance.now() - beganAt
    if (tookMs < SHORT_ENDS_MS) return
    const costMs = Math.min(budgetMs, Math.ceil((1000 * tookMs) / thousandths))
    if (costMs > 2 * SHORT_ENDS_MS) abort.abort(new NotShortError(costMs))
  }, SHORT_LOOK_MS)
  return () => clearInterval(timer)
}
