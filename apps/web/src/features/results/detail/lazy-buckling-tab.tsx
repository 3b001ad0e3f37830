import type { Solution } from '@madre/engine'
import { type ComponentType, useEffect, useState } from 'react'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { NotLoaded } from '../../../ui/page/states.tsx'
import { firstLook } from '../buckling/first-look.ts'
import { useEngine } from '../engine/use-engine.ts'
import { whenIdle } from '../engine/when-idle.ts'

type Tab = ComponentType<{ solution: Solution }>
let loaded: Tab | null = null

/** Fetches the code of the tab, once. */
const loadBucklingTab = async (): Promise<Tab> => {
  loaded = (await import('../buckling/buckling-tab.tsx')).default
  return loaded
}

/** Loads the tab and requests the first curve of a solution from its worker once the page is idle, so that both are ready when the tab is opened. */
export function useCurveAhead(solution: Solution | null): void {
  const [isIdle, setIsIdle] = useState(false)
  useEngine('buckling', isIdle && solution ? firstLook(solution) : null)
  const isWanted = solution !== null
  useEffect(() => {
    if (!isWanted) return
    return whenIdle(() => {
      setIsIdle(true)
      // If this fails, the tab loads it again when it is opened, and shows the error.
      loadBucklingTab().catch(() => undefined)
    })
  }, [isWanted])
}

export function LazyBucklingTab({ solution }: { solution: Solution }) {
  const [tab, setTab] = useState<Tab | null>(() => loaded)
  const [failed, setFailed] = useState(false)
  // The worker computes while the code of the tab loads.
  useEngine('buckling', firstLook(solution))
  useEffect(() => {
    if (tab || failed) return
    let gone = false
    loadBucklingTab().then(
      (code) => {
        if (!gone) setTab(() => code)
      },
      () => {
        if (!gone) setFailed(true)
      },
    )
    return () => {
      gone = true
    }
  }, [tab, failed])
  if (failed) return <NotLoaded onRetry={() => setFailed(false)} />
  const Shown = tab
  return Shown ? <Shown solution={solution} /> : <Skeleton lines={3} height="120px" />
}
