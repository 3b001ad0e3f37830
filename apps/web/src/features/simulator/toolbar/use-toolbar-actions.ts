import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useDeleteCalculation } from '../../../api/calculations.ts'
import { useDuplicateCalculation } from '../../../api/duplicate.ts'
import { descriptionOf } from '../../../api/problem.ts'
import { useExportFile } from '../../../api/simulation-files.ts'
import { useOneAtATime } from '../../../ui/one-at-a-time.ts'
import { notify } from '../../../ui/overlay/notify.ts'
import { NEW_ID } from '../model/simulation.ts'
import type { SimulatorState } from '../state/use-simulator.ts'

export function useToolbarActions(simulator: SimulatorState) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const copy = useDuplicateCalculation()
  const deletion = useDeleteCalculation()
  const exported = useExportFile()
  const { id } = simulator
  const canDuplicate = id !== NEW_ID && !copy.isPending

  const oneAtATime = useOneAtATime()

  const duplicate = () =>
    void oneAtATime(async () => {
      if (!canDuplicate) return
      // What saves itself, and a name that is being saved, is copied as well.
      await simulator.autosave.flush()
      await simulator.settled()
      try {
        const created = await copy.mutateAsync(id)
        notify.success(t('Simulação duplicada com sucesso.'))
        await navigate({ to: '/simulator/$simulation', params: { simulation: created.id } })
      } catch {
        notify.error(t('Erro ao duplicar simulação'))
      }
    })

  const exportFile = () =>
    void oneAtATime(async () => {
      if (id === NEW_ID) return
      await simulator.autosave.flush()
      await simulator.settled()
      try {
        await exported(id)
      } catch {
        notify.error(t('Falha ao descarregar a simulação. Tente novamente.'))
      }
    })

  /** `name`: typed by whoever takes its revisions away with it */
  const remove = (name?: string) =>
    oneAtATime(async () => {
      await simulator.settled()
      if (simulator.isTrial) {
        await simulator.restart()
        return
      }
      if (simulator.idNow() === NEW_ID) {
        simulator.discard()
        await navigate({ to: '/dashboard', ignoreBlocker: true, reloadDocument: true })
        return
      }
      try {
        await deletion.mutateAsync({ id: simulator.idNow(), ...(name !== undefined && { name }) })
        simulator.discard()
        notify.success(t('Simulação apagada com sucesso.'))
        await navigate({ to: '/dashboard', ignoreBlocker: true })
      } catch (error) {
        notify.error(t('Erro ao apagar simulação'), descriptionOf(error))
      }
    })

  return { canDuplicate, duplicate, canExport: id !== NEW_ID, exportFile, remove, isDeleting: deletion.isPending }
}
