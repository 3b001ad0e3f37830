import { type ComponentType, createElement, useEffect, useState } from 'react'
import { Page } from '../ui/page/page.tsx'
import { Skeleton } from '../ui/page/skeleton.tsx'
import { NotLoaded } from '../ui/page/states.tsx'
import { reloadForNewBuild } from './new-build.ts'

/** How long the code of a screen may take to arrive. */
export const CHUNK_TIMEOUT_MS = 120_000

/** Waits for a chunk, but no longer than the time-out. */
export function withTimeout<T>(load: () => Promise<T>, timeoutMs = CHUNK_TIMEOUT_MS): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The screen took too long to load')), timeoutMs)
    load()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })
}

/** Code that is loaded when its screen is first shown, once. */
interface LazyCode<P> {
  load: () => Promise<{ default: ComponentType<P> }>
  loaded: ComponentType<P> | null
}

/** A screen's code behind an `import()`; give it to `LazyScreen`. */
export const lazyCode = <P,>(load: LazyCode<P>['load']): LazyCode<P> => ({ load, loaded: null })

/**
 * Shows a screen whose code is loaded on demand. While it loads a skeleton stands there; after 120 s or an error it
 * offers a reload, and reloads by itself once when the server has a newer build.
 */
export function LazyScreen<P extends object>({ code, props }: { code: LazyCode<P>; props: P }) {
  const [screen, setScreen] = useState<ComponentType<P> | null>(() => code.loaded)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (code.loaded) return
    let gone = false
    withTimeout(code.load).then(
      (module) => {
        code.loaded = module.default
        if (!gone) setScreen(() => module.default)
      },
      async () => {
        if (!(await reloadForNewBuild()) && !gone) setFailed(true)
      },
    )
    return () => {
      gone = true
    }
  }, [code])
  if (screen) return createElement(screen, props)
  if (failed) return <NotLoaded />
  return (
    <Page width="wide">
      <Skeleton lines={6} height="2.5em" />
    </Page>
  )
}
