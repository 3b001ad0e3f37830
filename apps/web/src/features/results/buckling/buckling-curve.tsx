import { at, modeDrawing, signatureDrawing, valueAt } from '@madre/drawing'
import type { ElasticLevel } from '@madre/engine'
import { type PointerEvent, useMemo, useState } from 'react'
import { useIsFacade, useWords } from '../../../i18n/facade.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Drawing } from '../../../ui/drawing/drawing.tsx'
import { useWidth } from '../../../ui/drawing/use-width.ts'
import slider from '../slider.module.css'
import styles from './buckling.module.css'
import { KINDS, levelMarks } from './level-words.ts'
import type { SolutionCurve } from './solution-curve.ts'
import { firstStop, nearestStop, stopsOf } from './stops.ts'

/** The curve with its levels. Pointer, finger or slider move a cursor over it, and the section shows its buckling shape there. */
export function BucklingCurve({
  curve,
  levels,
  mirrored,
}: {
  curve: SolutionCurve
  levels: ElasticLevel[]
  /** the section is drawn with y to the left */
  mirrored: boolean
}) {
  const { t } = useWords()
  const format = useFormat()
  const standing = useIsFacade()
  const [frame, width] = useWidth<HTMLDivElement>()
  const stops = useMemo(() => stopsOf(curve), [curve])
  const [stop, setStop] = useState(() => firstStop(stops, curve.minima))
  const { f_yb } = curve
  const drawing = useMemo(
    () =>
      signatureDrawing(
        {
          lengthsMm: stops.map((m) => m.lengthMm),
          stressesNmm2: stops.map((m) => m.factor * f_yb),
          minima: curve.minima.map((m) => ({ kind: m.kind, lengthMm: m.lengthMm, stressNmm2: m.factor * f_yb })),
          levels: levelMarks(levels, t, format),
        },
        { width: Math.max(width, 280), height: width < 480 ? 280 : 340 },
      ),
    [stops, curve, levels, f_yb, width, t, format],
  )
  const mode = stops[stop]!
  const x = drawing.xAxis!
  const y = drawing.yAxis!
  const px = at(x, Math.log10(mode.lengthMm))
  const py = at(y, Math.min(mode.factor * f_yb, y.domain[1]))
  const move = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const unit = ((event.clientX - box.left) * drawing.width) / box.width
    setStop(nearestStop(stops, 10 ** valueAt(x, unit)))
  }
  const reading = [
    t('semicomprimento de onda {{length}} mm', { length: format.number(mode.lengthMm, 0) }),
    `${format.number(mode.factor * f_yb, 0)} N/mm²`,
    t('fator {{factor}}', { factor: format.number(mode.factor, 2, true) }),
    t(KINDS[mode.kind]),
  ].join(' · ')
  return (
    <div className={styles.picture}>
      <div className={styles.chart}>
        <div ref={frame} className={styles.frame} onPointerDown={move} onPointerMove={move}>
          {width > 0 && (
            <Drawing
              drawing={drawing}
              overlay={
                <>
                  <line x1={px} x2={px} y1={y.range[1]} y2={y.range[0]} className={styles.cursor} />
                  <circle cx={px} cy={py} r={6} className={styles.point} />
                </>
              }
            />
          )}
        </div>
        <label className={slider.slider}>
          <span>{t('Modo em')}</span>
          <input
            type="range"
            className="no-print"
            min={0}
            max={stops.length - 1}
            step={1}
            value={stop}
            aria-valuetext={reading}
            onChange={(event) => setStop(Number(event.target.value))}
          />
          <output className={styles.mode}>{reading}</output>
        </label>
      </div>
      <Drawing
        className={styles.shape}
        drawing={modeDrawing(
          { nodes: curve.nodes, shape: mode.shape, lengthMm: mode.lengthMm },
          { width: 240, height: 300, standing, mirrored },
        )}
      />
    </div>
  )
}
