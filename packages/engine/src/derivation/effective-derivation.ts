/** How an effective section comes about, plate by plate; method 3.12 to 3.22. */

import type { StiffenerResult } from '../en1993-1-3-2006/5-5-3-2-edge-stiffener.ts'
import { SPRING, STIFFENER } from '../en1993-1-3-2006/5-5-3-2-stiffener-formulas.ts'
import type { EffectiveElement, EffectiveSection } from '../en1993-1-3-2006/5-5-effective-section.ts'
import { WEB, WIDTHS } from '../en1993-1-5-2006/4-4-effective-widths.ts'
import { boundedPsi, lowestPsi, strain } from '../en1993-1-5-2006/4-4-plates.ts'
import type { EffectiveGroup, EffectiveSectionPicture, PropertyValue, Step } from '../explanation.ts'
import type { Candidate } from '../search/candidate.ts'
import { partRows, plateRows, sumSteps } from './effective-table.ts'
import { bucklingSteps, reductionStep } from './plate-buckling.ts'
import { hasEqualFlanges, type PrintedPlate, pairName, printedPlates } from './printed-plates.ts'
import { named, StepList, type Value } from './step-list.ts'

/** The first pass of a stiffened flange, K, and the pass it converges to. */
function stiffenerSteps(
  list: StepList,
  flange: PrintedPlate,
  lip: PrintedPlate,
  [x, y]: [EffectiveElement, EffectiveElement],
  r: StiffenerResult,
  { model, f_yb }: Candidate,
  web: PrintedPlate,
  other: StiffenerResult | null,
): void {
  const { first } = r
  const [f, c] = [flange.index, lip.index]
  const { side } = lip
  const { t } = model
  const b_p = named(`b_p_${f}`, x.b_p)
  const b_p_c = named(`b_p_${c}`, y.b_p)
  const rho = named(`rho_${f}`, first.rho)
  const iterated = r.passes > 1
  const b_e1 = list.formula(STIFFENER.half, { rho, b_p }, { symbol: `b_e1_${f}` })
  const first_c = { symbol: iterated ? `c_eff_first${side}` : `c_eff${side}` }
  const c_first = list.formula(STIFFENER.c_eff, { rho: named(`rho_${c}`, first.rho_lip), b_p_c }, first_c)
  const b_1 = list.formula(STIFFENER.b_1, { b_p, b_e2: b_e1, c_eff: c_first })
  const h_w = named(`b_p_${web.index}`, web.plate.b_p)
  const common = { t, b_1, h_w }
  const K = other
    ? list.formula(SPRING.coupled, {
        ...common,
        k_f: list.formula(SPRING.k_f, { A_s_2: other.first.A_s, A_s_1: first.A_s }),
        b_2: other.first.b_1,
      })
    : list.formula(SPRING.alone, common)
  const { b_e2, c_eff } = iterated
    ? iterationSteps(list, { f, c, side, r, b_p, b_p_c })
    : { b_e2: list.formula(STIFFENER.half, { rho, b_p }, { symbol: `b_e2_${f}` }), c_eff: c_first }
  const A_s = list.formula(STIFFENER.A_s, { t, b_e2, c_eff })
  const e_s = list.formula(STIFFENER.e_s, { c_eff, b_e2 })
  const I_s = list.formula(STIFFENER.I_s, { b_e2, t, c_eff, e_s })
  const sigma_cr_s = list.formula(STIFFENER.sigma_cr_s, { K, I_s, A_s })
  const lambda_d = list.formula(STIFFENER.lambda_d, { f_yb, sigma_cr_s })
  const chi_d = r.reduction
    ? list.formula(r.reduction, { lambda_d })
    : list.value('chi_d', r.chi_d, '', 'EN 1993-1-3 5.5.3.2 (5.12a)', 'table').last
  list.formula(STIFFENER.t_red, { chi_d, t })
}

interface Iterated {
  f: string
  c: string
  side: string
  r: StiffenerResult
  b_p: Value
  b_p_c: Value
}

/** The last pass: slendernesses lowered by the χ_d of the pass before. */
function iterationSteps(list: StepList, { f, c, side, r, b_p, b_p_c }: Iterated): { b_e2: Value; c_eff: Value } {
  const { clause } = STIFFENER.lowered
  const { first, last } = r
  const chi_d_n = list.value('chi_d_n', r.chi_before, '', clause, 'solver').last
  const lowered = (index: string, lambda_first: number, rho: number, outstand: boolean): Value => {
    const lambda_p = named(`lambda_p_${index}`, lambda_first)
    const red = list.formula(STIFFENER.lowered, { lambda_p, chi_d_n }, { symbol: `lambda_p_red_${index}` })
    return reductionStep(list, [`rho_red_${index}`, rho, ''], red, outstand, null)
  }
  const rho = lowered(f, first.lambda_p, last.rho, false)
  const b_e2 = list.formula(STIFFENER.half, { rho, b_p }, { symbol: `b_e2_${f}`, clause })
  const rho_c = lowered(c, first.lambda_p_lip, last.rho_lip, true)
  return { b_e2, c_eff: list.formula(STIFFENER.c_eff, { rho: rho_c, b_p_c }, { symbol: `c_eff${side}`, clause }) }
}

/** A flange with what stands on it: closed flange, outstand, or flange with its lip. */
function flangeSteps(
  candidate: Candidate,
  e: EffectiveSection,
  flange: PrintedPlate,
  plates: PrintedPlate[],
): StepList {
  const list = new StepList()
  const { model, f_yb } = candidate
  const x = e.elements.find((y) => y.plate === flange.plate)!
  bucklingSteps(list, x, flange, model.t, f_yb)
  const stiffener = e.stiffeners.find((s) => s.flange === flange.plate)
  const lip = plates.find((p) => p.plate === flange.plate.stiffener)
  const y = lip && e.elements.find((z) => z.plate === lip.plate)
  if (stiffener && lip && y) {
    bucklingSteps(list, y, lip, model.t, f_yb)
    const web = plates.find((p) => p.plate.role === 'web')!
    const opposite = e.stiffeners.find((s) => s !== stiffener)
    const coupled = e.sense === 'COMPRESSION' && flange.plate.role === 'flange' && opposite ? opposite.result : null
    stiffenerSteps(list, flange, lip, [x, y], stiffener.result, candidate, web, coupled)
    return list
  }
  const b_p = named(`b_p_${flange.index}`, x.b_p)
  const rho = named(`rho_${flange.index}`, x.rho)
  if (x.effective.length === 1) list.formula(WIDTHS.outstand, { rho, b_p }, { symbol: `b_eff_${flange.index}` })
  else halves(list, flange.index, x, rho, b_p)
  return list
}

/** Half of what is left of a uniformly compressed plate at each edge. */
function halves(list: StepList, index: string, x: EffectiveElement, rho: Value, b_p: Value): void {
  if (x.rho === 1) return
  for (const edge of [1, 2]) list.formula(WIDTHS.half, { rho, b_p }, { symbol: `b_e${edge}_${index}` })
}

/** Stress ratio of a bent web from the section of the reduced flanges with the whole web, and its split. */
function webSteps(candidate: Candidate, e: EffectiveSection, web: PrintedPlate): StepList {
  const list = new StepList()
  const { model, f_yb } = candidate
  const x = e.elements.find((y) => y.plate === web.plate)!
  const b_p = named('b_p_w', x.b_p)
  const rho = named('rho_w', x.rho)
  if (e.sense === 'COMPRESSION') {
    bucklingSteps(list, x, web, model.t, f_yb)
    halves(list, web.index, x, rho, b_p)
    return list
  }
  const rest = partRows(candidate, e).filter((r) => r.role !== 'web')
  const SigmaA_r = rest.reduce((s, r) => s + r.A, 0)
  const SigmaAz_r = rest.reduce((s, r) => s + r.A * r.z, 0)
  const { h_p, t, t_nom } = model
  const { h } = model.dimensions
  const b_sh = named(model.sharpCornersAllowed ? 'b_p_w' : 'b_sh_w', web.plate.b_sharp)
  const A_w = list.formula(web.count === 2 ? WEB.areaOfTwo : WEB.area, { b_sh, t })
  const z_1 = list.formula(WEB.z_1, { SigmaAz_r, A_w, h, SigmaA_r })
  const z_com = list.formula(e.sense === 'TOP_COMPRESSED' ? WEB.belowTop : WEB.aboveBottom, { z_1, h, t_nom })
  const isBounded = boundedPsi(x.psi) !== x.psi
  const calculated = { symbol: isBounded ? 'psi_w_calc' : 'psi_w' }
  const psi_calc = list.formula(WEB.psi, { h_p, z_com }, calculated)
  if (isBounded) list.formula(lowestPsi, { psi_calc }, { symbol: 'psi_w' })
  bucklingSteps(list, x, web, model.t, f_yb)
  if (x.rho === 1) return list
  splitSteps(list, x, { b_p_w: b_p, rho_w: rho, z_com, h_p })
  return list
}

/** What is left of a bent web: at the compressed edge, next to the neutral axis, and in tension. */
function splitSteps(
  list: StepList,
  x: EffectiveElement,
  { b_p_w, rho_w, z_com, h_p }: { b_p_w: Value; rho_w: Value; z_com: Value; h_p: number },
): void {
  if (x.psi >= 0) {
    const b_eff_w = list.formula(WEB.compressed, { rho_w, b_p_w })
    const b_e1_w = list.formula(WEB.edge, { psi_w: x.psi, b_eff_w })
    list.formula(WEB.inner, { b_eff_w, b_e1_w })
    return
  }
  const b_c_w = list.formula(WEB.b_c, { b_p_w, z_com, h_p })
  const b_eff_w = list.formula(WEB.bent, { rho_w, b_c_w })
  list.formula(WEB.bentEdge, { b_eff_w })
  list.formula(WEB.bentInner, { b_eff_w })
  list.formula(WEB.tension, { b_p_w, b_c_w })
}

/** The lines of an effective section by plates: ε, each compressed flange with its lip, the webs. */
export function effectiveGroups(candidate: Candidate, e: EffectiveSection): EffectiveGroup[] {
  const { model, f_yb } = candidate
  const plates = printedPlates(model)
  const first = StepList.of(strain, { f_yb })
  const groups: EffectiveGroup[] = [{ roles: [], steps: first.steps, as: null }]
  const reduced = (p: PrintedPlate) => e.elements.some((x) => x.plate === p.plate)
  for (const flange of plates.filter((p) => reduced(p) && p.plate.role !== 'lip' && p.plate.role !== 'web')) {
    // Of two equal flanges compressed alike the first stands for both.
    const both = e.sense === 'COMPRESSION' && hasEqualFlanges(model)
    if (both && flange.plate.edge === 'bottom') continue
    const own = [flange, ...plates.filter((p) => reduced(p) && p.plate === flange.plate.stiffener)]
    const roles = own.map((p) => (both ? pairName(p.plate) : p.role))
    groups.push({ roles, steps: flangeSteps(candidate, e, flange, plates).steps, as: null })
  }
  const web = plates.find((p) => p.plate.role === 'web')!
  groups.push({ roles: ['web'], steps: webSteps(candidate, e, web).steps, as: null })
  return groups
}

/** Every step from plate slenderness to the sums of the parts. */
export function effectiveSteps(candidate: Candidate, e: EffectiveSection): Step[] {
  return [...effectiveGroups(candidate, e).flatMap((g) => g.steps), ...sumSteps(candidate, e)]
}

export function effectiveValues(candidate: Candidate, e: EffectiveSection): PropertyValue[] {
  const values: PropertyValue[] = [{ symbol: 'A_eff', value: e.A, unit: 'mm²' }]
  if (e.sense === 'COMPRESSION') {
    values.push(
      { symbol: 'e_y', value: candidate.shift.e_y, unit: 'mm' },
      { symbol: 'e_z', value: candidate.shift.e_z, unit: 'mm' },
      { symbol: 'I_eff_z', value: e.I_z, unit: 'mm⁴' },
      { symbol: 'W_eff_z', value: candidate.resistances.W_eff_z, unit: 'mm³' },
      { symbol: 'W_z_com', value: candidate.shift.W_z_com, unit: 'mm³' },
      { symbol: 'W_z_ten', value: candidate.shift.W_z_ten, unit: 'mm³' },
    )
  } else {
    values.push(
      { symbol: 'I_eff_y', value: e.I_y, unit: 'mm⁴' },
      { symbol: 'z_NA', value: e.z_c, unit: 'mm' },
      { symbol: 'W_eff_y_top', value: e.W_top, unit: 'mm³' },
      { symbol: 'W_eff_y_bottom', value: e.W_bottom, unit: 'mm³' },
    )
  }
  values.push({ symbol: 'chi_d', value: e.chi_d, unit: '' })
  return values
}

export function effectivePicture(e: EffectiveSection, model: Candidate['model']): EffectiveSectionPicture {
  return {
    sense: e.sense,
    zNeutralMm: e.z_c,
    plates: model.plates.map((plate) => {
      const parts = e.parts.filter((p) => p.plate === plate).sort((a, b) => a.from - b.from)
      return {
        name: plate.name,
        start: plate.start,
        end: plate.end,
        effective: parts.map((p) => [p.from, p.to]),
        thicknessFactor: parts.map((p) => p.factor),
      }
    }),
  }
}

type Printed = EffectiveSectionPicture['sense']

/** The three effective sections as they are printed; what an earlier one has shown already is named, not repeated. */
export function printedEffectiveSections(candidate: Candidate) {
  const { effective, model } = candidate
  const printed: { sense: Printed; groups: EffectiveGroup[] }[] = []
  return [effective.top, effective.bottom, effective.compression].map((e) => {
    const mirrors: Printed | null = e.sense === 'BOTTOM_COMPRESSED' && hasEqualFlanges(model) ? 'TOP_COMPRESSED' : null
    const groups = effectiveGroups(candidate, e).map((group): EffectiveGroup => {
      const same = (g: EffectiveGroup) => JSON.stringify(g.steps) === JSON.stringify(group.steps)
      const earlier = printed.find((p) => p.groups.some((g) => same(g)))
      return group.roles.length > 0 && earlier ? { ...group, as: earlier.sense } : group
    })
    if (!mirrors) printed.push({ sense: e.sense, groups })
    return {
      sense: e.sense,
      values: effectiveValues(candidate, e),
      steps: effectiveSteps(candidate, e),
      picture: effectivePicture(e, model),
      plates: plateRows(candidate, e),
      parts: partRows(candidate, e),
      groups,
      sums: sumSteps(candidate, e),
      mirrors,
    }
  })
}
