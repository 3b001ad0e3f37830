import { join } from 'node:path'
import { DEFAULT_BRAND } from '@madre/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, testServer } from '../testing/test-server.ts'

const ORIGINS = ['https://www.maker.example', 'http://localhost:8080']
const brand = { ...DEFAULT_BRAND, embed: { allowedOrigins: ORIGINS, requestMailTo: 'sales@maker.example' } }
const webDirectory = join(import.meta.dirname, '../../../web')

let server: TestServer
let secure: TestServer
beforeAll(async () => {
  server = await testServer({ work: false, app: { brand, webDirectory } })
  secure = await testServer({
    work: false,
    app: { brand, webDirectory, plainHttp: false, baseUrl: 'https://madre.example' },
  })
})
afterAll(async () => {
  await server.close()
  await secure.close()
})

async function page(url: string, { of = server, cookie = '', host = 'localhost:3000' } = {}) {
  const response = await of.app.inject({ url, headers: { host, accept: 'text/html', ...(cookie ? { cookie } : {}) } })
  const csp = String(response.headers['content-security-policy'])
  return {
    ancestors: /frame-ancestors ([^;]*)/.exec(csp)?.[1],
    connect: /connect-src ([^;]*)/.exec(csp)?.[1],
    xFrameOptions: response.headers['x-frame-options'],
    isFramed: response.body.includes('<meta name="madre-embed" content="true"'),
    response,
    csp,
  }
}

describe('the page for frames', () => {
  it('may be framed by the origins of the brand and by nobody else', async () => {
    const { ancestors, xFrameOptions, response } = await page('/embed?lang=de')
    expect(ancestors).toBe(ORIGINS.join(' '))
    expect(xFrameOptions).toBeUndefined()
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-cache'])
  })

  it('asks for three things, none of which is of a user', async () => {
    const asked = (origin: string) =>
      ['Brand', 'Catalogue', 'Enquiries'].map((r) => `${origin}/api/madre/${r}`).join(' ')
    expect((await page('/embed')).connect).toBe(asked('http://localhost:3000'))
    const { connect, csp } = await page('/embed', { of: secure, host: 'evil.example' })
    expect(connect).toBe(asked('https://madre.example'))
    expect(csp).toContain("script-src 'self';")
    expect(csp).toContain('upgrade-insecure-requests')
  })

  it('is the same for who is signed in, and sets no cookie', async () => {
    const ana = await server.signedIn()
    const mine = await page('/embed', { cookie: ana.cookie ?? '' })
    expect(mine.response.body).toBe((await page('/embed')).response.body)
    expect(mine.response.headers).not.toHaveProperty('set-cookie')
  })
})

describe('every other answer', () => {
  it.each([
    '/',
    '/index.html',
    '/login',
    '/try',
    '/dashboard',
    '/simulator/new',
    '/EMBED',
    '/embed/',
    '/embed/x',
    '/embed%2f',
    '/embed%2Fx',
    '/embed;x',
    '//embed',
    '/x?/embed',
    '/%2fembed',
    '/favicon.svg',
    '/api/madre/Brand',
    '/api/madre/Users/whoami',
    '/api/openapi.json',
    '/healthz',
  ])('%s may be framed by nobody', async (url) => {
    const { ancestors, xFrameOptions, isFramed } = await page(url)
    expect([ancestors, xFrameOptions, isFramed]).toEqual(["'none'", 'DENY', false])
  })

  it.each(['/embed', '/%65mbed', '/embe%64', 'http://localhost:3000/embed', '/embed#/login', '/embed?/login'])(
    '%s: what may be framed says to the browser that it is a frame',
    async (url) => {
      const { ancestors, isFramed } = await page(url)
      expect([ancestors !== "'none'", isFramed]).toEqual([true, true])
    },
  )

  it('refuses a change from a page that may frame', async () => {
    for (const origin of ORIGINS) {
      const response = await server.app.inject({
        method: 'POST',
        url: '/api/madre/Users/logout',
        headers: { host: 'localhost:3000', origin },
      })
      expect(response.statusCode).toBe(403)
    }
  })
})

it('where the brand does not embed, /embed is a page like any other', async () => {
  const none = await testServer({ work: false, app: { webDirectory } })
  const { ancestors, xFrameOptions, isFramed, response } = await page('/embed', { of: none })
  expect([ancestors, xFrameOptions, isFramed]).toEqual(["'none'", 'DENY', false])
  expect(response.body).toBe((await page('/no/such/page', { of: none })).response.body)
  await none.close()
})

it('the address designs go to is told to nobody', async () => {
  const { body } = (await page('/api/madre/Brand')).response
  expect(JSON.parse(body).sendsMail).toBe(false)
  expect(JSON.parse(body).embed).toEqual({ allowedOrigins: ORIGINS, takesDesigns: true })
  expect(body + (await page('/embed')).response.body).not.toContain('sales@')
})
