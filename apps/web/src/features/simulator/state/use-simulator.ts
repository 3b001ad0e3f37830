import type { RequestPatch, StartValues } from '@madre/contract'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  useCreateCalculation,
  useDeleteCalculation,
  useFetchCalculation,
  useRecentCalculation,
  useStartCalculation,
  useUpdateCalculation,
} from '../../../api/calculations.ts'
import { useCatalogue } from '../../../api/catalogue.ts'
import { ApiError } from '../../../api/problem.ts'
import type { StoredCalculation } from '../../../api/simulation-store.ts'
import { useSimulationStore } from '../../../api/use-simulation-store.ts'
import { useFormat } from '../../../i18n/format.ts'
import { notify } from '../../../ui/overlay/notify.ts'
import type { SimulatorAddress } from '../address.ts'
import { fromRequest, hasNegativeWind } from '../model/from-request.ts'
import { NEW_ID, newSimulation } from '../model/simulation.ts'
import { isStepEnabled, type Step } from '../model/steps.ts'
import { toRequest } from '../model/to-request.ts'
import { atLeast } from './busy.ts'
import { draftKey } from './local-drafts.ts'
import { patchText } from './patch-text.ts'
import { hasFaults, refuseFaults } from './refuse-faults.ts'
import { announce, useStatusNotifications } from './status-notifications.ts'
import { mayBeSavedUnasked, useAutosave } from './use-autosave.ts'
import { useDraft } from './use-draft.ts'
import { useWork } from './use-work.ts'
import { withSources } from './with-sources.ts'

/** Most calculations end within moments: the first looks at one come before the regular ones every 5 seconds. */
const FIRST_LOOKS_MS = [400, 400, 600]

export interface Details {
  name: string
  project: string
}

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
  const { t } = useTranslation()
  const format = useFormat()
  const navigate = useNavigate()
  const { isTrial } = useSimulationStore()
  const fetchCalculation = useFetchCalculation()
  const recentCalculation = useRecentCalculation()
  const create = useCreateCalculation()
  const patch = useUpdateCalculation()
  const start = useStartCalculation()
  const deletion = useDeleteCalculation()
  const id = calculation?.id ?? NEW_ID
  const { data: catalogue } = useCatalogue()
  const grades = useMemo(() => catalogue?.steels.map((s) => s.id), [catalogue])
  const shown = useRef(calculation)
  // What the server has at this moment, ahead of the next render: work that waited goes on from there.
  const known = useRef(calculation)
  if (shown.current !== calculation) {
    shown.current = calculation
    known.current = calculation
  }
  const latestStep = useRef(step)
  latestStep.current = step
  const draft = useDraft(calculation, draftKey(draftsOf, id), grades, () => latestStep.current, startValues)
  const isHere = useIsMounted()
  const idNow = () => known.current?.id ?? NEW_ID
  const [fresh] = useState(newSimulation)
  /** what a simulation that is not on the server is called */
  const named = useRef<Details>(fresh)
  const forget = () => {
    named.current = known.current ?? fresh
    known.current = undefined
  }
  const { isBusy, isNaming, busily, beside, quietly, ask, perform, isPerforming, settled, conflict, gone } = useWork(
    idNow,
    draft.adopt,
    forget,
  )
  useStatusNotifications(calculation)

  const details: Details = {
    name: calculation?.name ?? fresh.name,
    project: calculation?.project ?? fresh.project,
  }

  const go = (to: Step, { replace = false } = {}) =>
    navigate({
      ...addressOf(idNow()),
      search: (search) => ({ ...search, step: to }),
      hash: 'toolbar',
      replace,
      ignoreBlocker: true,
    })

  /** A new simulation takes its address over, unless it was left meanwhile; its earlier steps lie behind it in the history. */
  const takeAddress = async () => {
    if (isHere()) await go(latestStep.current, { replace: true })
  }

  /** Creates or changes the simulation on the server; the error is told, null then. */
  const save = async ({
    with: given = {},
    overwrite = false,
  }: {
    with?: Partial<Details>
    overwrite?: boolean
  } = {}) => {
    const before = known.current
    const { name, project } = { ...(before ?? named.current), ...given }
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
      known.current = saved
      draft.markSaved(saved)
      if (!before) onCreated(saved.id)
      return saved
    } catch (error) {
      if (isCode(error, 'StaleVersion')) return 'conflict' as const
      if (before && isMissing(error)) return 'gone' as const
      notify.error(t('Falha ao salvar a simulação. Tente novamente.'), bodyOf(error))
      return null
    }
  }

  /** the version that was asked about: until the user has decided, nothing is saved unasked */
  const askedAbout = useRef<string | null>(null)

  /** Whether nothing calculated is at stake: another device may have calculated it since. */
  const isUncalculated = async () => {
    const seen = await recentCalculation(idNow()).catch(() => known.current)
    return mayBeSavedUnasked(seen?.calculationStatus) && mayBeSavedUnasked(known.current?.calculationStatus)
  }

  const saveHere = async (overwrite: boolean) => {
    const isFirstSave = !known.current
    const saved = await save({ overwrite })
    return typeof saved === 'string' ? saved : saved && isFirstSave ? takeAddress : null
  }

  /** Saves unasked, never creates or calculates; `asks`: where another version stands in the way, the user is asked. Whether all is saved. */
  const saveUnasked = async (asks: boolean): Promise<boolean> => {
    const outcome = await quietly(async () => {
      const { draft: now, isDirty, etag } = draft.current()
      if (!isDirty) return 'clean' as const
      if (etag === askedAbout.current || hasFaults(now.values, latestStep.current)) return null
      return (await isUncalculated()) ? save() : null
    })
    if (asks && (outcome === 'conflict' || outcome === 'gone')) {
      askedAbout.current = draft.current().etag
      await ask(outcome, saveHere)
    }
    return outcome !== null && outcome !== 'conflict' && outcome !== 'gone' && !draft.current().isDirty
  }

  /** What is in the form, saved; null where it could not be. */
  const saveAll = async (): Promise<StoredCalculation | null> => {
    if (isRefused()) return null
    await settled()
    if (known.current && !draft.current().isDirty) return known.current
    const saved = await busily(() => save())
    return typeof saved === 'string' ? null : saved
  }

  /** Starts the calculation; one that was started elsewhere is followed, having said so. */
  const startCalculation = async (of: string): Promise<boolean | 'gone'> => {
    try {
      known.current = await start.mutateAsync(of)
      return true
    } catch (error) {
      if (isMissing(error)) return 'gone'
      if (isCode(error, 'AlreadyRunning')) {
        notify.info(
          t('Este cálculo já está a correr, iniciado noutro lugar: mostra-se o seu resultado assim que terminar.'),
        )
        return true
      }
      notify.error(t('Falha ao calcular a simulação. Tente novamente.'), bodyOf(error))
      return false
    }
  }

  const firstLooks = async (of: string): Promise<StoredCalculation | undefined> => {
    let seen: StoredCalculation | undefined
    for (const wait of FIRST_LOOKS_MS) {
      await new Promise((resolve) => setTimeout(resolve, wait))
      seen = await fetchCalculation(of).catch(() => undefined)
      if (seen?.calculationStatus !== 'IN_PROGRESS') break
    }
    return seen
  }

  const moveOn = async (isFirstSave: boolean, to: Step) => {
    if (isFirstSave) await takeAddress()
    await go(to)
  }

  /** Whether what is saved or calculated would lose a load: that is said then, and the step is shown where it is set right. */
  const isRefused = (savedFrom?: Step): boolean => {
    const faulty = refuseFaults(t, draft.current().draft.values, savedFrom)
    if (faulty && faulty !== latestStep.current) void go(faulty)
    return faulty !== null
  }

  /** Saves what is not saved and goes to the step. */
  const saveAndGo = async (to: Step) => {
    if (isPerforming() || isRefused(step)) return
    await settled()
    if (known.current && !draft.current().isDirty) return void (await go(to))
    await perform(async (overwrite) => {
      const isFirstSave = !known.current
      const saved = await save({ overwrite })
      return typeof saved === 'string' ? saved : saved && (() => moveOn(isFirstSave, to))
    })
  }

  /** Saves what is not saved, starts the calculation and goes to the results. */
  const calculate = async () => {
    if (isPerforming() || isRefused()) return
    await perform(async (overwrite) => {
      const isFirstSave = !known.current
      const saved = known.current && !draft.current().isDirty ? known.current : await save({ overwrite })
      if (!saved || typeof saved === 'string') return saved
      if (saved.calculationStatus !== 'IN_PROGRESS') {
        const started = await startCalculation(saved.id)
        if (started === 'gone') return started
        if (!started) return isFirstSave ? takeAddress : null
        announce(t, await firstLooks(saved.id))
      }
      return () => moveOn(isFirstSave, 'results')
    })
  }

  /** Name and project alone; a new simulation is saved in full. Answers whether it worked. */
  const saveDetails = async (change: Partial<Details>): Promise<boolean> => {
    const outcome = await beside(() => (known.current ? changeDetails(known.current.id, change) : saveNamed(change)))
    if (outcome !== 'gone') return outcome
    await perform(async () => {
      if (known.current) return 'gone'
      const saved = await save({ with: change })
      return typeof saved === 'string' ? saved : saved && takeAddress
    })
    return false
  }

  const changeDetails = async (of: string, change: Partial<Details>) => {
    try {
      const saved = await patch.mutateAsync({ id: of, change })
      known.current = saved
      draft.follow(saved)
      return true
    } catch (error) {
      if (isMissing(error)) return 'gone'
      notify.error(t('Erro ao salvar simulação'))
      return false
    }
  }

  const saveNamed = async (change: Partial<Details>) => {
    if (isRefused(step)) return false
    const saved = await atLeast(save({ with: change }))
    if (!saved || typeof saved === 'string') return false
    await takeAddress()
    return true
  }

  const restart = async () => {
    await settled()
    if (known.current && !isTrial) {
      await navigate(addressOf(NEW_ID))
      return
    }
    draft.discard()
    if (known.current) await deletion.mutateAsync(known.current.id)
    await go('general')
    window.scrollTo({ top: 0 })
  }

  const requestStep = async (to: Step) => {
    await settled()
    if (!isStepEnabled(to, idNow())) {
      notify.error(t('Não é possível visualizar os resultados sem salvar a simulação.'))
      return
    }
    await navigate({
      ...addressOf(idNow()),
      search: (search) => ({ ...search, step: to }),
      hash: 'toolbar',
    })
  }

  /** The step a change that was taken back or made again is on. */
  const show = (changed: Step | null) => {
    if (changed && changed !== latestStep.current) void go(changed)
  }

  /** Puts what the results propose into the form, shows it there and leaves saving to the user. */
  const applyPatch = (patch: RequestPatch) => {
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
    void go(step)
  }

  const autosave = useAutosave({
    isOn: savesItself && mayBeSavedUnasked(calculation?.calculationStatus),
    edits: draft.edits,
    isDirty: draft.isDirty,
    save: saveUnasked,
  })

  return {
    id,
    idNow,
    settled,
    details,
    ...draft,
    autosave,
    hasNegativeWind: calculation !== undefined && hasNegativeWind(calculation.request),
    isBusy,
    isNaming,
    /** one simulation in this browser, which a restart takes away */
    isTrial,
    addressOf,
    save,
    saveAll,
    busily,
    go,
    isRefused: () => isRefused(step),
    saveAndGo,
    calculate,
    saveDetails,
    restart,
    requestStep,
    applyPatch,
    undo: () => show(draft.undo()),
    redo: () => show(draft.redo()),
    conflict,
    gone,
  }
}

export type SimulatorState = ReturnType<typeof useSimulator>
/** What may stand above the simulator is told whether there is something to lose, and can save it or throw it away. */
export type SimulatorHead = Pick<SimulatorState, 'id' | 'isDirty' | 'discard' | 'saveAll'>

const isCode = (error: unknown, code: string) => error instanceof ApiError && error.code === code
const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404

const bodyOf = (error: unknown) =>
  error instanceof ApiError ? (error.description ?? error.body) : error instanceof Error ? error.message : ''

/** Whether the screen still stands, asked after something that took time. */
function useIsMounted(): () => boolean {
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return () => isMounted.current
}
