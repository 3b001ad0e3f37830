import type { CalculationStatus } from '@madre/contract'
import { useEffect, useRef, useState } from 'react'
import { useRecentCalculation } from '../../../api/calculations.ts'
import type { StoredCalculation } from '../../../api/simulation-store.ts'
import type { Step } from '../model/steps.ts'
import { hasFaults } from './refuse-faults.ts'
import type { Desk } from './use-save.ts'

/** After the last change; point 10 of "An open door". */
const SAVES_AFTER_MS = 2000
/** A user who leaves waits at most this long, and is asked then. */
const LEAVES_AFTER_MS = 3000

/** Whether no result is at stake: a change of a calculated (or failed) simulation is saved by the user only. Decision 0020. */
export const mayBeSavedUnasked = (status: CalculationStatus | undefined): boolean =>
  status === 'PENDING' || status === 'EDITED'

/** The typed text is no value, or not yet: "26" begins with a valid 2. */
const isBeingMistyped = () => document.activeElement?.getAttribute('aria-invalid') === 'true'

export interface Autosave {
  /** state of the changes in words; null without autosave */
  state: 'saving' | 'saved' | 'unsaved' | null
  /** saves at once, without a question; returns whether nothing is left to save */
  flush: () => Promise<boolean>
}

/**
 * Saves 2 s after the last change. While a field has no valid value nothing is sent; leaving the field restarts the 2 s. A failed save is
 * retried after the next change, and when the network is back.
 *
 * @param isOn   whether the user wants it, and this simulation may be saved so
 * @param edits  counts the user's changes: restored ones wait for the user
 * @param save   saves, or reports why not if asked to; returns whether all is saved
 */
export function useAutosave({
  isOn,
  edits,
  isDirty,
  save,
}: {
  isOn: boolean
  edits: number
  isDirty: boolean
  save: (asks: boolean) => Promise<boolean>
}): Autosave {
  const [stopped, setStopped] = useState<'mistyped' | 'failed' | null>(null)
  const latest = useRef({ edits, save })
  latest.current = { edits, save }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isWaiting = isOn && isDirty && edits > 0

  const attempt = async (asks: boolean): Promise<boolean> => {
    clearTimeout(timer.current)
    if (isBeingMistyped()) {
      setStopped('mistyped')
      return false
    }
    const { edits: saved } = latest.current
    const isSaved = await latest.current.save(asks)
    // Changes made meanwhile have their own 2 s.
    if (!isSaved && latest.current.edits === saved) setStopped('failed')
    return isSaved
  }
  const begin = useRef(() => undefined)
  begin.current = () => {
    clearTimeout(timer.current)
    setStopped(null)
    timer.current = setTimeout(() => void attempt(true), SAVES_AFTER_MS)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change begins the time anew
  useEffect(() => {
    if (!isWaiting) return
    begin.current()
    return () => clearTimeout(timer.current)
  }, [isWaiting, edits])

  useEffect(() => {
    if (!isWaiting || stopped === null) return
    const again = () => begin.current()
    const [target, event] = stopped === 'mistyped' ? [document, 'focusout'] : [window, 'online']
    target.addEventListener(event, again)
    return () => target.removeEventListener(event, again)
  }, [isWaiting, stopped])

  const state = () => {
    if (!isOn || (!isDirty && edits === 0)) return null
    if (!isDirty) return 'saved'
    return isWaiting && stopped === null ? 'saving' : 'unsaved'
  }
  return {
    state: state(),
    flush: async () => {
      if (!isWaiting) return false
      const late = new Promise<boolean>((resolve) => setTimeout(resolve, LEAVES_AFTER_MS, false))
      return Promise.race([attempt(false), late])
    },
  }
}

/** Saving as the user asks for it: the sheet's button, and what has to be saved before something else can be done. */
export function useAskedSave({ known, draft, steps, work, save, isRefused }: Desk) {
  const isSaved = () => known.now() !== undefined && !draft.current().isDirty
  return {
    /** What is in the form, saved; null where it could not be. */
    saveAll: async (): Promise<StoredCalculation | null> => {
      if (isRefused()) return null
      await work.settled()
      if (isSaved()) return known.now() ?? null
      const saved = await work.busily(() => save())
      return typeof saved === 'string' ? null : saved
    },
    /** Saves what is not saved and goes to the step. */
    saveAndGo: async (to: Step) => {
      if (work.isPerforming() || isRefused(steps.now())) return
      await work.settled()
      if (isSaved()) return void (await steps.go(to))
      await work.perform(async (overwrite) => {
        const isFirstSave = !known.now()
        const saved = await save({ overwrite })
        return typeof saved === 'string' ? saved : saved && (() => steps.moveOn(isFirstSave, to))
      })
    },
  }
}

/**
 * Saving while the user goes on typing: it never creates or calculates.
 *
 * @param isWanted  whether the user wants changes to be saved unasked
 */
export function useUnaskedSave({ known, draft, steps, work, save }: Desk, isWanted: boolean) {
  const recentCalculation = useRecentCalculation()
  /** the version that was asked about: until the user has decided, nothing is saved unasked */
  const askedAbout = useRef<string | null>(null)

  /** Whether nothing calculated is at stake: another device may have calculated it since. */
  const isUncalculated = async () => {
    const seen = await recentCalculation(known.idNow()).catch(known.now)
    return mayBeSavedUnasked(seen?.calculationStatus) && mayBeSavedUnasked(known.now()?.calculationStatus)
  }

  const saveOver = async (overwrite: boolean) => {
    const isFirstSave = !known.now()
    const saved = await save({ overwrite })
    return typeof saved === 'string' ? saved : saved && isFirstSave ? steps.takeAddress : null
  }

  /** `asks`: where another version stands in the way, the user is asked. Whether all is saved. */
  const saveUnasked = async (asks: boolean): Promise<boolean> => {
    const outcome = await work.quietly(async () => {
      const { draft: now, isDirty, etag } = draft.current()
      if (!isDirty) return 'clean' as const
      if (etag === askedAbout.current || hasFaults(now.values, steps.now())) return null
      return (await isUncalculated()) ? save() : null
    })
    if (asks && (outcome === 'conflict' || outcome === 'gone')) {
      askedAbout.current = draft.current().etag
      await work.ask(outcome, saveOver)
    }
    return outcome !== null && outcome !== 'conflict' && outcome !== 'gone' && !draft.current().isDirty
  }

  return useAutosave({ isOn: isWanted, edits: draft.edits, isDirty: draft.isDirty, save: saveUnasked })
}
