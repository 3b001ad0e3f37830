import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, FastifyReply } from 'fastify'

const scope = new AsyncLocalStorage<FastifyReply>()

/** Remembers for everything that a request sets going whose work it is. */
export function registerRequestScope(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => scope.run(reply, done))
  // The bytes of a body come from the connection, outside what the request had set going.
  app.addHook('preValidation', (_request, reply, done) => scope.run(reply, done))
}

/**
 * Makes a rejected promise that nobody waits for the failure of the request that made it.
 *
 * @returns whether it belongs to a request
 */
export function failOwnRequest(error: unknown): boolean {
  const reply = scope.getStore()
  if (reply === undefined) return false
  if (reply.sent || reply.raw.headersSent) {
    reply.log.error({ err: error }, 'a promise of an answered request was rejected')
    // What is still being written would never be whole.
    if (!reply.raw.writableEnded) reply.raw.destroy()
  } else reply.send(error instanceof Error ? error : new Error('a promise was rejected', { cause: error }))
  return true
}
