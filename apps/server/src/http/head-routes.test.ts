import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEFAULT_BRAND, type Problem } from '@madre/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiClient } from '../testing/api-client.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

const web = mkdtempSync(join(tmpdir(), 'madre-web-'))
writeFileSync(join(web, 'index.html'), '<!doctype html><title>Madre</title>')
const brand = { ...DEFAULT_BRAND, embed: { allowedOrigins: ['https://www.maker.example'] } }

let server: TestServer
let ana: ApiClient
let made = 0

beforeAll(async () => {
  server = await testServer({
    app: {
      webDirectory: web,
      trial: 'note',
      brand,
      makeNote: async () => {
        made++
        return 'cGRm'
      },
    },
  })
  ana = await server.signedIn()
})
afterAll(async () => {
  await server.close()
  rmSync(web, { recursive: true, force: true })
})

/** Each HEAD that exists, and why it may: what it costs is a page of the program, or a look at what a list or a reader asks all day. */
const HEADS = {
  '/': 'the page of the application, kept in memory',
  '/*': 'its files, of which only the size is looked at',
  '/index.html': 'as /',
  '/embed': 'as /',
  '/healthz': 'watched by programs that send HEAD',
  '/readyz': 'watched by programs that send HEAD; one statement that reads nothing',
  '/api/openapi.json': 'the description, made once',
  '/api/madre/Brand': 'kept in memory',
  '/api/madre/Catalogue': 'kept in memory',
  '/api/madre/Users/whoami': 'the look every request takes',
  '/api/madre/Users/sessions': 'a few rows',
  '/api/madre/Users/tokens': 'twenty rows at most',
  '/api/madre/Templates': 'fifty rows at most, without their requests',
  '/api/madre/Templates/:id': 'one row, as the GET',
  '/api/madre/Sheets': 'fifty rows at most',
  '/api/madre/Calculations': 'the list or a page of it, as the GET',
  '/api/madre/Calculations/:id': 'one row, as the GET',
  '/api/madre/Calculations/:id/revisions': 'a hundred rows at most, without their records',
  '/api/madre/Calculations/:id/revisions/:letter': 'one row, as the GET',
  '/api/madre/Calculations/:id/history': 'short rows of one simulation, as the GET',
  '/api/madre/Projects': 'one row, as the GET',
  '/api/madre/Users/logo': 'one row of a hundred kilobytes at most',
  '/api/madre/Checks': 'short rows, as the GET',
  '/api/madre/Checks/:id': 'two rows, as the GET',
  '/api/madre/Shares': 'two hundred rows at most',
  '/api/madre/Shared': 'one row, counted as the GET',
  '/api/madre/Verify/:code': 'a few short rows, counted as the GET',
}

/** The paths of a method in the tree of routes that Fastify prints. */
function pathsOf(method: string, tree: string): string[] {
  const above: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indent, path, methods] = /^((?:│ {3}| {4})*)[├└]── (\S+)(?: \((.*)\))?$/.exec(line) ?? []
    if (indent === undefined || path === undefined) return []
    above.length = indent.length / 4
    above.push(path)
    return methods?.split(', ').includes(method) ? [above.join('').replace(/^\/+/, '/')] : []
  })
}

describe('HEAD', () => {
  it('exists where it costs no more than a look, and nowhere else', () => {
    const tree = server.app.printRoutes({ commonPrefix: false })
    expect(pathsOf('GET', tree).length).toBe(Object.keys(HEADS).length + 5)
    expect(pathsOf('HEAD', tree).sort()).toEqual(Object.keys(HEADS).sort())
  })

  it('of the export takes no turn of it', async () => {
    const answers = await Promise.all(Array.from({ length: 3 }, () => ana.request('HEAD', 'Users/export')))
    expect(answers.map((a) => a.status)).toEqual([404, 404, 404])
    expect((await ana.get('Users/export')).status).toBe(200)
  })

  it('of a note makes none', async () => {
    const { id, result } = await ana.calculated()
    const chosenResultId = result?.solutions.find((s) => s.status !== 'NOT_APPLICABLE')?.id
    await ana.patch(`Calculations/${id}`, { chosenResultId })
    const path = `Calculations/${id}/calculation-note`
    const head = await ana.request<Problem>('HEAD', path)
    expect([head.status, made]).toEqual([404, 0])
    expect([(await ana.get(path)).status, made]).toEqual([200, 1])
  })
})
