#!/usr/bin/env node
/**
 * What a server keeps of the calculation notes it makes: `node bench/note-soak.mjs [--notes 500]`. Resident memory of the
 * server with every process it started, the largest within ten notes. Exit 1 when it is more than 150 MB above that after 20.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { freePort } from '../scripts/free-port.mjs'
import { onEachDatabase, percentile, Served, withChosen } from './serving.mjs'

const { values: options } = parseArgs({ options: { notes: { type: 'string', default: '500' } } })
const NOTES = Number(options.notes)
const FIRST = 20
const MAX_GROWTH_MB = 150

function processes() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const status = readFileSync(`/proc/${pid}/status`, 'utf8')
        const field = (name) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)
        return [{ pid: Number(pid), parent: field('PPid'), mb: field('VmRSS') / 1024 }]
      } catch {
        return []
      }
    })
}

/** Resident memory of a process and all below it [MB]. */
function memoryMb(pid) {
  const all = processes()
  const sum = (id) =>
    all.filter((p) => p.parent === id).reduce((mb, p) => mb + sum(p.pid), all.find((p) => p.pid === id)?.mb ?? 0)
  return sum(pid)
}

async function run(_database, env) {
  const server = new Served({ port: await freePort(), env: { ...env, LOG_LEVEL: 'warn' } })
  try {
    await server.start()
    const { client, path } = await withChosen(server.url, 'soak@example.com')

    const times = []
    const window = []
    let after20 = Number.NaN
    let worst = 0
    for (let i = 1; i <= NOTES; i++) {
      // Each under a name of its own: a finished note is not made again.
      await client.send('PATCH', path, { name: `soak ${i}` })
      const started = performance.now()
      const { status } = await client.send('GET', `${path}/calculation-note`, undefined, 60_000)
      if (status !== 200) throw new Error(`note ${i}: ${status}`)
      times.push(performance.now() - started)
      window.push(memoryMb(server.child.pid))
      if (window.length > 10) window.shift()
      const largest = Math.max(...window)
      if (i === FIRST) after20 = largest
      if (i > FIRST) worst = Math.max(worst, largest)
      if (i === FIRST || i % 100 === 0)
        console.log(`after ${i} notes ${largest.toFixed(0)} MB, load average ${loadavg()[0].toFixed(1)}`)
    }
    console.log(
      `${NOTES} notes: at most ${(worst - after20).toFixed(0)} MB above ${after20.toFixed(0)} MB after ${FIRST} · a note p50 ${percentile(times, 50).toFixed(0)} ms, p95 ${percentile(times, 95).toFixed(0)} ms, longest ${Math.max(...times).toFixed(0)} ms`,
    )
    return worst - after20 <= MAX_GROWTH_MB
  } finally {
    await server.kill()
  }
}

await onEachDatabase('embedded', run)
