/** Springs and shear stiffness of the cladding as printed lines; EN 1993-1-3 10.1.1 and 10.1.5.2, method 6. */
import { requiredShearStiffness, SHEAR_STIFFNESS, shearUtilisation } from '../en1993-1-3-2006/10-1-1-shear-stiffness.ts'
import { fastenerInMiddle } from '../en1993-1-3-2006/10-1-4-1-lateral-load.ts'
import {
  declaredSpring,
  EXPRESSION,
  expressionFactors,
  FACTORS,
  factorOfFlange,
  factorOfThickness,
  holdsByScrews,
  ROTATIONAL,
  SCREWS,
  type SheetingSprings,
  screwedFlange,
} from '../en1993-1-3-2006/10-1-5-sheeting-springs.ts'
import type { DeclaredCladding, TrapezoidalSheet } from '../input.ts'
import { type Purlin, rotationalSpringOf } from '../search/candidate.ts'
import type { Fastener } from '../search/fastener.ts'
import { heldFlange } from '../search/held-flange.ts'
import { G } from '../steel.ts'
import { requiredStiffnessOf, stiffnessOperands } from './required-stiffness.ts'
import { named, StepList, type Value } from './step-list.ts'

const ROTATION = 'EN 1993-1-3 10.1.5.2'
const SHEAR = 'EN 1993-1-3 10.1.1(6)'

/** C_D, the last line; 0 without a panel or with an unknown one. The other lines of a chosen sheet have their own chapter. */
export function rotationalSpringSteps(purlin: Purlin): StepList {
  const list = new StepList()
  const { line, candidate } = purlin
  const { cladding, spacing: s } = line.input
  if (rotationalSpringOf(purlin) === 0) return list.value('C_D', 0, 'N', ROTATION, 'input')
  if (cladding.kind !== 'TYPED') return bothSprings(candidate.sheeting, list)
  const { p, I_eff } = cladding
  const C_D_A = list.formula(ROTATIONAL.fasteners, { p })
  const C_D_C = list.formula(ROTATIONAL.sheeting, { I_eff, s })
  return list.line(ROTATIONAL.both, { C_D_A, C_D_C })
}

const bothSprings = ({ C_D_A, C_D_C, C_D }: SheetingSprings, list: StepList): StepList =>
  C_D_C === null ? list.value('C_D', C_D, 'N', ROTATION, 'input') : list.line(ROTATIONAL.both, { C_D_A, C_D_C })

/** All lines of the rotational spring of a chosen sheet, or a line that there is none; no lines for typed values. */
export function sheetSpringSteps({ line, candidate }: Purlin): StepList {
  const list = new StepList()
  const { cladding, spacing: s } = line.input
  const { family, model, fastener, sheeting } = candidate
  if (cladding.kind === 'TYPED') return list
  if (sheeting.C_D === 0) return list.value('C_D', 0, 'N', ROTATION, 'input')
  const { a, b_a } = heldFlange(line.input, family, model.profile, fastener)
  const b = list.value('b_a', b_a, 'mm', ROTATION, 'section').last
  const origin = fastener?.origin ?? 'MIDDLE'
  const b_e = list.formula(FACTORS.b_e, { a: fastenerPlace({ a, b, origin }, ROTATION, list), b_a: b })
  if (cladding.kind === 'DECLARED') return declaredSpringSteps(cladding, b_e, list)
  const { I_eff } = cladding
  const C_D_A = fastenerSteps(cladding, { a, b_a }, b_e, list)
  const C_D_C = list.value('I_eff', I_eff, 'mm⁴/mm', ROTATION, 'input').formula(ROTATIONAL.sheeting, { I_eff, s })
  return list.line(ROTATIONAL.both, { C_D_A, C_D_C })
}

/** Fasteners of a cladding, and the flange [mm] on which they stand. */
type OnFlange = Pick<Fastener, 'a' | 'origin'> & { b: number | Value }

/** Distance of the fasteners from the web with its source, or half the flange for fasteners in its middle; method 6.18. */
export function fastenerPlace({ a, b, origin }: OnFlange, clause: string, list: StepList): Value {
  if (origin === 'MIDDLE') return list.formula(fastenerInMiddle, { b })
  const isOfFamily = origin === 'FAMILY'
  list.value('a', a, 'mm', clause, isOfFamily ? 'section' : 'input')
  return list.remark(isOfFamily ? 'fastener.family' : null).last
}

function declaredSpringSteps({ rotation }: DeclaredCladding, b_e: Value, list: StepList): StepList {
  const { C_0, b_0 } = rotation!
  list.value('C_0', C_0, 'N', ROTATION, 'input').value('b_0', b_0, 'mm', ROTATION, 'input')
  return list.line(declaredSpring, { C_0, b_e, b_0 })
}

/** C_D,A of a sheet: the larger of the applicable values. */
function fastenerSteps(sheet: TrapezoidalSheet, flange: { a: number; b_a: number }, b_e: Value, list: StepList): Value {
  const { ribs, b_R, t_nom } = sheet
  list.value('b_R', b_R, 'mm', ROTATION, 'input').value('b_T', screwedFlange(sheet), 'mm', ROTATION, 'input')
  const factors = expressionFactors(sheet, flange)
  const byScrews = holdsByScrews(sheet, flange)
  const table = factors && tableSteps(factors, { b_R, b_T: screwedFlange(sheet), t_nom_sh: t_nom }, b_e, list)
  if (!byScrews) return list.formula(FACTORS.C_D_A, table!)
  const byTable = table && list.formula(FACTORS.C_D_A, table, { symbol: 'C_D_A_t' })
  const p = list.formula(SCREWS[ribs], { b_R })
  if (!byTable) return list.formula(ROTATIONAL.fasteners, { p })
  return list.extreme('max', 'C_D_A', ROTATION, [
    byTable,
    list.formula(ROTATIONAL.fasteners, { p }, { symbol: 'C_D_A_p' }),
  ])
}

/** The factors of (10.17), line by line. */
function tableSteps(
  { C_100, k_bR, k_bT, k_A }: NonNullable<ReturnType<typeof expressionFactors>>,
  { b_R, b_T, t_nom_sh }: Record<'b_R' | 'b_T' | 't_nom_sh', number>,
  b_e: Value,
  list: StepList,
) {
  const read = (symbol: string, value: number, unit = '', clause = EXPRESSION): Value =>
    list.value(symbol, value, unit, clause, 'table').last
  list.value('t_nom_sh', t_nom_sh, 'mm', ROTATION, 'input')
  return {
    C_100: read('C_100', C_100, 'N', 'EN 1993-1-3 Table 10.3'),
    k_ba: list.formula(factorOfFlange(b_e[1]), { b_e }),
    k_t: list.formula(factorOfThickness(t_nom_sh), { t_nom_sh }),
    k_bR: k_bR < 1 ? list.formula(FACTORS.wideRib, { b_R }) : read('k_bR', k_bR),
    k_A: read('k_A', k_A),
    k_bT: k_bT < 1 ? list.formula(FACTORS.wideTrough, { b_T }) : read('k_bT', k_bT),
  }
}

/** The shear stiffness a panel needs to hold the upper fibre; no lines without a panel. */
export function shearStiffnessSteps(s: Purlin): StepList {
  const list = new StepList()
  if (!s.line.restraints.panel) return list
  const operands = stiffnessOperands(s)
  list.value('L', operands.L, 'mm', SHEAR, 'input')
  list.value('G', G, 'N/mm²', 'EN 1993-1-1 3.2.6', 'table')
  return list.line(requiredShearStiffness, operands)
}

/** S of a cladding with known stiffness, and S_req/S. S_req is printed with the resistances of the section. */
export function shearSteps(purlin: Purlin): StepList {
  const list = new StepList()
  const S = stiffnessOfCladding(purlin, list)
  return list.line(shearUtilisation, { S_req: requiredStiffnessOf(purlin), S })
}

function stiffnessOfCladding({ line }: Purlin, list: StepList): Value {
  const { cladding, spacing: s } = line.input
  if (cladding.kind === 'DECLARED') {
    const { S_0, s_0 } = cladding.shear!
    list.value(...named('S_0', S_0, 'kN'), SHEAR, 'input').value('s_0', s_0, 'mm', SHEAR, 'input')
    return list.formula(SHEAR_STIFFNESS.DECLARED, { S_0, s_0, s })
  }
  const { t: t_sh, h_w: h_sh, b_roof, ribs } = cladding as TrapezoidalSheet
  list.value('t_sh', t_sh, 'mm', SHEAR, 'input').value('h_sh', h_sh, 'mm', SHEAR, 'input')
  list.value('b_roof', b_roof, 'mm', SHEAR, 'input')
  return list.formula(SHEAR_STIFFNESS[ribs], { t_sh, b_roof, s, h_sh })
}
