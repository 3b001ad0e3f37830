import type { IncomingMessage } from 'node:http'
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import type { Embed } from '@madre/contract'
import type { FastifyInstance } from 'fastify'
import { requestPath } from './request-path.ts'

/** The only requests the frame may send to the server: none of them has data of a user (decision 0021). */
const ASKED_IN_A_FRAME = ['Brand', 'Catalogue', 'Enquiries']

interface Site {
  appId: string
  baseUrl: string | null
  plainHttp: boolean
}

type Source = string | ((request: IncomingMessage) => string)

/** Strict security headers on every answer. No page may frame another. */
export async function registerSecurityHeaders(app: FastifyInstance, site: Site): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: policy(site, { frameAncestors: ["'none'"], connectSrc: ["'self'"] }),
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: site.plainHttp ? false : { maxAge: 31_536_000, includeSubDomains: false },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    if (requestPath(request).startsWith('/api/')) reply.header('cache-control', 'no-store')
  })
}

/**
 * The exceptions for the one page that the maker's pages may frame. X-Frame-Options cannot name an origin, and browsers with
 * frame-ancestors do not need it.
 */
export function framedBy({ allowedOrigins }: Embed, site: Site): FastifyHelmetOptions {
  const asked = ASKED_IN_A_FRAME.map(
    (route): Source =>
      (request) =>
        `${site.baseUrl ?? `http://${request.headers.host}`}/api/${site.appId}/${route}`,
  )
  return {
    contentSecurityPolicy: policy(site, { frameAncestors: allowedOrigins, connectSrc: asked }),
    xFrameOptions: false,
  }
}

function policy({ plainHttp }: Site, differing: { frameAncestors: string[]; connectSrc: Source[] }) {
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      // Notifications and drawings have small style elements of their own.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'", 'data:'],
      workerSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      ...differing,
      ...(plainHttp ? {} : { upgradeInsecureRequests: [] }),
    },
  }
}
