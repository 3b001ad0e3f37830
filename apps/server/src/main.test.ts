import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEFAULT_BRAND } from '@madre/contract'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { ApiClient } from './testing/api-client.ts'
import { testDatabase } from './testing/test-database.ts'

const url = process.env.TEST_DATABASE_URL
const started: ChildProcess[] = []
const directories: string[] = []

afterEach(async () => {
  for (const child of started.splice(0)) await end(child, 'SIGKILL')
})
afterAll(() => {
  for (const directory of directories) rmSync(directory, { recursive: true, force: true })
})

function dataDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'madre-serve-'))
  directories.push(directory)
  cpSync(inject('emptyData'), directory, { recursive: true })
  return directory
}

interface Outcome {
  child: ChildProcess
  /** null when it is running */
  code: number | null
  out: string
  err: string
}

/** Starts `madre serve`; done when it is ready or has ended. */
function serve(env: Record<string, string>, role = 'all'): Promise<Outcome> {
  const child = spawn(process.execPath, [join(inject('workers'), 'madre.mjs'), 'serve', '--role', role], {
    env: { PATH: process.env.PATH, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(child)
  const said = { out: '', err: '' }
  return new Promise((done) => {
    const ready = () => /listening on|worker ready/.test(said.out + said.err) && done({ child, code: null, ...said })
    child.stdout?.on('data', (chunk) => {
      said.out += chunk
      ready()
    })
    child.stderr?.on('data', (chunk) => {
      said.err += chunk
      if (role === 'worker') ready()
    })
    child.once('exit', (code) => done({ child, code: code ?? -1, ...said }))
  })
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode)
  return new Promise((done) => {
    child.once('exit', (code) => done(code))
    child.kill(signal)
  })
}

const address = ({ out }: Outcome) => /Madre listening on (http:\/\/\S+)\n/.exec(out)?.[1] ?? ''

describe.skipIf(url !== undefined)('madre serve', () => {
  it('says where it listens, works, and ends when it is told to, leaving its data free', async () => {
    const DATA_DIR = dataDirectory()
    const running = await serve({ DATA_DIR })
    expect(address(running)).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    expect(running.out).toBe(`Madre listening on ${address(running)}\n`)
    expect((await fetch(`${address(running)}/readyz`)).status).toBe(200)

    const second = await serve({ DATA_DIR })
    expect(second.code).toBe(2)
    expect(second.err).toMatch(/^DATA_DIR: .* is in use by another Madre: process \d+ on \S+$/m)

    expect(await end(running.child, 'SIGTERM')).toBe(0)
    expect((await serve({ DATA_DIR })).code).toBeNull()
  })

  it('says that it listens on loopback only while there is no mail server', async () => {
    let err = ''
    const { child } = await serve({ DATA_DIR: dataDirectory() })
    child.stderr?.on('data', (chunk) => {
      err += chunk
    })
    await end(child, 'SIGTERM')
    expect((await serve({ HOST: '0.0.0.0' })).err).toMatch(
      /^HOST: 0\.0\.0\.0 is not a loopback address; without SMTP_URL/m,
    )
    expect(err).toContain('"ending"')
  })

  it.each([
    ['PORT', { PORT: 'http' }],
    ['BRAND_FILE', { BRAND_FILE: '/no/such/file.json' }],
    ['CATALOGUE_FILE', { CATALOGUE_FILE: '/etc/hostname' }],
    ['DATA_DIR', { DATA_DIR: '/proc/madre' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://127.0.0.1:9/none' }],
  ])('refuses to start on a %s it cannot use, with exit status 2 and its name', async (name, env) => {
    const refused = await serve(env as Record<string, string>)
    expect([refused.code, refused.out]).toEqual([2, ''])
    expect(refused.err).toMatch(new RegExp(`^${name}: `, 'm'))
    expect(refused.err).not.toMatch(/\n\s+at /)
  })

  it('names the place in a brand or catalogue that is wrong', async () => {
    const file = join(dataDirectory(), 'catalogue.json')
    writeFileSync(
      file,
      JSON.stringify({ version: '1', origin: '', families: [], steels: [{ id: 'S', name: 'S', fyb: 1, fu: 400 }] }),
    )
    const refused = await serve({ CATALOGUE_FILE: file })
    expect(refused.code).toBe(2)
    expect(refused.err).toContain(': $.families: ')
    expect(refused.err).toContain(': $.steels[0].fyb: ')
  })

  it.each([
    [
      'embed.allowedOrigins[1]: scheme, host and port only',
      { allowedOrigins: ['https://a.example', 'https://*.b.example'] },
      '',
    ],
    [
      'embed.requestMailTo: designs are sent by mail, which needs SMTP_URL',
      { allowedOrigins: ['https://a.example'], requestMailTo: 'sales@a.example' },
      '',
    ],
    ['logoSvg: an SVG document that only draws, without scripts', undefined, '<svg><script>alert(1)</script></svg>'],
    ['logoSvg: at most 50000', undefined, `<svg>${'<g>'.repeat(20_000)}</svg>`],
  ])('refuses a brand by %s', async (problem, embed, logoSvg) => {
    const file = join(dataDirectory(), 'brand.json')
    writeFileSync(file, JSON.stringify({ ...DEFAULT_BRAND, logoSvg, embed }))
    const refused = await serve({ BRAND_FILE: file })
    expect([refused.code, refused.out]).toEqual([2, ''])
    expect(refused.err).toContain(`BRAND_FILE: ${file}: $.${problem}`)
  })

  it.each([
    ['deep', `{"name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 'lists and objects at most 12 deep'],
    ['poisoned', '{"__proto__":{"version":"1"},"version":"1"}', '__proto__'],
    ['empty', '', '$: not a JSON document'],
    ['a picture', '<svg onload="alert(1)"/>', '$: not a JSON document'],
  ])('refuses files that are %s without a stack', async (_, text, problem) => {
    const file = join(dataDirectory(), 'hostile.json')
    writeFileSync(file, text)
    for (const variable of ['BRAND_FILE', 'CATALOGUE_FILE']) {
      const refused = await serve({ [variable]: file })
      expect(refused.code, variable).toBe(2)
      expect(refused.err).not.toMatch(/\n\s+at /)
      if (variable === 'BRAND_FILE') expect(refused.err).toContain(problem)
      else expect(refused.err).toMatch(/^CATALOGUE_FILE: /)
    }
  })

  it('does not take a port that is in use', async () => {
    const first = await serve({ DATA_DIR: dataDirectory() })
    const second = await serve({ DATA_DIR: dataDirectory(), PORT: new URL(address(first)).port })
    expect(second.code).toBe(2)
    expect(second.err).toMatch(/^PORT: \d+ on 127\.0\.0\.1 is in use by another program$/m)
  })
})

describe.skipIf(url === undefined)('two web and three worker processes on one PostgreSQL', () => {
  const running: Outcome[] = []
  let remove = async () => {}

  beforeAll(async () => {
    const data = await testDatabase({ bare: true })
    remove = data.remove
    const env = { DATABASE_URL: data.url ?? '', JOB_EXPIRY_SECONDS: '8' }
    // All at once, on an empty database: whoever comes first makes the schema.
    running.push(...(await Promise.all(['web', 'web', 'worker', 'worker', 'worker'].map((role) => serve(env, role)))))
    started.splice(0)
  }, 180_000)
  afterAll(async () => {
    for (const { child } of running) await end(child, 'SIGKILL')
    await remove()
  })

  it('start together, share sessions, and finish every calculation though a worker is killed', async () => {
    expect(running.map((r) => (r.code === null ? '' : r.err))).toEqual(['', '', '', '', ''])
    const [one, two] = running.map(address)
    const ana = new ApiClient(one ?? '')
    await ana.register('ana@example.com')
    expect((await ana.login('ana@example.com')).status).toBe(200)
    const elsewhere = new ApiClient(two ?? '')
    elsewhere.cookie = ana.cookie
    expect((await elsewhere.get('Users/whoami')).status).toBe(200)

    const ids: string[] = []
    for (let i = 0; i < 10; i++) {
      const { id } = await (i % 2 ? ana : elsewhere).createCalculation({}, `n${i}`)
      ids.push(id)
      expect((await ana.post(`Calculations/${id}/calculate`)).status).toBe(202)
    }
    const victim = running.at(-1)?.child
    if (victim) await end(victim, 'SIGKILL')
    for (const id of ids) expect((await elsewhere.settled(id)).calculationStatus).toBe('COMPLETE')
  }, 120_000)
})
