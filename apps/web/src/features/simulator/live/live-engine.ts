import type { Catalogue, Envelopes, PurlinLine, Solution, SolutionSheeting, Warning } from '@madre/engine'

export interface LiveQuestion {
  id: number
  line: PurlinLine
  /** the server's catalogue, sent once; without one the generic catalogue is used */
  catalogue?: Catalogue | undefined
}

/** The lightest section that passes, or the best of those that do not. */
export interface LiveSolution {
  section: string
  thicknessMm: number
  /** of the end bays, where they are heavier */
  endBayThicknessMm?: number
  /** of two thicknesses */
  pieces?: NonNullable<Solution['pieces']>
  steel: string
  massPerMetreKg: number
  alignmentWeightKg: number
  utilisation: number | null
  pass: boolean
  /** some checks are not made yet: the utilisation claims no more than the others */
  isPartial: boolean
  /** what a chosen sheet gives it; null without one */
  sheeting: SolutionSheeting | null
  /** shear stiffness it needs of its cladding [kN]; null without a panel */
  shearRequiredKn: number | null
  envelopes: Envelopes | null
}

export interface LiveAnswer {
  id: number
  /** null: no candidate at all, or none that was checked */
  solution: LiveSolution | null
  /** no section can have the joints of the line; neededM: the shortest side of a lap that one could have, null where it is not that */
  unjoined: { neededM: number | null } | null
  /** no load reaches the member */
  nothingChecked: boolean
  /** loads that count in no check */
  notUsed: Warning[]
  passing: number
  candidates: number
  elapsedMs: number
}

/** The calculation could not be made; the form says what is wrong with its fields itself. */
export interface LiveFailure {
  id: number
  error: string
}

type Listener = (message: LiveAnswer | LiveFailure) => void

let worker: Worker | null = null
/** the worker designs lines with joints, too */
let isJointed = false
let knownCatalogue: Catalogue | undefined
let listener: Listener | null = null
let lastId = 0

function stop(): void {
  worker?.terminate()
  worker = null
  knownCatalogue = undefined
}

/** The worker survives the screen that started it: a warm engine is several times faster than a new one. */
function start(): Worker {
  const started = isJointed
    ? new Worker(new URL('./jointed-live-worker.ts', import.meta.url), { type: 'module' })
    : new Worker(new URL('./live-worker.ts', import.meta.url), { type: 'module' })
  started.onmessage = ({ data }: MessageEvent<LiveAnswer | LiveFailure>) => {
    if (data.id === lastId) listener?.(data)
  }
  started.onerror = (event) => {
    stop()
    listener?.({ id: -1, error: event.message })
  }
  return started
}

/** Requests the design of an input. Only the last of several questions is answered. */
export function askLive(question: LiveQuestion): void {
  // The first line with joints replaces a worker without them.
  if (question.line.joints && !isJointed) {
    stop()
    isJointed = true
  }
  worker ??= start()
  lastId = question.id
  // The catalogue is sent once: it is large and the same for every question.
  const isKnown = knownCatalogue === question.catalogue
  knownCatalogue = question.catalogue
  worker.postMessage(isKnown ? { ...question, catalogue: undefined } : question)
}

/** Receives every answer until the returned function is called; one listener at a time. */
export function listenLive(next: Listener): () => void {
  listener = next
  return () => {
    if (listener === next) listener = null
  }
}
