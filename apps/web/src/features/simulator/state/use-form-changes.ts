import { decode, type RequestPatch } from '@madre/contract'
import type { Change } from '@madre/engine'
import type { WordKey } from '@madre/words/keys'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useDeleteCalculation, useSimulationStore } from '../../../api/calculations.ts'
import { useCatalogue } from '../../../api/catalogue.ts'
import { useCreateCopy } from '../../../api/duplicate.ts'
import { wordsFor } from '../../../i18n/facade.ts'
import { type Format, useFormat } from '../../../i18n/format.ts'
import { useOneAtATime } from '../../../ui/one-at-a-time.ts'
import { notify } from '../../../ui/overlay/notify.ts'
import { jointsText } from '../../../ui/simulation/joints-text.ts'
import type { ProfileSwitch, ProfileType } from '../../../ui/simulation/result-offers.ts'
import { withPatch } from '../model/from-request.ts'
import { entryOf, lineSpans } from '../model/line.ts'
import { type Draft, NEW_ID } from '../model/simulation.ts'
import { toRequest } from '../model/to-request.ts'
import { withProfile } from '../model/with-profile.ts'
import { PROFILES } from '../profile-labels.ts'
import type { Desk } from './use-save.ts'
import { withSources } from './with-sources.ts'

/** What changes the form as a whole and leaves saving to the user; the step it shows on is shown. */
export function useFormChanges({ known, draft, steps, work }: Desk) {
  const { t } = useTranslation()
  const format = useFormat()
  const { isTrial } = useSimulationStore()
  const { data: catalogue } = useCatalogue()
  const deletion = useDeleteCalculation()
  const createCopy = useCreateCopy()
  const oneAtATime = useOneAtATime()

  const requestWith = (profile: ProfileType) =>
    toRequest(withProfile(draft.saved, profile, catalogue), {
      project: known.namesNow().project,
      description: known.now()?.description ?? '',
      date: new Date().toISOString(),
    })
  const putIntoForm = (profile: ProfileType) => {
    draft.replace(withProfile(draft.saved, profile, catalogue), 'general')
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

/** What a proposal changes in the form, from what to what. */
function patchText(kind: Change['kind'], before: Draft, next: Draft, plain: TFunction, format: Format): string {
  const { values } = next
  const t = wordsFor(before.values.envelope === 'FACADE', plain)
  switch (kind) {
    case 'SPACING':
      return t('Afastamento: {{from}} m → {{to}} m', {
        from: format.typed(before.values.spacing, 2),
        to: format.typed(values.spacing, 2),
      })
    case 'CLADDING':
      return t('Revestimento: {{inertia}} cm⁴/m, {{fixings}} fixações por metro', {
        inertia: format.typed(values.cladding.inertia),
        fixings: format.typed(values.cladding.fixings),
      })
    case 'SHEETING':
      return t('Chapa: aparafusada em cada nervura')
    case 'UNHELD':
      return t('Fibra superior: sem painel e sem travamentos')
    case 'LAPS': {
      const { joints } = decode(toRequest(next)).typed
      return format.labelled(t('joints' satisfies WordKey), joints ? jointsText(joints, t, format) : '')
    }
    case 'STEEL':
      return format.labelled(t('steel' satisfies WordKey), next.steelGrades.join(', '))
    case 'RESTRAINTS': {
      const { upper, lower } = values.restraints
      const of = ({ perSpan }: typeof upper | typeof lower) =>
        lineSpans(values.spans)
          .map((span) => entryOf(perSpan, span))
          .join(' – ')
      return upper.byPanel
        ? t('Travamentos por vão da fibra inferior: {{lower}}', { lower: of(lower) })
        : t('Travamentos por vão: fibra superior {{upper}}, fibra inferior {{lower}}', {
            upper: of(upper),
            lower: of(lower),
          })
    }
  }
}
