import { useCallback, useRef, useState } from 'react'
import { useFetchCalculation } from '../../../api/calculations.ts'
import type { StoredCalculation } from '../../../api/simulation-store.ts'
import { atLeast } from './busy.ts'

/** What follows a piece of work: a question about another version or about one that is gone, the next thing to do, or nothing. */
type Follow = 'conflict' | 'gone' | (() => Promise<unknown>) | null

/** Someone else's save in between: when it was, where that could be asked, and how to save over it. */
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

  /** Work that shows, but leaves the buttons free: what they start waits for it. */
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
    /** work that does not show: it waits its turn, and what is asked for meanwhile waits for it */
    quietly: inTurn,
    /** everything asked for until now is done */
    settled: useCallback(() => last.current, []),
  }
}

/**
 * One piece of work at a time on a simulation, in the order they were asked for, and the question one ends in where the server has another
 * version.
 *
 * @param idNow  the simulation's id at this moment
 * @param adopt   takes that other version over
 * @param forget  makes a simulation that was deleted elsewhere a new one
 */
export function useWork(idNow: () => string, adopt: (other: StoredCalculation) => void, forget: () => void) {
  const fetchCalculation = useFetchCalculation()
  const turns = useTurns()
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [saveAsNew, setSaveAsNew] = useState<(() => void) | null>(null)
  const isPerforming = useRef(false)
  const ofServer = () => fetchCalculation(idNow())

  /** Asks about what a piece of work ended in; it is done again over the other version, or as a new simulation. */
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
   * Work that shows as busy and says what follows it; a conflict asks first and then does it again over the other version. While one is under
   * way, a second activation is no further one.
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
    /** asked before anything is said of it: a second activation is no further one */
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
