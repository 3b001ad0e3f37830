import { useWords } from '../../../i18n/facade.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import { type ListProps, useResults } from '../engine/results-context.ts'
import { filterSolutions } from '../model/filters.ts'
import { PAGE_SIZE, resetList } from '../model/url-state.ts'
import styles from './list.module.css'
import { ResultChart } from './result-chart.tsx'
import { ResultTable } from './result-table.tsx'

/** The solutions as a table, page by page, or as a chart; or that the filters leave none. */
export function SolutionList({ state, update, listed, onOpen }: ListProps & { onOpen: (id: string) => void }) {
  const { t } = useWords()
  const { result } = useResults()
  if (listed.length === 0) {
    const hidden = state.all ? 0 : filterSolutions(result.solutions, state.filters).length
    return (
      <EmptyState
        title={t('Não foram encontrados resultados para os filtros aplicados.')}
        {...(hidden > 0
          ? { text: t('{{count}} soluções que não verificam correspondem aos filtros.', { count: hidden }) }
          : {})}
        actions={
          <>
            {hidden > 0 && <Button onClick={() => update({ all: true })}>{t('Incluir todas as soluções')}</Button>}
            <Button onClick={() => update(resetList)}>{t('Repor')}</Button>
          </>
        }
      />
    )
  }
  if (state.view === 'chart') return <ResultChart solutions={listed} opened={state.solution} onOpen={onOpen} />
  const rest = listed.length - state.shown
  return (
    <>
      <ResultTable state={state} update={update} listed={listed.slice(0, state.shown)} onOpen={onOpen} />
      {rest > 0 && (
        <div className={styles.more}>
          <Button onClick={() => update({ shown: state.shown + PAGE_SIZE })}>{t('Carregar mais')}</Button>
          <span className="unit">{t('mais {{count}}', { count: rest })}</span>
        </div>
      )}
    </>
  )
}
