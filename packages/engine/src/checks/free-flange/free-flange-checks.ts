/** Free flanges of C and Z; EN 1993-1-3:2006, 10.1.4, method 6.4 to 6.12. */
import type { ForceGroup } from '../../line/force-groups.ts'
import type { LineDesign } from '../../line/line-design.ts'
import { meshForces } from '../../line/mesh-forces.ts'
import type { Candidate } from '../../search/candidate.ts'
import type { CombinationExtremes } from '../../search/combination-extremes.ts'
import { groupExtremes } from '../../search/group-extremes.ts'
import { keep, noneYet, type Worst } from '../../search/worst.ts'
import type { Strut } from '../../stability/strut-on-foundation.ts'
import { bendFlange, buckleFlange, type FreeFlangeSpace } from './free-flange-bending.ts'
import { type FlangeData, flangeData } from './free-flange-data.ts'
import { beginFlange } from './free-flange-first.ts'
import type { FlangeChecks, FlangeSearch } from './free-flange-limits.ts'
import { needOf } from './free-flange-need.ts'
import { searchFlange } from './free-flange-search.ts'
import { type EdgeFinding, edgePeak, fillFlangeStress } from './free-flange-stresses.ts'

export interface FreeFlangeOutcome {
  stress: Worst
  buckling: Worst
  found: FlangeFindings
}

/** The edge that governs each check; null: no edge does, (10.3a). */
export interface FlangeFindings {
  stress: EdgeFinding | null
  buckling: EdgeFinding | null
}

/** Yield strength of 10.1.4.1: γ_M0 where the section is fully effective and N = 0, else γ_M1. */
function flangeStrength(line: LineDesign, candidate: Candidate, top: boolean, hasN: boolean): number {
  const { gammaM0, gammaM1 } = line.national
  const section = top ? candidate.effective.top : candidate.effective.bottom
  const fullyEffective = section.chi_d === 1 && section.elements.every((x) => x.rho === 1)
  return candidate.f_yb / (fullyEffective && !hasN ? gammaM0 : gammaM1)
}

/** Both checks of the free flanges of one candidate. */
export function checkFreeFlanges(
  line: LineDesign,
  candidate: Candidate,
  considered: CombinationExtremes[],
  space: FreeFlangeSpace,
): FreeFlangeOutcome {
  const outcome: FreeFlangeOutcome = {
    stress: noneYet(),
    buckling: noneYet(),
    found: { stress: null, buckling: null },
  }
  for (const group of line.groups) checkFlangeStresses(line, candidate, group, outcome.stress)
  const data = space.fibres.map(({ fibre }) => flangeData(line, candidate, fibre))
  const searches = space.fibres.map(
    ({ strut, fibre }, k): FlangeSearch => ({
      stress: outcome.stress,
      buckling: outcome.buckling,
      strength: (hasN) => flangeStrength(line, candidate, fibre === 'upper', hasN),
      f_M1: candidate.f_yb / line.national.gammaM1,
      check: (c, which) => checkOneFlange(line, candidate, c, strut, data[k]!, space, outcome, which),
      need: (c, limits, need) => needOf(line, candidate, data[k]!, c, space, space.bounds[k]!, limits, need),
    }),
  )
  // What seems to govern either flange first: the bounds of the other one then exclude nearly all.
  for (const [k, search] of searches.entries())
    beginFlange(line, candidate, data[k]!, considered, space.bounds[k]!, search)
  for (const [k, search] of searches.entries()) searchFlange(line, candidate, data[k]!, space.bounds[k]!, search)
  const { stress, buckling } = outcome.found
  for (const [k, { fibre }] of space.fibres.entries()) {
    space.bounds[k]!.before.set(candidate.f_yb, {
      stress: stress?.fibre === fibre ? outcome.stress.combination : -1,
      buckling: buckling?.fibre === fibre ? outcome.buckling.combination : -1,
    })
  }
  return outcome
}

/** M_y/W_eff + N/A_eff of both flanges, 10.1.4.1 (10.3a, and 10.3b where M_fz = 0). */
function checkFlangeStresses(line: LineDesign, candidate: Candidate, g: ForceGroup, worst: Worst): void {
  const { own, stations } = line
  const weight = g.ownFactor * candidate.ownWeight
  const f_top = flangeStrength(line, candidate, true, g.hasN)
  const f_bottom = flangeStrength(line, candidate, false, g.hasN)
  const A_eff = candidate.effective.compression.A
  const keepStress = (M: number, axial: number, i: number, c: number) => {
    const stress = largestFlangeStress(candidate, M, axial)
    const f = M >= 0 ? f_top : f_bottom
    if (stress > 0) keep(worst, stress / f, stress, f, i, c)
  }
  if (!line.hasAxialLoads) {
    // N is constant, and either stress grows with |M| on both sides of zero.
    const axial = g.hasN ? g.N[0]! / A_eff : 0
    const e = groupExtremes(line, candidate, g)
    keepStress(e.M_max, axial, e.atM_max, g.atM_max[e.atM_max]!)
    keepStress(e.M_min, axial, e.atM_min, g.atM_min[e.atM_min]!)
    return
  }
  for (let i = 0; i < stations.count; i++) {
    const axial = g.hasN ? (g.N[i]! + weight * own.N[i]!) / A_eff : 0
    const M = weight * own.M[i]!
    keepStress(g.M_max[i]! + M, axial, i, g.atM_max[i]!)
    keepStress(g.M_min[i]! + M, axial, i, g.atM_min[i]!)
  }
}

/** The larger of |σ| of the two flanges [N/mm²]. @param axial N/A_eff */
function largestFlangeStress({ effective }: Candidate, M: number, axial: number): number {
  const section = M >= 0 ? effective.top : effective.bottom
  return Math.max(Math.abs(-M / section.W_top + axial), Math.abs(M / section.W_bottom + axial))
}

/** One flange in one combination, exactly. */
function checkOneFlange(
  line: LineDesign,
  candidate: Candidate,
  c: number,
  strut: Strut,
  data: FlangeData,
  space: FreeFlangeSpace,
  outcome: FreeFlangeOutcome,
  asked: FlangeChecks,
): void {
  meshForces(line, candidate, c, space.forces)
  if (!fillFlangeStress(line, candidate, data, c, space)) return
  bendFlange(line, strut, data, space)
  if (asked.stress) {
    const f = flangeStrength(line, candidate, data.fibre === 'upper', line.uls.hasN[c] === 1)
    const { value, ...found } = edgePeak(line, data, space, null)
    if (keepAt(line, outcome.stress, value, f, found, c, outcome.found.stress)) outcome.found.stress = found
  }
  if (!asked.buckling) return
  const f_M1 = candidate.f_yb / line.national.gammaM1
  const { chi } = buckleFlange(candidate, strut, data, space)
  const { value, ...found } = edgePeak(line, data, space, chi)
  if (keepAt(line, outcome.buckling, value, f_M1, found, c, outcome.found.buckling)) outcome.found.buckling = found
}

/** Keeps a stress at its place on the mesh if it is the worst so far; whether it is. */
function keepAt(
  line: LineDesign,
  worst: Worst,
  stress: number,
  strength: number,
  { node, fraction, fibre }: EdgeFinding,
  c: number,
  kept: EdgeFinding | null,
): boolean {
  const u = stress / strength
  // Of equal ones that of the earlier combination, then of the lower flange, whatever the order of the search.
  const isFirst = c < worst.combination || (c === worst.combination && fibre === 'lower' && kept?.fibre === 'upper')
  if (!(u > worst.utilisation || (u === worst.utilisation && isFirst))) return false
  const { mesh } = line
  const x = mesh.x[node]!
  const place =
    fraction === 0
      ? { station: stationNear(line, x), fraction }
      : stationBefore(line, x + fraction * mesh.length[node]!)
  Object.assign(worst, { utilisation: u, demand: stress, resistance: strength, ...place, combination: c, support: -1 })
  return true
}

function stationNear(line: LineDesign, x: number): number {
  const { stations } = line
  const low = lastUpTo(line, x)
  const high = Math.min(low + 1, stations.count - 1)
  return x - stations.x[low]! <= stations.x[high]! - x ? low : high
}

/** The station before a place between stations, and how far beyond it the place is. */
function stationBefore(line: LineDesign, x: number): { station: number; fraction: number } {
  const { stations } = line
  const station = lastUpTo(line, x)
  const next = stations.x[station + 1]!
  return { station, fraction: (x - stations.x[station]!) / (next - stations.x[station]!) }
}

/** The last station but one whose x is not beyond `x`. */
function lastUpTo({ stations }: LineDesign, x: number): number {
  let low = 0
  let high = stations.count - 1
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (stations.x[middle]! <= x) low = middle
    else high = middle
  }
  return low
}
