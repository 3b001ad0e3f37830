/** Influence lines of a line with laps, or of one that is joined to others. */
import type { Actions } from '../actions/load-cases.ts'
import { effectsOf, type Influence, type InfluenceLines, influenceLines } from '../beam/influence.ts'
import { type JointedInfluence, type JointedLine, type Lap, sleevesOf } from '../joints/jointed-line.ts'
import { leftShare } from '../joints/lap-members.ts'

/** Span of a force that stands on another independent line. */
const ELSEWHERE = Number.MAX_SAFE_INTEGER

/** M and V of the member that runs through, for a force on the line or on another one that a sleeve joins to it. */
export function jointedInfluence(
  { line, ends }: Pick<Actions, 'line' | 'ends'>,
  jointed: JointedLine,
): JointedInfluence {
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
  const isOwn = ownAt(ends, jointed)
  const sleeves = sleevesOf(line, jointed)
  /** Inside a sleeve the member has the moment at the end of the sleeve. */
  const inSleeve = (x: number): number => {
    const sleeve = sleeves.find(({ from, to }) => x > from - 1e-6 && x < to + 1e-6)
    return sleeve ? (sleeve.from === line.start ? sleeve.to : sleeve.from) : x
  }
  const sharesOf = sharesBy(own, laps)
  const lapAt = (x: number): number => laps.findIndex((lap) => x > lap.x - lap.a && x < lap.x + lap.b)
  /** The member that ends in lap k at x: left of the support the right one, with its moment there as a part of that over the support. */
  const endingAt = (x: number, k: number): Ending => {
    const { a, b, x: x_s } = laps[k]!
    const isRight = x <= x_s
    const length = isRight ? a : b
    return { isRight, part: 1 - Math.abs(x - x_s) / length, slope: isRight ? -1 / length : 1 / length }
  }
  const shareOf = (of: Influence, k: number, { isRight }: Ending): number => {
    const left = leftShareOf(own, laps[k]!, of)
    return isRight ? of.M[laps[k]!.support]! - left : left
  }
  const besideOf = (x: number, side: 'left' | 'right'): number => (side === 'left' ? x - 1e-6 : x + 1e-6)

  return {
    ...own,
    at,
    moments(by, x, into) {
      if (!isOwn(x)) {
        into.fill(0, 0, by.length)
        return
      }
      own.moments(by, inSleeve(x), into)
      const k = lapAt(x)
      if (k < 0) return
      const ending = endingAt(x, k)
      const shares = sharesOf(by, k)[ending.isRight ? 'right' : 'left']
      for (let i = 0; i < by.length; i++) into[i]! -= shares[i]! * ending.part
    },
    moment(of, x) {
      if (!isOwn(x)) return 0
      const M = own.moment(of, inSleeve(x))
      const k = lapAt(x)
      if (k < 0) return M
      const ending = endingAt(x, k)
      return M - shareOf(of, k, ending) * ending.part
    },
    shears(by, x, side, into) {
      const beside = besideOf(x, side)
      if (!isOwn(beside)) {
        into.fill(0, 0, by.length)
        return
      }
      own.shears(by, x, side, into)
      const k = lapAt(beside)
      if (k < 0) return
      const ending = endingAt(beside, k)
      const shares = sharesOf(by, k)[ending.isRight ? 'right' : 'left']
      for (let i = 0; i < by.length; i++) into[i]! += shares[i]! * ending.slope
    },
    shear(of, x, side) {
      const beside = besideOf(x, side)
      if (!isOwn(beside)) return 0
      const V = own.shear(of, x, side)
      const k = lapAt(beside)
      if (k < 0) return V
      const ending = endingAt(beside, k)
      return V + shareOf(of, k, ending) * ending.slope
    },
    atLaps: (by) =>
      laps.map(({ support }, k) => ({ M_0: effectsOf(by, ({ M }) => M[support]!), M_l0: sharesOf(by, k).left })),
  }
}

/** The member that ends inside a lap: its moment at a place as a part of that over the support, and the change of M along x by it. */
interface Ending {
  /** the right member, which ends left of the support */
  isRight: boolean
  part: number
  /** [1/mm] */
  slope: number
}

/** Moments of the members of every lap over its support, by force; they are kept. */
function sharesBy(lines: InfluenceLines, laps: readonly Lap[]) {
  const kept = new WeakMap<Influence[], ({ left: Float64Array; right: Float64Array } | undefined)[]>()
  return (by: Influence[], k: number) => {
    const known = kept.get(by) ?? []
    kept.set(by, known)
    if (known[k]) return known[k]
    const left = effectsOf(by, (of) => leftShareOf(lines, laps[k]!, of))
    const right = left.map((M_l, i) => by[i]!.M[laps[k]!.support]! - M_l)
    known[k] = { left, right }
    return known[k]
  }
}

/** Whether a place is on a span of the designed section; a support belongs to the span on its left. */
function ownAt(ends: number[], { members }: JointedLine): (x: number) => boolean {
  if (!members) return () => true
  return (x) => members.isOwn[Math.max(0, ends.findIndex((e) => x <= e + 1e-9) - 1)] ?? true
}

/** The moment of the left member of a lap over its support. */
function leftShareOf(lines: InfluenceLines, { x, a, b, I_l, I_r, support }: Lap, of: Influence): number {
  const M = { M_0: of.M[support]!, M_a: lines.moment(of, x - a), M_b: lines.moment(of, x + b) }
  return leftShare({ a, b }, M, I_l, I_r)
}
