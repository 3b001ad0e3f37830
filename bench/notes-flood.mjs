#!/usr/bin/env node
/**
 * Calculation notes of five users while a sixth floods: `node bench/notes-flood.mjs [--database embedded|postgres|both] [--seconds 60]`.
 * The sixth asks for 130 notes at once, leaves half of them at once, and begins again when all are answered. Exit 1 when one of
 * the five got no note, or the flood anything but a note, 429 or 503.
 */
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { freePort } from '../scripts/free-port.mjs'
import { onEachDatabase, pause, percentile, Served, withChosen } from './serving.mjs'

const { values: options } = parseArgs({
  options: { database: { type: 'string', default: 'embedded' }, seconds: { type: 'string', default: '60' } },
})
const SECONDS = Number(options.seconds)
const USERS = 5
const AT_ONCE = 130
/** Between a note and the next of the same user. */
const THINKING_MS = 2_000

/** A user's own notes, each under another name, so that none is a finished one. */
async function work({ client, path }, times, statuses, end) {
  for (let n = 0; Date.now() < end; n++) {
    await client.send('PATCH', path, { name: `note ${n}` })
    const started = performance.now()
    const { status } = await client.send('GET', `${path}/calculation-note`, undefined, 90_000)
    times.push(performance.now() - started)
    statuses[status] = (statuses[status] ?? 0) + 1
    await pause(THINKING_MS)
  }
}

async function flood({ client, path }, statuses, end) {
  for (let n = 0; Date.now() < end; n++) {
    await client.send('PATCH', path, { name: `flood ${n}` })
    await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, i) => {
        const { status } = await client.send('GET', `${path}/calculation-note`, undefined, i % 2 ? 50 : 90_000)
        // 0: left before its answer
        statuses[status] = (statuses[status] ?? 0) + 1
      }),
    )
  }
}

async function run(database, env) {
  const server = new Served({ port: await freePort(), env: { ...env, LOG_LEVEL: 'fatal' } })
  try {
    await server.start()
    const users = []
    for (let i = 0; i <= USERS; i++) users.push(await withChosen(server.url, `notes${i}@example.com`))
    const sixth = users.pop()
    const row = async (title, flooding) => {
      const [times, statuses, flooded] = [[], {}, {}]
      const end = Date.now() + SECONDS * 1000
      await Promise.all([
        ...users.map((user) => work(user, times, statuses, end)),
        ...(flooding ? [flood(sixth, flooded, end)] : []),
      ])
      const ms = (p) => `${(percentile(times, p) / 1000).toFixed(1)} s`
      console.log(
        `| ${database}, ${title} | ${times.length} | ${ms(50)} | ${ms(95)} | ${(Math.max(...times) / 1000).toFixed(1)} s | ${JSON.stringify(statuses)} | ${flooding ? JSON.stringify(flooded) : '–'} | ${loadavg()[0].toFixed(1)} |`,
      )
      return (
        Object.keys(statuses).every((status) => status === '200') &&
        Object.keys(flooded).every((status) => ['0', '200', '429', '503'].includes(status))
      )
    }
    const alone = await row('the five alone', false)
    return (await row('beside the flood', true)) && alone
  } finally {
    await server.kill()
  }
}

console.log(
  '| Notes of five users | notes | p50 | p95 | longest | their answers | answers to the sixth (0: left) | load average |',
)
console.log('| --- | --- | --- | --- | --- | --- | --- | --- |')
await onEachDatabase(options.database, run)
