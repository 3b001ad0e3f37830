import { useTranslation } from 'react-i18next'
import { useCreateCalculation, useUpdateCalculation } from '../../../api/calculations.ts'
import { notify } from '../../../ui/overlay/notify.ts'
import type { Step } from '../model/steps.ts'
import { toRequest } from '../model/to-request.ts'
import { bodyOf, isCode, isMissing } from './api-refusals.ts'
import { refuseFaults } from './refuse-faults.ts'
import type { DraftState } from './use-draft.ts'
import type { Details, Known } from './use-known.ts'
import type { Steps } from './use-steps.ts'
import type { useWork } from './use-work.ts'
import { withSources } from './with-sources.ts'

/** The one call by which what is in the form reaches the server, and what keeps it from being made. */
export function useSave(known: Known, draft: DraftState, steps: Steps, onCreated: (id: string) => void) {
  const { t } = useTranslation()
  const create = useCreateCalculation()
  const patch = useUpdateCalculation()

  return {
    /** Creates or changes the simulation on the server; the error is told, null then. */
    save: async ({ with: given = {}, overwrite = false }: { with?: Partial<Details>; overwrite?: boolean } = {}) => {
      const before = known.now()
      const { name, project } = { ...known.namesNow(), ...given }
      const current = draft.current()
      const request = await withSources(
        toRequest(current.draft, {
          project,
          description: before?.description ?? '',
          date: new Date().toISOString(),
        }),
      )
      try {
        const saved = before
          ? await patch.mutateAsync({
              id: before.id,
              change: { name, request },
              ifMatch: overwrite ? null : current.etag,
            })
          : await create.mutateAsync({ name, request })
        known.is(saved)
        draft.markSaved(saved)
        if (!before) onCreated(saved.id)
        return saved
      } catch (error) {
        if (isCode(error, 'StaleVersion')) return 'conflict' as const
        if (before && isMissing(error)) return 'gone' as const
        notify.error(t('Falha ao salvar a simulação. Tente novamente.'), bodyOf(error))
        return null
      }
    },
    /** Whether what is saved or calculated would lose a load: that is said then, and the step is shown where it is set right. */
    isRefused: (savedFrom?: Step): boolean => {
      const faulty = refuseFaults(t, draft.current().draft.values, savedFrom)
      steps.show(faulty)
      return faulty !== null
    },
  }
}

export type Save = ReturnType<typeof useSave>

/** Shared parts of all actions on a simulation. */
export interface Desk extends Save {
  known: Known
  draft: DraftState
  steps: Steps
  work: ReturnType<typeof useWork>
}
