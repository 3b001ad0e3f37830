#!/usr/bin/env node
/**
 * Runs a command with a PostgreSQL of its own: `node scripts/with-postgres.mjs npx vitest run apps/server`.
 *
 * Finds PostgreSQL ≥ 15 (PG_BIN, PATH, the usual places) or installs it with apt where that is possible, starts a temporary
 * cluster on a free loopback port, sets TEST_DATABASE_URL, and takes it down again with everything it wrote.
 */
import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { freePort } from './free-port.mjs'

const AS_ROOT = process.getuid?.() === 0

function binaryDirectories() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  return [
    process.env.PG_BIN,
    ...versions.map((v) => join(debian, v, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
    '/opt/homebrew/opt/postgresql@17/bin',
    '/usr/local/pgsql/bin',
  ].filter(Boolean)
}

function findBinaries() {
  return binaryDirectories().find((d) => {
    if (!existsSync(join(d, 'initdb')) || !existsSync(join(d, 'postgres'))) return false
    const version = spawnSync(join(d, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout ?? ''
    return Number(/(\d+)/.exec(version)?.[1] ?? 0) >= 15
  })
}

function install() {
  if (!AS_ROOT || spawnSync('apt-get', ['--version']).status !== 0) return
  console.error('with-postgres: installing PostgreSQL with apt-get')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update'], { stdio: 'ignore', env })
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], { stdio: 'ignore', env })
}

/** PostgreSQL refuses to run as root: its own user runs it then. */
function serverUser() {
  if (!AS_ROOT) return {}
  const id = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  const [uid, gid] = [id('-u'), id('-g')]
  if (!uid) throw new Error('PostgreSQL cannot run as root and there is no user "postgres" to run it')
  return { uid, gid }
}

/**
 * Starts a temporary cluster; `stop()` ends it and removes its files, `halt()` ends it as a restart does and `resume()` starts
 * it again, `signal()` sends its postmaster and all its backends a signal, `sql()` runs a statement as its owner.
 *
 * @param {{ parent?: string, env?: Record<string, string> }} [options]  where its files stand, and what its environment has besides
 * @returns {Promise<{ url: string, stop(): Promise<void>, halt(): Promise<void>, resume(): Promise<void>, signal(name: string): void, sql(text: string): boolean }>}
 */
export async function startPostgres({ parent = tmpdir(), env = {} } = {}) {
  if (!findBinaries()) install()
  const bin = findBinaries()
  if (!bin) throw new Error('PostgreSQL 15 or newer was not found: install it, or name its directory in PG_BIN')
  const user = serverUser()
  const directory = mkdtempSync(join(parent, 'madre-pg-'))
  if (user.uid) chownSync(directory, user.uid, user.gid)
  const data = join(directory, 'data')
  const options = { ...user, cwd: directory, encoding: 'utf8' }
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'],
    options,
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error?.message}`)
  writeFileSync(
    join(data, 'postgresql.auto.conf'),
    'max_connections = 200\nlog_min_messages = fatal\nlog_min_error_statement = panic\n',
  )
  const port = await freePort()
  const start = () =>
    spawn(join(bin, 'postgres'), ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', directory], {
      ...user,
      cwd: directory,
      env: { ...process.env, ...env },
      stdio: 'ignore',
    })
  let server = start()
  const halt = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const ended = new Promise((done) => server.once('exit', done))
    server.kill('SIGINT')
    await ended
  }
  const stop = async () => {
    await halt()
    rmSync(directory, { recursive: true, force: true })
  }
  const sql = (text) =>
    spawnSync(join(bin, 'psql'), ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', '-c', text]).status === 0
  const ready = async () => sql('SELECT 1')
  const whenReady = async () => {
    for (let i = 0; !(await ready()); i++) {
      if (i > 100 || server.exitCode !== null) {
        await stop()
        throw new Error('PostgreSQL did not start')
      }
      await new Promise((done) => setTimeout(done, 100))
    }
  }
  await whenReady()
  const resume = async () => {
    server = start()
    await whenReady()
  }
  const signal = (name) => {
    const backends = spawnSync('pgrep', ['-P', String(server.pid)], { encoding: 'utf8' }).stdout.split('\n')
    for (const pid of [server.pid, ...backends.filter(Boolean).map(Number)]) process.kill(pid, name)
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop, halt, resume, signal, sql }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [command, ...args] = process.argv.slice(2)
  if (!command) {
    console.error('usage: node scripts/with-postgres.mjs COMMAND [ARGUMENT …]')
    process.exit(2)
  }
  const postgres = await startPostgres().catch((error) => {
    console.error(`with-postgres: ${error.message}`)
    process.exit(1)
  })
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, TEST_DATABASE_URL: postgres.url } })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.once('error', async (error) => {
    console.error(`with-postgres: ${error.message}`)
    await postgres.stop()
    process.exit(1)
  })
  child.once('exit', async (code) => {
    await postgres.stop()
    process.exit(code ?? 1)
  })
}
