import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { SimulatorState } from './state/use-simulator.ts'

/** The simulation was changed elsewhere, in another tab or on another device: which of the two versions stays? */
export function VersionConflict({ conflict }: { conflict: SimulatorState['conflict'] }) {
  const { t } = useTranslation()
  if (!conflict) return null
  return (
    <Dialog
      open
      onClose={conflict.close}
      wide
      title={t('A simulação foi alterada noutro lugar')}
      description={t(
        'Outra janela ou outro dispositivo salvou esta simulação depois de a ter aberto aqui. Nada foi ainda substituído.',
      )}
      footer={
        <>
          <Button onClick={conflict.close}>{t('Continuar a editar')}</Button>
          <Button onClick={() => void conflict.loadOther()}>{t('Carregar a outra versão')}</Button>
          <Button variant="primary" onClick={conflict.overwrite}>
            {t('Salvar a minha versão')}
          </Button>
        </>
      }
    />
  )
}
