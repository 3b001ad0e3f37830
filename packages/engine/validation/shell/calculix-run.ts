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

/** How far a load in steps came. */
export interface LoadRun {
  /** the last time in equilibrium */
  time: number
  /** no equilibrium was found beyond it */
  isLimit: boolean
  /** the results file */
  results: string
}

/** Runs nonlinear steps: where no equilibrium is found the load before it is the last. @param end when the last step ends */
export function runLoadSteps(input: string, end: number): LoadRun {
  calculixVersion()
  const folder = mkdtempSync(join(tmpdir(), 'shell-'))
  try {
    writeFileSync(join(folder, 'line.inp'), input)
    const run = spawnSync('ccx', ['line'], { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28 })
    // Columns of the status file: step, increment, attempt, iterations, total time, step time, increment.
    const found = readFileSync(join(folder, 'line.sta'), 'utf8')
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number))
      .filter((columns) => columns.length === 7 && columns.every(Number.isFinite))
    const time = found.at(-1)?.[4]
    if (time === undefined) throw new SolverError(`ccx: ${run.stdout.slice(-400)}`)
    const isLimit = time < end - 1e-6
    if (!isLimit && run.status !== 0) throw new SolverError(`ccx: ${run.stdout.slice(-400)}`)
    return { time, isLimit, results: readFileSync(join(folder, 'line.frd'), 'utf8') }
  } finally {
    rmSync(folder, { recursive: true })
  }
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
