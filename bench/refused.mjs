#!/usr/bin/env node
/**
 * What refused bodies cost: `node bench/refused.mjs [--database embedded|postgres|both] [--times 20]`. 72 pairs of a route and a body of up to
 * 256 kB, then a catalogue and an input of `madre` of that size, in processor time of the whole process; and another user's `whoami` while ten
 * addresses send the worst of them without a pause. Exit 1 when a body was not refused, or takes more than 60 ms.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { freePort } from '../scripts/free-port.mjs'
import { bundled } from './bundled.mjs'
import { benchRequest, Client, onEachDatabase, pause, percentile, Served } from './serving.mjs'

const { values: options } = parseArgs({
  options: { database: { type: 'string', default: 'embedded' }, times: { type: 'string', default: '20' } },
})
const TIMES = Number(options.times)
const MOST_MS = 60
const SIZE = 250_000

const repeated = (text) => text.repeat(Math.floor(SIZE / text.length))
/** A legal text with one of its lists filled. */
const filled = (legal, entry) => JSON.stringify(legal).replace('"@"', `[${repeated(`${entry},`)}${entry}]`)

const BODIES = {
  'zeros in a list': (legal) => filled(legal, '0'),
  'empty texts in a list': (legal) => filled(legal, '""'),
  'nested without end': () => '['.repeat(SIZE / 2) + ']'.repeat(SIZE / 2),
  'keys nobody knows': (legal) => {
    const keys = Array.from({ length: SIZE / 16 }, (_, i) => `"unknown${i}":0`)
    return JSON.stringify(legal).replace('{', `{${keys.join(',')},`)
  },
  'one text': (legal) => JSON.stringify(legal).replace('"@"', `"${'x'.repeat(SIZE)}"`),
  'as many faults as are read': (legal) => {
    const points = Array.from({ length: 22 }, () => ({
      spanType: 0,
      spanIdx: '',
      loads: { p1: '', p2: '', l1: '', l2: '' },
    }))
    const request = {
      ...legal.request,
      loadPermanentPoint: points,
      loadLivePoint: points,
      spanLengthsM: Array(22).fill(''),
    }
    const keys = Object.fromEntries(Array.from({ length: 2_500 }, (_, i) => [`unknown${i}`, 0]))
    return JSON.stringify({ ...legal, ...('request' in legal ? { request } : {}), ...keys }).replace('"@"', '""')
  },
}

function request() {
  const plain = benchRequest()
  return { ...plain, metadata: { ...plain.metadata, site: { groups: '@' } } }
}
const design = () => ({ name: 'Hall', request: request(), chosenResultId: 'OMEGA-160-60-2.0-S350' })
const words =
  (...names) =>
  () =>
    Object.fromEntries(names.map((name) => [name, '@']))

/** Method, path, whether somebody is signed in, and a legal body. */
const ROUTES = [
  ['POST', 'Users/login', false, words('email', 'password')],
  ['POST', 'Users', false, words('email', 'password', 'firstName', 'lastName', 'company')],
  ['POST', 'Users/forgot-password', false, words('email')],
  ['POST', 'Users/reset-password', false, words('userId', 'code', 'password', 'confirmPassword')],
  ['PATCH', 'Users/me', true, words('firstName')],
  ['POST', 'Users/change-password', true, words('currentPassword', 'password', 'confirmPassword')],
  ['POST', 'Users/tokens', true, words('name')],
  ['POST', 'Calculations', true, design],
  ['PATCH', 'Calculations/:id', true, design],
  ['POST', 'Templates', true, () => ({ name: 'Hall', request: request() })],
  ['POST', 'Trial/calculation-note', false, design],
  [
    'POST',
    'Enquiries',
    false,
    () => ({ ...design(), contact: { name: 'Ana', email: 'ana@studio.example' }, consent: true }),
  ],
]

/** Processor time of one request of a body [ms], and what it was answered. */
async function cost(server, client, method, path, body) {
  const statuses = new Set()
  const send = async () => statuses.add((await client.send(method, path, body)).status)
  await send()
  const before = server.processorMs()
  for (let i = 0; i < TIMES; i++) await send()
  return { ms: (server.processorMs() - before) / TIMES, statuses: [...statuses] }
}

/** How long another user waits for `whoami` while ten addresses send a body without a pause. */
async function beside(server, body) {
  const ana = new Client(server.url, '198.51.100.1')
  await ana.signUp(`ana-${Date.now()}@example.com`)
  const times = []
  let going = true
  const senders = Array.from({ length: 10 }, async (_, i) => {
    const sender = new Client(server.url, `203.0.113.${i}`)
    while (going) await sender.send('POST', 'Trial/calculation-note', body)
  })
  for (const end = performance.now() + 10_000; performance.now() < end; ) {
    const asked = performance.now()
    await ana.send('GET', 'Users/whoami')
    times.push(performance.now() - asked)
    await pause(20)
  }
  going = false
  await Promise.all(senders)
  return times
}

async function run(database, env) {
  const folder = mkdtempSync(join(tmpdir(), 'madre-refused-'))
  const brand = join(folder, 'brand.json')
  const embed = { allowedOrigins: ['https://www.maker.example'], requestMailTo: 'sales@maker.example' }
  const links = { catalogue: '', privacy: '/privacy', cookies: '/cookies', terms: '/terms' }
  writeFileSync(
    brand,
    JSON.stringify({ name: 'M', logoSvg: '', accent: '#1f5f8b', address: [], links, social: [], embed }),
  )
  const common = { ...env, LOG_LEVEL: 'fatal', TRIAL: 'note', TRUST_PROXY: 'loopback' }
  const server = new Served({ port: await freePort(), env: common })
  const mailing = new Served({
    port: await freePort(),
    env: { ...common, DATA_DIR: join(folder, 'data'), SMTP_URL: 'smtp://127.0.0.1:9', BRAND_FILE: brand },
  })
  let sound = true
  const costs = []
  try {
    await server.start()
    await mailing.start()
    const ana = new Client(server.url)
    await ana.signUp('refused@example.com')
    const made = await ana.send('POST', 'Calculations', { name: 'Hall', request: benchRequest() })
    for (const [method, path, isSignedIn, legal] of ROUTES) {
      const asked = path === 'Enquiries' ? mailing : server
      const client = isSignedIn ? ana : new Client(asked.url)
      for (const [kind, make] of Object.entries(BODIES)) {
        const { ms, statuses } = await cost(asked, client, method, path.replace(':id', made.body.id), make(legal()))
        if (statuses.some((status) => status !== 400 && status !== 413)) sound = false
        costs.push({ name: `${method} ${path}, ${kind}`, ms, statuses })
      }
    }
    costs.sort((a, b) => b.ms - a.ms)
    console.log(
      `${database}: ${costs.length} pairs, load average ${loadavg()[0].toFixed(1)}; median ${percentile(
        costs.map((c) => c.ms),
        50,
      ).toFixed(1)} ms`,
    )
    for (const { name, ms, statuses } of costs.slice(0, 5)) console.log(`  ${ms.toFixed(1)} ms  ${name}: ${statuses}`)
    await mailing.kill()
    for (const most of ['1000000', '60']) {
      await server.stop()
      server.env.REFUSED_BODIES_A_MINUTE = most
      await server.start()
      const times = await beside(server, BODIES['zeros in a list'](design()))
      console.log(
        `  whoami of another while ten addresses send it, ${most} refused bodies a minute: p50 ${percentile(times, 50).toFixed(0)} ms, p95 ${percentile(times, 95).toFixed(0)} ms, longest ${Math.max(...times).toFixed(0)} ms`,
      )
    }
  } finally {
    await Promise.all([server.kill(), mailing.kill()])
    rmSync(folder, { recursive: true, force: true })
  }
  return sound && costs.every(({ ms }) => ms <= MOST_MS)
}

/** A file of 256 kB refused by the schema of a catalogue, and by that of `madre strips`: the time of the look alone. */
async function files() {
  const { catalogueSchema, stripModelSchema, beamSchema, beyondBounds, CATALOGUE_BOUNDS, MODEL_BOUNDS } =
    await bundled(`
export { catalogueSchema, stripModelSchema, beamSchema } from './packages/contract/src/schemas.ts'
export { beyondBounds, CATALOGUE_BOUNDS, MODEL_BOUNDS } from './packages/contract/src/index.ts'`)
  const fault = JSON.stringify({ profileType: 'C', thicknesses: Array(40).fill(''), steels: Array(20).fill(0) })
  const INPUTS = [
    ['catalogue, families of zeros', catalogueSchema, CATALOGUE_BOUNDS, `{"families":[${repeated('0,')}0]}`],
    [
      'catalogue, families of faults',
      catalogueSchema,
      CATALOGUE_BOUNDS,
      `{"families":[${repeated(`${fault},`)}${fault}]}`,
    ],
    ['madre strips, nodes of zeros', stripModelSchema, MODEL_BOUNDS, `{"nodes":[${repeated('0,')}0]}`],
    [
      'madre strips, nodes of faults',
      stripModelSchema,
      MODEL_BOUNDS,
      `{"nodes":[${Array(1000).fill('["",""]')}],"strips":[${Array(2000).fill('["","",""]')}],"lengthsMm":[${Array(2000).fill('""')}]}`,
    ],
    [
      'madre beam, loads of faults',
      beamSchema,
      MODEL_BOUNDS,
      `{"loads":[${Array(1000).fill('{"type":"uniform","fromM":"","toM":"","q0KnM":""}')}]}`,
    ],
  ]
  let longest = 0
  for (const [name, schema, bounds, text] of INPUTS) {
    const times = []
    for (let i = 0; i < TIMES; i++) {
      const before = process.cpuUsage()
      const refused =
        beyondBounds(text, bounds) !== null || !schema.safeParse(JSON.parse(text), { reportInput: true }).success
      const { user, system } = process.cpuUsage(before)
      if (!refused) throw new Error(`${name} is taken`)
      times.push((user + system) / 1000)
    }
    longest = Math.max(longest, percentile(times, 50))
    console.log(`  ${percentile(times, 50).toFixed(1)} ms  ${name}, ${(text.length / 1000).toFixed(0)} kB`)
  }
  return longest <= MOST_MS
}

if (!(await files())) process.exit(1)
await onEachDatabase(options.database, run)
