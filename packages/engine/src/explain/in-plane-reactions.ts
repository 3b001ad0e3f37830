/** What supports and restraints have to hold in the plane of the envelope, where no panel does. */
import { ROOF_LOAD } from '../actions/load-cases.ts'
import { solveContinuousBeam } from '../beam/continuous-beam.ts'
import type { InPlaneReaction } from '../explanation.ts'
import { permanentFactor } from '../line/combined-forces.ts'
import { roofLoadInPlane } from '../line/roof-load-in-plane.ts'
import { lateralLine } from '../line/statics-table.ts'
import type { Purlin } from '../search/candidate.ts'

const NOTHING = { max: 0, min: 0 }

/**
 * Largest and smallest design reactions of the bending about z, at every support and discrete restraint.
 *
 * The line is that of M_z: q_y alone, held at the supports and at the restraints of either fibre; method 1.3 and 2.4. The concentrated load
 * of a roof stands where it does most.
 *
 * @returns [kN], positive: the load presses down the slope or down the façade; empty where a panel carries the in-plane
 *          load or there is none
 */
export function inPlaneReactions({ line, candidate }: Purlin): InPlaneReaction[] {
  const { actions, restraints } = line
  const combinations = line.combinations.filter(({ limitState }) => limitState === 'ULS')
  if (restraints.panel) return []
  const lateral = lateralLine(actions.line, restraints)
  const reactionsOf = ({ inPlane }: typeof actions.ownWeight) => solveContinuousBeam(lateral, inPlane).reactions
  const cases = new Map(actions.cases.map((c) => [c.id as string, reactionsOf(c)]))
  const own = reactionsOf(actions.ownWeight)
  const roof = roofLoadInPlane(line)
  if ([own, ...cases.values()].every((r) => r.every((v) => v === 0))) return []
  return lateral.supports.map((x, s): InPlaneReaction => {
    let [max, min, atMax, atMin] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, 0, 0]
    combinations.forEach((combination, c) => {
      const { factors } = combination
      let R = permanentFactor(combination) * candidate.ownWeight * own[s]!
      for (const [id, factor] of Object.entries(factors)) R += factor * (cases.get(id)?.[s] ?? 0)
      const { max: most, min: least } = roof?.[s] ?? NOTHING
      const F = factors[ROOF_LOAD] ?? 0
      if (R + F * most > max) [max, atMax] = [R + F * most, c]
      if (R + F * least < min) [min, atMin] = [R + F * least, c]
    })
    return {
      xM: x / 1e3,
      at: actions.line.supports.some((support) => Math.abs(support - x) < 1e-6) ? 'SUPPORT' : 'RESTRAINT',
      maxKn: max / 1e3,
      minKn: min / 1e3,
      maxCombinationId: combinations[atMax]!.id,
      minCombinationId: combinations[atMin]!.id,
    }
  })
}
