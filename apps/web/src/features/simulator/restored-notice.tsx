import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/button.tsx'
import styles from './simulator.module.css'
import type { SimulatorState } from './state/use-simulator.ts'

/** Changes of an earlier visit that were never saved stand in the form: from when they are, and whether they stay. */
export function RestoredNotice({ simulator }: { simulator: SimulatorState }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { restoredFrom } = simulator
  const isOfToday = restoredFrom !== null && format.date(restoredFrom) === format.date(new Date().toISOString())
  const when = restoredFrom && [isOfToday ? '' : format.date(restoredFrom), format.time(restoredFrom)].join(' ').trim()
  return (
    <div className={styles.notice} role="status">
      <span>
        {when ? t('Rascunho não salvo de {{when}}, recuperado.', { when }) : t('Rascunho não salvo, recuperado.')}
      </span>
      <span className={styles.noticeActions}>
        <Button compact onClick={simulator.keepRestored}>
          {t('Manter')}
        </Button>
        <Button compact onClick={simulator.discard}>
          {t('Descartar alterações')}
        </Button>
      </span>
    </div>
  )
}
