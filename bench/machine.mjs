#!/usr/bin/env node
/**
 * What goes wrong with the machine and not with the server: `node bench/machine.mjs [--database embedded|postgres|both] [--seconds 60]
 * [--only disk|clock]`. One user asks `whoami` all the time and calculates a small simulation again and again, first as things are, then
 * while the disk of the data is full (a small one in memory; needs the right to mount), or the clock was set back an hour (of the server,
 * and of PostgreSQL, by libfaketime: Debian's package of that name), then when there is room again and the clock is set right. Exit 1 when
 * reading was refused, an answer was a fault (500), what was acknowledged is not there, or work does not go on afterwards.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync, utimesSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { freePort } from '../scripts/free-port.mjs'
import { startPostgres } from '../scripts/with-postgres.mjs'
import { columns, counted, oneOther } from './one-other.mjs'
import { benchRequest, onEachDatabase, pause, Served } from './serving.mjs'

const { values: options } = parseArgs({
  options: {
    database: { type: 'string', default: 'both' },
    seconds: { type: 'string', default: '60' },
    only: { type: 'string' },
  },
})
const MS = 1000 * Number(options.seconds)
const BEFORE_MS = 8_000
const DISK = '700m'

/** A server whose data and, where it is asked for, whose PostgreSQL stand in a directory, and with something in their environment. */
async function served(database, directory, env = {}) {
  const postgres = database === 'postgres' ? await startPostgres({ parent: directory, env }) : null
  const data = join(directory, 'data')
  mkdirSync(data, { recursive: true })
  const server = new Served({
    port: await freePort(),
    env: { DATA_DIR: data, LOG_LEVEL: 'error', ...env, ...(postgres ? { DATABASE_URL: postgres.url } : {}) },
  })
  return {
    server,
    postgres,
    async end() {
      await server.kill()
      await postgres?.stop()
    },
  }
}

function row(database, what, watched) {
  const { looks, smalls } = watched
  console.log(
    `| ${database}, ${what} | ${columns(watched)} | ${counted(looks)} | ${counted(smalls)} | ${loadavg()[0].toFixed(1)} |`,
  )
}

/** How long until a small calculation ends well again [s]. */
async function again(other) {
  const from = performance.now()
  while ((await other.calculated()) !== 200) {
    if (performance.now() - from > 120_000) return Number.POSITIVE_INFINITY
    await pause(200)
  }
  return (performance.now() - from) / 1000
}

const isRead = ({ looks }) => looks.every(({ status }) => status === 200)
const isNoFault = ({ looks, smalls }) => [...looks, ...smalls].every(({ status }) => status !== 500)

async function disk(database) {
  const at = mkdtempSync(join(tmpdir(), 'madre-full-'))
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK},mode=1777`, 'tmpfs', at]).status !== 0) {
    rmSync(at, { recursive: true })
    console.log(`| ${database}, the disk full | not tried: no right to mount |`)
    return true
  }
  const ballast = join(at, 'ballast')
  let running
  try {
    running = await served(database, at)
    const { server, postgres } = running
    await server.start()
    const other = await oneOther(server.url, 'disk@example.com')
    row(database, 'with room on the disk', await other.watch(BEFORE_MS))
    const { bavail, bsize } = statfsSync(at)
    writeFileSync(ballast, Buffer.alloc(bavail * bsize))
    const names = []
    let refused = new Map()
    const writing = (async () => {
      for (const end = performance.now() + MS; performance.now() < end; await pause(200)) {
        const name = `n${names.length}`
        const { status } = await other.client.send('POST', 'Calculations', { name, request: benchRequest() })
        if (status === 201) names.push(name)
        else refused = refused.set(status, (refused.get(status) ?? 0) + 1)
      }
    })()
    const watched = await other.watch(MS)
    await writing
    row(database, `the disk full for ${options.seconds} s`, watched)
    for (const line of server.faults.filter((fault) => fault.includes('request failed'))) console.log(line)
    rmSync(ballast)
    // A database server that ended for it is started by whoever runs it.
    if (postgres !== null && !postgres.sql('SELECT 1')) {
      console.log('  PostgreSQL had ended, and is started again')
      await postgres.halt()
      await postgres.resume()
    }
    const seconds = await again(other)
    const { body } = await other.client.send('GET', 'Calculations')
    const kept = new Set(body.map(({ name }) => name))
    const lost = names.filter((name) => !kept.has(name)).length
    console.log(
      `  creations: 201: ${names.length}, ${[...refused].map(([s, n]) => `${s}: ${n}`).join(', ')}; of the acknowledged ones ${lost} lost; a small calculation ended well ${seconds.toFixed(1)} s after there was room`,
    )
    row(database, 'with room again', await other.watch(BEFORE_MS))
    // PostgreSQL may be down for a full disk; the embedded database reads on.
    return (
      (postgres !== null || isRead(watched)) && isNoFault(watched) && !refused.has(500) && lost === 0 && seconds < 30
    )
  } finally {
    await running?.end()
    spawnSync('umount', ['-l', at])
    rmSync(at, { recursive: true, force: true })
  }
}

/** The library that gives a process a clock of its own; undefined where it is not installed. */
function fakeTime() {
  const at = existsSync('/usr/lib') ? readdirSync('/usr/lib').map((d) => `/usr/lib/${d}/faketime`) : []
  return at.map((d) => join(d, 'libfaketimeMT.so.1')).find((file) => existsSync(file))
}

async function clock(database) {
  const library = fakeTime()
  if (library === undefined) {
    console.log(`| ${database}, the clock set back an hour | not tried: libfaketime is not installed |`)
    return true
  }
  const at = mkdtempSync(join(tmpdir(), 'madre-clock-'))
  spawnSync('chmod', ['755', at])
  const file = join(at, 'time')
  let turns = 0
  const set = (offset) => {
    writeFileSync(file, `${offset}\n`)
    // The library looks at the file again when its time changes.
    utimesSync(file, ++turns, turns)
  }
  set('+0')
  const env = {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    DONT_FAKE_MONOTONIC: '1',
    FAKETIME_DONT_RESET: '1',
  }
  let running
  try {
    mkdirSync(join(at, 'all'))
    spawnSync('chmod', ['1777', join(at, 'all')])
    running = await served(database, join(at, 'all'), env)
    const { server } = running
    await server.start()
    const other = await oneOther(server.url, 'clock@example.com')
    const behind = async () => {
      const answer = await fetch(`${server.url}/healthz`)
      return Math.round((Date.now() - Date.parse(answer.headers.get('date'))) / 60_000)
    }
    const minutes = [await behind()]
    row(database, 'the clock right', await other.watch(BEFORE_MS))
    set('-3600')
    const back = await other.watch(MS)
    minutes.push(await behind())
    row(database, `the clock set back an hour, ${options.seconds} s`, back)
    set('+0')
    const right = await other.watch(BEFORE_MS)
    minutes.push(await behind())
    row(database, 'set right again', right)
    console.log(`  the clock of the server was behind by ${minutes.join(', ')} minutes`)
    const sound = [back, right].every(
      (w) => isRead(w) && isNoFault(w) && w.smalls.every(({ status }) => status === 200),
    )
    return sound && minutes[0] === 0 && minutes[1] === 60 && minutes[2] === 0
  } finally {
    await running?.end()
    rmSync(at, { recursive: true, force: true })
  }
}

console.log(
  '| | `whoami` p50 / p95 / longest | small calculation p50 / longest | answers to `whoami` | to calculations | load average |',
)
console.log('| --- | --- | --- | --- | --- | --- |')
await onEachDatabase(options.database, async (database) => {
  let sound = true
  for (const [name, run] of Object.entries({ disk, clock }))
    if (name.includes(options.only ?? '')) sound = (await run(database)) && sound
  return sound
})
