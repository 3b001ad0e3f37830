#!/usr/bin/env node
/**
 * What one account, or one address without one, does to another user: `node bench/neighbours.mjs [--database embedded|postgres|both]
 * [--seconds 8] [--only NAME]`. The other user asks `whoami` all the time, and calculates a small simulation again and again, first alone and
 * then beside each kind of flood. Exit 1 when an answer to the other user was no success, or one to the flood was a fault (500).
 */
import { once } from 'node:events'
import { loadavg, setPriority } from 'node:os'
import { parseArgs } from 'node:util'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { freePort } from '../scripts/free-port.mjs'
import { columns, counted, oneOther } from './one-other.mjs'
import { benchRequest, Client, onEachDatabase, pause, Served } from './serving.mjs'

const { values: options } = parseArgs({
  options: {
    database: { type: 'string', default: 'embedded' },
    seconds: { type: 'string', default: '8' },
    only: { type: 'string' },
  },
})
const MS = 1000 * Number(options.seconds)
const FLOODING = '203.0.113.1'

/** Estimated at less than a second, and longer than that: without a panel, a wind in bands of its own everywhere, restraints in every span. */
function misjudged(i) {
  const request = benchRequest()
  const all = (value) => request.spanLengthsM.map(() => value)
  const bands = (w) => ({ w1: w, l1: 1.1, w2: w / 2, l2: 3.3, w3: w / 3, l3: 5.7 })
  return {
    ...request,
    transverseLengthM: 1 + i / 100,
    sectionTypes: ['Z'],
    loadWindSuction: bands(0.9),
    spanRestraints: { upper: { type: 1, lateralLocks: all(3) }, lower: { use: true, lateralLocks: all(2) } },
  }
}

async function created(client, n, make = benchRequest) {
  const ids = []
  for (let i = 0; i < n; i++) {
    const { body } = await client.send('POST', 'Calculations', { name: `n${i}`, request: make(i) })
    ids.push(`Calculations/${body.id}`)
  }
  return ids
}

/** Each sends without a pause while `going()`; `ask` answers with the status. */
const KINDS = {
  alone: { senders: 0, ask: () => async () => 200 },
  'eight simulations started and cancelled': {
    senders: 8,
    ask: async ({ account }) => {
      const ids = await created(account, 8)
      return async (i) => {
        const { status } = await account.send('POST', `${ids[i]}/calculate`)
        await account.send('POST', `${ids[i]}/cancel`)
        return status
      }
    },
  },
  'three runs that were taken for short': {
    senders: 3,
    ask: async ({ account }) => {
      const ids = await created(account, 3, misjudged)
      return async (i) => {
        const { status } = await account.send('POST', `${ids[i]}/calculate`)
        await pause(200)
        return status
      }
    },
  },
  '200 connections, a cookie of a made-up word': {
    senders: 200,
    ask: ({ stranger }) => {
      stranger.cookie = 'madre-session=made-up'
      return async () => (await stranger.send('GET', 'Calculations')).status
    },
  },
  '200 connections, a cookie that could be one': {
    senders: 200,
    ask: ({ stranger }) => {
      stranger.cookie = `madre-session=${'x'.repeat(43)}`
      return async () => (await stranger.send('GET', 'Calculations')).status
    },
  },
  '200 changes at once': {
    senders: 200,
    ask: async ({ account }) => {
      const [path] = await created(account, 1)
      return async (i) => (await account.send('PATCH', path, { name: `n${i}` })).status
    },
  },
  '200 creations with keys at once': {
    senders: 200,
    ask:
      ({ account }) =>
      async () =>
        (
          await account.send('POST', 'Calculations', { name: 'n', request: benchRequest() }, 15_000, {
            'idempotency-key': `${Math.random()}`,
          })
        ).status,
  },
  'notes without an account, of twenty addresses': {
    senders: 40,
    ask:
      ({ url }) =>
      async (i) => {
        const body = { name: 'n', request: benchRequest(), chosenResultId: 'OMEGA-160-60-2.0-S350' }
        return (await new Client(url, `203.0.114.${i % 20}`).send('POST', 'Trial/calculation-note', body, 60_000))
          .status
      },
  },
  'searches of 500 wildcards': {
    senders: 500,
    ask: async ({ account }) => {
      await created(account, 200)
      return async (i) =>
        (await account.send('GET', `Calculations?search=${encodeURIComponent('%_'.repeat(1 + (i % 90)))}`)).status
    },
  },
  'templates and tokens without end': {
    senders: 50,
    ask:
      ({ account }) =>
      async (i) =>
        (i % 10 === 0
          ? await account.send('POST', 'Users/tokens', { name: 'n', scope: 'read', expiresInDays: 1 })
          : await account.send('POST', 'Templates', { name: `${Math.random()}`, request: benchRequest() })
        ).status,
  },
}

/**
 * Floods in a thread of its own, whose clients keep nothing back that the other user is measured by, until it is told to stop. Those of a
 * true flood have machines of their own: these take what the server and its calculations leave of the processors.
 */
async function flood() {
  const { url, name, n } = workerData
  // Of this thread alone; elsewhere it would be that of the whole process.
  if (process.platform === 'linux') setPriority(0, 19)
  const { senders, ask } = KINDS[name]
  const account = new Client(url, FLOODING)
  await account.signUp(`flood${n}@example.com`)
  const send = await ask({ account, stranger: new Client(url, FLOODING), url })
  let going = true
  parentPort.once('message', () => {
    going = false
  })
  parentPort.postMessage('ready')
  const statuses = new Map()
  const sending = Array.from({ length: senders }, async (_, i) => {
    while (going) {
      const status = await send(i)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status === 0) await pause(50)
    }
  })
  await Promise.all(sending)
  parentPort.postMessage([...statuses])
}

async function besideFlood(server, name, n) {
  const other = await oneOther(server.url, `other${n}@example.com`)
  const worker = new Worker(new URL(import.meta.url), { workerData: { url: server.url, name, n } })
  await once(worker, 'message')
  const before = server.processorMs()
  const { looks, smalls } = await other.watch(MS)
  const busy = (server.processorMs() - before) / MS
  worker.postMessage('stop')
  const [statuses] = await once(worker, 'message')
  const answers = statuses.map(([s, c]) => `${s}: ${c}`).join(', ') || '–'
  console.log(
    `| ${name} | ${columns({ looks, smalls })} | ${answers} | ${busy.toFixed(1)} | ${loadavg()[0].toFixed(1)} |`,
  )
  const all = [...looks, ...smalls]
  if (all.some(({ status }) => status !== 200)) console.log(`  the other user was answered ${counted(all)}`)
  return all.every(({ status }) => status === 200) && statuses.every(([status]) => status !== 500)
}

async function run(database, env) {
  const server = new Served({
    port: await freePort(),
    env: {
      ...env,
      LOG_LEVEL: 'fatal',
      TRIAL: 'note',
      TRUST_PROXY: 'loopback',
      REQUESTS_IN_HAND: '24',
      REFUSED_BODIES_A_MINUTE: '60',
    },
  })
  console.log(
    `${database}: beside | whoami p50 / p95 / longest | small calculation p50 / longest | answers | processors of the server | load average`,
  )
  let sound = true
  try {
    await server.start()
    for (const [n, name] of Object.keys(KINDS).entries())
      if (name === 'alone' || name.includes(options.only ?? '')) sound = (await besideFlood(server, name, n)) && sound
    console.log(`memory at most ${server.peakMemoryMb().toFixed(0)} MB`)
    return sound
  } finally {
    await server.kill()
  }
}

if (isMainThread) await onEachDatabase(options.database, run)
else await flood()
