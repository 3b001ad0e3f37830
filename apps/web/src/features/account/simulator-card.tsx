import type { User } from '@madre/contract'
import { useTranslation } from 'react-i18next'
import { useUpdateMe } from '../../api/account.ts'
import { ApiError } from '../../api/problem.ts'
import { Switch } from '../../ui/form/checkbox.tsx'
import { notify } from '../../ui/overlay/notify.ts'
import { Card } from '../../ui/page/card.tsx'
import { StartValuesList } from './start-values.tsx'

/** How the user works in the simulator, on every device. */
export function SimulatorCard({ user }: { user: User }) {
  const { t } = useTranslation()
  const update = useUpdateMe()
  const autosave = update.isPending ? (update.variables.autosave ?? user.autosave) : user.autosave
  const change = (next: boolean) =>
    update.mutate(
      { autosave: next },
      {
        onError: (error) =>
          notify.error(t('Erro ao guardar os dados.'), error instanceof ApiError ? error.description : undefined),
      },
    )
  return (
    <Card title={t('Simulador')}>
      <Switch
        label={t('Salvar automaticamente')}
        hint={t(
          'Dois segundos depois da última alteração. Onde um resultado ficaria desatualizado nada é salvo: as alterações esperam neste dispositivo até as salvar.',
        )}
        checked={autosave}
        onChange={change}
      />
      <StartValuesList user={user} />
    </Card>
  )
}
