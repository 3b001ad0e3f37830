/** Influence lines of a line with laps, or of one that is joined to others. */
import { type Effect, type Influence, type InfluenceLines, influenceLines } from '../beam/influence.ts'
import type { Line } from '../beam/line.ts'
import { type JointedLine, type Lap, sleevesOf } from '../joints/jointed-line.ts'
import { leftShare } from '../joints/lap-members.ts'

/** Span of a force that stands on another independent line. */
const ELSEWHERE = Number.MAX_SAFE_INTEGER

/** M and V of the member that runs through, for a force on the line or on another one that a sleeve joins to it. */
export function jointedInfluence(line: Line, jointed: JointedLine): InfluenceLines {
  const own = influenceLines(line)
  const { laps, left, right, momentsByForce } = jointed
  const isOn = (p: number) => (left === null || p >= line.start - 1e-6) && (right === null || p <= line.end + 1e-6)
  /** A force elsewhere acts only through the moments that a sleeve passes on. */
  const at = (p: number): Influence => {
    const M = momentsByForce?.(p)
    if (!isOn(p)) return { p, span: ELSEWHERE, M: M ?? new Float64Array(line.supports.length) }
    const of = own.at(Math.min(Math.max(p, line.start), line.end))
    return M ? { ...of, M } : of
  }
  const members = laps.map((lap) => shares(own, lap))
  const isOwn = ownAt(line, jointed)
  const sleeves = sleevesOf(line, jointed)
  /** Inside a sleeve the member has the moment at the end of the sleeve. */
  const inSleeve = (x: number): number => {
    const sleeve = sleeves.find(({ from, to }) => x > from - 1e-6 && x < to + 1e-6)
    return sleeve ? (sleeve.from === line.start ? sleeve.to : sleeve.from) : x
  }
  const momentAt = (x: number): Effect => {
    if (!isOwn(x)) return NOTHING
    const whole = own.momentAt(inSleeve(x))
    const k = laps.findIndex((lap) => x > lap.x - lap.a && x < lap.x + lap.b)
    if (k < 0) return whole
    const { a, b, x: x_s } = laps[k]!
    const ends = members[k]!
    const s = Math.abs(x - x_s)
    return x <= x_s ? (of) => whole(of) - ends.right(of) * (1 - s / a) : (of) => whole(of) - ends.left(of) * (1 - s / b)
  }
  const shearAt = (x: number, side: 'left' | 'right'): Effect => {
    const whole = own.shearAt(x, side)
    const beside = side === 'left' ? x - 1e-6 : x + 1e-6
    if (!isOwn(beside)) return NOTHING
    const k = laps.findIndex((lap) => beside > lap.x - lap.a && beside < lap.x + lap.b)
    if (k < 0) return whole
    const { a, b, x: x_s } = laps[k]!
    const ends = members[k]!
    return beside < x_s ? (of) => whole(of) - ends.right(of) / a : (of) => whole(of) + ends.left(of) / b
  }
  return {
    ...own,
    at,
    momentAt,
    moment: (of, x) => momentAt(x)(of),
    shearAt,
    shear: (of, x, side) => shearAt(x, side)(of),
  }
}

const NOTHING: Effect = () => 0

/** Whether a place is on a span of the designed section; a support belongs to the span on its left. */
function ownAt({ supports, start, end }: Line, { members }: JointedLine): (x: number) => boolean {
  if (!members) return () => true
  const ends = [...new Set([start, ...supports, end])]
  return (x) => members.isOwn[Math.max(0, ends.findIndex((e) => x <= e + 1e-9) - 1)] ?? true
}

/** Moments of the members of a lap over its support. */
function shares(lines: InfluenceLines, { x, a, b, I_l, I_r, support }: Lap): { left: Effect; right: Effect } {
  const [M_a, M_b] = [lines.momentAt(x - a), lines.momentAt(x + b)]
  const left: Effect = (of) => leftShare({ a, b }, { M_0: of.M[support]!, M_a: M_a(of), M_b: M_b(of) }, I_l, I_r)
  return { left, right: (of) => of.M[support]! - left(of) }
}

/** For every lap, the influence on its moment over the support and on the share of the left member. */
export const lapEffects = (line: Line, laps: readonly Lap[]): { M_0: Effect; M_l0: Effect }[] => {
  const own = influenceLines(line)
  return laps.map((lap) => ({ M_0: (of) => of.M[lap.support]!, M_l0: shares(own, lap).left }))
}
