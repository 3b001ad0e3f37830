#!/usr/bin/env node
/**
 * Kills servers and workers at random moments while people work, and counts what became of what was acknowledged:
 * `node bench/chaos.mjs [--database embedded|postgres|both] [--kills 50]`. Exit 1 when anything was lost, doubled or stuck.
 */
import { parseArgs } from 'node:util'
import { freePort } from '../scripts/free-port.mjs'
import { benchRequest, Client, onEachDatabase, pause, Served } from './serving.mjs'

const { values: options } = parseArgs({
  options: { database: { type: 'string', default: 'both' }, kills: { type: 'string', default: '50' } },
})
const KILLS = Number(options.kills)
const USERS = 6
/** Short, so that a job lost with its worker comes back within the run. */
const EXPIRY_SECONDS = 5
const SETTLE_MS = 120_000

const random = (from, to) => from + Math.random() * (to - from)

/** One person at work; remembers what the server acknowledged, and what it may or may not have done. */
class Worker {
  constructor(client, name) {
    this.client = client
    this.name = name
    /** id → { names the server may hold, whether a calculation was acknowledged, deleted: no | maybe | yes } */
    this.known = new Map()
    /** every name ever sent in a create: each may exist once */
    this.sentCreates = new Set()
    this.count = 0
    this.acknowledged = 0
    this.unanswered = 0
    this.refused = new Map()
  }

  async work(going) {
    while (going()) {
      await this.step()
      await pause(random(5, 60))
    }
  }

  async step() {
    const open = [...this.known].filter(([, c]) => c.deleted === 'no')
    const [id, calculation] = open[Math.floor(Math.random() * open.length)] ?? []
    const dice = Math.random()
    if (id === undefined || dice < 0.25) return this.create()
    if (dice < 0.55) return this.rename(id, calculation)
    if (dice < 0.85) return this.calculate(id, calculation)
    if (dice < 0.92) return this.remove(id, calculation)
    await this.ask('GET', `Calculations/${id}`)
  }

  async ask(method, path, body) {
    const answer = await this.client.send(method, path, body, 5_000)
    if (answer.status === 0) {
      this.unanswered++
      await pause(100)
    } else if (answer.status < 300) this.acknowledged++
    else this.refused.set(answer.status, (this.refused.get(answer.status) ?? 0) + 1)
    return answer
  }

  async create() {
    const name = `${this.name}-${++this.count}`
    this.sentCreates.add(name)
    const description = `${name} ${Math.random()}`
    const { status, body } = await this.ask('POST', 'Calculations', { name, description, request: benchRequest() })
    if (status === 201)
      this.known.set(body.id, { created: name, names: new Set([name]), calculated: false, deleted: 'no' })
  }

  async rename(id, calculation) {
    const name = `${calculation.created}/${++this.count}`
    const { status } = await this.ask('PATCH', `Calculations/${id}`, { name })
    if (status === 200) calculation.names = new Set([name])
    else if (status === 0) calculation.names.add(name)
  }

  async calculate(id, calculation) {
    const { status } = await this.ask('POST', `Calculations/${id}/calculate`)
    if (status === 202) calculation.calculated = true
  }

  async remove(id, calculation) {
    const { status } = await this.ask('DELETE', `Calculations/${id}`)
    if (status === 204 || status === 404) calculation.deleted = 'yes'
    else if (status === 0) calculation.deleted = 'maybe'
  }
}

/** Kills at random moments: mostly at work, every fifth time while the server is just starting. */
async function killing(servers, kills) {
  for (let i = 0; i < kills; i++) {
    await pause(random(150, 1200))
    const victim = servers[Math.floor(Math.random() * servers.length)]
    await victim.kill()
    const starting = victim.start()
    if (Math.random() < 0.2 && ++i < kills) {
      await pause(random(50, 1500))
      await victim.kill()
      await victim.start()
    }
    await starting
  }
}

/** Waits until nothing runs any more. */
async function settle(workers) {
  const end = Date.now() + SETTLE_MS
  for (;;) {
    const lists = await Promise.all(workers.map((w) => w.client.send('GET', 'Calculations')))
    const running = lists.flatMap((l) => l.body).filter((c) => c.calculationStatus === 'IN_PROGRESS').length
    if (running === 0 || Date.now() > end) return lists
    await pause(250)
  }
}

async function judge(workers, lists) {
  const verdict = { lost: 0, duplicated: 0, stuck: 0, complete: 0, error: 0 }
  for (const [i, worker] of workers.entries()) {
    const rows = lists[i].body
    const byId = new Map(rows.map((r) => [r.id, r]))
    for (const [id, c] of worker.known) {
      const row = byId.get(id)
      if (c.deleted === 'no' && row === undefined) verdict.lost++
      if (c.deleted === 'yes' && row !== undefined) verdict.lost++
      if (row === undefined || c.deleted === 'yes') continue
      if (!c.names.has(row.name)) verdict.lost++
      if (c.calculated && row.calculationStatus === 'PENDING') verdict.lost++
      if (row.calculationStatus === 'COMPLETE') {
        verdict.complete++
        const { body } = await worker.client.send('GET', `Calculations/${id}`)
        if (!body.result?.solutions?.length) verdict.lost++
      }
      if (row.calculationStatus === 'ERROR') verdict.error++
    }
    verdict.stuck += rows.filter((r) => r.calculationStatus === 'IN_PROGRESS').length
    const firsts = rows.map((r) => r.name.split('/')[0])
    verdict.duplicated += firsts.length - new Set(firsts).size
  }
  return verdict
}

async function run(database, env) {
  const served = async (role) =>
    new Served({ role, port: await freePort(), env: { ...env, JOB_EXPIRY_SECONDS: String(EXPIRY_SECONDS) } })
  const servers =
    database === 'postgres'
      ? [
          await served('web'),
          await served('web'),
          await served('worker'),
          await served('worker'),
          await served('worker'),
        ]
      : [await served('all')]
  const webs = servers.filter((s) => s.role !== 'worker')
  const started = performance.now()
  try {
    for (const server of servers) await server.start()
    const workers = []
    for (let i = 0; i < USERS; i++) {
      const client = new Client(() => webs[Math.floor(Math.random() * webs.length)].url)
      await client.signUp(`chaos${i}@example.com`)
      workers.push(new Worker(client, `u${i}`))
    }
    let going = true
    const working = workers.map((w) => w.work(() => going))
    await killing(servers, KILLS)
    going = false
    await Promise.all(working)
    const verdict = await judge(workers, await settle(workers))
    const sum = (key) => workers.reduce((n, w) => n + w[key], 0)
    const refused = {}
    for (const w of workers) for (const [status, n] of w.refused) refused[status] = (refused[status] ?? 0) + n
    const starts = servers.flatMap((s) => s.startTimes)
    console.log(
      [
        `${database.padEnd(8)}  ${servers.length} process(es), ${KILLS} kills in ${((performance.now() - started) / 1000).toFixed(0)} s`,
        `acknowledged ${sum('acknowledged')}`,
        `unanswered ${sum('unanswered')}`,
        `refused ${JSON.stringify(refused)}`,
        `complete ${verdict.complete}`,
        `error ${verdict.error}`,
        `lost ${verdict.lost}`,
        `duplicated ${verdict.duplicated}`,
        `stuck ${verdict.stuck}`,
        `start median ${starts.sort((a, b) => a - b)[Math.floor(starts.length / 2)].toFixed(0)} ms`,
      ].join(' · '),
    )
    return verdict.lost + verdict.duplicated + verdict.stuck === 0
  } finally {
    await Promise.all(servers.map((s) => s.kill()))
  }
}

await onEachDatabase(options.database, run)
