import { useId, useState } from 'react'
import { useWords } from '../../../i18n/facade.ts'
import { Button } from '../../../ui/button.tsx'
import { Switch } from '../../../ui/form/checkbox.tsx'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { useResults } from '../engine/results-context.ts'
import { appliedFilters } from '../model/filters.ts'
import { PAGE_SIZE } from '../model/url-state.ts'
import { AppliedFilters } from './applied-filters.tsx'
import { FilterPanel } from './filter-panel.tsx'
import styles from './list.module.css'
import type { ListProps } from './list-props.ts'

/** The number of results, and everything that filters or sorts them. */
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
