/** Free flanges of C and Z; EN 1993-1-3:2006, 10.1.4, engineering.md G with Q.17–Q.21 and R.11. */
import { type Strut, strutIsStableAt } from '../stability/strut-on-foundation.ts'
import type { Candidate } from './candidate.ts'
import type { CombinationExtremes } from './combination-extremes.ts'
import type { ForceGroup } from './force-groups.ts'
import { bendFlange, buckleFlange, type FreeFlangeSpace } from './free-flange-bending.ts'
import { type FlangeData, flangeData } from './free-flange-data.ts'
import { criticalForceFor, searchFlange } from './free-flange-search.ts'
import { type EdgeFinding, edgePeak, fillFlangeStress } from './free-flange-stresses.ts'
import { groupExtremes } from './group-extremes.ts'
import type { LineDesign } from './line-design.ts'
import { meshForces } from './mesh-forces.ts'
import { BETWEEN_NODES } from './peak-on-mesh.ts'
import { keep, noneYet, type Worst } from './worst.ts'

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
  space.fibres.forEach(({ strut }, k) => {
    searchFlange(line, candidate, data[k]!, considered, space.bounds[k]!, {
      stress: outcome.stress,
      buckling: outcome.buckling,
      strength: (hasN) => flangeStrength(line, candidate, data[k]!.fibre === 'upper', hasN),
      f_M1: candidate.f_yb / line.national.gammaM1,
      bend: (c) => {
        meshForces(line, candidate, c, space.forces)
        bendFlange(line, strut, data[k]!, space)
        return space
      },
      check: (c) => {
        meshForces(line, candidate, c, space.forces)
        checkOneFlange(line, candidate, c, strut, data[k]!, space, outcome)
      },
    })
  })
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

/** One flange in one combination: M_fz always, buckling only where one factorisation does not rule it out. */
function checkOneFlange(
  line: LineDesign,
  candidate: Candidate,
  c: number,
  strut: Strut,
  data: FlangeData,
  space: FreeFlangeSpace,
  outcome: FreeFlangeOutcome,
): void {
  if (!(fillFlangeStress(line, candidate, data, c, space) > 1e-6)) return
  bendFlange(line, strut, data, space)
  const f = flangeStrength(line, candidate, data.fibre === 'upper', line.uls.hasN[c] === 1)
  const at = (i: number) => stationNear(line, line.mesh.x[i]!)
  const { value: sigma, ...stress } = edgePeak(line, data, space, null)
  if (sigma / f > outcome.stress.utilisation) outcome.found.stress = stress
  keep(outcome.stress, sigma / f, sigma, f, at(stress.node), c)

  const f_M1 = candidate.f_yb / line.national.gammaM1
  const limit = outcome.buckling.utilisation * f_M1
  if (limit > 0 && staysBelow(candidate, strut, data, space, limit)) return
  const { chi } = buckleFlange(candidate, strut, data, space)
  const { value: buckled, ...buckling } = edgePeak(line, data, space, chi)
  if (buckled / f_M1 > outcome.buckling.utilisation) outcome.found.buckling = buckling
  keep(outcome.buckling, buckled / f_M1, buckled, f_M1, at(buckling.node), c)
}

/** Whether σ_c/χ + m stays below `limit` at every edge: the χ that needs, its α_cr, and one inertia count. */
function staysBelow(
  candidate: Candidate,
  strut: Strut,
  data: FlangeData,
  space: FreeFlangeSpace,
  limit: number,
): boolean {
  const { sigma, M_inPlane } = space
  let chi = 0
  for (const M of space.M_fz.slice(0, data.loads.length)) {
    for (const { perMoment } of data.edges) {
      const perInPlane = Math.abs(perMoment)
      for (let i = 0; i < sigma.length; i++) {
        if (!(sigma[i]! > 0)) continue
        const room = limit / BETWEEN_NODES - perMoment * M[i]! - perInPlane * Math.abs(M_inPlane[i]!)
        if (room <= 0) return false
        chi = Math.max(chi, sigma[i]! / room)
      }
    }
  }
  if (chi >= 1) return false
  let F_max = 0
  for (const F of space.F) F_max = Math.max(F_max, F)
  return strutIsStableAt(strut, space.F, criticalForceFor(chi, candidate, data) / F_max)
}

function stationNear(line: LineDesign, x: number): number {
  const { stations } = line
  let low = 0
  let high = stations.count - 1
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (stations.x[middle]! <= x) low = middle
    else high = middle
  }
  return x - stations.x[low]! <= stations.x[high]! - x ? low : high
}
