#!/usr/bin/env node
/**
 * 200 people browse while 50 calculations are started within one second:
 * `node bench/load.mjs [--database embedded|postgres|both] [--clients 200] [--seconds 20]`. Exit 1 on any error, or above 1 GB embedded.
 */
import { parseArgs } from 'node:util'
import { freePort } from '../scripts/free-port.mjs'
import { benchRequest, Client, onEachDatabase, pause, percentile, Served } from './serving.mjs'

const { values: options } = parseArgs({
  options: {
    database: { type: 'string', default: 'both' },
    clients: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '20' },
  },
})
const CLIENTS = Number(options.clients)
const SECONDS = Number(options.seconds)
const CALCULATIONS = 50
/** A person looks at a page for about this long before the next click. */
const THINKING_MS = [500, 1500]
const MEMORY_LIMIT_MB = 1024

class Stopwatch {
  constructor() {
    this.times = []
    this.errors = new Map()
  }

  async measure(work, expected) {
    const started = performance.now()
    const answer = await work()
    this.times.push(performance.now() - started)
    if (answer.status !== expected) this.errors.set(answer.status, (this.errors.get(answer.status) ?? 0) + 1)
    return answer
  }

  line(name) {
    const p = (n) => `p${n} ${percentile(this.times, n).toFixed(0)} ms`
    const errors = [...this.errors].map(([status, n]) => `${n}×${status}`).join(' ') || '0'
    return `  ${name.padEnd(22)} ${String(this.times.length).padStart(6)} requests · ${p(50)} · ${p(95)} · ${p(99)} · errors ${errors}`
  }
}

async function signUpAll(url) {
  const clients = []
  for (let i = 0; i < CLIENTS; i++) clients.push(new Client(url))
  // In groups of ten: two hundred people do not sign up in the same second.
  for (let i = 0; i < CLIENTS; i += 10)
    await Promise.all(
      clients.slice(i, i + 10).map(async (client, j) => {
        await client.signUp(`load${i + j}@example.com`)
        const { body } = await client.send('POST', 'Calculations', { name: 'Nave', request: benchRequest() })
        client.calculation = body.id
      }),
    )
  return clients
}

async function browse(client, watch, end) {
  await pause(Math.random() * THINKING_MS[1])
  while (Date.now() < end) {
    await watch.measure(() => client.send('GET', 'Users/whoami'), 200)
    await watch.measure(() => client.send('GET', 'Calculations'), 200)
    await watch.measure(() => client.send('GET', `Calculations/${client.calculation}`), 200)
    if (Math.random() < 0.2)
      await watch.measure(
        () => client.send('PATCH', `Calculations/${client.calculation}`, { description: `${Date.now()}` }),
        200,
      )
    await pause(THINKING_MS[0] + Math.random() * (THINKING_MS[1] - THINKING_MS[0]))
  }
}

/** Starts the calculations spread over one second and waits for every result. */
async function calculateAll(clients, watch) {
  const started = performance.now()
  const waits = await Promise.all(
    clients.slice(0, CALCULATIONS).map(async (client, i) => {
      await pause((i / CALCULATIONS) * 1000)
      const asked = performance.now()
      await watch.measure(() => client.send('POST', `Calculations/${client.calculation}/calculate`), 202)
      for (;;) {
        const { body } = await client.send('GET', 'Calculations')
        const status = body?.[0]?.calculationStatus
        if (status === 'COMPLETE') return performance.now() - asked
        if (status === 'ERROR' || performance.now() - asked > 120_000) return Number.NaN
        await pause(250)
      }
    }),
  )
  return { waits, seconds: (performance.now() - started) / 1000 }
}

async function run(database, env) {
  const server = new Served({ port: await freePort(), env: { ...env, LOG_LEVEL: 'warn' } })
  try {
    await server.start()
    const firstStart = server.peakMemoryMb()
    // Started again, so that the peak below is that of the work and not of making the database.
    await server.stop()
    await server.start()
    const clients = await signUpAll(server.url)
    const [browsing, starting] = [new Stopwatch(), new Stopwatch()]
    const end = Date.now() + SECONDS * 1000
    const browsers = clients.map((client) => browse(client, browsing, end))
    await pause((SECONDS * 1000) / 4)
    const { waits, seconds } = await calculateAll(clients, starting)
    await Promise.all(browsers)
    const memory = server.peakMemoryMb()
    const failed = waits.filter(Number.isNaN).length
    console.log(`${database}: ${CLIENTS} clients for ${SECONDS} s, ${CALCULATIONS} calculations started in one second`)
    console.log(browsing.line('browsing'))
    console.log(starting.line('starting a calculation'))
    console.log(
      `  ${'until the result'.padEnd(22)} p50 ${percentile(waits, 50).toFixed(0)} ms · p95 ${percentile(waits, 95).toFixed(0)} ms · all done after ${seconds.toFixed(1)} s · failed ${failed}`,
    )
    console.log(
      `  ${'resident memory'.padEnd(22)} ${memory.toFixed(0)} MB at most; the very first start ${firstStart.toFixed(0)} MB`,
    )
    return (
      failed === 0 &&
      browsing.errors.size === 0 &&
      starting.errors.size === 0 &&
      !(database === 'embedded' && Math.max(memory, firstStart) > MEMORY_LIMIT_MB)
    )
  } finally {
    await server.kill()
  }
}

await onEachDatabase(options.database, run)
