import type { Costs } from '@madre/contract'
import { CHECK_CODES, type CheckCode, type Solution } from '@madre/engine'
import type { WordKey } from '@madre/words/keys'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useWords } from '../../../i18n/facade.ts'
import type { Format } from '../../../i18n/format.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { scrollFade } from '../../../ui/page/scroll-fade.ts'
import { massesText, solutionName, thicknessesText } from '../../../ui/simulation/solution-name.ts'
import { ChooseButton } from '../answer/choose-button.tsx'
import { useResults } from '../engine/results-context.ts'
import { checkName } from '../model/check-names.ts'
import { costColumns, costOf, costPerM2 } from '../model/costs.ts'
import { areInPieces, longestPieceM, pieceCount } from '../model/pieces.ts'
import table from '../table.module.css'
import { Verdict } from '../verdict.tsx'
import styles from './compare.module.css'

interface Row {
  head: ReactNode
  cell: (s: Solution) => ReactNode
  /** smaller is better: the smallest value is marked */
  value?: (s: Solution) => number | null
}

const numberOrDash = (value: number | null, format: Format) => (value === null ? '–' : format.number(value, 2, true))
const largest = (s: Solution) => Math.max(0, ...s.reactions.map((r) => r.maxKn))
const uplift = (s: Solution) => Math.max(0, ...s.reactions.map((r) => -r.minKn))

/** The compared values, and their formats. */
interface Compared {
  solutions: Solution[]
  t: TFunction
  format: Format
  costs: Costs | null
}

const measured = (name: string, unit: string) => (
  <>
    {name}
    <span className="unit"> [{unit}]</span>
  </>
)

function pieceRows({ t, format }: Compared): Row[] {
  return [
    { head: t('pieces' satisfies WordKey), cell: (s) => format.number(pieceCount(s), 0) },
    {
      head: measured(t('longestPiece' satisfies WordKey), 'm'),
      cell: (s) => format.number(longestPieceM(s), 3, true),
    },
    {
      head: measured(`${t('weight' satisfies WordKey)}, ${t('jointWeight' satisfies WordKey)}`, 'kg'),
      cell: (s) => format.number(s.jointWeightKg ?? 0, 1, true),
    },
  ]
}

function costRows({ costs, t, format }: Compared): Row[] {
  return costColumns(costs).flatMap((column): Row[] => {
    const [name, of] = column === 'price' ? [t('Preço'), costs?.currency ?? ''] : [t('CO2e'), 'kg']
    const rows: [string, (s: Solution) => number | null][] = [
      [of, (s) => costOf(column, costs, s)],
      [`${of}/m²`, (s) => costPerM2(column, costs, s)],
    ]
    return rows.map(([per, value]) => ({
      head: measured(name, per),
      cell: (s) => numberOrDash(value(s), format),
      value,
    }))
  })
}

function propertyRows(said: Compared): Row[] {
  const { solutions, t, format } = said
  return [
    { head: t('Estado'), cell: (s) => <Verdict solution={s} /> },
    {
      head: t('utilisation' satisfies WordKey),
      cell: (s) => format.utilisation(s.utilisation),
      value: (s) => s.utilisation,
    },
    { head: t('governing' satisfies WordKey), cell: (s) => (s.governing ? t(checkName(s.governing, s)) : '–') },
    {
      head: measured(t('mass' satisfies WordKey), 'kg/m'),
      cell: (s) => massesText(s, format),
      value: (s) => s.massPerMetreKg,
    },
    {
      head: measured(t('Peso da linha'), 'kg'),
      cell: (s) => format.number(s.alignmentWeightKg, 1, true),
      value: (s) => s.alignmentWeightKg,
    },
    {
      head: measured(t('Peso estimado'), 'kg/m²'),
      cell: (s) => format.number(s.estimatedWeightKgM2, 2, true),
      value: (s) => s.estimatedWeightKgM2,
    },
    {
      head: measured(t('height' satisfies WordKey), 'mm'),
      cell: (s) => format.number(s.heightMm, 1),
      value: (s) => s.heightMm,
    },
    {
      head: measured(t('thickness' satisfies WordKey), 'mm'),
      cell: (s) => thicknessesText(s, format),
    },
    ...costRows(said),
    ...(areInPieces(solutions) ? pieceRows(said) : []),
    { head: t('steel' satisfies WordKey), cell: (s) => s.steel },
    {
      head: measured(t('largestReaction' satisfies WordKey), 'kN'),
      cell: (s) => (s.reactions.length > 0 ? format.number(largest(s), 2, true) : '–'),
    },
    {
      head: measured(t('Maior arrancamento'), 'kN'),
      cell: (s) => (s.reactions.length > 0 ? format.number(uplift(s), 2, true) : '–'),
    },
  ]
}

function checkRows({ solutions, t, format }: Compared): Row[] {
  return CHECK_CODES.filter((code) => solutions.some((s) => checkOf(s, code)?.utilisation != null)).map((code) => ({
    head: t(checkName(code, solutions[0]!)),
    cell: (s) => <CheckCell solution={s} code={code} format={format} />,
    value: (s) => checkOf(s, code)?.utilisation ?? null,
  }))
}

interface CompareProps {
  solutions: Solution[]
  format: Format
  onRemove: (s: Solution) => void
}

/** Properties and checks as rows, solutions as columns; the best value of a row is marked. */
export function CompareTable({ solutions, format, onRemove }: CompareProps) {
  const { t } = useWords()
  const { costs } = useResults()
  return (
    <div ref={scrollFade} className={classNames(styles.scroll, 'fades')}>
      <table className={classNames(table.table, styles.table)}>
        <Heads solutions={solutions} format={format} onRemove={onRemove} />
        <Rows rows={propertyRows({ solutions, t, format, costs })} solutions={solutions} />
        <tbody>
          <tr>
            <th scope="rowgroup" colSpan={solutions.length + 1} className={styles.group}>
              {t('Utilização das verificações')}
            </th>
          </tr>
        </tbody>
        <Rows rows={checkRows({ solutions, t, format, costs })} solutions={solutions} />
      </table>
    </div>
  )
}

function Heads({ solutions, format, onRemove }: CompareProps) {
  const { t } = useWords()
  return (
    <thead>
      <tr>
        <td />
        {solutions.map((s) => (
          <th key={s.id} scope="col">
            <span className={styles.name}>
              {solutionName(s, format)}
              <button
                type="button"
                className={styles.remove}
                aria-label={t('Retirar {{name}}', { name: solutionName(s, format) })}
                onClick={() => onRemove(s)}
              >
                <Icon name="close" size={14} />
              </button>
            </span>
            <ChooseButton solution={s} compact />
          </th>
        ))}
      </tr>
    </thead>
  )
}

function Rows({ rows, solutions }: { rows: Row[]; solutions: Solution[] }) {
  return (
    <tbody>
      {rows.map((row, i) => {
        // A failing section is not better for being lighter.
        const values = solutions.map((s) => (s.pass ? row.value?.(s) : null) ?? Number.POSITIVE_INFINITY)
        const best = Math.min(...values)
        const differ = best < Number.POSITIVE_INFINITY && values.some((v) => v > best + 1e-9)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows stand in a fixed order
          <tr key={i}>
            <th scope="row">{row.head}</th>
            {solutions.map((s, k) => (
              <td key={s.id} className={classNames(differ && values[k] === best && styles.best)}>
                {row.cell(s)}
              </td>
            ))}
          </tr>
        )
      })}
    </tbody>
  )
}

const checkOf = (s: Solution, code: CheckCode) => s.checks.find((c) => c.code === code)

function CheckCell({ solution, code, format }: { solution: Solution; code: CheckCode; format: Format }) {
  const check = checkOf(solution, code)
  return (
    <span className={check?.status === 'FAIL' ? styles.fails : undefined}>
      {format.utilisation(check?.utilisation ?? null)}
    </span>
  )
}
