import type { Costs } from '@madre/contract'
import type { Solution } from '@madre/engine'
import type { WordKey } from '@madre/words/keys'
import { useWords } from '../../../i18n/facade.ts'
import { type Format, useFormat } from '../../../i18n/format.ts'
import { tk } from '../../../i18n/tk.ts'
import { Badge } from '../../../ui/badge.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { checkboxClass } from '../../../ui/form/checkbox.tsx'
import { solutionName, thicknessesText } from '../../../ui/simulation/solution-name.ts'
import { ChooseButton } from '../answer/choose-button.tsx'
import { type ListProps, useResults } from '../engine/results-context.ts'
import { checkName } from '../model/check-names.ts'
import { costColumns, costOf, isCostColumn } from '../model/costs.ts'
import { areInPieces, longestPieceM, pieceCount, thicknessWords } from '../model/pieces.ts'
import type { SortColumn } from '../model/sorting.ts'
import { MOST_COMPARED, toggleCompared } from '../model/url-state.ts'
import table from '../table.module.css'
import { UtilisationBar } from '../utilisation-bar.tsx'
import { notDesignedText } from '../verdict.tsx'
import styles from './result-table.module.css'

/** The columns of weights and costs: their text and unit. */
function numbersOf(s: Solution, format: Format, costs: Costs | null): (readonly [SortColumn, string, string])[] {
  return [
    ['length', format.number(s.alignmentLengthM, 2, true), 'm'],
    ...(s.pieces
      ? ([
          ['pieces', format.number(pieceCount(s), 0), ''],
          ['longestPiece', format.number(longestPieceM(s), 3, true), 'm'],
        ] as const)
      : []),
    ['weight', format.number(s.alignmentWeightKg, 1, true), 'kg'],
    ...(s.pieces ? ([['jointWeight', format.number(s.jointWeightKg ?? 0, 1, true), 'kg']] as const) : []),
    ['estimated', format.number(s.estimatedWeightKgM2, 2, true), 'kg/m²'],
    ...costColumns(costs).map((column) => {
      const cost = costOf(column, costs, s)
      const unit = column === 'price' ? (costs?.currency ?? '') : 'kg'
      return [column, cost === null ? '–' : format.number(cost, column === 'price' ? 2 : 1, true), unit] as const
    }),
  ]
}

export function SolutionRow({
  solution: s,
  state,
  update,
  onOpen,
}: Pick<ListProps, 'state' | 'update'> & { solution: Solution; onOpen: (id: string) => void }) {
  const { t } = useWords()
  const format = useFormat()
  const { costs } = useResults()
  const thicknesses = thicknessesText(s, format)
  const isCompared = state.compared.includes(s.id)
  const head = (key: SortColumn) => t(columnLabel(key))
  const implied = (key: SortColumn) =>
    classNames(table.numeric, s.pieces && isImplied(key) && styles.implied, isCostColumn(key) && 'no-print')
  return (
    <tr className={classNames(table.row, styles.row, s.id === state.solution && styles.opened)}>
      <td className={styles.pick}>
        <label className={styles.pickLabel}>
          <input
            type="checkbox"
            className={checkboxClass}
            checked={isCompared}
            disabled={!isCompared && state.compared.length >= MOST_COMPARED}
            onChange={() => update((now) => toggleCompared(now, s.id))}
          />
          <span className="visually-hidden">{t('Comparar {{name}}', { name: solutionName(s, format) })}</span>
        </label>
      </td>
      <th scope="row" className={styles.name}>
        <button type="button" id={`open-${s.id}`} className={styles.open} onClick={() => onOpen(s.id)}>
          {s.section}
          <span className="visually-hidden">
            {' '}
            {format.labelled(`${thicknesses} ${s.steel}`, t('ver verificações'))}
          </span>
        </button>
        {!s.pass && (
          <Badge tone={s.status === 'FAIL' ? 'error' : 'neutral'}>
            {s.status === 'FAIL' ? t('não verifica') : notDesignedText(s, t)}
          </Badge>
        )}
      </th>
      <td className={table.numeric} data-label={head('thickness')}>
        {s.endBayThicknessMm === undefined ? (
          <>
            {thicknesses}
            <span className={styles.ownUnit}> mm</span>
          </>
        ) : (
          <span className={styles.thicknesses}>{thicknessWords(s, t, format)}</span>
        )}
      </td>
      <td data-label={head('steel')}>{s.steel}</td>
      <td className={implied('height')} data-label={head('height')}>
        {format.number(s.heightMm, 1)}
        <span className={styles.ownUnit}> mm</span>
      </td>
      {numbersOf(s, format, costs).map(([key, text, unit]) => (
        <td key={key} className={implied(key)} data-label={head(key)}>
          {text}
          {unit && <span className={styles.ownUnit}> {unit}</span>}
        </td>
      ))}
      <Utilisation solution={s} label={head('utilisation')} />
      <td className={styles.choose}>
        <ChooseButton solution={s} compact />
      </td>
    </tr>
  )
}

function Utilisation({ solution: s, label }: { solution: Solution; label: string }) {
  const { t } = useWords()
  const format = useFormat()
  return (
    <td className={styles.utilisation} data-label={label}>
      {s.utilisation === null ? (
        <span className="unit">{t('sem valor')}</span>
      ) : (
        <>
          <span className={styles.meter}>
            <UtilisationBar utilisation={s.utilisation} pass={s.pass} />
            <span className={styles.value}>{format.utilisation(s.utilisation)}</span>
          </span>
          <span className={styles.governing}>{s.governing && t(checkName(s.governing, s))}</span>
        </>
      )}
    </td>
  )
}

interface ResultColumn {
  key: SortColumn
  label: string
  unit: string
  numeric: boolean
}

const COLUMNS: ResultColumn[] = [
  { key: 'section', label: tk('Secção'), unit: '', numeric: false },
  { key: 'thickness', label: 'thickness' satisfies WordKey, unit: 'mm', numeric: true },
  { key: 'steel', label: 'steel' satisfies WordKey, unit: '', numeric: false },
  { key: 'height', label: 'height' satisfies WordKey, unit: 'mm', numeric: true },
  { key: 'length', label: tk('Comprimento da linha'), unit: 'm', numeric: true },
  { key: 'pieces', label: 'pieces' satisfies WordKey, unit: '', numeric: true },
  { key: 'longestPiece', label: 'longestPiece' satisfies WordKey, unit: 'm', numeric: true },
  { key: 'weight', label: tk('Peso da linha'), unit: 'kg', numeric: true },
  { key: 'jointWeight', label: 'jointWeight' satisfies WordKey, unit: 'kg', numeric: true },
  { key: 'estimated', label: tk('Peso estimado'), unit: 'kg/m²', numeric: true },
  { key: 'price', label: tk('Preço'), unit: '', numeric: true },
  { key: 'co2', label: tk('CO2e'), unit: 'kg', numeric: true },
  { key: 'utilisation', label: 'utilisation' satisfies WordKey, unit: '', numeric: false },
]

const OF_PIECES = new Set<SortColumn>(['pieces', 'longestPiece', 'jointWeight'])

/** The columns of a list: those of pieces for lines with joints, those of costs where the user has values. */
export function columnsOf(solutions: Solution[], costs: Costs | null): ResultColumn[] {
  const known = costColumns(costs)
  const areJointed = areInPieces(solutions)
  return COLUMNS.filter(
    ({ key }) => (areJointed || !OF_PIECES.has(key)) && (!isCostColumn(key) || known.includes(key)),
  ).map((column) => (column.key === 'price' ? { ...column, unit: costs?.currency ?? '' } : column))
}

export const columnLabel = (key: SortColumn): string => COLUMNS.find((c) => c.key === key)!.label

/** Columns left out of a narrow list of lines in pieces: the section's name includes them, or all values are equal. */
export const isImplied = (key: SortColumn): boolean => key === 'height' || key === 'length'
