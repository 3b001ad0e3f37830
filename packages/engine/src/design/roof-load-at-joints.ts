/** The concentrated load of a roof on a line with joints: reactions of both sides, and forces of laps, sleeves and hinges. */

import type { Influence } from '../beam/influence.ts'
import type { LineDesign } from '../line/line-design.ts'
import type { RoofCombination, RoofLoad } from '../line/roof-load.ts'
import type { CaseResponse } from '../line/statics-table.ts'
import type { Purlin } from '../search/candidate.ts'
import { type LapRanges, lapsByForce, rangesUnder } from '../search/roof-load-at-laps.ts'
import type { JointedDesign } from './jointed-lines.ts'

/** A section on one of the lines. */
interface Placed {
  placed: JointedDesign
  purlin: Purlin
}

/** Influences of 1 N at every place of the load that the line keeps. */
const influencesOf = ({ influences, far }: RoofLoad): Influence[] => [...influences, ...far.flat()]

const roofOf = ({ placed }: Placed): RoofLoad | null => placed.space.roof?.roof ?? null

/** Effect of the permanent load of a combination, own weight included. */
const fixedBy = ({ line, candidate }: Purlin, c: RoofCombination, value: (r: CaseResponse) => number): number =>
  c.ownFactor * (value(c.permanent) + candidate.ownWeight * value(line.own))

/** Receives a value with the id of its combination and the place of the load [mm]. */
type Take = (value: number, combinationId: string, at: number) => void
type TakePair = (value: number, beside: number, combinationId: string, at: number) => void

/** The lines with a support at a place of the whole line, each with the index of that support. */
function endsAt(sides: Placed[], x: number) {
  return sides.flatMap((side) => {
    const { from } = side.placed.part
    const roof = roofOf(side)
    const k = roof?.lines.supports.findIndex((s) => Math.abs(s + from - x) < 1e-3) ?? -1
    return roof && k >= 0 ? [{ ...side, from, roof, lines: roof.lines, k }] : []
  })
}

/** Reaction of a support from 1 N at every place of the whole line; a force over the joint counts once. */
function* unitReactions(ends: ReturnType<typeof endsAt>, x: number): Generator<{ p: number; unit: number }> {
  const places = new Set(ends.flatMap(({ roof, from }) => influencesOf(roof).map(({ p }) => p + from)))
  for (const p of places) {
    const unit = ends.reduce((sum, { lines, from, k }) => sum + lines.reaction(lines.at(p - from), k), 0)
    yield { p, unit: Math.abs(p - x) < 1e-6 ? unit - (ends.length - 1) : unit }
  }
}

/** Largest and smallest reaction of a support from this load alone, unfactored [N]. */
export function roofReactionOver(sides: Placed[], x: number): { max: number; min: number } {
  const ends = endsAt(sides, x)
  const Q = ends[0]?.roof.Q.normal ?? 0
  let [max, min] = [0, 0]
  for (const { unit } of unitReactions(ends, x)) [max, min] = [Math.max(max, Q * unit), Math.min(min, Q * unit)]
  return { max, min }
}

/** Reactions of a support on which two lines end, with the load at every place; forces over the joint count once [N]. */
export function reactionsUnderRoofLoad(whole: LineDesign, sides: Placed[], x: number, take: Take): void {
  const [one] = sides
  const roof = one && roofOf(one)
  if (!roof) return
  const ends = endsAt(sides, x)
  const units = [...unitReactions(ends, x)]
  for (const [i, { combination, F, ownFactor }] of roof.uls.entries()) {
    const permanent = whole.actions.cases.find(({ id }) => id === ('Gmax' in combination.factors ? 'Gmax' : 'Gmin'))!
    const over = permanent.normal.points.reduce((sum, p) => sum + (Math.abs(p.x - x) < 1e-6 ? ownFactor * p.P : 0), 0)
    const fixed = ends.reduce(
      (sum, { purlin, roof, k }) => sum + fixedBy(purlin, roof.uls[i]!, (r) => r.reactions[k]!),
      0,
    )
    for (const { p, unit } of units) take(fixed - over + F * unit, combination.id, p)
  }
}

/**
 * Moment over the support of lap k and the share of its left member, with the load at every place [N·mm].
 * @param mayMatter whether moments up to these matter; combinations of which none can are left out
 */
export function lapsUnderRoofLoad(
  on: Placed,
  k: number,
  take: TakePair,
  mayMatter: (most: LapRanges) => boolean = () => true,
): void {
  const roof = roofOf(on)
  if (!roof) return
  const unit = lapsByForce({ roof })[k]!
  for (const c of roof.uls) {
    const fixed = (of: 'M_0' | 'M_l0') => fixedBy(on.purlin, c, (r) => r.laps![of][k]!)
    const [M_0, M_l0] = [fixed('M_0'), fixed('M_l0')]
    if (!mayMatter(rangesUnder(unit, c, { M_0, M_l0 }))) continue
    for (let i = 0; i < unit.p.length; i++)
      take(M_0 + c.F * unit.M_0[i]!, M_l0 + c.F * unit.M_l0[i]!, c.combination.id, unit.p[i]!)
  }
}

/** Where the load stands for the largest moment over the support of lap k in a combination [mm]. */
export function roofLoadPlaceOf(on: Placed, k: number, combinationId: string): number {
  const most = { M: -1, at: 0 }
  lapsUnderRoofLoad(on, k, (M_0, _, id, at) => {
    if (id === combinationId && Math.abs(M_0) > most.M) Object.assign(most, { M: Math.abs(M_0), at })
  })
  return most.at
}

/** Moment and shear at the end of a line at a joint, with the load at every place [N·mm, N]. */
export function endUnderRoofLoad(on: Placed, side: 'left' | 'right', take: TakePair): void {
  const roof = roofOf(on)
  if (!roof) return
  const { lines } = roof
  const last = lines.supports.length - 1
  const [end, support, inwards] = side === 'left' ? [0, 0, 'right' as const] : [1, last, 'left' as const]
  const x = lines.supports[support]!
  const influences = influencesOf(roof)
  const V_unit = new Float64Array(influences.length)
  lines.shears(influences, x, inwards, V_unit)
  for (const c of roof.uls) {
    const M = fixedBy(on.purlin, c, (r) => r.endMoments[end]!)
    const V = fixedBy(on.purlin, c, (r) => r.V[side === 'left' ? 0 : r.V.length - 1]!)
    for (let i = 0; i < influences.length; i++) {
      const { p, M: unit } = influences[i]!
      take(M + c.F * unit[support]!, V + c.F * V_unit[i]!, c.combination.id, p)
    }
  }
}
