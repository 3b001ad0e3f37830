#!/usr/bin/env node
/**
 * The largest legal requests on a server, two at a time, while another user starts a small calculation every second:
 * `node bench/largest.mjs [--database embedded|postgres|both]`; on the smallest machine we name:
 * `taskset -c 0,1 systemd-run --scope -p MemoryMax=2G node bench/largest.mjs`. Exit 1 when one of them does not end, or a small
 * one waits more than 2 s for its turn.
 */
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { freePort } from '../scripts/free-port.mjs'
import { bundled } from './bundled.mjs'
import { benchRequest, Client, onEachDatabase, pause, percentile, Served } from './serving.mjs'

const { values: options } = parseArgs({ options: { database: { type: 'string', default: 'embedded' } } })
const MAX_WAIT_MS = 2_000

/** The requests as the engine's own validation makes them. */
async function largestRequests() {
  const { largestRequest, LARGEST_KINDS } = await bundled(
    "export * from './largest-request.ts'",
    'packages/engine/validation',
  )
  const { metadata } = benchRequest()
  return LARGEST_KINDS.map((kind) => ({ kind, request: { ...largestRequest(kind), metadata } }))
}

async function started(client, name, request) {
  const { status, body } = await client.send('POST', 'Calculations', { name: name.slice(0, 25), request })
  if (status !== 201) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`)
  await client.send('POST', `Calculations/${body.id}/calculate`)
  return `Calculations/${body.id}`
}

/** Until a calculation has ended: how long it waited for its turn, and how long it took. */
async function followed(client, path, everyMs) {
  const from = performance.now()
  let waited = null
  for (;;) {
    const { body } = await client.send('GET', path)
    const ms = performance.now() - from
    if (waited === null && body?.progress?.placeInQueue == null) waited = ms
    if (body?.calculationStatus !== 'IN_PROGRESS') return { waited, ms, status: body?.calculationStatus }
    await pause(everyMs)
  }
}

async function run(database, env) {
  const server = new Served({ port: await freePort(), env: { ...env, LOG_LEVEL: 'fatal' } })
  try {
    await server.start()
    const [large, small] = [new Client(server.url), new Client(server.url)]
    await large.signUp('large@example.com')
    await small.signUp('small@example.com')
    let going = true
    const smalls = []
    const beside = (async () => {
      for (let n = 0; going; n++) {
        smalls.push(await followed(small, await started(small, `small ${n}`, benchRequest()), 50))
        await pause(1_000)
      }
    })()
    const larges = await Promise.all(
      (await largestRequests()).map(async ({ kind, request }) => ({
        kind,
        ...(await followed(large, await started(large, kind, request), 500)),
      })),
    )
    going = false
    await beside
    for (const { kind, waited, ms, status } of larges)
      console.log(
        `| ${database}, ${kind} | ${status} | ${(waited / 1000).toFixed(1)} s | ${((ms - waited) / 1000).toFixed(1)} s | ${loadavg()[0].toFixed(1)} |`,
      )
    const waits = smalls.map((s) => s.waited)
    console.log(
      `| ${database}, ${smalls.length} small ones of another user | ${[...new Set(smalls.map((s) => s.status))].join(', ')} | longest ${(Math.max(...waits) / 1000).toFixed(1)} s | p50 ${(
        percentile(
          smalls.map((s) => s.ms),
          50,
        ) / 1000
      ).toFixed(
        1,
      )} s, longest ${(Math.max(...smalls.map((s) => s.ms)) / 1000).toFixed(1)} s with the wait | ${loadavg()[0].toFixed(1)} |`,
    )
    console.log(`memory at most ${server.peakMemoryMb().toFixed(0)} MB`)
    return [...larges, ...smalls].every((c) => c.status === 'COMPLETE') && Math.max(...waits) <= MAX_WAIT_MS
  } finally {
    await server.kill()
  }
}

console.log('| Calculation | status | waited for its turn | took | load average |')
console.log('| --- | --- | --- | --- | --- |')
await onEachDatabase(options.database, run)
