/**
 * An ordinary design, one profile, as a user meets it: the first in a fresh process, the fifth to twelfth, and from the 35th on. Time of the
 * thread itself and time it waited for a processor, beside the clock.
 */
import { readFileSync } from 'node:fs'

const RUNS = 60
/** By the number of the design, from 1. */
const PHASES = { first: [1, 1], early: [5, 12], steady: [35, RUNS] }

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

/** Nanoseconds this thread ran and waited for a processor; Linux only, else NaN. */
function scheduled() {
  try {
    const [ran, waited] = readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ').map(Number)
    return { ran, waited }
  } catch {
    return { ran: Number.NaN, waited: Number.NaN }
  }
}

/** @returns milliseconds by phase, medians: on the clock, of the thread, waiting; and how many candidates there are */
export function ordinaryRuns(design) {
  const runs = []
  let candidates = 0
  for (let i = 0; i < RUNS; i++) {
    const before = scheduled()
    const started = performance.now()
    candidates = design().solutions.length
    const clock = performance.now() - started
    const after = scheduled()
    runs.push({ clock, thread: (after.ran - before.ran) / 1e6, waiting: (after.waited - before.waited) / 1e6 })
  }
  const phase = ([from, to]) => {
    const some = runs.slice(from - 1, to)
    const of = (what) => median(some.map((run) => run[what]))
    return { clock: of('clock'), thread: of('thread'), waiting: of('waiting') }
  }
  return { candidates, ...Object.fromEntries(Object.entries(PHASES).map(([name, range]) => [name, phase(range)])) }
}

/** The median of several such answers, phase by phase. */
export function medianRuns(all) {
  const of = (name, what) => median(all.map((runs) => runs[name][what]))
  const phases = Object.keys(PHASES).map((name) => [
    name,
    { clock: of(name, 'clock'), thread: of(name, 'thread'), waiting: of(name, 'waiting') },
  ])
  return { candidates: all[0].candidates, ...Object.fromEntries(phases) }
}
