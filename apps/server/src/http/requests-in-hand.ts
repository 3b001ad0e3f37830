import type { FastifyInstance } from 'fastify'
import { limitedAddress } from './client-address.ts'
import { ProblemError } from './problem.ts'

/** Longest wait of a request for another one of the same address. */
const WAITS_MS = 5_000
/** Health routes must answer even during a flood. */
const NEVER_WAIT = new Set(['/healthz', '/readyz'])

/** Requests of one address that begin in one turn of the event loop; those of others run in between. */
const A_TURN = 4

/** The requests of one address: the number in progress, and the waiting ones, oldest first. */
class Turns {
  #inHand = 0
  readonly #most: number
  readonly #onIdle: () => void
  readonly #waiting = new Set<() => void>()
  /** how many may still begin in this turn of the event loop */
  #left = A_TURN
  #isTurning = false

  /** @param onIdle  called when nothing is in progress or waiting: the address may be forgotten */
  constructor(most: number, onIdle: () => void) {
    this.#most = most
    this.#onIdle = onIdle
  }

  /** Resolves when one more request may begin. @throws ProblemError 429  its turn did not come in time */
  take(gone: AbortSignal): Promise<void> {
    return new Promise((done, fail) => {
      const end = () => {
        clearTimeout(timer)
        this.#waiting.delete(go)
      }
      const go = () => {
        end()
        done()
      }
      const giveUp = () => {
        end()
        fail(new ProblemError(429, 'TooManyAtOnce', { headers: { 'retry-after': '5', connection: 'close' } }))
      }
      const timer = setTimeout(giveUp, WAITS_MS)
      gone.addEventListener('abort', giveUp, { once: true })
      this.#waiting.add(go)
      this.#letIn()
    })
  }

  /** One request is answered. */
  giveBack(): void {
    this.#inHand--
    this.#letIn()
  }

  #letIn(): void {
    for (const go of this.#waiting) {
      if (this.#inHand >= this.#most) return
      if (this.#left === 0) break
      this.#left--
      this.#inHand++
      go()
    }
    if (!this.#isTurning) {
      this.#isTurning = true
      setImmediate(() => this.#turn())
    }
  }

  /** The next turn of the event loop: others have run in between. */
  #turn(): void {
    this.#isTurning = false
    this.#left = A_TURN
    if (this.#waiting.size > 0) this.#letIn()
    else if (this.#inHand === 0) this.#onIdle()
  }
}

/**
 * Limits the requests of one address in progress. Further ones wait their turn, since one address is often a whole office. They are refused
 * if it does not come.
 */
export function registerRequestsInHand(app: FastifyInstance, most: number): void {
  const addresses = new Map<string, Turns>()

  app.addHook('onRequest', async (request, reply) => {
    if (NEVER_WAIT.has(request.routeOptions.url ?? '')) return
    const address = limitedAddress(request.ip)
    const turns = addresses.get(address) ?? new Turns(most, () => addresses.delete(address))
    addresses.set(address, turns)
    const gone = new AbortController()
    let isIn = false
    reply.raw.once('close', () => {
      gone.abort()
      if (isIn) turns.giveBack()
    })
    await turns.take(gone.signal)
    isIn = true
    // The client left at the moment its turn came.
    if (gone.signal.aborted) turns.giveBack()
  })
}
