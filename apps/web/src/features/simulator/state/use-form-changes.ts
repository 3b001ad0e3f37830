import type { RequestPatch } from '@madre/contract'
import { useTranslation } from 'react-i18next'
import { useDeleteCalculation } from '../../../api/calculations.ts'
import { useSimulationStore } from '../../../api/use-simulation-store.ts'
import { useFormat } from '../../../i18n/format.ts'
import { notify } from '../../../ui/overlay/notify.ts'
import { fromRequest } from '../model/from-request.ts'
import { toRequest } from '../model/to-request.ts'
import type { Desk } from './desk.ts'
import { patchText } from './patch-text.ts'

/** What changes the form as a whole and leaves saving to the user; the step it shows on is shown. */
export function useFormChanges({ known, draft, steps, work }: Desk) {
  const { t } = useTranslation()
  const format = useFormat()
  const { isTrial } = useSimulationStore()
  const deletion = useDeleteCalculation()

  return {
    undo: () => steps.show(draft.undo()),
    redo: () => steps.show(draft.redo()),
    /** Puts what the results propose into the form. */
    applyPatch: (patch: RequestPatch) => {
      const { draft: now } = draft.current()
      const request = toRequest(now, { project: '', description: '', date: '' })
      if (patch.spanRestraints && patch.spanRestraints.lower.lateralLocks.length !== request.spanLengthsM.length) {
        notify.error(t('Os vãos do formulário já não são os destes resultados.'))
        return
      }
      const next = fromRequest({ ...request, ...patch })
      const step = patch.transverseLengthM !== undefined || patch.steelGrades ? 'general' : 'additional-parameters'
      draft.replace(next, step)
      notify.info(t('Alterado no formulário, ainda não salvo.'), patchText(patch, now, t, format))
      void steps.go(step)
    },
    /** A new simulation; the one of a trial, which is the only one, is taken away for it. */
    restart: async () => {
      await work.settled()
      const saved = known.now()
      if (saved && !isTrial) {
        await steps.toNew()
        return
      }
      draft.discard()
      if (saved) await deletion.mutateAsync(saved.id)
      await steps.go('general')
      window.scrollTo({ top: 0 })
    },
  }
}
