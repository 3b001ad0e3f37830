/** Free flanges of C and Z; EN 1993-1-3:2006, 10.1.4, method 6.4 to 6.12. */
import type { ForceGroup } from '../../line/force-groups.ts'
import type { LineDesign } from '../../line/line-design.ts'
import { meshForces } from '../../line/mesh-forces.ts'
import type { Candidate } from '../../search/candidate.ts'
import type { CheckGroup } from '../../search/check.ts'
import type { CombinationExtremes } from '../../search/combination-extremes.ts'
import { type Finding, keep, noneYet } from '../../search/finding.ts'
import { groupExtremes } from '../../search/group-extremes.ts'
import type { Strut } from '../../stability/strut-on-foundation.ts'
import {
  bendFlange,
  buckleFlange,
  createFreeFlangeSpace,
  type FlangeAnalysis,
  type FreeFlangeSpace,
} from './free-flange-bending.ts'
import { type Fibre, type FlangeData, flangeData } from './free-flange-data.ts'
import {
  flangeBucklingSteps,
  flangeStressSteps,
  type GoverningFlange,
  type PlainFlange,
} from './free-flange-derivations.ts'
import { beginFlange } from './free-flange-first.ts'
import type { FlangeChecks, FlangeSearch } from './free-flange-limits.ts'
import { needOf } from './free-flange-need.ts'
import { searchFlange } from './free-flange-search.ts'
import {
  axialAtNode,
  type EdgePeak,
  edgeBending,
  edgePeak,
  fillFlangeStress,
  modulusOf,
  momentAt,
} from './free-flange-stresses.ts'

export const freeFlanges: CheckGroup<FreeFlangeSpace | null> = {
  checks: [
    { code: 'FREE_FLANGE_STRESS', clause: 'EN 1993-1-3 10.1.4.1', quantity: 'stress', derive: flangeStressSteps },
    { code: 'FREE_FLANGE_BUCKLING', clause: 'EN 1993-1-3 10.1.4.2', quantity: 'stress', derive: flangeBucklingSteps },
  ],
  prepare: (line) => (line.profile.freeFlange ? createFreeFlangeSpace(line) : null),
  search: ({ line, candidate, considered }, space) => {
    if (!space) return {}
    const { stress, buckling } = checkFreeFlanges(line, candidate, considered, space)
    return { FREE_FLANGE_STRESS: stress, FREE_FLANGE_BUCKLING: buckling }
  },
}

export interface FreeFlangeOutcome {
  stress: Finding<GoverningFlange | PlainFlange>
  buckling: Finding<GoverningFlange>
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
  const outcome: FreeFlangeOutcome = { stress: noneYet(), buckling: noneYet() }
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
  const { stress, buckling } = outcome
  for (const [k, { fibre }] of space.fibres.entries()) {
    space.bounds[k]!.before.set(candidate.f_yb, {
      stress: fibreOf(stress) === fibre ? stress.combination : -1,
      buckling: fibreOf(buckling) === fibre ? buckling.combination : -1,
    })
  }
  return outcome
}

/** The flange whose edge governs; null: no edge does, (10.3a). */
const fibreOf = ({ branch }: FreeFlangeOutcome['stress']): Fibre | null =>
  branch && 'fibre' in branch ? branch.fibre : null

/** M_y/W_eff + N/A_eff of both flanges, 10.1.4.1 (10.3a, and 10.3b where M_fz = 0). */
function checkFlangeStresses(
  line: LineDesign,
  candidate: Candidate,
  g: ForceGroup,
  worst: FreeFlangeOutcome['stress'],
): void {
  const { own, stations } = line
  const weight = g.ownFactor * candidate.ownWeight
  const f_top = flangeStrength(line, candidate, true, g.hasN)
  const f_bottom = flangeStrength(line, candidate, false, g.hasN)
  const A_eff = candidate.effective.compression.A
  const keepStress = (M: number, N: number, i: number, c: number) => {
    const isSagging = M >= 0
    const section = isSagging ? candidate.effective.top : candidate.effective.bottom
    const upper = Math.abs(-M / section.W_top + N / A_eff)
    const lower = Math.abs(M / section.W_bottom + N / A_eff)
    const stress = Math.max(upper, lower)
    const f = isSagging ? f_top : f_bottom
    if (stress > 0 && keep(worst, stress / f, stress, f, i, c)) worst.branch = { isUpper: upper >= lower, isSagging, N }
  }
  if (!line.hasAxialLoads) {
    // N is constant, and either stress grows with |M| on both sides of zero.
    const N = g.hasN ? g.N[0]! : 0
    const e = groupExtremes(line, candidate, g)
    keepStress(e.M_max, N, e.atM_max, g.atM_max[e.atM_max]!)
    keepStress(e.M_min, N, e.atM_min, g.atM_min[e.atM_min]!)
    return
  }
  for (let i = 0; i < stations.count; i++) {
    const N = g.hasN ? g.N[i]! + weight * own.N[i]! : 0
    const M = weight * own.M[i]!
    keepStress(g.M_max[i]! + M, N, i, g.atM_max[i]!)
    keepStress(g.M_min[i]! + M, N, i, g.atM_min[i]!)
  }
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
  const f_M1 = candidate.f_yb / line.national.gammaM1
  if (asked.stress) {
    const f = flangeStrength(line, candidate, data.fibre === 'upper', line.uls.hasN[c] === 1)
    const peak = edgePeak(line, data, space, null)
    if (keepAt(line, outcome.stress, f, peak, c)) outcome.stress.branch = governing(line, data, c, space, peak, null)
  }
  if (!asked.buckling) return
  const analysis = buckleFlange(candidate, strut, data, space)
  const peak = edgePeak(line, data, space, analysis.chi)
  if (keepAt(line, outcome.buckling, f_M1, peak, c))
    outcome.buckling.branch = governing(line, data, c, space, peak, analysis)
}

/** Keeps a stress at its place on the mesh if it is the worst so far; whether it is. */
function keepAt(
  line: LineDesign,
  worst: FreeFlangeOutcome['stress'],
  strength: number,
  { node, fraction, fibre, value }: EdgePeak,
  c: number,
): boolean {
  const u = value / strength
  // Of equal ones that of the earlier combination, then of the lower flange, whatever the order of the search.
  const isFirst = c < worst.combination || (c === worst.combination && fibre === 'lower' && fibreOf(worst) === 'upper')
  if (!(u > worst.utilisation || (u === worst.utilisation && isFirst))) return false
  const { mesh } = line
  const x = mesh.x[node]!
  const place =
    fraction === 0
      ? { station: stationNear(line, x), fraction }
      : stationBefore(line, x + fraction * mesh.length[node]!)
  Object.assign(worst, { utilisation: u, demand: value, resistance: strength, ...place, combination: c, support: -1 })
  return true
}

/** The flange of a peak that is kept, by what the space holds of its combination. */
function governing(
  line: LineDesign,
  data: FlangeData,
  c: number,
  space: FreeFlangeSpace,
  peak: EdgePeak,
  analysis: FlangeAnalysis | null,
): GoverningFlange {
  const { node, fraction, load, inPlane, edge, value, atNode } = peak
  const { forces, K, M_fz, M_inPlane } = space
  const element = Math.min(node, line.mesh.elementCount - 1)
  const q = forces.q[2 * element]!
  const { perMoment } = data.edges.find((e) => e.edge === edge)!
  return {
    ...peak,
    data,
    analysis,
    N: line.uls.hasN[c] === 1 ? axialAtNode(forces.N, node) : 0,
    q,
    isUplift: q < 0,
    K: K[element]!,
    M_fz: momentAt(line, space, M_fz[load]!, node, fraction),
    M_inPlane: inPlane * momentAt(line, space, M_inPlane, node, fraction),
    perMoment,
    m: edgeBending(line, space, perMoment, peak),
    W_eff_y: modulusOf(data, forces.M[node]!),
    isBetween: value - atNode > SAME * atNode,
  }
}

/** Stresses this close, as a part of themselves, are the same stress. */
const SAME = 1e-9

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
