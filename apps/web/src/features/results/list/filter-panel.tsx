import type { WordKey } from '@madre/words/keys'
import { useWords } from '../../../i18n/facade.ts'
import { useFormat } from '../../../i18n/format.ts'
import { tk } from '../../../i18n/tk.ts'
import { Switch } from '../../../ui/form/checkbox.tsx'
import { thicknessText } from '../../../ui/simulation/solution-name.ts'
import { useResults } from '../engine/results-context.ts'
import { type FilterOption, filterOptions } from '../model/filter-options.ts'
import { FILTER_KEYS, type FilterKey, toggleFilter } from '../model/filters.ts'
import { PAGE_SIZE } from '../model/url-state.ts'
import styles from './list.module.css'
import type { ListProps } from './list-props.ts'

const GROUPS: Record<FilterKey, string> = {
  typology: tk('Tipologia'),
  steel: 'steel' satisfies WordKey,
  thickness: tk('Espessura [mm]'),
  height: 'scatter.height' satisfies WordKey,
}

/** Chips for every typology, steel, thickness and height, each with how many solutions it would leave. */
export function FilterPanel({ state, update }: ListProps) {
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
