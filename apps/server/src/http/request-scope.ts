import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, FastifyReply } from 'fastify'

const scope = new AsyncLocalStorage<FastifyReply>()

/** Assigns all asynchronous work to the request that started it. */
export function registerRequestScope(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => scope.run(reply, done))
  // Reading the body leaves the scope of the request, since its bytes arrive on the connection. The scope is entered again here.
  app.addHook('preValidation', (_request, reply, done) => scope.run(reply, done))
}

/**
 * Fails the request whose promise was rejected without being awaited.
 *
 * @returns whether the promise belongs to a request
 */
export function failOwnRequest(error: unknown): boolean {
  const reply = scope.getStore()
  if (reply === undefined) return false
  if (reply.sent || reply.raw.headersSent) {
    reply.log.error({ err: error }, 'a promise of an answered request was rejected')
    // The rest of the answer will never come. Closing the connection tells the client that it is incomplete.
    if (!reply.raw.writableEnded) reply.raw.destroy()
  } else reply.send(error instanceof Error ? error : new Error('a promise was rejected', { cause: error }))
  return true
}
