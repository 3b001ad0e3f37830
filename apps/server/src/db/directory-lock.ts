import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { hostname, tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const HEARTBEAT_MS = 5_000
const STALE_MS = 30_000

export class DirectoryInUseError extends Error {}

/**
 * Holds a data directory for this process alone.
 *
 * The operating system holds the lock (a socket name made of the directory's inode), so a killed process frees it at once.
 * A heartbeat file beside it guards the case a socket name cannot see: the directory mounted on another machine or container.
 * @returns releases the lock
 * @throws DirectoryInUseError  another process holds the directory
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  makeDirectory(directory)
  const server = await bind(socketName(directory), directory)
  const path = join(directory, 'lock')
  const me = `${hostname()} ${process.pid}\n`
  if (heldElsewhere(path)) {
    server.close()
    throw new DirectoryInUseError(
      `${resolve(directory)} is in use by ${readFileSync(path, 'utf8').trim()}; if that machine is gone, wait ${STALE_MS / 1000} s`,
    )
  }
  writeFileSync(path, me)
  const timer = setInterval(() => {
    const now = new Date()
    try {
      utimesSync(path, now, now)
    } catch {
      writeFileSync(path, me)
    }
  }, HEARTBEAT_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    rmSync(path, { force: true })
    await new Promise((done) => server.close(done))
  }
}

/** A recursive mkdir of Node never ends where the parent exists and refuses children (/proc), so the last step is its own. */
function makeDirectory(directory: string): void {
  if (existsSync(directory)) return
  mkdirSync(dirname(directory), { recursive: true })
  mkdirSync(directory, { mode: 0o700 })
}

function heldElsewhere(path: string): boolean {
  try {
    const owner = readFileSync(path, 'utf8').split(' ')[0]
    return owner !== hostname() && Date.now() - statSync(path).mtimeMs < STALE_MS
  } catch {
    return false
  }
}

function socketName(directory: string): string {
  const { dev, ino } = statSync(directory, { bigint: true })
  const id = createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 32)
  if (process.platform === 'linux') return `\0madre-${id}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\madre-${id}`
  return join(tmpdir(), `madre-${id}.sock`)
}

async function bind(name: string, directory: string): Promise<Server> {
  const inUse = () => new DirectoryInUseError(`${resolve(directory)} is in use by another Madre on this machine`)
  const server = await listen(name).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    // Only a socket file outlives its process; the other kinds are gone with it.
    if (!name.endsWith('.sock') || (await answers(name))) throw inUse()
    rmSync(name, { force: true })
    return listen(name)
  })
  server.unref()
  return server
}

function listen(name: string): Promise<Server> {
  return new Promise((done, fail) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', fail)
    server.listen(name, () => done(server))
  })
}

async function answers(name: string): Promise<boolean> {
  const { connect } = await import('node:net')
  return new Promise((done) => {
    const socket = connect(name)
    socket.once('connect', () => {
      socket.destroy()
      done(true)
    })
    socket.once('error', () => done(false))
  })
}
