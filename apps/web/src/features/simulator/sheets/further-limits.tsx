import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyExtra } from '../../../ui/lazy-extra.tsx'
import folded from '../fields/point-load-fields.module.css'
import type { SheetProps } from '../fields/section.tsx'
import styles from './further-limits.module.css'

const FurtherLimitList = lazyExtra(() => import('./further-limit-list.tsx'))

/** Deflection limits beside the first one; folded away as long as there are none, and then their fields are not loaded. */
export function FurtherLimits(props: SheetProps) {
  const { t } = useTranslation()
  const { length } = props.values.furtherDeflections
  const [isOpen, setOpen] = useState(length > 0)
  return (
    <details className={styles.details} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {t('Mais limites')}
        <span className={folded.count}>{length === 0 ? t('ainda nenhum') : length}</span>
      </summary>
      {isOpen && <FurtherLimitList {...props} />}
    </details>
  )
}
