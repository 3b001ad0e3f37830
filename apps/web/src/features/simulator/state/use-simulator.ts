import type { StartValues } from '@madre/contract'
import { useMemo } from 'react'
import { useSimulationStore } from '../../../api/calculations.ts'
import { useCatalogue } from '../../../api/catalogue.ts'
import type { StoredCalculation } from '../../../api/simulation-store.ts'
import type { SimulatorAddress } from '../address.ts'
import { hasNegativeWind } from '../model/from-request.ts'
import { NEW_ID } from '../model/simulation.ts'
import type { Step } from '../model/steps.ts'
import { draftKey } from './local-drafts.ts'
import { useWithdrawnFaults } from './refuse-faults.ts'
import { mayBeSavedUnasked, useAskedSave, useUnaskedSave } from './use-autosave.ts'
import { useCalculate, useStatusNotifications } from './use-calculate.ts'
import { useDraft } from './use-draft.ts'
import { useFormChanges } from './use-form-changes.ts'
import { useKnown } from './use-known.ts'
import { useNaming } from './use-naming.ts'
import { type Desk, useSave } from './use-save.ts'
import { useSteps } from './use-steps.ts'
import { useWork } from './use-work.ts'

/** One simulation being edited: its values, its details, and everything that can be done with it. */
export function useSimulator({
  calculation,
  draftsOf,
  step,
  savesItself,
  startValues,
  addressOf,
  onCreated,
}: {
  /** undefined for a new simulation */
  calculation: StoredCalculation | undefined
  draftsOf: string
  step: Step
  /** whether the user wants changes to be saved unasked */
  savesItself: boolean
  /** what the user's new simulations start with */
  startValues: StartValues | null
  addressOf: (id: string) => SimulatorAddress
  /** a new simulation was saved and is about to take its address */
  onCreated: (id: string) => void
}) {
  const { isTrial } = useSimulationStore()
  const { data: catalogue } = useCatalogue()
  const grades = useMemo(() => catalogue?.steels.map((s) => s.id), [catalogue])
  const id = calculation?.id ?? NEW_ID

  const known = useKnown(calculation)
  const steps = useSteps(step, known, addressOf)
  const draft = useDraft(calculation, draftKey(draftsOf, id), grades, steps.now, startValues)
  const work = useWork(known.idNow, draft.adopt, known.forget)
  const saving = useSave(known, draft, steps, onCreated)
  const desk: Desk = { known, steps, draft, work, ...saving }

  useStatusNotifications(calculation)
  useWithdrawnFaults(draft.draft.values, step)
  const autosave = useUnaskedSave(desk, savesItself && mayBeSavedUnasked(calculation?.calculationStatus))

  return {
    ...draft,
    ...useFormChanges(desk),
    ...useAskedSave(desk),
    calculate: useCalculate(desk),
    saveDetails: useNaming(desk),
    save: saving.save,
    isRefused: () => saving.isRefused(step),
    id,
    idNow: known.idNow,
    details: known.details,
    autosave,
    hasNegativeWind: calculation !== undefined && hasNegativeWind(calculation.request),
    isBusy: work.isBusy,
    isNaming: work.isNaming,
    /** one simulation in this browser, which a restart takes away */
    isTrial,
    addressOf,
    settled: work.settled,
    busily: work.busily,
    go: steps.go,
    requestStep: async (to: Step) => {
      await work.settled()
      await steps.request(to)
    },
    conflict: work.conflict,
    gone: work.gone,
  }
}

export type SimulatorState = ReturnType<typeof useSimulator>
/** What may stand above the simulator is told whether there is something to lose, and can save it or throw it away. */
export type SimulatorHead = Pick<SimulatorState, 'id' | 'isDirty' | 'discard' | 'saveAll' | 'replace'>
