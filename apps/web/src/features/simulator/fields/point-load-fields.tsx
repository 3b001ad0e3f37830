import type { WordKey } from '@madre/words/keys'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useHelp } from '../../../ui/form/help.tsx'
import { NumberGrid } from '../grid/number-grid.tsx'
import { HELP } from '../help-texts.ts'
import { BOUNDS } from '../model/bounds.ts'
import { idOf, type Loads, pointLoadsOn, withPointLoads } from '../model/point-loads.ts'
import type { PointLoad, Values } from '../model/values.ts'
import styles from './point-load-fields.module.css'
import { spanColumns } from './span-columns.ts'

/** Two forces a span with their places; folded away as long as there are none. */
export function PointLoadFields({
  spans,
  list,
  onChange,
}: {
  spans: Values['spans']
  list: PointLoad[]
  onChange: (rule: (list: PointLoad[], spans: Values['spans']) => PointLoad[]) => void
}) {
  const { t } = useTranslation()
  const hintId = useId()
  const help = useHelp(t(HELP.pointLoads), hintId)
  const { line, columns } = spanColumns(t, spans)
  const loadsOn = (c: number) => pointLoadsOn(list, idOf(line[c]!))
  const row = (part: 0 | 1 | 2 | 3, label: string) => ({
    id: label,
    label,
    bounds: () => (part < 2 ? BOUNDS.pointLoad : BOUNDS.position),
    value: (c: number) => loadsOn(c)[part],
    set: (c: number, value: number) =>
      onChange((current, now) => {
        const id = idOf(line[c]!)
        const loads: Loads = [...pointLoadsOn(current, id)]
        loads[part] = value
        return withPointLoads(current, now, id, loads)
      }),
  })
  return (
    <details className={styles.details} open={list.length > 0 || undefined} {...help.area}>
      <summary>
        {t('pointLoads' satisfies WordKey)}
        <span className={styles.count}>
          {list.length === 0 ? t('nenhuma') : t('{{count}} vãos', { count: targets(list) })}
        </span>
      </summary>
      <p className={styles.hint}>
        <span id={hintId}>{t('Forças verticais nesta madre. L1 e L2 a partir da extremidade esquerda do vão.')}</span>
        {help.button}
      </p>
      {help.words}
      <NumberGrid
        label={t('pointLoads' satisfies WordKey)}
        columns={columns}
        rows={[row(0, 'P1'), row(2, 'L1'), row(1, 'P2'), row(3, 'L2')]}
      />
    </details>
  )
}

const targets = (list: PointLoad[]) => new Set(list.flatMap((p) => p.targetSpans)).size
