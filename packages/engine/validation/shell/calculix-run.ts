import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export class SolverError extends Error {}

const MISSING = 'CalculiX is missing: install the solver `ccx` (Debian, Ubuntu: apt-get install calculix-ccx)'

/** The version of the solver as it names itself, e.g. "2.20". */
export function calculixVersion(): string {
  const run = spawnSync('ccx', ['-v'], { encoding: 'utf8' })
  if (run.error) throw new SolverError(MISSING)
  return /Version (\S+)/.exec(run.stdout)?.[1] ?? 'unknown'
}

/** Runs an input in a folder of its own and returns the results file (.frd); the folder is gone afterwards. */
export function runCalculix(input: string): string {
  calculixVersion()
  const folder = mkdtempSync(join(tmpdir(), 'shell-'))
  try {
    writeFileSync(join(folder, 'line.inp'), input)
    const run = spawnSync('ccx', ['line'], { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28 })
    const problem = /\*ERROR.*(?:\n.*){0,3}/.exec(run.stdout)?.[0]
    if (run.status !== 0 || problem) throw new SolverError(`ccx: ${(problem ?? run.stderr ?? '').trim().slice(0, 400)}`)
    return readFileSync(join(folder, 'line.frd'), 'utf8')
  } finally {
    rmSync(folder, { recursive: true })
  }
}
