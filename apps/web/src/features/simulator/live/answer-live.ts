import {
  type Catalogue,
  type Design,
  type Envelopes,
  genericCatalogue,
  type PurlinLine,
  type Solution,
} from '@madre/engine'
import { isLoadNotUsed } from '../../../ui/simulation/load-not-used.ts'
import type { LiveAnswer, LiveFailure, LiveQuestion, LiveSolution } from './live-engine.ts'
import { warmUp } from './live-warm-up.ts'

/** The parts of the engine in a worker. */
interface CarriedEngine {
  /** a candidate at a time */
  search(line: PurlinLine, catalogue: Catalogue): Generator<unknown, Design, void>
  envelopes(line: PurlinLine, catalogue: Catalogue, solutionId: string): Envelopes
}

let catalogue: Catalogue = genericCatalogue

/** Passing sections first, lightest first; else the closest applicable one. */
function best(solutions: Solution[]): Solution | undefined {
  if (solutions[0]?.pass) return solutions[0]
  const applicable = solutions.filter((s) => s.status !== 'NOT_APPLICABLE' && s.utilisation !== null)
  return applicable.reduce<Solution | undefined>(
    (least, s) => (least && (least.utilisation ?? 0) <= (s.utilisation ?? 0) ? least : s),
    undefined,
  )
}

function present(s: Solution, line: PurlinLine, engine: CarriedEngine): LiveSolution {
  return {
    section: s.section,
    thicknessMm: s.thicknessMm,
    steel: s.steel,
    massPerMetreKg: s.massPerMetreKg,
    alignmentWeightKg: s.alignmentWeightKg,
    utilisation: s.utilisation,
    pass: s.pass,
    isPartial: s.checks.some((c) => c.status === 'NOT_CHECKED'),
    ...(s.endBayThicknessMm === undefined ? {} : { endBayThicknessMm: s.endBayThicknessMm, pieces: s.pieces ?? [] }),
    sheeting: s.sheeting ?? null,
    shearRequiredKn: s.shearStiffnessRequiredKn,
    envelopes: engine.envelopes(line, catalogue, s.id),
  }
}

/** Sections lower than all others. */
function lapNeededM(solutions: Solution[]): number | null {
  const needed = solutions.flatMap((s) => s.lapNeededM ?? [])
  return needed.length > 0 ? Math.min(...needed) : null
}

/** The last question; a newer one ends the search for an answer to it. */
let asked: LiveQuestion | null = null

/** Longest time without looking for a newer question, but for a single candidate [ms]. */
const SLICE_MS = 60

/** Lets the worker receive what has been sent to it. */
const receiveMessages = () => new Promise((resolve) => setTimeout(resolve))

/** @returns null: there is a newer question */
async function answer(question: LiveQuestion, engine: CarriedEngine): Promise<LiveAnswer | null> {
  const { id, line } = question
  const started = performance.now()
  const steps = engine.search(line, catalogue)
  let received = started
  let step = steps.next()
  for (; !step.done; step = steps.next()) {
    if (performance.now() - received < SLICE_MS) continue
    await receiveMessages()
    if (asked !== question) return null
    received = performance.now()
  }
  const { solutions, warnings } = step.value
  const chosen = best(solutions)
  return {
    id,
    solution: chosen ? present(chosen, line, engine) : null,
    unjoined: line.joints && !chosen ? { neededM: lapNeededM(solutions) } : null,
    nothingChecked: solutions.some((s) => s.reason === 'NOTHING_CHECKED'),
    notUsed: warnings.filter(isLoadNotUsed),
    passing: solutions.filter((s) => s.pass).length,
    candidates: solutions.length,
    elapsedMs: performance.now() - started,
  }
}

/** Idle for this long: the user reads or types. */
const PAUSE_MS = 500
let next: ReturnType<typeof setTimeout> | undefined
/** null: all is warmed up, or must not be */
let warmth: Generator | null | undefined

/** Not if the user wants to save data, and so power. */
const isSparing = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

function warmUpFrom(line: PurlinLine): void {
  if (warmth === undefined) warmth = isSparing() ? null : warmUp(line, catalogue)
  const goOn = () => {
    if (warmth?.next().done) warmth = null
    else next = setTimeout(goOn)
  }
  if (warmth) next = setTimeout(goOn, PAUSE_MS)
}

/** Turns the running script into a worker that answers questions about lines its engine can design. */
export function answerLive(engine: CarriedEngine): void {
  const reply = async (question: LiveQuestion) => {
    const found = await answer(question, engine).catch(
      (error: unknown): LiveFailure => ({
        id: question.id,
        error: error instanceof Error ? error.message : String(error),
      }),
    )
    if (asked !== question || !found) return
    self.postMessage(found)
    warmUpFrom(question.line)
  }
  self.onmessage = ({ data }: MessageEvent<LiveQuestion>) => {
    clearTimeout(next)
    if (data.catalogue) catalogue = data.catalogue
    asked = data
    void reply(data)
  }
}
