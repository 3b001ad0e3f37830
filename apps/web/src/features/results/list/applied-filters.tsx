import { useWords } from '../../../i18n/facade.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { thicknessText } from '../../../ui/simulation/solution-name.ts'
import { useResults } from '../engine/results-context.ts'
import { type AppliedFilter, appliedFilters, toggleFilter } from '../model/filters.ts'
import { PAGE_SIZE, resetList } from '../model/url-state.ts'
import styles from './list.module.css'
import type { ListProps } from './list-props.ts'

/** The active filters, each with a button to remove it, and one to remove all. */
export function AppliedFilters({ state, update }: Pick<ListProps, 'state' | 'update'>) {
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
