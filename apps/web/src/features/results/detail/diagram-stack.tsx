import { at, type Curve, type DiagramKind, diagram, type LineGeometry, valueAt } from '@madre/drawing'
import type { Envelopes, LineForces, LoadCaseStatics } from '@madre/engine'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Format, useFormat } from '../../../i18n/format.ts'
import { readCurve } from '../../../ui/drawing/curve-reading.ts'
import { Drawing } from '../../../ui/drawing/drawing.tsx'
import { useWidth } from '../../../ui/drawing/use-width.ts'
import slider from '../slider.module.css'
import styles from './diagrams.module.css'

const KINDS: StackKind[] = ['moment', 'lateral', 'shear', 'deflection']
const UNIT: Record<StackKind, string> = { moment: 'kNm', lateral: 'kNm', shear: 'kN', deflection: 'mm' }
const SYMBOL: Record<StackKind, ReactNode> = {
  moment: 'M',
  lateral: (
    <>
      M<sub>z</sub>
    </>
  ),
  shear: 'V',
  deflection: 'δ',
}

/** The diagrams below each other on one scale of x. Pointer or slider read all of them at one place. */
export function DiagramStack({ curves, geometry }: { curves: DiagramCurves; geometry: LineGeometry }) {
  const { t } = useTranslation()
  const format = useFormat()
  const [frame, width] = useWidth<HTMLDivElement>()
  const [x, setX] = useState(geometry.lengthM / 2)
  const shown = KINDS.filter((kind) => curves[kind].length > 0)
  return (
    <div className={styles.stack}>
      <div ref={frame} className={styles.drawings}>
        {width > 0 &&
          shown.map((kind) => {
            const drawing = diagram(
              kind,
              curves[kind],
              geometry,
              { width: Math.max(width, 280) },
              endingOf(curves, kind),
            )
            const px = drawing.xAxis ? at(drawing.xAxis, x) : 0
            return (
              <div
                key={kind}
                onPointerMove={(event) => {
                  const box = event.currentTarget.getBoundingClientRect()
                  const unit = ((event.clientX - box.left) * drawing.width) / box.width
                  const value = drawing.xAxis ? valueAt(drawing.xAxis, unit) : 0
                  setX(Math.min(Math.max(value, 0), geometry.lengthM))
                }}
              >
                <Drawing
                  drawing={drawing}
                  overlay={<line x1={px} x2={px} y1={24} y2={drawing.height} className={styles.pointer} />}
                />
              </div>
            )
          })}
      </div>
      <label className={slider.slider}>
        <span>{t('Valores em x')}</span>
        <input
          type="range"
          className="no-print"
          min={0}
          max={geometry.lengthM}
          step={0.05}
          value={x}
          aria-valuetext={`${format.number(x, 2, true)} m`}
          onChange={(event) => setX(Number(event.target.value))}
        />
        <output className={styles.readings}>
          <span className={styles.reading}>
            x = {format.number(x, 2, true)} <span className="unit">m</span>
          </span>
          {shown.map((kind) => (
            <span key={kind} className={styles.reading}>
              {SYMBOL[kind]} = {readingText(curves, kind, x, format)} <span className="unit">{UNIT[kind]}</span>
            </span>
          ))}
          {curves.ending && <EndingReading curves={curves} x={x} />}
        </output>
      </label>
    </div>
  )
}

const endingOf = ({ ending }: DiagramCurves, kind: StackKind): Curve[] =>
  kind === 'moment' || kind === 'shear' ? (ending?.[kind] ?? []) : []

/** M and V of the members that end inside a lap, at one place; nothing outside laps. */
function EndingReading({ curves, x }: { curves: DiagramCurves; x: number }) {
  const { t } = useTranslation()
  const format = useFormat()
  const read = (kind: StackKind) =>
    endingOf(curves, kind)
      .flatMap((c) => readCurve(c.xM, c.values, x))
      .map((v) => format.number(v, 2, true))
  const [moments, shears] = [read('moment'), read('shear')]
  if (moments.length === 0) return null
  return (
    <span className={styles.reading}>
      {format.labelled(t('Peça que termina'), '')} {SYMBOL.moment} = {moments.join(' | ')}{' '}
      <span className="unit">{UNIT.moment}</span>, {SYMBOL.shear} = {shears.join(' | ')}{' '}
      <span className="unit">{UNIT.shear}</span>
    </span>
  )
}

/** One value, both sides of a jump ('3.20 | −2.10'), or the two of an envelope ('−1.40 … 3.20'). */
function readingText(curves: DiagramCurves, kind: StackKind, x: number, format: Format): string {
  const decimals = kind === 'deflection' ? 1 : 2
  const values = curves[kind].map((c) => readCurve(c.xM, c.values, x))
  if (values.length === 1) return values[0]!.map((v) => format.number(v, decimals, true)).join(' | ')
  const all = values.flat()
  return `${format.number(Math.min(...all), decimals, true)} … ${format.number(Math.max(...all), decimals, true)}`
}

/** A diagram of the stack; 'lateral' is the moment about z of the load in the plane of the envelope. */
type StackKind = DiagramKind | 'lateral'

/** Curves of each kind: one, the two of an envelope, or none; thin ones for members that end inside laps. */
export type DiagramCurves = Record<StackKind, Curve[]> & { ending?: { moment: Curve[]; shear: Curve[] } }

export function ofEnvelopes(e: Envelopes): DiagramCurves {
  const pair = (max: number[], min: number[]): Curve[] => [
    { xM: e.xM, values: max },
    { xM: e.xM, values: min },
  ]
  return {
    moment: pair(e.momentMaxKnm, e.momentMinKnm),
    shear: pair(e.shearMaxKn, e.shearMinKn),
    lateral: e.lateralMomentMaxKnm && e.lateralMomentMinKnm ? pair(e.lateralMomentMaxKnm, e.lateralMomentMinKnm) : [],
    deflection: pair(e.deflectionMaxMm, e.deflectionMinMm),
  }
}

export function ofForces(f: LineForces): DiagramCurves {
  return {
    moment: [{ xM: f.xM, values: f.momentKnm }],
    shear: [{ xM: f.xM, values: f.shearKn }],
    lateral: [],
    deflection: f.deflectionMm ? [{ xM: f.xM, values: f.deflectionMm }] : [],
    ...(f.ending && f.ending.length > 0 && { ending: ofEnding(f.ending) }),
  }
}

/** Linear from their share over the support to 0 at their rows: their shear is constant. */
function ofEnding(members: NonNullable<LineForces['ending']>): NonNullable<DiagramCurves['ending']> {
  return {
    moment: members.map(({ fromM, toM, momentKnm }) => ({ xM: [fromM, toM], values: [...momentKnm] })),
    shear: members.map(({ fromM, toM, momentKnm: [from, to] }) => {
      const shear = (to - from) / (toM - fromM)
      return { xM: [fromM, toM], values: [shear, shear] }
    }),
  }
}

/** A load case has no deflection: the stiffness depends on the moments of the combination. */
export function ofCase({ stations: s }: LoadCaseStatics): DiagramCurves {
  return {
    moment: [{ xM: s.xM, values: s.momentKnm }],
    shear: [{ xM: s.xM, values: s.shearKn }],
    lateral: [],
    deflection: [],
  }
}
