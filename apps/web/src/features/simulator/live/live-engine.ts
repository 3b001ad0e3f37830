import type { Catalogue } from '@madre/engine'
import { LatestOnly } from './latest-only.ts'
import type { LiveAnswer, LiveFailure, LiveQuestion } from './live-message.ts'

type Listener = (message: LiveAnswer | LiveFailure) => void

let worker: Worker | null = null
let queue: LatestOnly<LiveQuestion, LiveAnswer | LiveFailure> | null = null
let knownCatalogue: Catalogue | undefined
let listener: Listener | null = null

/** The worker outlives the screen that started it: a warm engine answers several times faster than a fresh one. */
function start(): LatestOnly<LiveQuestion, LiveAnswer | LiveFailure> {
  const started = new Worker(new URL('./live-worker.ts', import.meta.url), { type: 'module' })
  const latest = new LatestOnly<LiveQuestion, LiveAnswer | LiveFailure>(
    (question) => {
      // The catalogue crosses over once; it is large, and the same for every question.
      const isKnown = knownCatalogue === question.catalogue
      knownCatalogue = question.catalogue
      started.postMessage(isKnown ? { ...question, catalogue: undefined } : question)
    },
    (message) => listener?.(message),
  )
  started.onmessage = ({ data }: MessageEvent<LiveAnswer | LiveFailure>) => latest.answered(data)
  started.onerror = (event) => {
    started.terminate()
    worker = null
    queue = null
    knownCatalogue = undefined
    listener?.({ id: -1, error: event.message })
  }
  worker = started
  queue = latest
  return latest
}

/** Asks for the design of an input; only the last of several questions is answered. */
export function askLive(question: LiveQuestion): void {
  const latest = worker && queue ? queue : start()
  latest.ask(question)
}

/** Hears every answer until the returned function is called; one listener at a time. */
export function listenLive(next: Listener): () => void {
  listener = next
  return () => {
    if (listener === next) listener = null
  }
}
