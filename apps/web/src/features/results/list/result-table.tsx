import type { ReactElement } from 'react'
import { useWords } from '../../../i18n/facade.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Select } from '../../../ui/form/select.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Tooltip } from '../../../ui/overlay/tooltip.tsx'
import { type ListProps, useResults } from '../engine/results-context.ts'
import { UTILISATION_MEANING } from '../model/check-names.ts'
import { costColumns, isCostColumn } from '../model/costs.ts'
import { areInPieces } from '../model/pieces.ts'
import { nextSort, SORT_COLUMNS } from '../model/sorting.ts'
import table from '../table.module.css'
import styles from './result-table.module.css'
import { columnLabel, columnsOf, isImplied, SolutionRow } from './solution-row.tsx'

/** The solutions as a table that sorts by any column; on a narrow screen every solution is a block of its own. */
export function ResultTable({ state, update, listed, onOpen }: ListProps & { onOpen: (id: string) => void }) {
  const { t } = useWords()
  const { sort } = state
  const { result, costs } = useResults()
  const { solutions } = result
  const columns = columnsOf(solutions, costs)
  const areJointed = areInPieces(solutions)
  return (
    <>
      <SortSelect state={state} update={update} />
      <table
        className={classNames(
          table.table,
          table.folding,
          styles.table,
          (areJointed || costColumns(costs).length > 0) && styles.jointed,
        )}
      >
        <caption className="visually-hidden">{t('Soluções')}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.pick}>
              <span className="visually-hidden">{t('Comparar')}</span>
            </th>
            {columns.map((column) => {
              const sorted = sort?.column === column.key ? (sort.descending ? 'descending' : 'ascending') : undefined
              return (
                <th
                  key={column.key}
                  scope="col"
                  className={
                    classNames(
                      column.numeric && table.numeric,
                      column.key === 'jointWeight' && styles.broad,
                      isCostColumn(column.key) && 'no-print',
                      areJointed && isImplied(column.key) && styles.implied,
                    ) || undefined
                  }
                  aria-sort={sorted}
                >
                  <Explained text={column.key === 'utilisation' ? t(UTILISATION_MEANING) : null}>
                    <button
                      type="button"
                      className={styles.sort}
                      onClick={() => update((s) => ({ ...s, sort: nextSort(s.sort, column.key) }))}
                    >
                      <span>
                        {t(column.label)}
                        {column.unit && <span className="unit"> [{column.unit}]</span>}
                      </span>
                      {sorted && <Icon name={sorted === 'ascending' ? 'sort-up' : 'sort-down'} size={13} />}
                    </button>
                  </Explained>
                </th>
              )
            })}
            <th scope="col">
              <span className="visually-hidden">{t('Escolher')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {listed.map((solution) => (
            <SolutionRow key={solution.id} solution={solution} state={state} update={update} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
    </>
  )
}

/** A control with a word on what it stands for, where there is one. */
function Explained({ text, children }: { text: string | null; children: ReactElement }) {
  return text ? <Tooltip text={text}>{children}</Tooltip> : children
}

/** Where there are no column heads to click. */
function SortSelect({ state, update }: Pick<ListProps, 'state' | 'update'>) {
  const { t } = useWords()
  const { result, costs } = useResults()
  const { solutions } = result
  const somePass = solutions.some((s) => s.pass)
  const value = state.sort ? `${state.sort.descending ? '-' : ''}${state.sort.column}` : ''
  return (
    <Select
      label={t('Ordenar por')}
      className={styles.sortSelect}
      value={value}
      onChange={(picked) => {
        const column = SORT_COLUMNS.find((c) => c === picked.replace(/^-/, ''))
        update({ sort: column ? { column, descending: picked.startsWith('-') } : null })
      }}
      options={[
        { value: '', label: somePass ? t('Ordem do cálculo') : t('As mais próximas primeiro') },
        ...columnsOf(solutions, costs).flatMap(({ key }) => [
          { value: key, label: `${t(columnLabel(key))} ↑` },
          { value: `-${key}`, label: `${t(columnLabel(key))} ↓` },
        ]),
      ]}
    />
  )
}
