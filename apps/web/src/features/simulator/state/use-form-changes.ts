import type { RequestPatch } from '@madre/contract'
import { useTranslation } from 'react-i18next'
import { useDeleteCalculation } from '../../../api/calculations.ts'
import { useSimulationStore } from '../../../api/use-simulation-store.ts'
import { useFormat } from '../../../i18n/format.ts'
import { notify } from '../../../ui/overlay/notify.ts'
import { withPatch } from '../model/from-request.ts'
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
      const patched = withPatch(now, patch)
      if (patched === null) {
        notify.error(t('Os vãos do formulário já não são os destes resultados.'))
        return
      }
      const { next, kind } = patched
      const step = kind === 'SPACING' || kind === 'STEEL' ? 'general' : 'additional-parameters'
      draft.replace(next, step)
      notify.info(t('Alterado no formulário, ainda não salvo.'), patchText(kind, now, next, t, format))
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
