/** Diagrams of one solution: the same forces the checks use, at the same stations. */
import { spanExtremes } from '../checks/deflection/deflection-checks.ts'
import { deflectionStiffness, spansOfStiffness } from '../checks/deflection/deflection-stiffness.ts'
import type { Catalogue, PurlinLine } from '../input.ts'
import { InputError } from '../input-error.ts'
import { createMemberForces, type MemberForces, slsForces, ulsForces } from '../line/member-forces.ts'
import type { Purlin } from '../search/candidate.ts'
import { findPurlin } from '../search/find-purlin.ts'
import { standardOf } from '../standards/of-line.ts'
import { kN, kNm, m } from '../units.ts'

/** Whole displacement of one SLS combination at every station, by the stiffness its check divides by (method 7.3) [mm]. */
function deflections(purlin: Purlin, c: number, forces: MemberForces): number[] {
  const { line } = purlin
  slsForces(purlin, c, forces)
  const ranges = (k: number) => spansOfStiffness(line, k, 'whole').map((span) => spanExtremes(purlin, span, c))
  const stiffness = Array.from({ length: line.spans }, (_, k) => deflectionStiffness(purlin, ranges(k)))
  return Array.from(forces.w, (w, i) => w / stiffness[line.stations.span[i]!]!)
}

export type LineForces = ReturnType<typeof lineForces>

/**
 * Internal forces of one combination along the line: positions rise, a jump stands as two points at one x.
 * @throws InputError unknown solution or combination, or a solution outside the limits of the standard
 */
export function lineForces(
  input: PurlinLine,
  catalogue: Catalogue,
  solutionId: string,
  combinationId: string,
  standard = standardOf(input),
) {
  const purlin = findPurlin(input, catalogue, solutionId, standard)
  const { line } = purlin
  const forces = createMemberForces(line)
  const sls = line.sls.combinations.findIndex((c) => c.id === combinationId)
  const uls = line.uls.combinations.findIndex((c) => c.id === combinationId)
  if (sls < 0 && uls < 0)
    throw new InputError([{ path: ['combination'], message: `a combination of this request, got ${combinationId}` }])
  const deflectionMm = sls >= 0 ? deflections(purlin, sls, forces) : null
  if (uls >= 0) ulsForces(purlin, uls, forces)
  return {
    combinationId,
    xM: Array.from(line.stations.x, m),
    momentKnm: Array.from(forces.M, kNm),
    shearKn: Array.from(forces.V, kN),
    axialKn: Array.from(forces.N, kN),
    /** SLS combinations: the deflection the check uses (method 7.3), positive inwards; ULS: null */
    deflectionMm,
  }
}

export type Envelopes = ReturnType<typeof envelopes>

/**
 * Envelopes of M, V and M_z over the ULS and of δ over the SLS combinations: their largest and smallest values at every station.
 * @throws InputError unknown solution, or one outside the limits of the standard
 */
export function envelopes(input: PurlinLine, catalogue: Catalogue, solutionId: string, standard = standardOf(input)) {
  const purlin = findPurlin(input, catalogue, solutionId, standard)
  const { line } = purlin
  const forces = createMemberForces(line)
  const n = line.stations.count
  const range = () => ({
    max: new Float64Array(n).fill(Number.NEGATIVE_INFINITY),
    min: new Float64Array(n).fill(Number.POSITIVE_INFINITY),
  })
  const [M, V, M_z, delta] = [range(), range(), range(), range()]
  const widen = ({ max, min }: typeof M, values: ArrayLike<number>) => {
    for (let i = 0; i < n; i++) {
      max[i] = Math.max(max[i]!, values[i]!)
      min[i] = Math.min(min[i]!, values[i]!)
    }
  }
  for (const c of line.uls.combinations.keys()) {
    ulsForces(purlin, c, forces)
    widen(M, forces.M)
    widen(V, forces.V)
    widen(M_z, forces.M_z)
  }
  for (const c of line.sls.combinations.keys()) widen(delta, deflections(purlin, c, forces))
  const bendsAboutZ = [M_z.max, M_z.min].some((values) => values.some((v) => Math.abs(v) > 1))
  return {
    xM: Array.from(line.stations.x, m),
    momentMaxKnm: Array.from(M.max, kNm),
    momentMinKnm: Array.from(M.min, kNm),
    shearMaxKn: Array.from(V.max, kN),
    shearMinKn: Array.from(V.min, kN),
    deflectionMaxMm: Array.from(delta.max),
    deflectionMinMm: Array.from(delta.min),
    /** bending about z by the in-plane load; null where a panel carries that, or there is none */
    lateralMomentMaxKnm: bendsAboutZ ? Array.from(M_z.max, kNm) : null,
    lateralMomentMinKnm: bendsAboutZ ? Array.from(M_z.min, kNm) : null,
  }
}
