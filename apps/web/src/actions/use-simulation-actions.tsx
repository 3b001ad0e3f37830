import type { RevisionMark } from '@madre/contract'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDeleteCalculation, useUpdateCalculation } from '../api/calculations.ts'
import { useDuplicateCalculation } from '../api/duplicate.ts'
import { descriptionOf } from '../api/problem.ts'
import { useExportFile } from '../api/simulation-files.ts'
import { useOneAtATime } from '../ui/one-at-a-time.ts'
import { notify } from '../ui/overlay/notify.ts'
import { DeleteDialog } from '../ui/simulation/delete-dialog.tsx'
import { DetailsWithTitle } from './revision/details-with-title.tsx'

interface Listed {
  id: string
  name: string
  metadata: { projectName: string }
  revision: RevisionMark | null
}

type Open = { dialog: 'delete' | 'details'; simulation: Listed } | null

export interface SimulationActions {
  duplicate: (simulation: Listed) => void
  changeDetails: (simulation: Listed) => void
  askDelete: (simulation: Listed) => void
  /** saves it in the browser's downloads */
  exportFile: (simulation: Listed) => void
  /** the simulation being duplicated */
  duplicating: string | null
  /** rendered once by the screen */
  dialogs: ReactNode
}

/** Actions on a listed simulation: duplicate it and open the copy, change its details, delete it after a question. */
export function useSimulationActions(): SimulationActions {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const duplicate = useDuplicateCalculation()
  const remove = useDeleteCalculation()
  const update = useUpdateCalculation()
  const exportFile = useExportFile()
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const oneAtATime = useOneAtATime()

  const dialogs = open && (
    <>
      {open.dialog === 'delete' && (
        <DeleteDialog
          name={open.simulation.name}
          isIssued={open.simulation.revision !== null}
          busy={remove.isPending}
          onCancel={close}
          onConfirm={(name) =>
            void oneAtATime(async () => {
              try {
                await remove.mutateAsync({ id: open.simulation.id, ...(name !== undefined && { name }) })
                notify.success(t('Simulação apagada com sucesso.'))
              } catch (error) {
                notify.error(t('Falha ao apagar a simulação. Tente novamente.'), descriptionOf(error))
              }
              close()
            })
          }
        />
      )}
      {open.dialog === 'details' && (
        <DetailsWithTitle
          name={open.simulation.name}
          project={open.simulation.metadata.projectName}
          busy={update.isPending}
          onClose={close}
          onSave={(change) =>
            void oneAtATime(async () => {
              try {
                await update.mutateAsync({ id: open.simulation.id, change })
                close()
              } catch {
                notify.error(t('Erro ao salvar simulação'))
              }
            })
          }
        />
      )}
    </>
  )

  return {
    duplicate: (simulation) =>
      void oneAtATime(async () => {
        try {
          const copy = await duplicate.mutateAsync(simulation.id)
          notify.success(t('Simulação duplicada com sucesso.'))
          await navigate({ to: '/simulator/$simulation', params: { simulation: copy.id } })
        } catch {
          notify.error(t('Falha ao duplicar a simulação. Tente novamente.'))
        }
      }),
    changeDetails: (simulation) => setOpen({ dialog: 'details', simulation }),
    askDelete: (simulation) => setOpen({ dialog: 'delete', simulation }),
    exportFile: (simulation) =>
      void oneAtATime(async () => {
        try {
          await exportFile(simulation.id)
        } catch {
          notify.error(t('Falha ao descarregar a simulação. Tente novamente.'))
        }
      }),
    duplicating: duplicate.isPending ? (duplicate.variables ?? null) : null,
    dialogs,
  }
}
