import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, testServer } from './testing/test-server.ts'

const directory = mkdtempSync(join(tmpdir(), 'madre-web-'))
mkdirSync(join(directory, 'assets'))
writeFileSync(join(directory, 'index.html'), '<!doctype html><title>Madre</title>')
writeFileSync(join(directory, 'favicon.svg'), '<svg/>')
writeFileSync(join(directory, 'assets', 'index-a1b2c3.js'), 'export {}')

let server: TestServer
beforeAll(async () => {
  server = await testServer({ work: false, app: { webDirectory: directory } })
})
afterAll(async () => {
  await server.close()
  rmSync(directory, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  server.app.inject({ url, headers })

describe('the web application', () => {
  it.each([
    '/',
    '/login',
    '/simulator/new?step=wind',
    '/reset-password?userId=1&code=2',
    '/no/such/page',
    '/index.html',
  ])('%s is its page, never from a cache', async (url) => {
    const response = await get(url)
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-cache'])
    expect(response.body).toContain('<title>Madre')
    expect(response.headers['content-security-policy']).toContain("script-src 'self'")
  })

  it('keeps hashed files for good and others fresh', async () => {
    const asset = await get('/assets/index-a1b2c3.js')
    expect([asset.statusCode, asset.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache')
  })

  it('does not answer for a script that is gone, another method or a path outside', async () => {
    expect((await get('/assets/index-old.js')).statusCode).toBe(404)
    expect((await get('/favicon.png', { accept: 'image/png' })).statusCode).toBe(404)
    expect((await server.app.inject({ method: 'POST', url: '/login' })).statusCode).toBe(404)
    for (const url of ['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json'])
      expect((await get(url)).body).not.toContain('"workspaces"')
  })

  it('says in plain words when it was not built', async () => {
    const bare = await testServer({ work: false })
    const response = await bare.app.inject({ url: '/login', headers: { accept: 'text/html' } })
    expect([response.statusCode, response.body]).toEqual([
      503,
      'The web application has not been built. Run "npm run build" and start the server again.\n',
    ])
    await bare.close()
  })
})

describe('the server itself', () => {
  it('is alive, and ready while its database answers', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' })
    expect((await get('/readyz')).json()).toEqual({ status: 'ready' })
  })

  it('is not ready without its database', async () => {
    const lost = await testServer({ work: false })
    await lost.database.db.destroy()
    const response = await lost.app.inject({ url: '/readyz' })
    expect([response.statusCode, response.json().code]).toEqual([503, 'ServiceUnavailable'])
    expect((await lost.app.inject({ url: '/healthz' })).statusCode).toBe(200)
    await lost.close().catch(() => {})
  })

  it('describes its API as OpenAPI 3.1, every route of it', async () => {
    const { openapi, paths } = (await get('/api/openapi.json')).json()
    expect(openapi).toBe('3.1.0')
    const routes = Object.entries(paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((m) => `${m.toUpperCase()} ${path.replace('/api/madre/', '')}`),
    )
    expect(routes.sort()).toEqual(
      [
        'GET Users/whoami',
        'POST Users/login',
        'POST Users/logout',
        'POST Users',
        'POST Users/confirm-email',
        'POST Users/forgot-password',
        'POST Users/reset-password',
        'PATCH Users/me',
        'POST Users/change-password',
        'GET Users/sessions',
        'DELETE Users/sessions/{id}',
        'GET Users/export',
        'POST Users/delete-account',
        'GET Calculations',
        'POST Calculations',
        'GET Calculations/{id}',
        'PATCH Calculations/{id}',
        'DELETE Calculations/{id}',
        'POST Calculations/{id}/calculate',
        'GET Calculations/{id}/calculation-note',
        'GET Catalogue',
        'GET Brand',
        'GET /healthz',
        'GET /readyz',
      ].sort(),
    )
    const body = paths['/api/madre/Calculations'].post.requestBody.content['application/json'].schema
    expect(body.properties.request.properties.transverseLengthM).toMatchObject({
      type: 'number',
      minimum: 0.1,
      maximum: 10,
    })
  })
})
