import { spawn } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Calculation, CalculationSummary } from '@madre/contract'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiClient, PASSWORD } from './testing/api-client.ts'
import { type ServeProcess, serveProcess, temporaryDirectory } from './testing/serve-process.ts'
import { type TestDatabase, testDatabase } from './testing/test-database.ts'

/** What the page for developers prints. */
const EXAMPLES = join(import.meta.dirname, '../../../docs/examples')
const EMAIL = 'program@example.com'

let data: TestDatabase
let server: ServeProcess
let folder: string
let token: string
let user: ApiClient

interface Outcome {
  status: unknown
  printed: string
  complained: string
}

/** A program, run beside a copy of the examples. */
async function run(command: string, args: string[], env: Record<string, string>): Promise<Outcome> {
  const child = spawn(command, args, {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, MADRE_URL: server.address, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 50_000,
  })
  let printed = ''
  let complained = ''
  child.stdout.on('data', (chunk) => {
    printed += chunk
  })
  child.stderr.on('data', (chunk) => {
    complained += chunk
  })
  const status = await new Promise((done) => {
    child.once('error', (error) => done(`${error.message}: install it, as npm test does on Debian`))
    child.once('close', done)
  })
  return { status, printed: printed.trim(), complained }
}

/** The client from its sources, as Node runs it. */
async function compiled(): Promise<string> {
  const outfile = join(folder, 'design.mjs')
  await build({
    entryPoints: [join(EXAMPLES, 'design.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  })
  return outfile
}

beforeAll(async () => {
  data = await testDatabase()
  server = await serveProcess(data.env)
  folder = temporaryDirectory()
  cpSync(EXAMPLES, folder, { recursive: true })
  user = new ApiClient(server.address)
  await user.register(EMAIL)
  await user.login(EMAIL)
  const made = await run('bash', ['token.sh'], { MADRE_EMAIL: EMAIL, MADRE_PASSWORD: PASSWORD })
  expect(made).toMatchObject({ status: 0, complained: '' })
  token = made.printed
})
afterAll(async () => {
  await server.end('SIGTERM')
  await data.remove()
})

it('a token is made as printed', async () => {
  expect(token).toMatch(/^madre_[\w-]{43}$/)
  const { body } = await user.get<{ name: string; scope: string }[]>('Users/tokens')
  expect(body).toMatchObject([{ name: 'worked example', scope: 'write' }])
})

const LANGUAGES: [string, string, () => Promise<string>][] = [
  ['curl', 'bash', async () => 'design.sh'],
  ['TypeScript', process.execPath, compiled],
  ['Python', 'python3', async () => 'design.py'],
]

describe('a purlin is designed and its note downloaded, as printed in', () => {
  it.each(LANGUAGES)('%s', async (_, command, file) => {
    const note = join(folder, 'note.pdf')
    rmSync(note, { force: true })
    const before = (await user.get<CalculationSummary[]>('Calculations')).body.length
    const { status, printed, complained } = await run(command, [await file()], { MADRE_TOKEN: token })
    expect([status, complained]).toEqual([0, ''])
    const made = (await user.get<CalculationSummary[]>('Calculations')).body
    expect(made).toHaveLength(before + 1)
    const { body } = await user.get<Calculation>(`Calculations/${made[0]!.id}`)
    const lightest = body.result!.solutions.find((solution) => solution.pass)!
    expect([body.calculationStatus, body.chosenResultId]).toEqual(['COMPLETE', lightest.id])
    expect(printed).toBe(`${lightest.id}, note.pdf`)
    expect(existsSync(note) && readFileSync(note).subarray(0, 5).toString('latin1')).toBe('%PDF-')
  })
})

describe('a refusal ends it, and is said, in', () => {
  it.each(LANGUAGES)('%s', async (_, command, file) => {
    const { status, printed, complained } = await run(command, [await file()], { MADRE_TOKEN: 'madre_x' })
    // 22: curl was answered with an error.
    expect([status, printed]).toEqual([command === 'bash' ? 22 : 1, ''])
    expect(complained).toMatch(/returned error: 401|access token/)
  })
})
