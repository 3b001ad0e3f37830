/** Starts and ends real servers for the measuring programs of this folder. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { buildServer } from '../scripts/build.mjs'
import { sampleRequest } from '../scripts/sample-request.mjs'
import { startPostgres } from '../scripts/with-postgres.mjs'

/** The bundle itself: the command in front of it would look for stale sources at every start. */
const COMMAND = join(dirname(fileURLToPath(import.meta.url)), '../dist/madre.mjs')

/**
 * Builds, measures on every database asked for (`embedded`, `postgres` or `both`), and ends the process: with 1 when a run was not sound.
 *
 * @param run  gets the name of the database and the environment its servers need; answers whether all was sound
 */
export async function onEachDatabase(choice, run) {
  await buildServer()
  let sound = true
  for (const database of choice === 'both' ? ['embedded', 'postgres'] : [choice]) {
    const directory = mkdtempSync(join(tmpdir(), 'madre-bench-'))
    const postgres = database === 'postgres' ? await startPostgres() : null
    try {
      const env = { DATA_DIR: join(directory, 'data'), ...(postgres ? { DATABASE_URL: postgres.url } : {}) }
      sound = (await run(database, env)) && sound
    } finally {
      await postgres?.stop()
      rmSync(directory, { recursive: true, force: true })
    }
  }
  process.exit(sound ? 0 : 1)
}

/** A bench sends from one address what many people send. */
const MANY_PEOPLE = { REQUESTS_IN_HAND: '100000', REFUSED_BODIES_A_MINUTE: '1000000' }

/** A line of the log with the level of an error or worse. */
const FAULT = /"level":[56]0/

/** One `madre serve` process that can be killed and started again on the same port and data. */
export class Served {
  constructor({ role = 'all', port = 0, env = {} }) {
    this.role = role
    this.port = port
    this.env = env
    this.startTimes = []
    /** what it logged of faults, one line of JSON each */
    this.faults = []
  }

  get url() {
    return `http://127.0.0.1:${this.port}`
  }

  /** Starts it; done when it says that it is ready. */
  async start() {
    const started = performance.now()
    const child = spawn(process.execPath, [COMMAND, 'serve', '--role', this.role], {
      env: { ...process.env, ...MANY_PEOPLE, PORT: String(this.port), LOG_LEVEL: 'info', ...this.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.child = child
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (FAULT.test(line)) this.faults.push(line)
    })
    let said = ''
    await new Promise((done, fail) => {
      const ready = () => /Madre listening|worker ready/.test(said) && done()
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk) => {
          said = (said + chunk).slice(-4000)
          ready()
        })
      child.once('exit', (code, signal) => (signal ? done() : fail(new Error(`madre serve ended (${code}): ${said}`))))
    })
    this.startTimes.push(performance.now() - started)
  }

  async #end(signal) {
    const { child } = this
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((done) => child.once('exit', done))
    child.kill(signal)
    await ended
  }

  /** As a power cut would: no chance to clean up. */
  kill() {
    return this.#end('SIGKILL')
  }

  stop() {
    return this.#end('SIGTERM')
  }

  /** Processor time of all its threads so far [ms]; Linux only, else NaN. */
  processorMs() {
    try {
      const stat = readFileSync(`/proc/${this.child.pid}/stat`, 'utf8')
      const [user, system] = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .slice(11, 13)
        .map(Number)
      return (user + system) * 10
    } catch {
      return Number.NaN
    }
  }

  /** Largest resident memory so far [MB]; Linux only, else NaN. */
  peakMemoryMb() {
    try {
      const status = readFileSync(`/proc/${this.child.pid}/status`, 'utf8')
      return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024
    } catch {
      return Number.NaN
    }
  }
}

export const PASSWORD = 'Bench&mark9word'

/** A user of the API: keeps the cookie, gives up after a while. */
export class Client {
  /** @param address  whom a server behind a proxy (TRUST_PROXY=loopback) takes it for */
  constructor(url, address = null) {
    this.url = url
    this.cookie = ''
    this.own = address === null ? {} : { 'x-forwarded-for': address }
  }

  /** Sends one request; `status` 0 when no answer came, `isUnsent` when nobody was there to take it. */
  async send(method, path, body, timeoutMs = 15_000, headers = {}) {
    const url = typeof this.url === 'function' ? this.url() : this.url
    try {
      const response = await fetch(`${url}/${path.startsWith('/') ? path.slice(1) : `api/madre/${path}`}`, {
        method,
        headers: {
          cookie: this.cookie,
          ...this.own,
          ...headers,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
      })
      const set = response.headers.get('set-cookie')
      if (set) this.cookie = set.split(';')[0]
      const text = await response.text()
      const json = response.headers.get('content-type')?.includes('json')
      return { status: response.status, body: json ? JSON.parse(text) : text }
    } catch (error) {
      return { status: 0, body: null, isUnsent: error.cause?.code === 'ECONNREFUSED' }
    }
  }

  /** An account of its own, signed in. */
  async signUp(email) {
    const password = PASSWORD
    const made = await this.send('POST', 'Users', {
      email,
      password,
      firstName: 'Bench',
      lastName: 'Mark',
      company: 'Madre',
    })
    if (made.status !== 201) throw new Error(`register: ${made.status} ${JSON.stringify(made.body)}`)
    const login = await this.send('POST', 'Users/login', { email, password })
    if (login.status !== 200) throw new Error(`login: ${login.status} ${JSON.stringify(login.body)}`)
  }
}

/** A signed-in user with a simulation that has a chosen solution. */
export async function withChosen(url, email) {
  const client = new Client(url)
  await client.signUp(email)
  const { body } = await client.send('POST', 'Calculations', { name: 'note', request: benchRequest() })
  const path = `Calculations/${body.id}`
  await client.send('POST', `${path}/calculate`)
  let calculation
  do {
    await pause(200)
    calculation = (await client.send('GET', path)).body
  } while (calculation.calculationStatus === 'IN_PROGRESS')
  const chosenResultId = calculation.result.solutions.find((s) => s.status !== 'NOT_APPLICABLE').id
  await client.send('PATCH', path, { chosenResultId })
  return { client, path }
}

/** A three-span roof with cantilevers and every action. */
export function benchRequest() {
  const all = (value) => [value, value, value, value, value]
  const bands = { w1: 0, l1: 0, w2: 0, l2: 0, w3: 0, l3: 0 }
  return sampleRequest({
    inclinationDegrees: 5,
    spanLengthsM: [0.25, 5, 5, 5, 0.25],
    transverseLengthM: 2,
    loadPermanentDistributedMin: all(0.15),
    loadPermanentDistributedMax: all(0.2),
    loadWindPressure: { ...bands, w1: 0.3, l1: 15.5 },
    loadWindSuction: { ...bands, w1: 0.9, l1: 2, w2: 0.6, l2: 13.5 },
    loadSnowRegular: all(0.4),
    spanRestraints: { upper: { type: 0, lateralLocks: all(0) }, lower: { use: false, lateralLocks: all(0) } },
    claddingProperties: { coveringInertia: 0, fixationsPerMeter: 0 },
    metadata: { language: 'PT', description: '', projectName: 'Bench', calculationDate: null },
  })
}

export const pause = (ms) => new Promise((done) => setTimeout(done, ms))

export function percentile(values, p) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((p / 100) * sorted.length))] ?? Number.NaN
}
