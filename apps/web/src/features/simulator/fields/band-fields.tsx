import type { WordKey } from '@madre/words/keys'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { GridErrors } from '../grid/grid-errors.tsx'
import type { GridRow } from '../grid/grid-row.ts'
import { NumberGrid } from '../grid/number-grid.tsx'
import {
  bandLengthMax,
  bandSum,
  bandsWithoutLength,
  exceedsLine,
  isFirstTheRest,
  withBandLengths,
} from '../model/band-rules.ts'
import { BOUNDS } from '../model/bounds.ts'
import type { Triple } from '../model/values.ts'
import { BandBar } from './band-bar.tsx'
import styles from './band-fields.module.css'

interface BandBlock {
  id: string
  /** e.g. "Pressure" */
  label: string
  loads: Triple
  /** what a minus typed into a load is answered with */
  minus: string
  lengths: Triple
  setLoad: (band: number, value: number) => void
  /** of all bands at once: they depend on one another */
  setLengths: (lengths: Triple) => void
}

/**
 * Three consecutive bands from the left end, a column each: load and length of every block. As long as band 1 is the whole line, or what
 * the others left of it, it gives way to them; else a length takes at most what is left of the line.
 */
export function BandFields({
  label,
  total,
  rest,
  blocks,
}: {
  label: string
  total: number
  /** what acts beyond the last band, in words */
  rest: string
  blocks: BandBlock[]
}) {
  const { t } = useTranslation()
  const format = useFormat()
  const [given, setGiven] = useState<Record<string, Triple>>({})
  const metres = (m: number) => format.typed(m, 2)
  const tooLong = (lengths: Triple) =>
    t('As faixas ({{terms}} m) somam {{sum}} m; a linha tem {{length}} m.', {
      terms: lengths.map(metres).join(' + '),
      sum: metres(bandSum(lengths)),
      length: metres(total),
    })
  const rows = blocks.flatMap((block): GridRow[] => {
    const firstIsRest = isFirstTheRest(total, block.lengths, given[block.id] ?? null)
    const used = (c: number) => total - bandLengthMax(total, block.lengths, c, firstIsRest)
    const take = (cells: { column: number; value: number }[]): string | null => {
      const next = withBandLengths(total, block.lengths, cells, firstIsRest)
      if (exceedsLine(total, next)) return tooLong(next)
      const { [block.id]: _, ...others } = given
      const isGiven = firstIsRest && !cells.some((cell) => cell.column === 0)
      setGiven(isGiven ? { ...others, [block.id]: next } : others)
      block.setLengths(next)
      return null
    }
    return [
      {
        id: `${block.id}-load`,
        label: block.label,
        name: `${label}: ${block.label}`,
        bounds: () => BOUNDS.wind,
        minus: block.minus,
        value: (c) => block.loads[c] ?? 0,
        set: (c, value) => block.setLoad(c, value),
      },
      {
        id: `${block.id}-length`,
        label: t('sobre um comprimento'),
        name: `${label}: ${block.label}, ${t('length' satisfies WordKey)}`,
        bounds: (c) => ({ ...BOUNDS.band, max: bandLengthMax(total, block.lengths, c, firstIsRest) }),
        pasteBounds: () => BOUNDS.band,
        value: (c) => block.lengths[c] ?? 0,
        set: (column, value) => take([{ column, value }]),
        fill: take,
        why: (c) =>
          used(c) > 0
            ? t('As outras faixas ocupam {{used}} m dos {{length}} m da linha.', {
                used: metres(used(c)),
                length: metres(total),
              })
            : undefined,
      },
    ]
  })
  const faults = blocks.flatMap((block) => {
    if (exceedsLine(total, block.lengths)) return [format.labelled(block.label, tooLong(block.lengths))]
    return bandsWithoutLength(block.loads, block.lengths).map((band) =>
      t(
        '{{block}}, faixa {{n}}: tem carga ({{load}} kN/m²) mas não tem comprimento, e não atuaria. Dê-lhe um comprimento ou ponha a carga a 0.',
        { block: block.label, n: band + 1, load: metres(block.loads[band] ?? 0) },
      ),
    )
  })
  const givenWay = blocks.filter(
    ({ id, lengths }) => given[id] && isFirstTheRest(total, lengths, given[id]) && bandSum(lengths) > (lengths[0] ?? 0),
  )
  /** How the bands fill the line and what happens to the rest. */
  const filling = (lengths: Triple) => {
    const left = total - bandSum(lengths)
    const given = lengths.filter((l) => l > 0)
    const bands = t('{{terms}} m de {{length}} m', { terms: given.map(metres).join(' m + '), length: metres(total) })
    return left > 1e-6
      ? `${bands}. ${t('Resto ({{rest}} m): {{what}}.', { rest: metres(left), what: rest })}`
      : `${bands}.`
  }
  const filled = blocks.filter(({ lengths }) => bandSum(lengths) > 0)
  return (
    <div>
      <NumberGrid
        label={label}
        columns={[1, 2, 3].map((n) => ({ id: String(n), title: t('bandNumber' satisfies WordKey, { n }) }))}
        rows={rows}
      />
      {faults.length > 0 && <GridErrors errors={faults} />}
      {filled.map(({ id, label: block, lengths }) => (
        <div key={id} className={styles.filling}>
          <p className={styles.hint}>{format.labelled(block, filling(lengths))}</p>
          <BandBar total={total} lengths={lengths} />
        </div>
      ))}
      <p className={styles.hint} role="status">
        {givenWay
          .map(({ label: block, lengths }) =>
            t('{{block}}: a faixa 1 fica com o que as outras deixam da linha, {{length}} m.', {
              block,
              length: metres(lengths[0]),
            }),
          )
          .join(' ')}
      </p>
      <p className={styles.hint}>
        {blocks.some((b) => b.loads[0] !== 0 && b.lengths.every((l) => l === 0)) &&
          `${t('Sem nenhum comprimento, a faixa 1 vale em toda a linha.')} `}
        {t('A partir da extremidade esquerda; a linha tem {{length}} m.', { length: metres(total) })}
      </p>
    </div>
  )
}
