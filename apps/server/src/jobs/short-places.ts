import type { Db } from '../db/database.ts'
import { type RunCells, thousandthsDone } from './run-cells.ts'
import { type TakenJob, takeJob } from './take-job.ts'

/** Interval of checks on a short place; they need no statement. */
const SHORT_LOOK_MS = 100
/** When the short place is occupied longer than this, another user's short run is taken beside it. */
const SHORT_OVERRUN_MS = 300
/** A run that takes longer than this in a short place goes back as a long one, unless it will end within the same time again. */
const SHORT_ENDS_MS = 1_000

/** The run was wrongly taken for short. */
export class NotShortError extends Error {
  readonly costMs: number

  /** @param costMs  its total duration, estimated from the share done */
  constructor(costMs: number) {
    super(`it takes about ${costMs} ms`)
    this.costMs = costMs
  }
}

/** A place for short runs only, one after the other. */
export interface ShortPlace {
  since: number
  /** user of the run in it */
  userId: string | undefined
}

/** The places of a process reserved for short runs. */
export class ShortPlaces {
  readonly #db: Db
  readonly #places = new Set<ShortPlace>()
  /** resolves when the place now being filled is filled */
  #filling: Promise<unknown> = Promise.resolve()

  constructor(db: Db) {
    this.#db = db
  }

  async in<T>(work: (place: ShortPlace) => Promise<T>): Promise<T> {
    const place: ShortPlace = { since: performance.now(), userId: undefined }
    this.#places.add(place)
    try {
      return await work(place)
    } finally {
      this.#places.delete(place)
    }
  }

  /** Whether a run occupies its place longer than short ones do. */
  isOneOverrun(): boolean {
    const isOverrun = ({ userId, since }: ShortPlace) =>
      userId !== undefined && performance.now() - since > SHORT_OVERRUN_MS
    return [...this.#places].some(isOverrun)
  }

  /** A job for a short place, of a user without another one, so that no user ever has the last place. */
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

/** Ends a run in a short place as soon as the share done, since its thread began it, shows that it is not short. */
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
