import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import {
  calculationQuery,
  type StoredCalculation,
  useCreateCalculation,
  useStartCalculation,
  useUpdateCalculation,
} from '../../../api/calculations.ts'
import { useCatalogue } from '../../../api/catalogue.ts'
import { ApiError } from '../../../api/problem.ts'
import { notify } from '../../../ui/overlay/notify.ts'
import { NEW_ID, newSimulation } from '../model/simulation.ts'
import { isStepEnabled, type Step } from '../model/steps.ts'
import { toRequest } from '../model/to-request.ts'
import { draftKey } from './local-drafts.ts'
import { refuseFaults } from './refuse-faults.ts'
import { announce, useStatusNotifications } from './status-notifications.ts'
import { useDraft } from './use-draft.ts'
import { useWork } from './use-work.ts'

/** Most calculations end within moments: the first looks at one come before the regular ones every 5 seconds. */
const FIRST_LOOKS_MS = [400, 400, 600]

export interface Details {
  name: string
  project: string
}

/** One simulation being edited: its values, its details, and everything that can be done with it. */
export function useSimulator({
  calculation,
  userId,
  step,
}: {
  /** undefined for a new simulation */
  calculation: StoredCalculation | undefined
  userId: string
  step: Step
}) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const client = useQueryClient()
  const create = useCreateCalculation()
  const patch = useUpdateCalculation()
  const start = useStartCalculation()
  const id = calculation?.id ?? NEW_ID
  const { data: catalogue } = useCatalogue()
  const grades = useMemo(() => catalogue?.steels.map((s) => s.id), [catalogue])
  const draft = useDraft(calculation, draftKey(userId, id), grades)
  const { isBusy, busily, perform, conflict } = useWork(id, draft.adopt)
  useStatusNotifications(calculation)

  const fresh = newSimulation()
  const details: Details = {
    name: calculation?.name ?? fresh.name,
    project: calculation?.project ?? fresh.project,
  }

  const go = (to: Step, { as = id, replace = false } = {}) =>
    navigate({
      to: '/simulator/$simulation',
      params: { simulation: as },
      search: (search) => ({ ...search, step: to }),
      hash: 'toolbar',
      replace,
      ignoreBlocker: true,
    })

  /** Creates or changes the simulation on the server; the error is told, null then. */
  const save = async ({
    with: given = {},
    overwrite = false,
  }: {
    with?: Partial<Details>
    overwrite?: boolean
  } = {}) => {
    const { name, project } = { ...details, ...given }
    const request = toRequest(draft.draft, {
      project,
      description: calculation?.description ?? '',
      date: new Date().toISOString(),
    })
    try {
      const saved = calculation
        ? await patch.mutateAsync({ id, change: { name, request }, ifMatch: overwrite ? null : draft.etag })
        : await create.mutateAsync({ name, request })
      draft.markSaved(saved)
      return saved
    } catch (error) {
      if (error instanceof ApiError && error.code === 'StaleVersion') return 'conflict' as const
      notify.error(t('Falha ao salvar a simulação. Tente novamente.'), bodyOf(error))
      return null
    }
  }

  const startCalculation = async (of: string): Promise<boolean> => {
    try {
      await start.mutateAsync(of)
      return true
    } catch (error) {
      notify.error(t('Falha ao calcular a simulação. Tente novamente.'), bodyOf(error))
      return false
    }
  }

  const firstLooks = async (of: string): Promise<StoredCalculation | undefined> => {
    let seen: StoredCalculation | undefined
    for (const wait of FIRST_LOOKS_MS) {
      await new Promise((resolve) => setTimeout(resolve, wait))
      seen = await client.fetchQuery({ ...calculationQuery(of), staleTime: 0 }).catch(() => undefined)
      if (seen?.calculationStatus !== 'IN_PROGRESS') break
    }
    return seen
  }

  /** A new simulation takes its address over; its earlier steps lie behind it in the history. */
  const moveOn = async (saved: StoredCalculation, to: Step) => {
    if (id === NEW_ID) await go(step, { as: saved.id, replace: true })
    await go(to, { as: saved.id })
  }

  /** Whether what is saved or calculated would lose a load: that is said then, and the step is shown where it is set right. */
  const isRefused = (savedFrom?: Step): boolean => {
    const faulty = refuseFaults(t, draft.draft.values, savedFrom)
    if (faulty && faulty !== step) void go(faulty)
    return faulty !== null
  }

  /** Saves what is not saved and goes to the step. */
  const saveAndGo = async (to: Step) => {
    if (isRefused(step)) return
    if (calculation && !draft.isDirty) return void (await go(to))
    await perform(async (overwrite) => {
      const saved = await save({ overwrite })
      return saved === 'conflict' ? saved : saved && (() => moveOn(saved, to))
    })
  }

  /** Saves what is not saved, starts the calculation and goes to the results. */
  const calculate = async () => {
    if (isRefused()) return
    await perform(async (overwrite) => {
      const saved = calculation && !draft.isDirty ? calculation : await save({ overwrite })
      if (!saved || saved === 'conflict') return saved
      if (saved.calculationStatus === 'IN_PROGRESS') return () => moveOn(saved, 'results')
      if (!(await startCalculation(saved.id)))
        return id === NEW_ID ? () => go(step, { as: saved.id, replace: true }) : null
      announce(t, await firstLooks(saved.id))
      return () => moveOn(saved, 'results')
    })
  }

  /** Name and project alone; a new simulation is saved in full. Answers whether it worked. */
  const saveDetails = async (change: Partial<Details>): Promise<boolean> => {
    if (calculation) {
      try {
        await patch.mutateAsync({ id, change })
        return true
      } catch {
        notify.error(t('Erro ao salvar simulação'))
        return false
      }
    }
    if (isRefused(step)) return false
    const saved = await busily(() => save({ with: change }))
    if (!saved || saved === 'conflict') return false
    await go(step, { as: saved.id, replace: true })
    return true
  }

  const restart = async () => {
    if (calculation) {
      await navigate({ to: '/simulator/$simulation', params: { simulation: NEW_ID } })
      return
    }
    draft.discard()
    await go('general')
    window.scrollTo({ top: 0 })
  }

  const requestStep = (to: Step) => {
    if (!isStepEnabled(to, id)) {
      notify.error(t('Não é possível visualizar os resultados sem salvar a simulação.'))
      return
    }
    void navigate({
      to: '/simulator/$simulation',
      params: { simulation: id },
      search: (search) => ({ ...search, step: to }),
      hash: 'toolbar',
    })
  }

  return {
    id,
    details,
    ...draft,
    isBusy,
    save,
    busily,
    go,
    isRefused: () => isRefused(step),
    saveAndGo,
    calculate,
    saveDetails,
    restart,
    requestStep,
    conflict,
  }
}

export type SimulatorState = ReturnType<typeof useSimulator>

const bodyOf = (error: unknown) =>
  error instanceof ApiError ? (error.description ?? error.body) : error instanceof Error ? error.message : ''
