import type { FastifyInstance } from 'fastify'
import { limitedAddress } from './client-address.ts'
import { ProblemError } from './problem.ts'

/** A request waits so long for one of the same address to be answered. */
const WAITS_MS = 5_000
/** What tells how the process is has to be told while it is flooded. */
const NEVER_WAIT = new Set(['/healthz', '/readyz'])

/** The requests of one address: how many are in hand, and those that wait, oldest first. */
class Turns {
  inHand = 0
  readonly #waiting = new Set<() => void>()

  /** Done when it is the turn of one more. @throws ProblemError 429  it did not come in time */
  take(most: number, left: AbortSignal): Promise<void> {
    if (this.inHand < most) {
      this.inHand++
      return Promise.resolve()
    }
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
      left.addEventListener('abort', giveUp, { once: true })
      this.#waiting.add(go)
    })
  }

  /** One is answered: the next one has its place. */
  giveBack(): void {
    const [next] = this.#waiting
    if (next === undefined) this.inHand--
    else next()
  }
}

/**
 * Lets at most so many requests of one address be in hand at a time; more wait their turn, since one address is often a whole
 * office, and are refused when it does not come.
 */
export function registerRequestsInHand(app: FastifyInstance, most: number): void {
  const addresses = new Map<string, Turns>()

  app.addHook('onRequest', async (request, reply) => {
    if (NEVER_WAIT.has(request.routeOptions.url ?? '')) return
    const address = limitedAddress(request.ip)
    const turns = addresses.get(address) ?? new Turns()
    addresses.set(address, turns)
    const left = new AbortController()
    let isIn = false
    const giveBack = () => {
      turns.giveBack()
      if (turns.inHand === 0) addresses.delete(address)
    }
    reply.raw.once('close', () => {
      left.abort()
      if (isIn) giveBack()
    })
    await turns.take(most, left.signal)
    isIn = true
    // Gone in the very moment its turn came.
    if (left.signal.aborted) giveBack()
  })
}
