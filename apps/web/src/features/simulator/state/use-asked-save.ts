import type { StoredCalculation } from '../../../api/simulation-store.ts'
import type { Step } from '../model/steps.ts'
import type { Desk } from './desk.ts'

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
