/** What supports and restraints have to hold in the plane of the envelope, where no panel does. */
import { solveContinuousBeam } from '../beam/continuous-beam.ts'
import type { InPlaneReaction } from '../explanation.ts'
import { lateralLine } from '../line/statics-table.ts'
import type { Purlin } from '../search/candidate.ts'

/**
 * Largest and smallest design reactions of the bending about z, at every support and discrete restraint.
 *
 * The line is that of M_z: q_y alone, held at the supports and at the restraints of either fibre; method 1.3 and 2.4.
 *
 * @returns [kN], positive: the load presses down the slope or down the façade; empty where a panel carries the in-plane
 *          load or there is none
 */
export function inPlaneReactions({ line, candidate }: Purlin): InPlaneReaction[] {
  const { actions, restraints, uls } = line
  if (restraints.panel) return []
  const lateral = lateralLine(actions.line, restraints)
  const reactionsOf = ({ inPlane }: typeof actions.ownWeight) => solveContinuousBeam(lateral, inPlane).reactions
  const cases = new Map(actions.cases.map((c) => [c.id as string, reactionsOf(c)]))
  const own = reactionsOf(actions.ownWeight)
  if ([own, ...cases.values()].every((r) => r.every((v) => v === 0))) return []
  return lateral.supports.map((x, s): InPlaneReaction => {
    let [max, min, atMax, atMin] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, 0, 0]
    uls.combinations.forEach(({ factors }, c) => {
      let R = uls.ownFactor[c]! * candidate.ownWeight * own[s]!
      for (const [id, factor] of Object.entries(factors)) R += factor * (cases.get(id)?.[s] ?? 0)
      if (R > max) [max, atMax] = [R, c]
      if (R < min) [min, atMin] = [R, c]
    })
    return {
      xM: x / 1e3,
      at: actions.line.supports.some((support) => Math.abs(support - x) < 1e-6) ? 'SUPPORT' : 'RESTRAINT',
      maxKn: max / 1e3,
      minKn: min / 1e3,
      maxCombinationId: uls.combinations[atMax]!.id,
      minCombinationId: uls.combinations[atMin]!.id,
    }
  })
}
