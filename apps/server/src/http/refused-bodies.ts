import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { limitedAddress } from './client-address.ts'
import { BodyError } from './json-body.ts'
import { ProblemError } from './problem.ts'

const WINDOW_MS = 60_000
/** Addresses remembered at most: the first ones are forgotten. */
const MOST_ADDRESSES = 10_000

/**
 * Counts the refused bodies of an address. Beyond the limit per minute its bodies are not read any more. Counted in the process, since this
 * protects its thread.
 */
export function registerRefusedBodies(app: FastifyInstance, most: number): void {
  const refused = new Map<string, { count: number; endsAt: number }>()

  const current = (address: string) => {
    const found = refused.get(address)
    if (found === undefined || found.endsAt > performance.now()) return found
    refused.delete(address)
    return undefined
  }

  app.addHook('onRequest', async (request) => {
    if (!bringsBody(request)) return
    const found = current(limitedAddress(request.ip))
    if (found === undefined || found.count < most) return
    const seconds = Math.ceil((found.endsAt - performance.now()) / 1000)
    throw new ProblemError(429, 'TooManyRequests', {
      values: { minutes: 1 },
      headers: { 'retry-after': String(seconds), connection: 'close' },
    })
  })

  app.addHook('onError', async (request, _reply, error) => {
    if (!isOfBody(error)) return
    const address = limitedAddress(request.ip)
    const found = current(address)
    if (found !== undefined) found.count++
    else {
      const [oldest] = refused.keys()
      if (refused.size >= MOST_ADDRESSES && oldest !== undefined) refused.delete(oldest)
      refused.set(address, { count: 1, endsAt: performance.now() + WINDOW_MS })
    }
  })
}

const bringsBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Refused while it was read, or by its schema. */
const isOfBody = (error: Error): boolean =>
  error instanceof BodyError ||
  (error as FastifyError).code === 'FST_ERR_CTP_BODY_TOO_LARGE' ||
  (error as FastifyError).validationContext === 'body'
