import type { PurlinLine } from '@madre/engine'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useCatalogue } from '../../../api/catalogue.ts'
import { askLive, type LiveAnswer, listenLive } from './live-engine.ts'

interface LiveState {
  /** of the last input that could be calculated */
  answer: LiveAnswer | null
  /** the last input could not */
  failed: boolean
  answeredId: number
}

let questions = 0

/** The answer that the panel shows, for what stands beside the fields. */
let shown: LiveAnswer | null = null
const watchers = new Set<() => void>()
function show(answer: LiveAnswer | null): void {
  shown = answer
  for (const watcher of watchers) watcher()
}
const watch = (watcher: () => void) => {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** The last answer of the panel; null before the first, and where the last input could not be calculated. */
export const useShownAnswer = (): LiveAnswer | null => useSyncExternalStore(watch, () => shown)

/** The design of what is typed so far, calculated beside the page; the last answer stands until the next is there. */
export function useLiveDesign(line: PurlinLine): { answer: LiveAnswer | null; failed: boolean; isStale: boolean } {
  const { data: catalogue } = useCatalogue()
  const [state, setState] = useState<LiveState>({ answer: null, failed: false, answeredId: 0 })
  const first = useRef(questions + 1)
  const [askedId, setAskedId] = useState(0)

  useEffect(() => {
    const stop = listenLive((message) => {
      if ('error' in message) {
        console.warn(`No live result: ${message.error}`)
        setState((s) => ({ ...s, failed: true, answeredId: message.id }))
        show(null)
      } else if (message.id >= first.current) {
        setState({ answer: message, failed: false, answeredId: message.id })
        show(message)
      }
    })
    return () => {
      stop()
      show(null)
    }
  }, [])

  useEffect(() => {
    questions += 1
    setAskedId(questions)
    askLive({ id: questions, line, catalogue })
  }, [line, catalogue])

  return { answer: state.answer, failed: state.failed, isStale: !state.failed && state.answeredId !== askedId }
}
