import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import type { SimulatorState } from './state/use-simulator.ts'

/** The simulation was changed elsewhere, in another tab or on another device: which of the two versions stays? */
export function VersionConflict({ conflict }: { conflict: SimulatorState['conflict'] }) {
  const { t } = useTranslation()
  const format = useFormat()
  if (!conflict) return null
  return (
    <Dialog
      open
      onClose={conflict.close}
      wide
      title={t('A simulação foi alterada noutro lugar')}
      description={[
        t(
          'Outra janela ou outro dispositivo salvou esta simulação depois de a ter aberto aqui. Nada foi ainda substituído.',
        ),
        conflict.savedAt &&
          t('A outra versão foi salva em {{date}}, às {{time}}.', {
            date: format.date(conflict.savedAt),
            time: format.time(conflict.savedAt),
          }),
      ]
        .filter(Boolean)
        .join(' ')}
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
