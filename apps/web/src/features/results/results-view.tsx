import { useEffect, useRef } from 'react'
import { useSimulationStore } from '../../api/calculations.ts'
import { shownName } from '../../i18n/default-names.ts'
import { useWords } from '../../i18n/facade.ts'
import { useFormat } from '../../i18n/format.ts'
import { LoadsNotUsed } from '../../ui/simulation/loads-not-used.tsx'
import { AnswerLine } from './answer/answer-line.tsx'
import { OutdatedBanner } from './answer/outdated-banner.tsx'
import { Remarks } from './answer/remarks.tsx'
import { CompareDialog } from './compare/compare-dialog.tsx'
import { SolutionDetail } from './detail/solution-detail.tsx'
import { useResults } from './engine/results-context.ts'
import { ListToolbar } from './list/list-toolbar.tsx'
import { SolutionList } from './list/solution-list.tsx'
import { listedSolutions } from './model/listed-solutions.ts'
import { usableSort } from './model/sorting.ts'
import styles from './results.module.css'
import { SpacingSection } from './spacing/spacing-section.tsx'
import { useResultsState } from './use-results-state.ts'

/** Scrolls to the head of a part, however tall the part is. */
function show(part: HTMLElement | null) {
  part?.focus({ preventScroll: true })
  part?.scrollIntoView({ block: 'start' })
}

/** The answer first, then the list, the open solution, and the largest spacing of the members. */
export function ResultsView({ isNew = false }: { isNew?: boolean }) {
  const { t } = useWords()
  const format = useFormat()
  const { calculation, result, costs } = useResults()
  const { isReadOnly } = useSimulationStore()
  const [asked, update] = useResultsState()
  const state = { ...asked, sort: usableSort(asked.sort, costs) }
  const listed = listedSolutions(result.solutions, state, costs)
  const opened = result.solutions.find((s) => s.id === state.solution)
  const detail = useRef<HTMLElement>(null)
  const wasOpen = useRef(state.solution)

  useEffect(() => {
    if (state.solution === wasOpen.current) return
    wasOpen.current = state.solution
    if (state.solution) show(detail.current)
  }, [state.solution])

  const open = (id: string) => {
    if (id === state.solution) show(detail.current)
    else update({ solution: id }, { push: true })
  }

  return (
    <div className={styles.results}>
      <p className={styles.printed}>
        {shownName(calculation.project, t)} · {shownName(calculation.name, t)} ·{' '}
        {format.date(calculation.lastUpdateDate)}
      </p>
      <OutdatedBanner />
      <AnswerLine onOpen={open} takesFocus={isNew} />
      <LoadsNotUsed warnings={result.warnings} />
      <Remarks />
      <section className={styles.list} aria-labelledby="results-list">
        <ListToolbar state={state} update={update} listed={listed} />
        <SolutionList state={state} update={update} listed={listed} onOpen={open} />
      </section>
      {opened && (
        <SolutionDetail
          ref={detail}
          key={opened.id}
          solution={opened}
          onClose={() => {
            update({ solution: null })
            document.getElementById(`open-${opened.id}`)?.focus()
          }}
        />
      )}
      {!isReadOnly && <SpacingSection onOpen={open} />}
      <CompareDialog state={state} update={update} />
    </div>
  )
}
