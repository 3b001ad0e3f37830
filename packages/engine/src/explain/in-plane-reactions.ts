/** Reactions of supports and restraints in the plane of the envelope, without a panel. */
import { type LoadCase, ROOF_LOAD } from '../actions/load-cases.ts'
import { solveContinuousBeam } from '../beam/continuous-beam.ts'
import { extremeReactions } from '../checks/web-crippling/web-forces.ts'
import type { InPlaneReaction } from '../explanation.ts'
import { permanentFactor } from '../line/combined-forces.ts'
import { roofLoadInPlane } from '../line/roof-load.ts'
import { lateralLine } from '../line/statics-table.ts'
import type { Purlin } from '../search/candidate.ts'

/** A section on one part of a cut line, and the start of the part [mm]. */
interface PartOfLine {
  purlin: Purlin
  from: number
}

/**
 * Largest and smallest design reactions of the bending about z [kN], positive down the slope or the façade; empty where a panel carries the
 * in-plane load or there is none. The line is that of M_z: q_y alone, held at the supports and at the restraints of either fibre; method 1.3
 * and 2.4. The concentrated load of a roof is at its worst place. Over a hinge or a sleeve both ends count, and a force there counts once.
 * @param parts from left to right; a single one for an uncut line
 */
export function inPlaneReactions(parts: PartOfLine[]): InPlaneReaction[] {
  const { line } = parts[0]!.purlin
  if (line.restraints.panel) return []
  const combinations = line.combinations.filter(({ limitState }) => limitState === 'ULS')
  const holds = parts.flatMap(holdsOf)
  if (holds.every(({ own, cases }) => own === 0 && cases.every(([, R]) => R === 0))) return []
  return inPlaces(holds).map((at): InPlaneReaction => {
    const { take, record } = extremeReactions()
    const [most, least] = [Math.max(...at.map(({ roof }) => roof.max)), Math.min(...at.map(({ roof }) => roof.min))]
    for (const combination of combinations) {
      let R = 0
      at.forEach((hold, side) => {
        R += permanentFactor(combination) * hold.own
        for (const [id, reaction, over] of hold.cases)
          R += (combination.factors[id] ?? 0) * (side === 0 ? reaction : reaction - over)
      })
      const F = combination.factors[ROOF_LOAD] ?? 0
      take(R + F * most, combination.id)
      take(R + F * least, combination.id)
    }
    return { xM: at[0]!.x / 1e3, at: at[0]!.isSupport ? 'SUPPORT' : 'RESTRAINT', ...record() }
  })
}

/** The reaction of one support or restraint of a line [N]. */
interface Hold {
  /** from the left end of the whole line [mm] */
  x: number
  isSupport: boolean
  /** of the own weight of the section */
  own: number
  /** of each case its reaction, and the part of it from loads over the place itself */
  cases: [id: string, reaction: number, over: number][]
  roof: { max: number; min: number }
}

function holdsOf({ purlin: { line, candidate }, from }: PartOfLine): Hold[] {
  const { actions, restraints } = line
  const lateral = lateralLine(actions.line, restraints)
  const reactionsOf = ({ inPlane }: LoadCase) => solveContinuousBeam(lateral, inPlane).reactions
  const cases = actions.cases.map((c) => ({ ...c, reactions: reactionsOf(c) }))
  const own = reactionsOf(actions.ownWeight)
  const roof = roofLoadInPlane(line)
  return lateral.supports.map((x, s) => ({
    x: x + from,
    isSupport: actions.line.supports.some((support) => Math.abs(support - x) < 1e-6),
    own: candidate.ownWeight * own[s]!,
    cases: cases.map(({ id, inPlane, reactions }) => {
      const over = inPlane.points.reduce((sum, p) => sum + (Math.abs(p.x - x) < 1e-6 ? p.P : 0), 0)
      return [id, reactions[s]!, over]
    }),
    roof: roof?.[s] ?? { max: 0, min: 0 },
  }))
}

/** Reactions at the same place together. */
function inPlaces(holds: Hold[]): Hold[][] {
  const places: Hold[][] = []
  for (const hold of holds) {
    const last = places.at(-1)
    if (last && Math.abs(last[0]!.x - hold.x) < 1e-3) last.push(hold)
    else places.push([hold])
  }
  return places
}
