/** Bending, shear and both along the members, ending members, laps and sleeves: S.7.1 to S.7.3, S.9.1. */
import type { SleeveRecord } from '../../src/input.ts'
import type { Candidate } from '../../src/search/candidate.ts'
import type { From, Kept } from './kept.ts'
import type { Mesh } from './loaded-line.ts'
import type { Response } from './stiffness-line.ts'
import type { LapShares, MemberForces } from './through-member.ts'

export interface Jointed {
  mesh: Mesh
  /** of each span */
  members: Candidate[]
  sleeve: SleeveRecord | undefined
  inSleeve: boolean[]
  kappa_s: number
}

/** One combination on one line. */
export interface State {
  r: Response
  s: MemberForces
  shares: LapShares[]
  /** N at the left and right end of each element */
  N: [Float64Array, Float64Array]
  from: From
}

/** Moments and forces up to this are none [N·mm, N]. */
const NOTHING = 1

/** M_c,Rd of the sense of a moment, the smaller modulus. */
export const momentResistance = ({ resistances }: Candidate, M: number): number =>
  M >= 0 ? resistances.M_c_Rd_top : resistances.M_c_Rd_bottom

export function checkStrength(jointed: Jointed, state: State, kept: Kept): void {
  const { mesh, members } = jointed
  for (const [e, span] of mesh.spanOf.entries()) {
    const h = mesh.x[e + 1]! - mesh.x[e]!
    checkElement(members[span]!, jointed.inSleeve[e]!, h, e, state, kept)
  }
  checkEndingMembers(jointed, state, kept)
  checkJoints(jointed, state, kept)
}

function checkElement(c: Candidate, inSleeve: boolean, h: number, e: number, { s, N, from }: State, kept: Kept): void {
  const [M_l, M_r, V_l, V_r] = [s.M_l[e]!, s.M_r[e]!, s.V_l[e]!, s.V_r[e]!]
  const { V_b_Rd, N_t_Rd, N_c_Rd } = c.resistances
  const slope = (V_r - V_l) / h
  const at = (d: number) => ({
    M: inSleeve ? M_l : M_l + V_l * d + (slope * d * d) / 2,
    V: V_l + slope * d,
    N: N[0][e]! + ((N[1][e]! - N[0][e]!) * d) / h,
  })
  const places = [at(0), { ...at(h), M: M_r }]
  // Where V is 0, where it is half the resistance.
  for (const level of [0, V_b_Rd / 2, -V_b_Rd / 2]) {
    const d = (level - V_l) / slope
    if (d > 0 && d < h) places.push({ ...at(d), V: level })
  }
  for (const { M, V, N: N_Ed } of places) {
    if (M > NOTHING) kept.keep('BENDING_Y_POS', from, M, c.resistances.M_c_Rd_top)
    if (M < -NOTHING) kept.keep('BENDING_Y_NEG', from, -M, c.resistances.M_c_Rd_bottom)
    if (N_Ed > 1e-3) kept.keep('TENSION', from, N_Ed, N_t_Rd)
    if (N_Ed < -1e-3) kept.keep('COMPRESSION', from, -N_Ed, N_c_Rd)
    kept.keep('SHEAR', from, Math.abs(V), V_b_Rd)
    if (!inSleeve) checkShearWithBending(c, N_Ed, M, Math.abs(V), from, kept)
  }
}

/** At and above half the resistance to shear; that nothing exceeds it is told apart where all is known. */
function checkShearWithBending(c: Candidate, N: number, M: number, V: number, from: From, kept: Kept): void {
  const { V_b_Rd, N_t_Rd, N_c_Rd } = c.resistances
  const part = (2 * V) / V_b_Rd - 1
  if (part < -1e-9) return
  const n = N >= 0 ? N / N_t_Rd : -N / N_c_Rd
  kept.keep('M_V', from, n + Math.abs(M) / momentResistance(c, M) + part ** 2, 1)
}

/** The shears of ending members at their support, where both of them end in a lap. */
function checkEndingMembers({ mesh, members }: Jointed, { shares, N, from }: State, kept: Kept): void {
  for (const { joint, M_l0, M_r0, F_left, F_right } of shares) {
    const { left, right, node } = mesh.joints[joint]!
    // N left of the support.
    const N_Ed = N[1][node - 1]!
    for (const [span, M, V_e] of [
      [left, M_l0, F_right],
      [right, M_r0, F_left],
    ] as const) {
      const c = members[span]!
      const ending: From = { ...from, member: 'ENDING' }
      kept.keep('SHEAR', ending, V_e, c.resistances.V_b_Rd)
      if (V_e > 0.5 * c.resistances.V_b_Rd) checkShearWithBending(c, N_Ed, M, V_e, ending, kept)
    }
  }
}

function checkJoints({ mesh, members, sleeve, kappa_s }: Jointed, { r, shares, from }: State, kept: Kept): void {
  for (const { joint, M_0 } of shares) {
    const { left, right } = mesh.joints[joint]!
    const both = momentResistance(members[left]!, M_0) + momentResistance(members[right]!, M_0)
    kept.keep('JOINT_MOMENT', { ...from, joint }, Math.abs(M_0), kappa_s * both)
  }
  for (const { index: joint, node, joint: of } of mesh.joints) {
    if (of.kind !== 'SLEEVE' || !sleeve) continue
    const M = Math.abs(r.M_r[node - 1]!)
    const V = Math.max(Math.abs(r.V_r[node - 1]!), Math.abs(r.V_l[node]!))
    const [M_Rd, V_Rd] = [sleeve.mRdKnm * 1e6, sleeve.vRdKn * 1e3]
    const u = M / M_Rd + Math.max(0, (2 * V) / V_Rd - 1) ** 2
    kept.keep('JOINT_MOMENT', { ...from, joint }, M, M / u, u)
    kept.keep('JOINT_SHEAR', { ...from, joint }, V, V_Rd)
  }
}
