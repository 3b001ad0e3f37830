/** Free flanges of C and Z; EN 1993-1-3:2006, 10.1.4, engineering.md G with Q.17–Q.21. */
import { freeFlangeReduction } from '../en1993-1-1-2005/6-3-buckling-curves.ts'
import {
  type FreeFlange,
  freeFlange,
  type LateralLoadFactors,
  lateralLoadFactors,
  lateralSpring,
} from '../en1993-1-3-2006/10-1-5-sheeting-springs.ts'
import {
  createStrut,
  heldNodes,
  type Strut,
  setStrutStiffness,
  strutBuckling,
  strutIsStableAt,
  strutMoments,
} from '../stability/strut-on-foundation.ts'
import { E } from '../steel.ts'
import type { Candidate } from './candidate.ts'
import type { CombinationExtremes } from './combination-extremes.ts'
import type { ForceGroup } from './force-groups.ts'
import { createFlangeBounds, type FlangeBounds } from './free-flange-bounds.ts'
import { criticalForceFor, firstSlenderness, searchFlange } from './free-flange-search.ts'
import { groupExtremes } from './group-extremes.ts'
import type { LineDesign } from './line-design.ts'
import { createMeshForces, meshForces } from './mesh-forces.ts'
import { BETWEEN_NODES, peakOnMesh } from './peak-on-mesh.ts'
import type { MeshResponse } from './statics-table.ts'
import { keep, noneYet, type Worst } from './worst.ts'

type Fibre = 'upper' | 'lower'

/** Work space of the struts of one request, shared by all candidates. */
export interface FreeFlangeSpace {
  fibres: { fibre: Fibre; strut: Strut }[]
  forces: MeshResponse
  F: Float64Array
  q_h: Float64Array
  P_h: Float64Array
  K: Float64Array
  M_fz: Float64Array
  M_part: Float64Array
  bounds: FlangeBounds[]
  /** bending and foundation stiffness each strut was last set to */
  stiffness: Map<Strut, string>
  /** utilisation at the nodes */
  u: Float64Array
}

/** The lower flange is free under a panel, both are without one (G.9). */
export function createFreeFlangeSpace(line: LineDesign): FreeFlangeSpace {
  const { mesh, restraints } = line
  const fibres: Fibre[] = restraints.panel ? ['lower'] : ['lower', 'upper']
  const nodes = () => new Float64Array(mesh.nodeCount)
  const pairs = () => new Float64Array(2 * mesh.elementCount)
  return {
    fibres: fibres.map((fibre) => ({ fibre, strut: createStrut(mesh, heldNodes(mesh, fibre)) })),
    forces: createMeshForces(line),
    F: pairs(),
    q_h: pairs(),
    P_h: nodes(),
    K: new Float64Array(mesh.elementCount),
    M_fz: nodes(),
    M_part: nodes(),
    bounds: fibres.map((fibre) => createFlangeBounds(line, heldNodes(mesh, fibre))),
    stiffness: new Map(),
    u: nodes(),
  }
}

/** The section's part of a free flange. */
export interface FlangeData {
  fibre: Fibre
  strip: FreeFlange
  /** +1: M_y > 0 compresses this flange */
  sign: 1 | -1
  /** edge modulus of the effective section that compresses this flange */
  W: number
  /** force in the strip per unit of M and of N: A_fz·z_f/I_eff, A_fz/A_eff */
  forcePerMoment: number
  forcePerAxial: number
  factors: LateralLoadFactors
  springs: FlangeSprings
}

export interface FlangeSprings {
  towardsTip: number
  towardsWeb: number
}

/** Springs of the flange for both directions of its lateral load [N/mm²]. */
export function flangeSprings(line: LineDesign, candidate: Candidate): FlangeSprings {
  const { model } = candidate
  const d = model.dimensions
  if (!line.restraints.panel || d.profile === 'OMEGA') return { towardsTip: 0, towardsWeb: 0 }
  const a = d.bTop / 2
  const spring = (b_mod: number) => lateralSpring(d.h, model.h_p, b_mod, model.t, line.sheeting.C_D)
  return { towardsTip: spring(2 * a + d.bTop), towardsWeb: spring(a) }
}

export function flangeData(line: LineDesign, candidate: Candidate, fibre: Fibre): FlangeData {
  const { model, effective } = candidate
  const strip = freeFlange(model, fibre === 'upper' ? 'Top' : 'Bottom')
  const section = fibre === 'upper' ? effective.top : effective.bottom
  return {
    fibre,
    strip,
    sign: fibre === 'upper' ? 1 : -1,
    W: fibre === 'upper' ? section.W_top : section.W_bottom,
    forcePerMoment: (strip.A_fz * Math.abs(strip.z - model.gross.z_c)) / section.I_y,
    forcePerAxial: strip.A_fz / effective.compression.A,
    factors: lateralLoadFactors(model),
    springs: flangeSprings(line, candidate),
  }
}

/** k_h of a local load; Q.19 under a panel, Q.21 without. */
function lateralFactor(k: LateralLoadFactors, fibre: Fibre, panel: boolean, q: number): number {
  if (!panel) return fibre === 'lower' ? k.lower : k.upper
  return q >= 0 ? k.gravity : k.uplift
}

/** One flange in one combination: what the derivation prints too. */
export interface FlangeAnalysis {
  alpha_cr: number
  F_max: number
  N_cr: number
  l_fz: number
  lambda_fz: number
  chi: number
}

/** Fills F, q_h, P_h and K of the space for one flange under the forces on the mesh, and solves M_fz at the nodes. */
function bendFlange(line: LineDesign, strut: Strut, data: FlangeData, space: FreeFlangeSpace): void {
  const { mesh, restraints } = line
  const { forces, F, q_h, P_h, K } = space
  const { factors, springs } = data
  let uniform = true
  for (let e = 0; e < mesh.elementCount; e++) {
    for (const k of [2 * e, 2 * e + 1]) {
      const M = forces.M[e + (k & 1)]!
      F[k] = data.sign * M * data.forcePerMoment - forces.N[k]! * data.forcePerAxial
      q_h[k] = lateralFactor(factors, data.fibre, restraints.panel, forces.q[k]!) * forces.q[k]!
    }
    K[e] = q_h[2 * e]! + q_h[2 * e + 1]! >= 0 ? springs.towardsTip : springs.towardsWeb
    if (K[e] !== K[0]) uniform = false
  }
  let hasPoints = false
  for (let i = 0; i < mesh.nodeCount; i++) {
    const e = Math.min(i, mesh.elementCount - 1)
    const P = forces.P[i]!
    P_h[i] = P === 0 ? 0 : lateralFactor(factors, data.fibre, restraints.panel, forces.q[2 * e]!) * P
    if (P_h[i] !== 0) hasPoints = true
  }
  const B = E * data.strip.I_fz
  // Most combinations press one way everywhere: then the stiffness of the one before often serves again.
  const stiffness = uniform ? `${B} ${K[0]}` : ''
  if (stiffness === '' || space.stiffness.get(strut) !== stiffness) setStrutStiffness(strut, B, uniform ? K[0]! : K)
  space.stiffness.set(strut, stiffness)
  strutMoments(strut, q_h, hasPoints ? P_h : null, space.M_fz)
  if (!restraints.panel) addLateralShare(line, strut, space)
}

/**
 * Bending and buckling of one flange under the forces on the mesh; leaves M_fz at the nodes in the space.
 * @param space with the forces of the combination (meshForces)
 */
export function analyseFlange(
  line: LineDesign,
  candidate: Candidate,
  strut: Strut,
  data: FlangeData,
  space: FreeFlangeSpace,
): FlangeAnalysis {
  bendFlange(line, strut, data, space)
  return buckleFlange(candidate, strut, data, space)
}

function buckleFlange(candidate: Candidate, strut: Strut, data: FlangeData, space: FreeFlangeSpace): FlangeAnalysis {
  const buckling = strutBuckling(strut, space.F)
  const lambda_fz = buckling.bucklingLength / data.strip.i_fz / firstSlenderness(candidate)
  return {
    alpha_cr: buckling.alpha,
    F_max: buckling.largestForce,
    N_cr: buckling.criticalForce,
    l_fz: buckling.bucklingLength,
    lambda_fz,
    chi: buckling.largestForce > 0 ? freeFlangeReduction(lambda_fz) : 1,
  }
}

/** Without a panel each flange carries half of the in-plane load as well: |M_fz(q_h)| + |M_fz(q_y/2)|. */
function addLateralShare(line: LineDesign, strut: Strut, space: FreeFlangeSpace): void {
  const { mesh } = line
  const { forces, q_h, P_h, M_fz, M_part } = space
  const isLoaded = forces.q_y.some((q) => q !== 0) || forces.P_y.some((P) => P !== 0)
  if (!isLoaded) return
  for (let k = 0; k < q_h.length; k++) q_h[k] = forces.q_y[k]! / 2
  for (let i = 0; i < mesh.nodeCount; i++) P_h[i] = forces.P_y[i]! / 2
  strutMoments(strut, q_h, P_h, M_part)
  for (let i = 0; i < mesh.nodeCount; i++) M_fz[i] = Math.abs(M_fz[i]!) + Math.abs(M_part[i]!)
}

export interface FreeFlangeOutcome {
  stress: Worst
  buckling: Worst
  /** of the governing buckling check */
  fibre: Fibre
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
  const outcome: FreeFlangeOutcome = { stress: noneYet(), buckling: noneYet(), fibre: 'lower' }
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
        return space.M_fz
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
  const { mesh } = line
  const { forces, M_fz } = space
  const hasN = line.uls.hasN[c] === 1
  const A_eff = candidate.effective.compression.A
  const stressAt = (i: number) =>
    (data.sign * forces.M[i]!) / data.W - (hasN ? forces.N[Math.min(2 * i, 2 * mesh.elementCount - 1)]! / A_eff : 0)
  let largest = 0
  for (let i = 0; i < mesh.nodeCount; i++) largest = Math.max(largest, stressAt(i))
  if (!(largest > 1e-6)) return
  bendFlange(line, strut, data, space)
  const lateral = (i: number) => Math.abs(M_fz[i]!) / data.strip.W_fz
  const compressed = (i: number) => stressAt(i) > 0
  const f = flangeStrength(line, candidate, data.fibre === 'upper', hasN)
  const at = (i: number) => stationNear(line, mesh.x[i]!)
  const stress = flangePeak(line, space, (i) => (compressed(i) ? stressAt(i) + lateral(i) : 0))
  keep(outcome.stress, stress.value / f, stress.value, f, at(stress.node), c)

  const f_M1 = candidate.f_yb / line.national.gammaM1
  const limit = outcome.buckling.utilisation * f_M1
  const buckled = (chi: number) => (i: number) => (compressed(i) ? stressAt(i) / chi + lateral(i) : 0)
  if (limit > 0 && staysBelow(line, candidate, strut, data, space, limit, compressed, stressAt, lateral)) return
  const { chi } = buckleFlange(candidate, strut, data, space)
  const buckling = flangePeak(line, space, buckled(chi))
  if (buckling.value / f_M1 > outcome.buckling.utilisation) outcome.fibre = data.fibre
  keep(outcome.buckling, buckling.value / f_M1, buckling.value, f_M1, at(buckling.node), c)
}

/** The largest stress of a flange along the line; `stressAt` at the nodes, 0 where the flange is not compressed. */
export function flangePeak(
  line: LineDesign,
  space: FreeFlangeSpace,
  stressAt: (node: number) => number,
): { node: number; value: number } {
  for (let i = 0; i < space.u.length; i++) space.u[i] = stressAt(i)
  return peakOnMesh(line.mesh, space.forces.P, space.u)
}

/** Whether σ/χ + M_fz/W_fz stays below `limit` everywhere: the χ that needs, its α_cr, and one inertia count. */
function staysBelow(
  line: LineDesign,
  candidate: Candidate,
  strut: Strut,
  data: FlangeData,
  space: FreeFlangeSpace,
  limit: number,
  compressed: (i: number) => boolean,
  stressAt: (i: number) => number,
  lateral: (i: number) => number,
): boolean {
  let chi = 0
  for (let i = 0; i < line.mesh.nodeCount; i++) {
    if (!compressed(i)) continue
    const room = limit / BETWEEN_NODES - lateral(i)
    if (room <= 0) return false
    chi = Math.max(chi, stressAt(i) / room)
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
