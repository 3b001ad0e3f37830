/**
 * N, M_z (σ_q of an Ω without panel) and their interaction with M_y in one group of combinations, station by station.
 *
 * N(x), M_z(x) and σ_q(x) are the same in the whole group and the interaction is convex in M_y (6-1-8-axial-bending.ts). So the extremes of
 * M_y over the group give the worst of all its combinations at each station. Stations are searched in blocks. A block is skipped if its
 * largest |M_y|, |N| and |M_z| or σ_q, taken together, do not exceed the worst found.
 */

import { momentOfShift } from '../../en1993-1-3-2006/6-1-3-shift-of-centroid.ts'
import {
  axialBendingLine,
  axialBendingUtilisation,
  type LateralTerm,
} from '../../en1993-1-3-2006/6-1-8-axial-bending.ts'
import { BLOCK, blockSizes } from '../../line/block-sizes.ts'
import type { ForceGroup, GroupExtremes } from '../../line/force-groups.ts'
import type { Candidate, Purlin } from '../../search/candidate.ts'
import { type Finding, keep, mayGovern } from '../../search/finding.ts'
import { actsLaterally, lateralBound, lateralExtreme, lateralResistance } from '../../search/lateral.ts'
import { sidewaysBounds, sidewaysStressAt } from '../../search/sideways-stress.ts'
import { SAME } from '../../zero.ts'
import type { AxialBending } from './section-derivations.ts'

type Found = Record<'TENSION' | 'COMPRESSION' | 'BENDING_Z' | 'N_M_SECTION', Finding>

/** Sums in another order may differ in the last digits. */
const ROUNDING = 1 + 1e-12

/**
 * Whether a force of this size, first met at this station, may be the one to name. The sizes are summed in the same order as the values of
 * the stations, so that rounding keeps their order. A constant N is looked at once.
 */
const mayBeNamed = (size: number, resistance: number, found: Finding, g: ForceGroup, station: number): boolean =>
  size !== 0 && mayGovern(found, size / resistance, g.member, station)

/** BENDING_Z of an Ω without panel, unless the bound of σ_q is below the worst found. */
export function checkSidewaysStress(purlin: Purlin, g: ForceGroup, worst: Found): void {
  const f = lateralResistance(purlin)
  const { BENDING_Z } = worst
  if (!mayGovern(BENDING_Z, (lateralBound(purlin, g).demand / f) * ROUNDING, g.member, 0)) return
  const { demand, station } = lateralExtreme(purlin, g)
  keep(BENDING_Z, demand / f, demand, f, station, g.member)
}

/** TENSION, COMPRESSION, BENDING_Z and N_M_SECTION of a group in which N varies along the line, or M_z or σ_q acts. */
export function searchAxialBending(purlin: Purlin, g: ForceGroup, worst: Found): void {
  const { line, candidate } = purlin
  const { stations, sideways, ownBlocks: own } = line
  const { resistances: r, shift } = candidate
  g.blocks ??= blockSizes([g.M_max, g.M_min], g.M_z, g.N)
  const sizes = g.blocks
  const stress = sideways && sidewaysBounds(purlin, sideways, g)
  const R_z = lateralResistance(purlin)
  const weight = g.ownFactor * candidate.ownWeight
  const M_Rd = Math.min(r.M_com_top, r.M_ten_top, r.M_com_bottom, r.M_ten_bottom)
  const perCompression =
    1 / r.N_c_Rd + Math.abs(shift.e_z) / M_Rd + Math.abs(shift.e_y) / Math.min(r.M_cz_com, r.M_cz_ten)
  for (let b = 0; b < sizes.M.length; b++) {
    const M_z = stress ? stress.blocks[b]! : sizes.M_z[b]! + weight * own.M_z[b]!
    const tension = sizes.tension[b]! + weight * own.tension[b]!
    const compression = sizes.compression[b]! + weight * own.compression[b]!
    const M = sizes.M[b]! + weight * own.M[b]!
    const bound = M / M_Rd + M_z / R_z + Math.max(tension / r.N_t_Rd, compression * perCompression)
    const first = b * BLOCK
    if (
      bound * ROUNDING < worst.N_M_SECTION.utilisation * (1 - SAME) &&
      (stress || !mayBeNamed(M_z, R_z, worst.BENDING_Z, g, first)) &&
      !mayBeNamed(tension, r.N_t_Rd, worst.TENSION, g, first) &&
      !mayBeNamed(compression, r.N_c_Rd, worst.COMPRESSION, g, first)
    )
      continue
    const end = Math.min(first + BLOCK, stations.count)
    for (let i = first; i < end; i++) checkStation(purlin, g, i, worst, M_z / R_z)
  }
}

/** Where N is constant and neither M_z nor σ_q acts, the extremes of M_y along the line give the worst. */
export function checkConstantAxialForce(candidate: Candidate, g: ForceGroup, e: GroupExtremes, worst: Found): void {
  const N = g.N[0]!
  checkAxialForce(candidate, N, 0, g.member, worst)
  const high = axialBendingUtilisation(candidate, N, e.M_max, 0)
  const low = axialBendingUtilisation(candidate, N, e.M_min, 0)
  keep(worst.N_M_SECTION, high, high, 1, e.atM_max, g.atM_max[e.atM_max]!)
  keep(worst.N_M_SECTION, low, low, 1, e.atM_min, g.atM_min[e.atM_min]!)
}

/** @param most upper bound of the share of M_z or σ_q in the block */
function checkStation(purlin: Purlin, g: ForceGroup, i: number, worst: Found, most: number): void {
  const { line, candidate } = purlin
  const { resistances: r } = candidate
  const N = ofGroup(purlin, g, 'N', i)
  checkAxialForce(candidate, N, i, g.member, worst)
  const M = g.ownFactor * candidate.ownWeight * line.own.M[i]!
  const M_max = g.M_max[i]! + M
  const M_min = g.M_min[i]! + M
  // σ_q itself costs more than this bound.
  const bound = line.sideways ? worseOf(candidate, N, M_max, M_min, most) * ROUNDING : Number.POSITIVE_INFINITY
  if (bound < worst.N_M_SECTION.utilisation * (1 - SAME)) return
  const m_z = lateralShare(purlin, g, i)
  if (m_z > 0 && !line.sideways)
    keep(worst.BENDING_Z, m_z, Math.abs(ofGroup(purlin, g, 'M_z', i)), r.M_cz_Rd, i, g.member)
  const high = axialBendingUtilisation(candidate, N, M_max, m_z)
  const low = axialBendingUtilisation(candidate, N, M_min, m_z)
  keep(worst.N_M_SECTION, high, high, 1, i, g.atM_max[i]!)
  keep(worst.N_M_SECTION, low, low, 1, i, g.atM_min[i]!)
}

const worseOf = (candidate: Candidate, N: number, M_max: number, M_min: number, m_z: number): number =>
  Math.max(axialBendingUtilisation(candidate, N, M_max, m_z), axialBendingUtilisation(candidate, N, M_min, m_z))

/** N or M_z of a group at a station. */
const ofGroup = ({ line, candidate }: Purlin, g: ForceGroup, effect: 'N' | 'M_z', i: number): number =>
  g[effect][i]! + g.ownFactor * candidate.ownWeight * line.own[effect][i]!

/** |M_z|/M_cz,Rd or σ_q/f of a group at a station. */
function lateralShare(purlin: Purlin, g: ForceGroup, i: number): number {
  const { sideways } = purlin.line
  const demand = sideways ? sidewaysStressAt(purlin, sideways, g, i) : Math.abs(ofGroup(purlin, g, 'M_z', i))
  return demand / lateralResistance(purlin)
}

/** The governing line of N_M_SECTION, 6.1.8 or 6.1.9, and its terms; null where it does not apply. */
export function governingLine(purlin: Purlin, found: Finding): AxialBending | null {
  const { line, candidate } = purlin
  const { combination: c, station: i } = found
  if (c < 0) return null
  const { uls, own, stations } = line
  const g = line.groups[line.groupOf[c]!]!
  const N = ofGroup(purlin, g, 'N', i)
  const isSideways = line.sideways !== null && actsLaterally(purlin, g)
  const lateral: LateralTerm | null = isSideways ? 'sigma_q' : g.isLateral && !line.sideways ? 'M_z' : null
  const m_z = lateral ? lateralShare(purlin, g, i) : 0
  const M = uls.M[c * stations.count + i]! + g.ownFactor * candidate.ownWeight * own.M[i]!
  const terms = { N: N !== 0, lateral, DeltaM_z: momentOfShift(N, Math.abs(candidate.shift.e_y)) > 0 }
  return { ...axialBendingLine(candidate, N, M, m_z), N, terms }
}

function checkAxialForce({ resistances: r }: Candidate, N: number, i: number, c: number, worst: Found): void {
  if (N > 0) keep(worst.TENSION, N / r.N_t_Rd, N, r.N_t_Rd, i, c)
  if (N < 0) keep(worst.COMPRESSION, -N / r.N_c_Rd, -N, r.N_c_Rd, i, c)
}
