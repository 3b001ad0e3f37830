import type { FastifyInstance } from 'fastify'
import { ProblemError } from './http/problem.ts'

/** Whether this process still accepts requests, and how many are in progress. */
export class Lifecycle {
  #ending = false
  #atHand = 0
  readonly #idle: (() => void)[] = []

  get ending(): boolean {
    return this.#ending
  }

  /** From now on the process is not ready, and accepts nothing new. */
  end(): void {
    this.#ending = true
  }

  whenIdle(): Promise<void> {
    if (this.#atHand === 0) return Promise.resolve()
    return new Promise((done) => this.#idle.push(done))
  }

  /** Counts the requests of an application. At the end it refuses new ones except health checks. */
  watch(app: FastifyInstance): void {
    app.addHook('onRequest', async (request, reply) => {
      if (request.routeOptions.url === '/healthz' || request.routeOptions.url === '/readyz') return
      if (this.#ending)
        throw new ProblemError(503, 'ServiceUnavailable', { headers: { 'retry-after': '5', connection: 'close' } })
      this.#atHand++
      reply.raw.once('close', () => {
        this.#atHand--
        if (this.#atHand === 0) for (const done of this.#idle.splice(0)) done()
      })
    })
  }
}
