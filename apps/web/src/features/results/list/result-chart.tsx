import { DARK_THEME, LIGHT_THEME, scatter, scatterSeries } from '@madre/drawing'
import type { Solution } from '@madre/engine'
import type { TFunction } from 'i18next'
import { type KeyboardEvent, type PointerEvent, useId, useMemo, useState } from 'react'
import { useWords } from '../../../i18n/facade.ts'
import { type Format, useFormat } from '../../../i18n/format.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Drawing } from '../../../ui/drawing/drawing.tsx'
import { useWidth } from '../../../ui/drawing/use-width.ts'
import { massesText, solutionName } from '../../../ui/simulation/solution-name.ts'
import { useResults } from '../engine/results-context.ts'
import { notDesignedText } from '../verdict.tsx'
import { type ChartMark, chartMarks, markBeside, nearestMark } from './chart-marks.ts'
import styles from './result-chart.module.css'

/** What a mark stands for. */
const solutionWords = (s: Solution, isChosen: boolean, t: TFunction, format: Format) =>
  format.labelled(
    solutionName(s, format),
    [
      `${format.number(s.heightMm, 1)} mm`,
      `${massesText(s, format)} kg/m`,
      s.utilisation === null ? notDesignedText(s, t) : format.utilisation(s.utilisation),
      ...(isChosen ? [t('Escolhida')] : []),
    ].join(', '),
  )

/**
 * Weight against height, a mark a solution. One stop of the Tab key; the arrows move over the marks, Enter opens one. The list says the
 * same as a table.
 */
export function ResultChart({
  solutions,
  opened,
  onOpen,
}: {
  solutions: Solution[]
  opened: string | null
  onOpen: (id: string) => void
}) {
  const { t } = useWords()
  const format = useFormat()
  const { calculation } = useResults()
  const [frame, width] = useWidth<HTMLDivElement>()
  const [active, setActive] = useState<string | null>(null)
  const id = useId()
  const drawing = useMemo(
    () =>
      scatter(solutions, calculation.chosenResultId, { width: Math.max(width, 280), height: width < 560 ? 300 : 380 }),
    [solutions, calculation.chosenResultId, width],
  )
  const marks = useMemo(() => chartMarks(drawing), [drawing])
  const current = active ?? (opened && marks.some((m) => m.id === opened) ? opened : null)
  const shown = solutions.find((s) => s.id === current)
  const words = (s: Solution) => solutionWords(s, s.id === calculation.chosenResultId, t, format)

  const onKeyDown = (event: KeyboardEvent) => {
    const next = markBeside(marks, current, event.key)
    if (next) {
      event.preventDefault()
      setActive(next)
    }
    if ((event.key === 'Enter' || event.key === ' ') && current) {
      event.preventDefault()
      onOpen(current)
    }
  }
  const under = (event: PointerEvent): ChartMark | null => {
    const box = event.currentTarget.getBoundingClientRect()
    const scale = drawing.width / box.width
    return nearestMark(marks, (event.clientX - box.left) * scale, (event.clientY - box.top) * scale)
  }

  return (
    <div className={styles.chart}>
      <div ref={frame} className={styles.frame}>
        <Drawing drawing={drawing} decorative />
        <div
          role="listbox"
          tabIndex={0}
          className={styles.marks}
          aria-label={t('Peso em função da altura: {{count}} soluções', { count: marks.length })}
          aria-activedescendant={current ? `${id}-${current}` : undefined}
          onKeyDown={onKeyDown}
          onFocus={() => setActive(current ?? marks[0]?.id ?? null)}
          onPointerMove={(event) => setActive(under(event)?.id ?? null)}
          onPointerLeave={() => setActive(null)}
          onClick={(event) => {
            const mark = under(event as unknown as PointerEvent)
            if (mark) onOpen(mark.id)
          }}
        >
          {marks.map((mark) => (
            <span
              key={mark.id}
              id={`${id}-${mark.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={mark.id === opened}
              aria-label={words(solutions.find((s) => s.id === mark.id)!)}
              className={classNames(styles.mark, mark.id === current && styles.active)}
              style={{ left: `${(mark.x / drawing.width) * 100}%`, top: `${(mark.y / drawing.height) * 100}%` }}
            />
          ))}
        </div>
      </div>
      <p className={styles.reading}>
        {shown ? words(shown) : t('Marcas cheias verificam, vazias não verificam; o anel marca a escolhida.')}
      </p>
      <Legend solutions={solutions} />
    </div>
  )
}

function Legend({ solutions }: { solutions: Solution[] }) {
  const names = new Map(solutions.map((s) => [s.typology, s.section]))
  const series = [...scatterSeries(solutions)].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
  return (
    <ul className={styles.legend}>
      {series.map(([typology, series]) => (
        <li key={typology}>
          <span
            className={styles.swatch}
            style={{ background: `light-dark(${LIGHT_THEME[`series${series}`]}, ${DARK_THEME[`series${series}`]})` }}
          />
          {names.get(typology)}
        </li>
      ))}
    </ul>
  )
}
