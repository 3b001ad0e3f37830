import { useTranslation } from 'react-i18next'
import { useUpdateCalculation } from '../../../api/calculations.ts'
import { notify } from '../../../ui/overlay/notify.ts'
import { isMissing } from './api-refusals.ts'
import { atLeast } from './busy.ts'
import type { Details } from './use-known.ts'
import type { Desk } from './use-save.ts'

/** Giving a simulation its name and its project; answers whether it worked. */
export function useNaming({ known, draft, steps, work, save, isRefused }: Desk) {
  const { t } = useTranslation()
  const patch = useUpdateCalculation()

  const rename = async (id: string, change: Partial<Details>) => {
    try {
      const saved = await patch.mutateAsync({ id, change })
      known.is(saved)
      draft.follow(saved)
      return true
    } catch (error) {
      if (isMissing(error)) return 'gone'
      notify.error(t('Erro ao salvar simulação'))
      return false
    }
  }

  /** A new simulation is saved in full. */
  const saveNamed = async (change: Partial<Details>) => {
    if (isRefused(steps.now())) return false
    const saved = await atLeast(save({ with: change }))
    if (!saved || typeof saved === 'string') return false
    await steps.takeAddress()
    return true
  }

  return async (change: Partial<Details>): Promise<boolean> => {
    const outcome = await work.beside(() => {
      const { id } = known.now() ?? {}
      return id === undefined ? saveNamed(change) : rename(id, change)
    })
    if (outcome !== 'gone') return outcome
    await work.perform(async () => {
      if (known.now()) return 'gone'
      const saved = await save({ with: change })
      return typeof saved === 'string' ? saved : saved && steps.takeAddress
    })
    return false
  }
}
