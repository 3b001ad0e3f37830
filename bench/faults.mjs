#!/usr/bin/env node
/**
 * Takes PostgreSQL away from a web process and a worker in four ways while people write, and counts which acknowledged changes
 * survived: `node bench/faults.mjs [--fault stalled]`. Exit 1 when a process ended, anything was lost, or it took more than 15 s to be whole.
 */
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { buildServer } from '../scripts/build.mjs'
import { freePort } from '../scripts/free-port.mjs'
import { tcpProxy } from '../scripts/tcp-proxy.mjs'
import { startPostgres } from '../scripts/with-postgres.mjs'
import { benchRequest, Client, pause, Served } from './serving.mjs'

const { values: options } = parseArgs({ options: { fault: { type: 'string', default: '' } } })
const USERS = 10
const WHOLE_WITHIN_S = 15
/** So many answers in a row without a refusal count as whole. */
const WHOLE_AFTER = 20

const FAULTS = {
  'every backend terminated, 20 times': async ({ postgres }) => {
    for (let i = 0; i < 20; i++) {
      postgres.sql(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()",
      )
      await pause(250)
    }
  },
  'server stopped for 30 s': async ({ postgres }) => {
    await postgres.halt()
    await pause(30_000)
    await postgres.resume()
  },
  'server stalled (SIGSTOP) for 20 s': async ({ postgres }) => {
    postgres.signal('SIGSTOP')
    await pause(20_000)
    postgres.signal('SIGCONT')
  },
  'connections swallowed, new ones fine': async ({ proxy }) => proxy.freeze(),
}

async function writer(client, name, state) {
  for (let n = 0; state.going; n++) {
    const own = `${name}-${n}`
    const asked = performance.now()
    const { status, body } = await client.send('POST', 'Calculations', { name: own, request: benchRequest() }, 30_000)
    state.statuses[status] = (state.statuses[status] ?? 0) + 1
    state.longestMs = Math.max(state.longestMs, performance.now() - asked)
    if (status !== 201) state.lastRefusal = performance.now()
    if (status === 201) {
      state.acknowledged.set(own, body.id)
      state.inARow[name] = (state.inARow[name] ?? 0) + 1
      if (n % 5 === 0) await client.send('POST', `Calculations/${body.id}/calculate`, undefined, 30_000)
    } else state.inARow[name] = 0
    await pause(50)
  }
}

async function run(title, fault) {
  const postgres = await startPostgres()
  const own = new URL(postgres.url)
  const proxy = await tcpProxy(Number(own.port))
  own.port = String(proxy.port)
  const env = { DATABASE_URL: own.href, LOG_LEVEL: 'info' }
  const web = new Served({ role: 'web', port: await freePort(), env })
  const worker = new Served({ role: 'worker', env })
  try {
    await web.start()
    await worker.start()
    const state = { going: true, statuses: {}, acknowledged: new Map(), inARow: {}, lastRefusal: 0, longestMs: 0 }
    const clients = []
    for (let i = 0; i < USERS; i++) {
      const client = new Client(web.url)
      await client.signUp(`faults${i}@example.com`)
      clients.push(client)
    }
    const writing = clients.map((client, i) => writer(client, `u${i}`, state))
    await pause(2_000)
    await fault({ postgres, proxy })
    const healed = performance.now()
    for (let i = 0; i < USERS; i++) state.inARow[`u${i}`] = 0
    let whole = Number.NaN
    while (performance.now() - healed < 120_000) {
      await pause(50)
      if (Math.min(...Object.values(state.inARow)) < WHOLE_AFTER) continue
      whole = (performance.now() - healed) / 1000
      break
    }
    state.going = false
    await Promise.all(writing)
    const lived = [web, worker].every((s) => s.child.exitCode === null && s.child.signalCode === null)
    let lists = []
    const settledBy = Date.now() + 120_000
    do {
      lists = (await Promise.all(clients.map((c) => c.send('GET', 'Calculations')))).flatMap((l) => l.body)
      await pause(500)
    } while (Date.now() < settledBy && lists.some((c) => c.calculationStatus === 'IN_PROGRESS'))
    const kept = new Set(lists.map((c) => c.name))
    const lost = [...state.acknowledged.keys()].filter((name) => !kept.has(name)).length
    const stuck = lists.filter((c) => c.calculationStatus === 'IN_PROGRESS').length
    console.log(
      `| ${title} | ${lived ? 'both lived' : 'ENDED'} | ${Math.max(0, (state.lastRefusal - healed) / 1000).toFixed(1)} s | ${whole.toFixed(1)} s | ${(state.longestMs / 1000).toFixed(1)} s | ${JSON.stringify(state.statuses)} | ${state.acknowledged.size} | ${lost} | ${stuck} | ${loadavg()[0].toFixed(1)} |`,
    )
    return lived && lost === 0 && stuck === 0 && (state.lastRefusal - healed) / 1000 <= WHOLE_WITHIN_S
  } finally {
    await Promise.all([web.kill(), worker.kill()])
    await proxy.close()
    await postgres.stop()
  }
}

await buildServer()
console.log(
  '| Fault | processes | last refusal after its end | twenty answers each after | longest answer | answers by status | acknowledged | lost | stuck | load average |',
)
console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |')
let sound = true
for (const [title, fault] of Object.entries(FAULTS))
  if (title.includes(options.fault)) sound = (await run(title, fault)) && sound
process.exit(sound ? 0 : 1)
