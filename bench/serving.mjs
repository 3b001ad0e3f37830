/** Starts and ends real servers for the measuring programs of this folder. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildServer } from '../scripts/build.mjs'

/** The bundle itself: the command in front of it would look for stale sources at every start. */
const COMMAND = join(dirname(fileURLToPath(import.meta.url)), '../dist/madre.mjs')

export async function prepare() {
  await buildServer()
}

export function freePort() {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => done(port))
    })
  })
}

/** One `madre serve` process that can be killed and started again on the same port and data. */
export class Served {
  constructor({ role = 'all', port = 0, env = {} }) {
    this.role = role
    this.port = port
    this.env = env
    this.startTimes = []
  }

  get url() {
    return `http://127.0.0.1:${this.port}`
  }

  /** Starts it; done when it says that it is ready. */
  async start() {
    const started = performance.now()
    const child = spawn(process.execPath, [COMMAND, 'serve', '--role', this.role], {
      env: { ...process.env, PORT: String(this.port), LOG_LEVEL: 'info', ...this.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.child = child
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

/** A user of the API: keeps the cookie, gives up after a while. */
export class Client {
  constructor(url) {
    this.url = url
    this.cookie = ''
  }

  /** Sends one request; `status` 0 when no answer came. */
  async send(method, path, body, timeoutMs = 15_000) {
    const url = typeof this.url === 'function' ? this.url() : this.url
    try {
      const response = await fetch(`${url}/${path.startsWith('/') ? path.slice(1) : `api/madre/${path}`}`, {
        method,
        headers: { cookie: this.cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
      })
      const set = response.headers.get('set-cookie')
      if (set) this.cookie = set.split(';')[0]
      const text = await response.text()
      const json = response.headers.get('content-type')?.includes('json')
      return { status: response.status, body: json ? JSON.parse(text) : text }
    } catch {
      return { status: 0, body: null }
    }
  }

  /** An account of its own, signed in. */
  async signUp(email) {
    const password = 'Bench&mark9word'
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

/** A three-span roof with consoles and every action. */
export function benchRequest(change = {}) {
  const all = (value) => [value, value, value, value, value]
  const bands = { w1: 0, l1: 0, w2: 0, l2: 0, w3: 0, l3: 0 }
  return {
    steelGrades: ['S280', 'S350'],
    simulationType: 'ROOF',
    location: 'PORTUGAL',
    inclinationDegrees: 5,
    spanLengthsM: [0.25, 5, 5, 5, 0.25],
    hasLeftCantilever: true,
    hasRightCantilever: true,
    transverseLengthM: 2,
    supportWidth: 'BETWEEN_135_AND_200',
    sectionTypes: ['OMEGA'],
    sectionOrientation: 'MAJOR_AXIS_BENDING_REGULAR',
    profileOrientation: 'HORIZONTAL',
    loadPermanentDistributed: null,
    loadPermanentDistributedMin: all(0.15),
    loadPermanentDistributedMax: all(0.2),
    loadPermanentPoint: [],
    loadLiveDistributed: all(0.4),
    loadLivePoint: [],
    loadLiveCombinationFactor: { psi1: 0, psi2: 0, psi3: 0 },
    loadWindPressure: { ...bands, w1: 0.3, l1: 15.5 },
    loadWindSuction: { ...bands, w1: 0.9, l1: 2, w2: 0.6, l2: 13.5 },
    loadWindLocalPressure: bands,
    loadWindLocalSuction: bands,
    loadWindCombinationFactor: { psi1: 0.6, psi2: 0.2, psi3: 0 },
    loadSnowRegular: all(0.4),
    loadSnowExceptional: null,
    loadSnowAccumulation: { s1: 0, l1: 0, s2: 0, l2: 0, s3: 0, l3: 0 },
    loadSnowCombinationFactor: { psi1: 0.5, psi2: 0.2, psi3: 0 },
    deflectionLimit: { limit: 200, combination: 'CHARACTERISTIC' },
    axialLoad: { valueKn: 0, direction: 'TRACTION', type: 'DESIGN' },
    spanRestraints: { upper: { type: 0, lateralLocks: all(0) }, lower: { use: false, lateralLocks: all(0) } },
    claddingProperties: { coveringInertia: 0, fixationsPerMeter: 0 },
    metadata: { language: 'PT', description: '', projectName: 'Bench', calculationDate: null },
    ...change,
  }
}

export const pause = (ms) => new Promise((done) => setTimeout(done, ms))

export function percentile(values, p) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((p / 100) * sorted.length))] ?? Number.NaN
}
