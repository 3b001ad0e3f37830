/** Influence lines of a line with laps, or of one that is joined to others. */
import { effectsOf, type Influence, type InfluenceLines, influenceLines } from '../beam/influence.ts'
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
  const isOwn = ownAt(line, jointed)
  const sleeves = sleevesOf(line, jointed)
  /** Inside a sleeve the member has the moment at the end of the sleeve. */
  const inSleeve = (x: number): number => {
    const sleeve = sleeves.find(({ from, to }) => x > from - 1e-6 && x < to + 1e-6)
    return sleeve ? (sleeve.from === line.start ? sleeve.to : sleeve.from) : x
  }
  const sharesOf = sharesBy(own, laps)

  function moments(by: Influence[], x: number, into: Float64Array): void {
    if (!isOwn(x)) {
      into.fill(0, 0, by.length)
      return
    }
    own.moments(by, inSleeve(x), into)
    const k = laps.findIndex((lap) => x > lap.x - lap.a && x < lap.x + lap.b)
    if (k < 0) return
    const { a, b, x: x_s } = laps[k]!
    const s = Math.abs(x - x_s)
    const { left, right } = sharesOf(by, k)
    // What the ending member has.
    const [ending, part] = x <= x_s ? [right, 1 - s / a] : [left, 1 - s / b]
    for (let i = 0; i < by.length; i++) into[i]! -= ending[i]! * part
  }

  function shears(by: Influence[], x: number, side: 'left' | 'right', into: Float64Array): void {
    const beside = side === 'left' ? x - 1e-6 : x + 1e-6
    if (!isOwn(beside)) {
      into.fill(0, 0, by.length)
      return
    }
    own.shears(by, x, side, into)
    const k = laps.findIndex((lap) => beside > lap.x - lap.a && beside < lap.x + lap.b)
    if (k < 0) return
    const { a, b, x: x_s } = laps[k]!
    const { left, right } = sharesOf(by, k)
    for (let i = 0; i < by.length; i++) into[i]! += beside < x_s ? -right[i]! / a : left[i]! / b
  }

  const one = new Float64Array(1)
  return {
    ...own,
    at,
    moments,
    moment(of, x) {
      moments([of], x, one)
      return one[0]!
    },
    shears,
    shear(of, x, side) {
      shears([of], x, side, one)
      return one[0]!
    },
  }
}

/** Moments of the members of every lap over its support, by force; those of many forces are kept. */
function sharesBy(lines: InfluenceLines, laps: readonly Lap[]) {
  const members = laps.map((lap) => leftShareOf(lines, lap))
  const kept = new WeakMap<Influence[], ({ left: Float64Array; right: Float64Array } | undefined)[]>()
  const sharesOf = (by: Influence[], k: number) => {
    const left = effectsOf(by, members[k]!)
    return { left, right: left.map((M_l, i) => by[i]!.M[laps[k]!.support]! - M_l) }
  }
  return (by: Influence[], k: number) => {
    if (by.length === 1) return sharesOf(by, k)
    const known = kept.get(by) ?? []
    kept.set(by, known)
    known[k] ??= sharesOf(by, k)
    return known[k]
  }
}

/** Whether a place is on a span of the designed section; a support belongs to the span on its left. */
function ownAt({ supports, start, end }: Line, { members }: JointedLine): (x: number) => boolean {
  if (!members) return () => true
  const ends = [...new Set([start, ...supports, end])]
  return (x) => members.isOwn[Math.max(0, ends.findIndex((e) => x <= e + 1e-9) - 1)] ?? true
}

/** The moment of the left member of a lap over its support. */
const leftShareOf =
  (lines: InfluenceLines, { x, a, b, I_l, I_r, support }: Lap) =>
  (of: Influence): number =>
    leftShare({ a, b }, { M_0: of.M[support]!, M_a: lines.moment(of, x - a), M_b: lines.moment(of, x + b) }, I_l, I_r)

/** For every lap, the moment over its support and the share of the left member, by force. */
export const lapEffects = (line: Line, laps: readonly Lap[], by: Influence[]) => {
  const own = influenceLines(line)
  return laps.map((lap) => ({
    M_0: effectsOf(by, ({ M }) => M[lap.support]!),
    M_l0: effectsOf(by, leftShareOf(own, lap)),
  }))
}
