import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, inject } from 'vitest'

export interface ServeProcess {
  child: ChildProcess
  /** '' for a worker */
  address: string
  /** its log, line by line */
  log: string[]
  /** the exit status; null when a signal ended it */
  exit: Promise<number | null>
  end(signal: NodeJS.Signals): Promise<number | null>
}

const directories: string[] = []

/** A directory that is gone after the test file. */
export function temporaryDirectory(): string {
  if (directories.length === 0)
    afterAll(() => {
      for (const directory of directories.splice(0)) rmSync(directory, { recursive: true, force: true })
    })
  const directory = mkdtempSync(join(tmpdir(), 'madre-serve-'))
  directories.push(directory)
  return directory
}

/** A `madre serve` of its own, once it is ready. */
export function serveProcess(env: Record<string, string>, role = 'all'): Promise<ServeProcess> {
  const child = spawn(process.execPath, [join(inject('workers'), 'madre.mjs'), 'serve', '--role', role], {
    env: { PATH: process.env.PATH, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const log: string[] = []
  const exit = new Promise<number | null>((done) => child.once('exit', (code) => done(code)))
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return exit
  }
  return new Promise((done, fail) => {
    let out = ''
    let rest = ''
    const ready = () => {
      const address = /Madre listening on (http:\/\/\S+)\n/.exec(out)?.[1]
      if (address !== undefined) done({ child, address, log, exit, end })
      else if (log.some((line) => line.includes('worker ready'))) done({ child, address: '', log, exit, end })
    }
    child.stdout?.on('data', (chunk) => {
      out += chunk
      ready()
    })
    child.stderr?.on('data', (chunk) => {
      const lines = `${rest}${chunk}`.split('\n')
      rest = lines.pop() ?? ''
      log.push(...lines)
      ready()
    })
    child.once('exit', (code) => fail(new Error(`madre serve ended with ${code}: ${log.join('\n')}${rest}`)))
  })
}
