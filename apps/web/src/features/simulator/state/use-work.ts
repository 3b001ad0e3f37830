import { useCallback, useRef, useState } from 'react'
import { useFetchCalculation } from '../../../api/calculations.ts'
import type { StoredCalculation } from '../../../api/simulation-store.ts'
import { atLeast } from './busy.ts'

/** The continuation of a piece of work: a question about another version or a deleted one, the next action, or none. */
type Follow = 'conflict' | 'gone' | (() => Promise<unknown>) | null

/** Another save in between: its date, if known, and a way to save over it. */
interface Conflict {
  savedAt: string | null
  overwrite: () => void
}

/** Pieces of work in the order they were asked for. */
function useTurns() {
  const [isBusy, setBusy] = useState(false)
  const [isNaming, setNaming] = useState(false)
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.current.then(work)
    last.current = done.catch(() => undefined)
    return done
  }

  /** Work that shows as busy. */
  const busily = async <T>(work: () => Promise<T>): Promise<T> => {
    setBusy(true)
    try {
      return await inTurn(() => atLeast(work()))
    } finally {
      setBusy(false)
    }
  }

  /** Visible work that leaves the buttons enabled: the work they start waits for it. */
  const beside = async <T>(work: () => Promise<T>): Promise<T> => {
    setNaming(true)
    try {
      return await inTurn(work)
    } finally {
      setNaming(false)
    }
  }

  return {
    isBusy,
    /** a name is being saved */
    isNaming,
    busily,
    beside,
    /** invisible work: it waits its turn, and later work waits for it */
    quietly: inTurn,
    /** resolves when all work requested until now is done */
    settled: useCallback(() => last.current, []),
  }
}

/**
 * Runs one piece of work at a time on a simulation, in the order of the requests, and asks if the server has another version.
 *
 * @param idNow  the simulation's id at this moment
 * @param adopt   takes the other version over
 * @param forget  turns a simulation deleted elsewhere into a new one
 */
export function useWork(idNow: () => string, adopt: (other: StoredCalculation) => void, forget: () => void) {
  const fetchCalculation = useFetchCalculation()
  const turns = useTurns()
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [saveAsNew, setSaveAsNew] = useState<(() => void) | null>(null)
  const isPerforming = useRef(false)
  const ofServer = () => fetchCalculation(idNow())

  /** Asks about the outcome of a piece of work. The work is repeated over the other version, or as a new simulation. */
  const ask = async (follow: Follow, work: (overwrite: boolean) => Promise<Follow>) => {
    if (follow === 'gone') {
      setSaveAsNew(() => () => {
        forget()
        void perform(work)
      })
    }
    if (follow !== 'conflict') return
    const other = await ofServer().catch(() => undefined)
    setConflict({ savedAt: other?.lastUpdateDate ?? null, overwrite: () => void perform(work, true) })
  }

  /**
   * Work that shows as busy and returns its continuation. A conflict asks first, then the work is repeated over the other version. During
   * the work a second activation is ignored.
   */
  const perform = async (work: (overwrite: boolean) => Promise<Follow>, overwrite = false): Promise<void> => {
    if (isPerforming.current) return
    isPerforming.current = true
    let follow: Follow
    try {
      follow = await turns.busily(() => work(overwrite))
      if (typeof follow === 'function') await follow()
    } finally {
      isPerforming.current = false
    }
    await ask(follow, work)
  }

  return {
    ...turns,
    ask,
    perform,
    /** checked before any report: a second activation is ignored */
    isPerforming: () => isPerforming.current,
    /** the simulation was deleted elsewhere: its values can be saved as a new one */
    gone: saveAsNew && {
      saveAsNew: () => {
        setSaveAsNew(null)
        saveAsNew()
      },
      close: () => setSaveAsNew(null),
    },
    conflict: conflict && {
      savedAt: conflict.savedAt,
      overwrite: () => {
        setConflict(null)
        conflict.overwrite()
      },
      loadOther: async () => {
        setConflict(null)
        adopt(await ofServer())
      },
      close: () => setConflict(null),
    },
  }
}
