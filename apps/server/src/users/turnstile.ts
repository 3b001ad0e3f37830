/** Thrown instead of waiting when too many are waiting already. */
export class TooManyWaitingError extends Error {}

/** Lets a limited number of tasks run at a time and a limited number wait; further ones are refused. */
export class Turnstile {
  readonly #maxRunning: number
  readonly #maxWaiting: number
  #running = 0
  readonly #waiting: (() => void)[] = []

  constructor(maxRunning: number, maxWaiting: number) {
    this.#maxRunning = maxRunning
    this.#maxWaiting = maxWaiting
  }

  /** @throws TooManyWaitingError  without starting the work */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#maxRunning) this.#running++
    else {
      if (this.#waiting.length >= this.#maxWaiting) throw new TooManyWaitingError()
      // The previous task hands its place over, so that the count stays the same.
      await new Promise<void>((go) => this.#waiting.push(go))
    }
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running--
    }
  }
}
