/// <reference path="./fs-native-extensions.d.ts" />
import { closeSync, existsSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { tryLock } from 'fs-native-extensions'

/** The locked file. It is never deleted: otherwise two processes could each lock a different file of this name. */
const LOCK_FILE = 'lock'

export class DirectoryInUseError extends Error {}

/**
 * Locks a data directory for this process.
 *
 * The kernel holds the lock on the file itself. It applies in every namespace and container that sees the directory, and is released when
 * its process ends, however it ends. The text in the file is for people only. Decision 0013.
 * @returns releases the lock
 * @throws DirectoryInUseError  another process holds the directory
 */
export function lockDirectory(directory: string): () => void {
  makeDirectory(directory)
  const path = join(directory, LOCK_FILE)
  const fd = openSync(path, 'a+', 0o600)
  try {
    if (!locked(fd, directory)) throw new DirectoryInUseError(`${resolve(directory)} is in use by ${holder(path)}`)
    ftruncateSync(fd)
    writeSync(fd, `process ${process.pid} on ${hostname()}\n`)
  } catch (error) {
    closeSync(fd)
    throw error
  }
  return () => closeSync(fd)
}

/** A recursive mkdir of Node never returns if the parent exists and refuses children (/proc), so the last level is created on its own. */
function makeDirectory(directory: string): void {
  if (existsSync(directory)) return
  mkdirSync(dirname(directory), { recursive: true })
  mkdirSync(directory, { mode: 0o700 })
}

function locked(fd: number, directory: string): boolean {
  try {
    return tryLock(fd)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new DirectoryInUseError(
      `${resolve(directory)} is on a file system that cannot lock files (${code}); use a directory on a local disk`,
    )
  }
}

function holder(path: string): string {
  try {
    return `another Madre: ${readFileSync(path, 'utf8').trim() || 'one that is just starting'}`
  } catch {
    // Windows does not allow reading a locked file.
    return 'another Madre'
  }
}
