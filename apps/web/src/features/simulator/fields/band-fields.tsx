import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { type GridRow, NumberGrid } from '../grid/number-grid.tsx'
import { BOUNDS } from '../model/bounds.ts'
import { bandLengthMax } from '../model/span-rules.ts'
import type { Triple } from '../model/values.ts'
import styles from './band-fields.module.css'

export interface BandBlock {
  id: string
  /** e.g. "Pressure" */
  label: string
  loads: Triple
  lengths: Triple
  setLoad: (band: number, value: number) => void
  setLength: (band: number, value: number) => void
}

/** Three consecutive bands from the left end, a column each: load and length of every block; a length takes at most what is left of the line. */
export function BandFields({ label, total, blocks }: { label: string; total: number; blocks: BandBlock[] }) {
  const { t } = useTranslation()
  const format = useFormat()
  const rows = blocks.flatMap((block): GridRow[] => [
    {
      id: `${block.id}-load`,
      label: block.label,
      name: `${label}: ${block.label}`,
      bounds: () => BOUNDS.load,
      value: (c) => block.loads[c] ?? 0,
      set: (c, value) => block.setLoad(c, value),
    },
    {
      id: `${block.id}-length`,
      label: t('sobre um comprimento'),
      name: `${label}: ${block.label}, ${t('Comprimento')}`,
      bounds: (c) => ({ ...BOUNDS.band, max: bandLengthMax(total, block.lengths, c) }),
      value: (c) => block.lengths[c] ?? 0,
      set: (c, value) => block.setLength(c, value),
    },
  ])
  return (
    <div>
      <NumberGrid
        label={label}
        columns={[1, 2, 3].map((n) => ({ id: String(n), title: t('Faixa {{n}}', { n }) }))}
        rows={rows}
      />
      <p className={styles.hint}>
        {blocks.some((b) => b.loads.some((load, i) => load !== 0 && b.lengths[i] === 0)) &&
          `${t('Uma faixa sem comprimento não conta; sem nenhum comprimento, a faixa 1 vale em toda a linha.')} `}
        {t('A partir da extremidade esquerda; a linha tem {{length}} m.', { length: format.number(total, 2, true) })}
      </p>
    </div>
  )
}
