import type { WordKey } from '@madre/words/keys'
import { useId, useState } from 'react'
import { useWords } from '../../../i18n/facade.ts'
import { useFormat } from '../../../i18n/format.ts'
import { tk } from '../../../i18n/tk.ts'
import { Button } from '../../../ui/button.tsx'
import { Switch } from '../../../ui/form/checkbox.tsx'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { thicknessText } from '../../../ui/simulation/solution-name.ts'
import { type ListProps, useResults } from '../engine/results-context.ts'
import { type FilterOption, filterOptions } from '../model/filter-options.ts'
import { type AppliedFilter, appliedFilters, FILTER_KEYS, type FilterKey, toggleFilter } from '../model/filters.ts'
import { PAGE_SIZE, resetList } from '../model/url-state.ts'
import styles from './list.module.css'

export function ListToolbar({ state, update, listed }: ListProps) {
  const { t } = useWords()
  const { result } = useResults()
  const [isOpen, setOpen] = useState(false)
  const panelId = useId()
  const applied = appliedFilters(state.filters)
  const passing = result.solutions.filter((s) => s.pass).length

  return (
    <div className={styles.toolbar}>
      <div className={styles.row}>
        <h3 id="results-list" className={styles.count}>
          <span aria-live="polite">{t('{{count}} resultados', { count: listed.length })}</span>
          <span className="unit">
            {' '}
            {t('· {{passing}} de {{total}} secções verificam', { passing, total: result.solutions.length })}
          </span>
        </h3>
        <div className={styles.controls}>
          <Switch
            label={t('Incluir todas as soluções')}
            checked={state.all}
            onChange={(all) => update({ all, shown: PAGE_SIZE })}
          />
          <Button compact icon="filter" aria-expanded={isOpen} aria-controls={panelId} onClick={() => setOpen(!isOpen)}>
            {t('Filtros')}
          </Button>
          <fieldset className={styles.views}>
            <legend className="visually-hidden">{t('Vista')}</legend>
            <ViewButton
              icon="list"
              label={t('Lista')}
              pressed={state.view === 'list'}
              onPress={() => update({ view: 'list' })}
            />
            <ViewButton
              icon="chart"
              label={t('Gráfico')}
              pressed={state.view === 'chart'}
              // One or two marks show no more than a list, so the chart then opens with every solution.
              onPress={() =>
                update(listed.length > 2 ? { view: 'chart' } : { view: 'chart', all: true, shown: PAGE_SIZE })
              }
            />
          </fieldset>
          {state.compared.length > 0 && (
            <Button
              compact
              disabled={state.compared.length < 2}
              onClick={() => update({ comparing: true }, { push: true })}
            >
              {t('Comparar ({{n}})', { n: state.compared.length })}
            </Button>
          )}
        </div>
      </div>
      <div id={panelId} hidden={!isOpen}>
        {isOpen && <FilterPanel state={state} update={update} listed={listed} />}
      </div>
      {applied.length > 0 && <AppliedFilters state={state} update={update} />}
    </div>
  )
}

function ViewButton(props: { icon: IconName; label: string; pressed: boolean; onPress: () => void }) {
  return (
    <button type="button" className={styles.view} aria-pressed={props.pressed} onClick={props.onPress}>
      <Icon name={props.icon} size={16} />
      {props.label}
    </button>
  )
}

function AppliedFilters({ state, update }: Pick<ListProps, 'state' | 'update'>) {
  const { t } = useWords()
  const format = useFormat()
  const { result } = useResults()
  const applied = appliedFilters(state.filters)

  const words = ({ key, value }: AppliedFilter): string => {
    if (key === 'passingOnly') return t('só as que verificam')
    if (key === 'typology') return result.solutions.find((s) => s.typology === value)?.section ?? value
    if (key === 'steel') return value
    return key === 'height' ? `h ${format.number(Number(value), 1)} mm` : `t ${thicknessText(Number(value), format)} mm`
  }
  return (
    <div className={styles.applied}>
      <span className="unit">{t('{{count}} filtros aplicados', { count: applied.length })}</span>
      {applied.map((filter) => (
        <button
          key={`${filter.key}:${filter.value}`}
          type="button"
          className={styles.chip}
          aria-label={t('Remover o filtro {{filter}}', { filter: words(filter) })}
          onClick={() => update((s) => ({ ...s, filters: toggleFilter(s.filters, filter), shown: PAGE_SIZE }))}
        >
          {words(filter)}
          <Icon name="close" size={14} />
        </button>
      ))}
      <Button compact variant="ghost" onClick={() => update(resetList)}>
        {t('Repor')}
      </Button>
    </div>
  )
}

const GROUPS: Record<FilterKey, string> = {
  typology: tk('Tipologia'),
  steel: 'steel' satisfies WordKey,
  thickness: tk('Espessura [mm]'),
  height: 'scatter.height' satisfies WordKey,
}

/** Chips for every typology, steel, thickness and height, each with how many solutions it would leave. */
function FilterPanel({ state, update }: ListProps) {
  const { t } = useWords()
  const format = useFormat()
  const { result } = useResults()
  const label = (key: FilterKey, option: FilterOption) => {
    if (key === 'thickness') return thicknessText(Number(option.value), format)
    return key === 'height' ? format.number(Number(option.value), 1) : option.label
  }
  const toggle = (key: FilterKey | 'passingOnly', value: string) =>
    update((s) => ({ ...s, filters: toggleFilter(s.filters, { key, value }), shown: PAGE_SIZE }))

  return (
    <div className={styles.panel}>
      {FILTER_KEYS.map((key) => (
        <fieldset key={key} className={styles.group}>
          <legend>{t(GROUPS[key])}</legend>
          <div className={styles.chips}>
            {filterOptions(result.solutions, key, state).map((option) => (
              <button
                key={option.value}
                type="button"
                className={styles.chip}
                aria-pressed={state.filters[key].includes(option.value)}
                onClick={() => toggle(key, option.value)}
              >
                {label(key, option)}
                <span className={styles.chipCount}>{option.count}</span>
              </button>
            ))}
          </div>
        </fieldset>
      ))}
      <Switch
        label={t('Só as que verificam')}
        checked={state.filters.passingOnly}
        onChange={() => toggle('passingOnly', '')}
      />
    </div>
  )
}
