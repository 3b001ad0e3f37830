import type { RequestPatch } from '@madre/contract'
import type { WordKey } from '@madre/words/keys'
import { useTranslation } from 'react-i18next'
import { useDeleteCalculation } from '../../../api/calculations.ts'
import { useCreateCopy } from '../../../api/duplicate.ts'
import { useSimulationStore } from '../../../api/use-simulation-store.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useOneAtATime } from '../../../ui/one-at-a-time.ts'
import { notify } from '../../../ui/overlay/notify.ts'
import type { ProfileSwitch, ProfileType } from '../../../ui/simulation/result-offers.ts'
import { withPatch } from '../model/from-request.ts'
import { NEW_ID } from '../model/simulation.ts'
import { toRequest } from '../model/to-request.ts'
import { withProfile } from '../model/with-profile.ts'
import { PROFILES } from '../profile-labels.ts'
import type { Desk } from './desk.ts'
import { patchText } from './patch-text.ts'
import { withSources } from './with-sources.ts'

/** What changes the form as a whole and leaves saving to the user; the step it shows on is shown. */
export function useFormChanges({ known, draft, steps, work }: Desk) {
  const { t } = useTranslation()
  const format = useFormat()
  const { isTrial } = useSimulationStore()
  const deletion = useDeleteCalculation()
  const createCopy = useCreateCopy()
  const oneAtATime = useOneAtATime()

  const requestWith = (profile: ProfileType) =>
    toRequest(withProfile(draft.saved, profile), {
      project: known.namesNow().project,
      description: known.now()?.description ?? '',
      date: new Date().toISOString(),
    })
  const putIntoForm = (profile: ProfileType) => {
    draft.replace(withProfile(draft.saved, profile), 'general')
    notify.info(
      t('Alterado no formulário, ainda não salvo.'),
      format.labelled(t('profile' satisfies WordKey), t(PROFILES[profile])),
    )
    return steps.go('general')
  }
  const openCopy = async (profile: ProfileType) => {
    try {
      const { name } = known.namesNow()
      const request = await withSources(requestWith(profile))
      const { id } = await createCopy({ name, description: request.metadata.description }, request)
      notify.success(t('Simulação duplicada com sucesso.'))
      await steps.toSimulation(id)
    } catch {
      notify.error(t('Erro ao duplicar simulação'))
    }
  }
  /** The line that is saved with another profile. */
  const profiles: ProfileSwitch = {
    requestWith,
    open: (profile) => oneAtATime(() => (isTrial ? putIntoForm(profile) : openCopy(profile))),
  }

  return {
    profiles,
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
    /** Puts values into the form as one change, which undo takes back. */
    replace: draft.replace,
    /** A new simulation; the one of a trial, which is the only one, is taken away for it. */
    restart: async () => {
      await work.settled()
      const saved = known.now()
      if (saved && !isTrial) {
        await steps.toSimulation(NEW_ID)
        return
      }
      draft.discard()
      if (saved) await deletion.mutateAsync({ id: saved.id })
      await steps.go('general')
      window.scrollTo({ top: 0 })
    },
  }
}
