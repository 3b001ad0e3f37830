import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import type { SimulatorState } from './state/use-simulator.ts'

/** The simulation was deleted elsewhere while it was edited here: what stands in the form need not be lost with it. */
export function DeletedElsewhere({ gone }: { gone: SimulatorState['gone'] }) {
  const { t } = useTranslation()
  if (!gone) return null
  return (
    <Dialog
      open
      onClose={gone.close}
      wide
      title={t('A simulação já não existe')}
      description={t(
        'Foi apagada noutra janela ou noutro dispositivo. O que está no formulário pode ser salvo como uma simulação nova.',
      )}
      footer={
        <>
          <Button onClick={gone.close}>{t('Continuar a editar')}</Button>
          <Button variant="primary" onClick={gone.saveAsNew}>
            {t('Salvar como nova')}
          </Button>
        </>
      }
    />
  )
}
