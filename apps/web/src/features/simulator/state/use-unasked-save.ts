import { useRef } from 'react'
import { useRecentCalculation } from '../../../api/calculations.ts'
import type { Desk } from './desk.ts'
import { hasFaults } from './refuse-faults.ts'
import { mayBeSavedUnasked, useAutosave } from './use-autosave.ts'

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
