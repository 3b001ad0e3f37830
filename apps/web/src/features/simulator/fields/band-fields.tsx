import type { WordKey } from '@madre/words/keys'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Format, useFormat } from '../../../i18n/format.ts'
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
import styles from './band-fields.module.css'

interface BandBlock {
  id: string
  /** e.g. "Pressure" */
  label: string
  loads: Triple
  /** the answer to a minus typed into a load */
  minus: string
  lengths: Triple
  setLoad: (band: number, value: number) => void
  /** for all bands at once: they depend on each other */
  setLengths: (lengths: Triple) => void
}

interface BandFieldsProps {
  label: string
  total: number
  /** what acts beyond the last band, in words */
  rest: string
  blocks: BandBlock[]
}

const tooLongText = (lengths: Triple, total: number, t: TFunction, format: Format) =>
  t('As faixas ({{terms}} m) somam {{sum}} m; a linha tem {{length}} m.', {
    terms: lengths.map((m) => format.typed(m, 2)).join(' + '),
    sum: format.typed(bandSum(lengths), 2),
    length: format.typed(total, 2),
  })

/** Errors of the bands of a block: longer than the line, or a load without length. */
function faultsOf(block: BandBlock, total: number, t: TFunction, format: Format): string[] {
  if (exceedsLine(total, block.lengths))
    return [format.labelled(block.label, tooLongText(block.lengths, total, t, format))]
  return bandsWithoutLength(block.loads, block.lengths).map((band) =>
    t(
      '{{block}}, faixa {{n}}: tem carga ({{load}} kN/m²) mas não tem comprimento, e não atuaria. Dê-lhe um comprimento ou ponha a carga a 0.',
      { block: block.label, n: band + 1, load: format.typed(block.loads[band] ?? 0, 2) },
    ),
  )
}

/**
 * Three consecutive bands from the left end, a column each: load and length of every block. While band 1 is the whole line, or the rest
 * left by the others, it yields to them; otherwise a length is limited to the rest of the line.
 */
export function BandFields({ label, total, rest, blocks }: BandFieldsProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const [given, setGiven] = useState<Record<string, Triple>>({})
  const metres = (m: number) => format.typed(m, 2)
  const rows = blocks.flatMap((block): GridRow[] => {
    const firstIsRest = isFirstTheRest(total, block.lengths, given[block.id] ?? null)
    const used = (c: number) => total - bandLengthMax(total, block.lengths, c, firstIsRest)
    const take = (cells: { column: number; value: number }[]): string | null => {
      const next = withBandLengths(total, block.lengths, cells, firstIsRest)
      if (exceedsLine(total, next)) return tooLongText(next, total, t, format)
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
  const faults = blocks.flatMap((block) => faultsOf(block, total, t, format))
  const givenWay = blocks.filter(
    ({ id, lengths }) => given[id] && isFirstTheRest(total, lengths, given[id]) && bandSum(lengths) > (lengths[0] ?? 0),
  )
  return (
    <div>
      <NumberGrid
        label={label}
        columns={[1, 2, 3].map((n) => ({ id: String(n), title: t('bandNumber' satisfies WordKey, { n }) }))}
        rows={rows}
      />
      {faults.length > 0 && <GridErrors errors={faults} />}
      {blocks
        .filter(({ lengths }) => bandSum(lengths) > 0)
        .map(({ id, label: block, lengths }) => (
          <Filling key={id} block={block} lengths={lengths} total={total} rest={rest} />
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

function Filling({ block, lengths, total, rest }: { block: string; lengths: Triple; total: number; rest: string }) {
  const { t } = useTranslation()
  const format = useFormat()
  const metres = (m: number) => format.typed(m, 2)
  const left = total - bandSum(lengths)
  const given = lengths.filter((l) => l > 0)
  const bands = t('{{terms}} m de {{length}} m', { terms: given.map(metres).join(' m + '), length: metres(total) })
  const words =
    left > 1e-6 ? `${bands}. ${t('Resto ({{rest}} m): {{what}}.', { rest: metres(left), what: rest })}` : `${bands}.`
  return (
    <div className={styles.filling}>
      <p className={styles.hint}>{format.labelled(block, words)}</p>
      <BandBar total={total} lengths={lengths} />
    </div>
  )
}

/** The line from end to end with the bands on it, as long as they are; what is left of it is dashed. The words beside it say the same. */
function BandBar({ total, lengths }: { total: number; lengths: Triple }) {
  const sum = bandSum(lengths)
  const whole = Math.max(total, sum)
  const rest = Math.max(0, total - sum)
  const share = (length: number) => ({ width: `${(100 * length) / whole}%` })
  if (whole === 0) return null
  return (
    <div className={styles.bar} aria-hidden="true">
      {lengths.map((length, i) =>
        length > 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a band is its place
          <span key={i} className={styles.band} data-band={i + 1} style={share(length)}>
            {i + 1}
          </span>
        ) : null,
      )}
      {rest > 1e-6 && <span className={styles.rest} style={share(rest)} />}
    </div>
  )
}
