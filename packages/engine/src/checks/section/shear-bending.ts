/** Bending with shear; EN 1993-1-3 6.1.10, method 4.6. */

import { shearBendingUtilisation } from '../../en1993-1-3-2006/6-1-10-shear-bending.ts'
import { momentBeyond } from '../../line/between-stations.ts'
import { responseAt } from '../../line/combined-forces.ts'
import type { ForceGroup } from '../../line/force-groups.ts'
import type { Purlin } from '../../search/candidate.ts'
import { type Finding, keep, leastOf, mayGovern } from '../../search/finding.ts'
import { groupExtremes } from '../../search/group-extremes.ts'
import type { ShearBending } from './section-derivations.ts'

/** The combinations of one group at a station where V exceeds half the shear resistance. */
interface ShearedStation {
  group: ForceGroup
  station: number
  /** upper bound of the utilisation at the station, and beside it where V falls to half the resistance */
  bound: number
}

/**
 * M_V: the largest over the stations where |V| ≥ V_w,Rd/2, and the places between stations where |V| = V_w,Rd/2. M, V and N belong to one
 * combination. The station with the largest bound comes first; those whose bound is below the worst are skipped.
 * @param shear the outcome of the check of V alone
 */
export function checkShearBending(purlin: Purlin, shear: Finding, worst: Finding<ShearBending>): void {
  const { line, candidate } = purlin
  const half = 0.5 * candidate.resistances.V_b_Rd
  if (!(shear.demand > half)) return
  const sheared: ShearedStation[] = []
  for (const g of line.groups)
    if (groupExtremes(purlin, g).V_max > half * (1 - ROUNDING)) addShearedStations(purlin, g, half, sheared)
  sheared.sort((a, b) => b.bound - a.bound || a.group.member - b.group.member || a.station - b.station)
  for (const { group, station, bound } of sheared) {
    if (bound < leastOf(worst)) break
    if (mayGovern(worst, bound, 0, 0)) for (const c of group.members) evaluate(purlin, c, station, half, worst)
  }
}

/** Sums in another order may differ in the last digits. */
const ROUNDING = 1e-9

function addShearedStations({ line, candidate }: Purlin, g: ForceGroup, half: number, found: ShearedStation[]): void {
  const { own, stations, inSleeve } = line
  const { x, piece } = stations
  const { resistances: r } = candidate
  const weight = g.ownFactor * candidate.ownWeight
  const enough = half * (1 - ROUNDING)
  const axial = (i: number) => {
    const N = g.N[i]! + weight * own.N[i]!
    return Math.max(N / r.N_t_Rd, -N / r.N_c_Rd)
  }
  for (let i = 0; i < stations.count; i++) {
    const V = Math.max(g.V_max[i]! + weight * own.V[i]!, -g.V_min[i]! - weight * own.V[i]!)
    if (!(V > enough) || inSleeve?.[i]) continue
    // M changes by at most V·Δx up to the place where V has fallen to half the resistance.
    let longest = 0
    let n = axial(i)
    for (let j = i - 1; j <= i + 1; j += 2) {
      if (piece[j] !== piece[i]) continue
      longest = Math.max(longest, Math.abs(x[j]! - x[i]!))
      n = Math.max(n, axial(j))
    }
    const change = V * longest
    const M = weight * own.M[i]!
    const m = Math.max((g.M_max[i]! + M + change) / r.M_c_Rd_top, (change - g.M_min[i]! - M) / r.M_c_Rd_bottom)
    const bound = (n + m + ((2 * V) / r.V_b_Rd - 1) ** 2) * (1 + ROUNDING)
    found.push({ group: g, station: i, bound })
  }
}

/** One combination at a station, and at the places beside it where V falls to half the resistance. */
function evaluate({ line, candidate }: Purlin, c: number, i: number, half: number, worst: Finding<ShearBending>): void {
  const { uls, own, stations } = line
  const { resistances: r } = candidate
  const weight = uls.ownFactor[c]! * candidate.ownWeight
  const shear = (j: number) => responseAt(uls, c, 'V', j) + weight * own.V[j]!
  const axial = (j: number) => responseAt(uls, c, 'N', j) + weight * own.N[j]!
  const moment = (j: number) => uls.M[c * stations.count + j]! + weight * own.M[j]!
  const V = shear(i)
  if (!(Math.abs(V) >= half)) return
  const keepAt = (N: number, M: number, V_Ed: number, at: number, fraction: number) => {
    const u = shearBendingUtilisation(r, N, M, V_Ed)
    const kept = keep(worst, u, u, 1, at, c, fraction)
    if (kept) kept.branch = { isSagging: M >= 0, N }
  }
  keepAt(axial(i), moment(i), V, i, 0)
  const V_half = V > 0 ? half : -half
  for (const j of [i - 1, i + 1]) {
    if (stations.piece[j] !== stations.piece[i]) continue
    const V_j = shear(j)
    if (!(V > 0 ? V_j < half : V_j > -half)) continue
    const a = Math.min(i, j)
    const [V_a, V_b] = j < i ? [V_j, V] : [V, V_j]
    const fraction = (V_half - V_a) / (V_b - V_a)
    const s = (stations.x[a + 1]! - stations.x[a]!) * fraction
    const N = axial(a) + (axial(a + 1) - axial(a)) * fraction
    keepAt(N, momentBeyond(moment(a), V_a, V_half, s), V_half, a, fraction)
  }
}
