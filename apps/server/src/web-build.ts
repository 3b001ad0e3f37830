import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { TrialMode } from '@madre/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppDeps } from './app-deps.ts'
import { requestLanguage } from './http/language.ts'
import { ProblemError } from './http/problem.ts'
import { requestPath } from './http/request-path.ts'
import { framedBy } from './http/security-headers.ts'
import { message } from './messages/messages.ts'

/**
 * Serves the built web application: hashed files are cached forever, all others are revalidated. Every page of the application gets
 * index.html, whose router shows it.
 */
export async function serveWebBuild(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const { webDirectory: directory, appId, brand, trial } = deps
  const index = directory === null ? null : join(directory, 'index.html')
  const page = index !== null && existsSync(index) ? readFileSync(index, 'utf8') : null
  const html = page && named(page, { appId, brand: brand.name, trial })

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

  const sender = (text: string | null) => (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-cache')
    if (text === null) return missing(request, reply)
    return reply.type('text/html; charset=utf-8').send(text)
  }
  const sendPage = sender(html)
  app.get('/', { schema: { hide: true } }, sendPage)
  app.get('/index.html', { schema: { hide: true } }, sendPage)
  if (brand.embed !== undefined) {
    const frame = page && framed(named(page, { appId, brand: brand.name, trial: 'screen' }))
    app.get('/embed', { schema: { hide: true }, helmet: framedBy(brand.embed, deps) }, sender(frame))
  }
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

/** The page with this server's API prefix, its services without an account and the maker's name, which its router reads. */
export function named(html: string, { appId, brand, trial }: Site): string {
  return html
    .replace(/(<meta name="madre-app-id" content=")[^"]*/, (_, start) => start + escaped(appId))
    .replace(/(<meta name="madre-trial" content=")[^"]*/, (_, start) => start + trial)
    .replace(/(<title>)[^<]*/, (_, start) => start + escaped(brand))
    .replace(/(<meta property="og:(?:title|site_name)" content=")[^"]*/g, (_, start) => start + escaped(brand))
}

/**
 * The page as shown in a frame. It is marked in the page, not recognised by its address: browser and server may read an address
 * differently, and only this page may be framed.
 */
export const framed = (html: string): string => html.replace(/(<meta name="madre-embed" content=")[^"]*/, '$1true')

/** A page of the application: requested by navigation, and not a file. */
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
