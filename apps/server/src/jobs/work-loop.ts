/** Least pause after an error, so that a database that is away does not flood the log. */
const ERROR_PAUSE_MS = 5_000

/** Calls `take` repeatedly: at once while it finds work, else when woken or after the pause. */
export class WorkLoop {
  readonly #take: () => Promise<boolean>
  readonly #pauseMs: number
  readonly #onError: (error: unknown) => void
  #stopping = false
  #woken = false
  #endPause: () => void = () => {}
  #turnedAt = performance.now()
  readonly #done: Promise<void>

  constructor(take: () => Promise<boolean>, pauseMs: number, onError: (error: unknown) => void) {
    this.#take = take
    this.#pauseMs = pauseMs
    this.#onError = onError
    this.#done = this.#run()
  }

  wake(): void {
    this.#woken = true
    this.#endPause()
  }

  silentForMs(): number {
    return performance.now() - this.#turnedAt
  }

  /** Ends after the work in progress. */
  async stop(): Promise<void> {
    this.#stopping = true
    this.#endPause()
    await this.#done
  }

  async #run(): Promise<void> {
    while (!this.#stopping) {
      this.#woken = false
      this.#turnedAt = performance.now()
      try {
        const found = await this.#take()
        if (!found && !this.#woken && !this.#stopping) await this.#pause(this.#pauseMs)
      } catch (error) {
        this.#onError(error)
        if (!this.#stopping) await this.#pause(ERROR_PAUSE_MS)
      }
    }
  }

  #pause(ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, ms)
      this.#endPause = () => {
        clearTimeout(timer)
        done()
      }
    })
  }
}
