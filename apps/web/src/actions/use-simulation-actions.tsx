import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDeleteCalculation, useUpdateCalculation } from '../api/calculations.ts'
import { useDuplicateCalculation } from '../api/duplicate.ts'
import { useExportFile } from '../api/simulation-files.ts'
import { shownName } from '../i18n/default-names.ts'
import { useOneAtATime } from '../ui/one-at-a-time.ts'
import { ConfirmDialog } from '../ui/overlay/confirm-dialog.tsx'
import { notify } from '../ui/overlay/notify.ts'
import { DetailsDialog } from '../ui/simulation/details-dialog.tsx'

interface Listed {
  id: string
  name: string
  metadata: { projectName: string }
}

type Open = { dialog: 'delete' | 'details'; simulation: Listed } | null

export interface SimulationActions {
  duplicate: (simulation: Listed) => void
  changeDetails: (simulation: Listed) => void
  askDelete: (simulation: Listed) => void
  /** hands it to the browser's downloads */
  exportFile: (simulation: Listed) => void
  /** the simulation that is being duplicated */
  duplicating: string | null
  /** to be rendered once by the screen */
  dialogs: ReactNode
}

/** What can be done with a listed simulation: duplicate it and open the copy, change its details, delete it after asking. */
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
        <ConfirmDialog
          open
          danger
          title={t('Apagar a simulação «{{name}}»?', { name: shownName(open.simulation.name, t) })}
          text={t('A simulação e os seus resultados são apagados de vez.')}
          confirmLabel={t('Apagar')}
          busy={remove.isPending}
          onCancel={close}
          onConfirm={() =>
            void oneAtATime(async () => {
              try {
                await remove.mutateAsync(open.simulation.id)
                notify.success(t('Simulação apagada com sucesso.'))
              } catch {
                notify.error(t('Falha ao apagar a simulação. Tente novamente.'))
              }
              close()
            })
          }
        />
      )}
      {open.dialog === 'details' && (
        <DetailsDialog
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
