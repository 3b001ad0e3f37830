/** What only the fields of joints ask: loaded with them. */
import { LAPS, type LapSides, lapSidesM } from '@madre/contract'
import { type JointKind, joinedSpans, lapUnit, newJoint, withJoints, withLaps } from './joints.ts'
import type { Values } from './values.ts'

/** A side is at least so many times as long as the section is high. */
const SIDE_OF_HEIGHT = 3

const hundredths = (value: number) => Math.round(value * 100) / 100
const thousandths = (value: number) => Math.round(value * 1000) / 1000

export const setAllJoints = (values: Values, kind: JointKind): Values =>
  withJoints(values, { supports: values.joints.supports.map((_, i) => newJoint(values, i, kind)) })

/** Another length of one side of a lap, in the unit of the line. */
export const setLapSide = (values: Values, i: number, side: keyof LapSides, length: number): Values =>
  withLaps(values, (lap, k) => (k === i ? { ...lap, [side]: length } : lap))

/** The same lengths in the other unit. */
export function setLapsInMetres(values: Values, isInMetres: boolean): Values {
  if (isInMetres === values.joints.isInMetres) return values
  return withLaps(withJoints(values, { isInMetres }), (lap, i) => {
    const spans = joinedSpans(values, i)
    if (isInMetres) {
      const [left, right] = lapSidesM(lap, 'PERCENT', spans)
      return { left: thousandths(left), right: thousandths(right) }
    }
    return { left: hundredths((100 * lap.left) / spans[0]), right: hundredths((100 * lap.right) / spans[1]) }
  })
}

/** Height of the highest section that a lap is long enough for [mm]. */
export const greatestHeightMm = (values: Values, i: number, lap: LapSides): number =>
  Math.floor((1000 * Math.min(...lapSidesM(lap, lapUnit(values), joinedSpans(values, i)))) / SIDE_OF_HEIGHT + 1e-6)

/** What a side may be, in the unit of the line: of a length in m a quarter of its span. */
export function lapBounds(values: Values, i: number, side: keyof LapSides): { min: number; max: number } {
  const { percent, shortestM } = LAPS
  if (!values.joints.isInMetres) return percent
  const span = joinedSpans(values, i)[side === 'left' ? 0 : 1]
  return { min: shortestM, max: Math.max(shortestM, Math.floor((percent.max * span * 1000) / 100 + 1e-6) / 1000) }
}
