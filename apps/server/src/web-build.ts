import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { TrialMode } from '@madre/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { requestLanguage } from './http/language.ts'
import { ProblemError } from './http/problem.ts'
import { requestPath } from './http/request-path.ts'
import { message } from './messages/messages.ts'

/**
 * Serves the built web application: hashed files for good, everything else fresh, and its index.html for every page of the
 * application, whose router takes it from there.
 */
export async function serveWebBuild(app: FastifyInstance, directory: string | null, site: Site): Promise<void> {
  const index = directory === null ? null : join(directory, 'index.html')
  const html = index !== null && existsSync(index) ? named(readFileSync(index, 'utf8'), site) : null

  if (directory !== null && html !== null)
    await app.register(fastifyStatic, {
      root: directory,
      index: false,
      cacheControl: false,
      // A directory is no file, but may be a path of the application.
      allowedPath: (path) => !path.endsWith('/'),
      setHeaders: (reply, path) => {
        // Vite puts a hash of the content into the name of everything under assets/.
        const hashed = path.includes('/assets/') || path.includes('\\assets\\')
        reply.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
      globIgnore: ['index.html'],
    })

  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-cache')
    if (html === null) return missing(request, reply)
    return reply.type('text/html; charset=utf-8').send(html)
  }
  app.get('/', { schema: { hide: true } }, sendPage)
  app.get('/index.html', { schema: { hide: true } }, sendPage)
  app.setNotFoundHandler((request, reply) => {
    if (!isPage(request)) throw new ProblemError(404, 'NotFound')
    return sendPage(request, reply)
  })
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)

interface Site {
  appId: string
  brand: string
  trial: TrialMode
}

/** The page with this server's API prefix, what it offers without an account and the maker's name; its router reads them. */
export function named(html: string, { appId, brand, trial }: Site): string {
  return html
    .replace(/(<meta name="madre-app-id" content=")[^"]*/, (_, start) => start + escaped(appId))
    .replace(/(<meta name="madre-trial" content=")[^"]*/, (_, start) => start + trial)
    .replace(/(<title>)[^<]*/, (_, start) => start + escaped(brand))
    .replace(/(<meta property="og:(?:title|site_name)" content=")[^"]*/g, (_, start) => start + escaped(brand))
}

/** A page of the application: asked for by a browser's address bar, and no file. */
function isPage(request: FastifyRequest): boolean {
  const path = requestPath(request)
  const reading = request.method === 'GET' || request.method === 'HEAD'
  const html = /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*')
  return reading && html && !/^\/api(\/|$)/.test(path) && !/^\/assets(\/|$)/.test(path)
}

function missing(request: FastifyRequest, reply: FastifyReply) {
  return reply
    .code(503)
    .type('text/plain; charset=utf-8')
    .send(`${message(requestLanguage(request), 'WebBuildMissing')}\n`)
}
