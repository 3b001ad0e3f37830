import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isLoopback } from '../env.ts'
import { ProblemError } from './problem.ts'

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses requests that another site makes a browser send. A change must come from our own pages (Sec-Fetch-Site, else Origin) and be JSON,
 * which a form of another site cannot send. Other programs send neither header and pass. On plain http the server answers under loopback
 * names only, so that no other name can be made to point at it.
 */
export function registerOriginCheck(
  app: FastifyInstance,
  { baseUrl, plainHttp }: { baseUrl: string | null; plainHttp: boolean },
): void {
  app.addHook('onRequest', async (request) => {
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1')
      throw new ProblemError(400, 'MalformedRequest')
    if (plainHttp && !isLoopback(hostName(request)))
      throw new ProblemError(421, 'UnknownHost', { values: { host: hostName(request) } })
    if (READING.has(request.method)) return
    const site = request.headers['sec-fetch-site']
    if (site !== undefined) {
      if (site !== 'same-origin') throw new ProblemError(403, 'CrossSite')
    } else if (request.headers.origin !== undefined && !ownOrigin(request, baseUrl))
      throw new ProblemError(403, 'CrossSite')
    const type = request.headers['content-type']
    if (type !== undefined && !/^application\/json\s*(;|$)/i.test(type)) throw new ProblemError(415, 'JsonOnly')
  })
}

function hostName(request: FastifyRequest): string {
  return (request.headers.host ?? 'localhost').replace(/:\d*$/, '').slice(0, 100)
}

function ownOrigin(request: FastifyRequest, baseUrl: string | null): boolean {
  const { origin } = request.headers
  return origin === (baseUrl ?? `http://${request.headers.host}`)
}
