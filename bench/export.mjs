#!/usr/bin/env node
/**
 * The export of an account with 1,500 results while ten other people work:
 * `node bench/export.mjs [--database embedded|postgres|both]`. Exit 1 when anything was refused or missing.
 */
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { freePort } from '../scripts/free-port.mjs'
import { inDatabase } from './data-directly.mjs'
import { otherUsers } from './other-users.mjs'
import { benchRequest, Client, onEachDatabase, pause, Served } from './serving.mjs'

const { values: options } = parseArgs({ options: { database: { type: 'string', default: 'both' } } })
const RESULTS = 1_500

/** Reads an export to its end and keeps nothing of it but how long it was and how many results it held. */
async function readExport(client) {
  const asked = performance.now()
  const response = await fetch(`${client.url}/api/madre/Users/export`, { headers: { cookie: client.cookie } })
  let bytes = 0
  let results = 0
  let tail = ''
  const text = new TextDecoder()
  for await (const chunk of response.body) {
    bytes += chunk.length
    tail += text.decode(chunk, { stream: true })
    results += tail.split('"engineVersion":').length - 1
    tail = tail.slice(-16).replace('"engineVersion":', '')
  }
  return { status: response.status, bytes, results, whole: tail.endsWith(']}'), ms: performance.now() - asked }
}

async function run(database, env) {
  const server = new Served({ port: await freePort(), env: { ...env, LOG_LEVEL: 'warn' } })
  try {
    await server.start()
    const client = new Client(server.url)
    await client.signUp('export@example.com')
    const { body } = await client.send('POST', 'Calculations', { name: 'Nave', request: benchRequest() })
    await client.send('POST', `Calculations/${body.id}/calculate`)
    do await pause(200)
    while ((await client.send('GET', `Calculations/${body.id}`)).body.calculationStatus === 'IN_PROGRESS')
    await server.stop()
    await inDatabase(env, (query) =>
      query(`
        INSERT INTO calculations (user_id, name, description, project, simulation_type, spans, profile_type, main_spans,
          consoles, status, request, result, calculated_at)
        SELECT user_id, 'Nave ' || i, '', project, simulation_type, spans, profile_type, main_spans, consoles, status, request,
          result, calculated_at FROM calculations, generate_series(2, ${RESULTS}) i`),
    )
    await server.start()
    const before = server.peakMemoryMb()
    const others = await otherUsers(server.url, benchRequest())
    await pause(1000)
    const [made, second] = await Promise.all([
      readExport(client),
      pause(300).then(() => client.send('GET', 'Users/export', undefined, 120_000)),
    ])
    const heard = await others.stop()
    console.log(
      `${database}: ${made.results} results, ${(made.bytes / 1e6).toFixed(0)} MB in ${(made.ms / 1000).toFixed(1)} s · a second one meanwhile ${second.status} · memory at most ${server.peakMemoryMb().toFixed(0)} MB, after the start ${before.toFixed(0)} MB`,
    )
    console.log(`  ${heard.line}, load average ${loadavg()[0].toFixed(1)}`)
    return made.status === 200 && made.whole && made.results === RESULTS && second.status === 429 && heard.sound
  } finally {
    await server.kill()
  }
}

await onEachDatabase(options.database, run)
