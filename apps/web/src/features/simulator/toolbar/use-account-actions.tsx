import type { User } from '@madre/contract'
import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../../ui/overlay/notify.ts'
import type { MenuItem } from '../../../ui/overlay/overlay-props.ts'
import { NEW_ID } from '../model/simulation.ts'
import type { SimulatorState } from '../state/use-simulator.ts'
import type { AccountDialogProps } from './account-dialog.ts'

/** What an account takes from a simulation: items for its menus, and the dialog one of them has opened. Its code is loaded with the first press. */
export function useAccountActions(simulator: SimulatorState, user: User | null) {
  const { t } = useTranslation()
  const [Dialog, setDialog] = useState<ComponentType<AccountDialogProps> | null>(null)
  const open = async (code: Promise<ComponentType<AccountDialogProps>>) => {
    try {
      const loaded = await code
      setDialog(() => loaded)
    } catch {
      notify.error(t('Não foi possível abrir. Tente novamente.'))
    }
  }
  const shown: MenuItem[] =
    simulator.id === NEW_ID
      ? []
      : [
          {
            label: t('Partilhar…'),
            icon: 'share',
            onSelect: () => void open(import('./share-simulation.tsx').then((code) => code.ShareSimulation)),
          },
        ]
  const items: MenuItem[] = [
    ...shown,
    {
      label: t('Salvar como modelo…'),
      icon: 'save',
      onSelect: () => void open(import('./template-dialog.tsx').then((code) => code.TemplateDialog)),
    },
    {
      label: t('Usar como valores iniciais…'),
      icon: 'star',
      onSelect: () => void open(import('./start-values-dialog.tsx').then((code) => code.StartValuesDialog)),
    },
  ]
  return {
    items: user ? items : [],
    dialog: user && Dialog && <Dialog simulator={simulator} user={user} onClose={() => setDialog(null)} />,
  }
}
