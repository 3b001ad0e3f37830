/** What a free flange starts from, line by line: its strip, its springs, its lateral load factor; EN 1993-1-3:2006, 10.1.4.1, 10.1.5. */

import { edgeOf, type Fibre, flangeSprings, type LateralRule } from '../checks/free-flange/free-flange-data.ts'
import { coupleShare, type FreeFlange, lateralLoadFactors } from '../en1993-1-3-2006/10-1-4-free-flange.ts'
import { flangeAt, flangeWidth, type Plate } from '../sections/plate.ts'
import { E, nu } from '../steel.ts'
import type { StepList, Value } from './step-list.ts'
import type { Subject } from './subject.ts'

const CLAUSE = 'EN 1993-1-3 10.1.4.1(3)'

/** Flange, lip and a fifth of the web, on the sharp midline. */
export function stripSteps({ candidate }: Subject, strip: FreeFlange, fibre: Fibre, list: StepList): void {
  const { model } = candidate
  const width = (p: Plate | null) => (p ? Math.hypot(p.end.y - p.start.y, p.end.z - p.start.z) : 0)
  const flange = flangeAt(model, edgeOf(fibre))
  const web = width(model.plates.find((p) => p.role === 'web')!)
  const [a, b, c] = [web / 5, width(flange), width(flange.stiffener)]
  const y_fz = (b ** 2 / 2 + b * c) / (a + b + c)
  const a_fz: Value = ['a_fz', a, 'mm']
  const b_fz: Value = ['b_fz', b, 'mm']
  const c_fz: Value = ['c_fz', c, 'mm']
  const t: Value = ['t', model.t, 'mm']
  list
    .formula('a_fz', a, 'mm', CLAUSE, 'h_p/5', [['h_p', web, 'mm']])
    .value('b_fz', b, 'mm', CLAUSE, 'table')
    .value('c_fz', c, 'mm', CLAUSE, 'table')
    .formula('A_fz', strip.A_fz, 'mm²', CLAUSE, 't*(a_fz+b_fz+c_fz)', [t, a_fz, b_fz, c_fz])
    .formula('y_fz', y_fz, 'mm', CLAUSE, '(b_fz^2/2+b_fz*c_fz)/(a_fz+b_fz+c_fz)', [b_fz, c_fz, a_fz])
    .formula('I_fz', strip.I_fz, 'mm⁴', CLAUSE, 't*(b_fz^3/3+b_fz^2*c_fz)-A_fz*y_fz^2', [
      t,
      b_fz,
      c_fz,
      ['A_fz', strip.A_fz, 'mm²'],
      ['y_fz', y_fz, 'mm'],
    ])
    .formula('W_fz_web', strip.W_web, 'mm³', CLAUSE, 'I_fz/y_fz', [
      ['I_fz', strip.I_fz, 'mm⁴'],
      ['y_fz', y_fz, 'mm'],
    ])
    .formula('W_fz_lip', strip.W_lip, 'mm³', CLAUSE, 'I_fz/(b_fz-y_fz)', [
      ['I_fz', strip.I_fz, 'mm⁴'],
      b_fz,
      ['y_fz', y_fz, 'mm'],
    ])
    .formula('i_fz', strip.i_fz, 'mm', CLAUSE, 'sqrt(I_fz/A_fz)', [
      ['I_fz', strip.I_fz, 'mm⁴'],
      ['A_fz', strip.A_fz, 'mm²'],
    ])
}

/** One lateral load of the flange at the governing place. */
export interface GoverningLoad {
  fibre: Fibre
  /** index among the lateral loads of the flange */
  load: number
  rule: LateralRule
  /** line load there [N/mm], and the spring under it [N/mm²] */
  q: number
  K: number
}

/** k_h of the governing place, method 6.5 to 6.7; returns it. */
export function lateralFactorSteps(s: Subject, g: GoverningLoad, list: StepList): number {
  const { model } = s.candidate
  const { gross, dimensions: d } = model
  const { panel } = s.line.restraints
  const f = lateralLoadFactors(model)
  const a: Value = ['a', f.a, 'mm']
  const e: Value = ['e', f.e, 'mm']
  const h: Value = ['h', d.h, 'mm']
  const isDown = g.q >= 0
  // Under a panel a load towards it acts where the section itself turns, without the lever of the fastener.
  const hasLever = panel ? !isDown : g.load === 0
  const lever = g.fibre === 'upper' ? '+' : '-'
  if (model.profile.freeFlange === 'ONE_SIDE') {
    const k_h = isDown ? g.rule.down : g.rule.firstUp
    if (hasLever) list.formula('k_h', k_h, '', CLAUSE, `${lever === '-' ? '-' : ''}(a+e)/h`, [a, e, h])
    else list.formula('k_h', k_h, '', CLAUSE, '-e/h', [e, h])
    return k_h
  }
  const { towardsTip } = flangeSprings(s.line, s.candidate)
  const k_h = isDown ? g.rule.down : g.rule.up[g.K === towardsTip ? 'towardsTip' : 'towardsWeb']
  const I: Value[] = [
    ['I_yz', gross.I_yz, 'mm⁴'],
    ['I_y', gross.I_y, 'mm⁴'],
  ]
  if (!hasLever) list.formula('k_h', k_h, '', CLAUSE, 'abs(I_yz)/(2*I_y)', I)
  else if (g.load === 0) list.formula('k_h', k_h, '', CLAUSE, `abs(I_yz)/(2*I_y)${lever}a/h`, [...I, a, h])
  else {
    const { C_D } = s.line.sheeting
    const beta: Value = ['beta', coupleShare(g.K, d.h, C_D), '']
    list
      .formula(...beta, CLAUSE, 'K*h^2/C_D', [['K', g.K, 'N/mm²'], h, ['C_D', C_D, 'N']])
      .formula('k_h', k_h, '', CLAUSE, 'abs(I_yz)/(2*I_y)-beta*a/h', [...I, beta, a, h])
  }
  return k_h
}

/** C_D and K, where the cladding gives them. */
export function springSteps(s: Subject, list: StepList): void {
  const { line, candidate } = s
  const { C_D, C_D_A, C_D_C } = line.sheeting
  if (!line.restraints.panel || C_D === 0) {
    list.value('K', 0, 'N/mm²', 'EN 1993-1-3 10.1.5', 'input')
    return
  }
  list
    .formula('C_D_A', C_D_A, 'N', 'EN 1993-1-3 10.1.5.2(7)', '130*p', [
      ['p', line.input.claddingProperties.fixationsPerMeter, '1/m'],
    ])
    .formula('C_D_C', C_D_C, 'N', 'EN 1993-1-3 10.1.5.2', '2*E*I_eff/s', [
      ['E', E, 'N/mm²'],
      ['I_eff', line.input.claddingProperties.coveringInertia * 10, 'mm⁴/mm'],
      ['s', line.input.transverseLengthM * 1e3, 'mm'],
    ])
    .formula('C_D', C_D, 'N', 'EN 1993-1-3 (10.16)', '1/(1/C_D_A+1/C_D_C)', [
      ['C_D_A', C_D_A, 'N'],
      ['C_D_C', C_D_C, 'N'],
    ])
  const { model } = candidate
  const { h } = model.dimensions
  const springs = flangeSprings(line, candidate)
  const b = flangeWidth(model, 'top')
  const a = b / 2
  const stiffness = (symbol: string, K: number, b_mod: number) =>
    list.formula(symbol, K, 'N/mm²', 'EN 1993-1-3 (10.14b)', '1/(4*(1-nu^2)*h^2*(h_d+b_mod)/(E*t^3)+h^2/C_D)', [
      ['nu', nu, ''],
      ['h', h, 'mm'],
      ['h_d', model.h_p, 'mm'],
      ['b_mod', b_mod, 'mm'],
      ['E', E, 'N/mm²'],
      ['t', model.t, 'mm'],
      ['C_D', C_D, 'N'],
    ])
  stiffness('K_tip', springs.towardsTip, 2 * a + b)
  stiffness('K_web', springs.towardsWeb, a)
}
