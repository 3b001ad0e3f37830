/** After an error the next attempt waits at least this long, so that a database that is away fills no log. */
const ERROR_PAUSE_MS = 5_000

/** Calls `take` again and again: at once while it finds work, else when woken or after the pause. */
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

  /** How long ago it last went round. */
  silentForMs(): number {
    return performance.now() - this.#turnedAt
  }

  /** Ends after the work at hand. */
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
