/** Resistance of both members of a lap together, line by line; EN 1993-1-3 10.1.3.4, method 4.24. */
import { JOINTS } from '../en1993-1-3-2006/10-1-3-4-joints.ts'
import type { Step } from '../explanation.ts'
import { kappaOf, testedLap } from '../joints/lap-resistance.ts'
import type { Purlin } from '../search/candidate.ts'
import { membersOf } from '../search/lap-forces.ts'
import { bendingResistance } from './resistance-derivation.ts'
import { named, StepList } from './step-list.ts'
import { superposition } from './superposition.ts'

/** M over the support of the k-th lap, of both members. */
export const momentOverLap = (s: Purlin, c: number, k: number): StepList =>
  superposition(s, c, { name: 'M_0', symbol: 'M_0' }, ({ laps }) => laps!.M_0[k]!)

/** M_c,Rd of a lap over its support, the last line: κ_s times the sum of both members. */
export function lapResistance(s: Purlin, k: number, isSagging: boolean): StepList {
  const [left, right] = membersOf(s, s.line.jointed!.laps[k]!.isOwn).map((candidate) => ({ ...s, candidate }))
  const list = bendingResistance(left!, isSagging, 'M_c_Rd_l')
  list.remark('member.left')
  const M_c_Rd_l = list.last
  list.add(bendingResistance(right!, isSagging, 'M_c_Rd_r')).remark('member.right')
  const M_c_Rd_r = list.last
  const { family } = s.candidate
  const source = testedLap(family)?.kappaS === undefined ? 'assumption' : 'record'
  const kappa_s = list.value(...named('kappa_s', kappaOf(family)), 'EN 1993-1-3 10.1.3.4', source).last
  return list.line(JOINTS.lapResistance, { kappa_s, M_c_Rd_l, M_c_Rd_r })
}

/** Moments of the members of the k-th lap over its support, and the resulting bolt forces. */
export function lapSteps(s: Purlin, c: number, k: number): Step[] {
  const { a, b, isOwn } = s.line.jointed!.laps[k]!
  const of = (symbol: 'M_0' | 'M_a' | 'M_b') =>
    superposition(s, c, { name: symbol, symbol }, (r) => r.laps![symbol][k]!)
  const [M_0, M_a, M_b] = [of('M_0'), of('M_a'), of('M_b')]
  const [I_l, I_r] = membersOf(s, isOwn).map((member) => member.model.gross.I_y)
  const list = new StepList(M_0, M_a, M_b)
  const ofMember = (symbol: string, I: number) => list.value(...named(symbol, I), '', 'section').last
  const both = { I_y_l: ofMember('I_y_l', I_l!), I_y_r: ofMember('I_y_r', I_r!) }
  const phi_I = list.formula(JOINTS.phi, both)
  const sides = { a_lap: a, b_lap: b }
  const M_l0 = list.formula(JOINTS.leftShare, { ...sides, ...both, phi_I, M_0: M_0.last, M_a: M_a.last, M_b: M_b.last })
  const M_r0 = list.formula(JOINTS.rightShare, { M_0: M_0.last, M_l0 })
  const F_a = list.formula(JOINTS.boltsLeft, { M_r0, a_lap: a })
  const F_b = list.formula(JOINTS.boltsRight, { M_l0, b_lap: b })
  return list.line(JOINTS.boltsOver, { F_a, F_b }).steps
}
