import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, FastifyReply } from 'fastify'

const scope = new AsyncLocalStorage<FastifyReply>()

/** Remembers, for all asynchronous work that a request starts, to which request it belongs. */
export function registerRequestScope(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => scope.run(reply, done))
  // Reading the body leaves the scope of the request, since its bytes arrive on the connection: it is entered again.
  app.addHook('preValidation', (_request, reply, done) => scope.run(reply, done))
}

/**
 * Fails the request that started a promise which was rejected while nobody awaited it.
 *
 * @returns whether it belongs to a request
 */
export function failOwnRequest(error: unknown): boolean {
  const reply = scope.getStore()
  if (reply === undefined) return false
  if (reply.sent || reply.raw.headersSent) {
    reply.log.error({ err: error }, 'a promise of an answered request was rejected')
    // The rest of the answer will never come: closing the connection tells the client that it is incomplete.
    if (!reply.raw.writableEnded) reply.raw.destroy()
  } else reply.send(error instanceof Error ? error : new Error('a promise was rejected', { cause: error }))
  return true
}
