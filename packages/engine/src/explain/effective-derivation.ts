/** How an effective section comes about, plate by plate; method 3.12 to 3.22. */
import type { StiffenerResult } from '../en1993-1-3-2006/5-5-3-2-edge-stiffener.ts'
import type { EffectiveElement, EffectiveSection } from '../en1993-1-3-2006/5-5-effective-section.ts'
import { epsilon } from '../en1993-1-5-2006/4-4-plates.ts'
import type { EffectiveGroup, EffectiveSectionPicture, PropertyValue, Step } from '../explanation.ts'
import type { Candidate } from '../search/candidate.ts'
import { E, nu } from '../steel.ts'
import { partRows, plateRows, sumSteps } from './effective-table.ts'
import { boundedPsi, bucklingSteps, PLATES, reductionStep, STIFFENER } from './plate-buckling.ts'
import { hasEqualFlanges, type PrintedPlate, pairName, printedPlates } from './printed-plates.ts'
import { StepList, type Value } from './step-list.ts'

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
  const { first, last } = r
  const [f, c] = [flange.index, lip.index]
  const { side } = lip
  const t: Value = ['t', model.t, 'mm']
  const b_p_f: Value = [`b_p_${f}`, x.b_p, 'mm']
  const b_p_c: Value = [`b_p_${c}`, y.b_p, 'mm']
  const b_e1: Value = [`b_e1_${f}`, first.b_e1, 'mm']
  const iterated = r.passes > 1
  const c_first: Value = [iterated ? `c_eff_first${side}` : `c_eff${side}`, first.c_eff, 'mm']
  list.formula(b_e1[0], b_e1[1], 'mm', STIFFENER, `0.5*rho_${f}*${b_p_f[0]}`, [[`rho_${f}`, first.rho, ''], b_p_f])
  list.formula(c_first[0], c_first[1], 'mm', `${STIFFENER} (5.13a)`, `rho_${c}*${b_p_c[0]}`, [
    [`rho_${c}`, first.rho_lip, ''],
    b_p_c,
  ])
  const b_1: Value = ['b_1', first.b_1, 'mm']
  list.formula(
    'b_1',
    first.b_1,
    'mm',
    `${STIFFENER} (5.10b)`,
    `${b_p_f[0]}-${b_e1[0]}^2/(2*(${b_e1[0]}+${c_first[0]}))`,
    [b_p_f, b_e1, c_first],
  )
  const h_w: Value = [`b_p_${web.index}`, web.plate.b_p, 'mm']
  const stiffness = `E*t^3/(4*(1-nu^2))/(b_1^2*${h_w[0]}+b_1^3`
  const common: Value[] = [['E', E, 'N/mm²'], t, ['nu', nu, ''], b_1, h_w]
  if (other) {
    const k_f: Value = ['k_f', other.first.A_s / first.A_s, '']
    list.formula('k_f', k_f[1], '', `${STIFFENER} (5.10b)`, 'A_s_2/A_s_1', [
      ['A_s_2', other.first.A_s, 'mm²'],
      ['A_s_1', first.A_s, 'mm²'],
    ])
    list.formula('K', r.K, 'N/mm²', `${STIFFENER} (5.10b)`, `${stiffness}+0.5*b_1*b_2*${h_w[0]}*k_f)`, [
      ...common,
      ['b_2', other.first.b_1, 'mm'],
      k_f,
    ])
  } else list.formula('K', r.K, 'N/mm²', `${STIFFENER} (5.10b)`, `${stiffness})`, common)
  const b_e2: Value = [`b_e2_${f}`, last.b_e2, 'mm']
  const c_eff: Value = [`c_eff${side}`, last.c_eff, 'mm']
  if (iterated) iterationSteps(list, { f, c, first, last, chi: r.chi_before, b_p_f, b_p_c, b_e2, c_eff })
  else list.formula(b_e2[0], b_e2[1], 'mm', STIFFENER, `0.5*rho_${f}*${b_p_f[0]}`, [[`rho_${f}`, last.rho, ''], b_p_f])
  const A_s: Value = ['A_s', last.A_s, 'mm²']
  list.formula('A_s', last.A_s, 'mm²', `${STIFFENER} (5.14a)`, `t*(${b_e2[0]}+${c_eff[0]})`, [t, b_e2, c_eff])
  const e_s: Value = ['e_s', last.c_eff ** 2 / (2 * (last.b_e2 + last.c_eff)), 'mm']
  list.formula('e_s', e_s[1], 'mm', STIFFENER, `${c_eff[0]}^2/(2*(${b_e2[0]}+${c_eff[0]}))`, [c_eff, b_e2])
  const [b, l] = [b_e2[0], c_eff[0]]
  list.formula('I_s', last.I_s, 'mm⁴', STIFFENER, `${b}*t^3/12+t*${l}^3/12+${b}*t*e_s^2+${l}*t*(${l}/2-e_s)^2`, [
    b_e2,
    t,
    c_eff,
    e_s,
  ])
  list.formula('sigma_cr_s', r.sigma_cr_s, 'N/mm²', `${STIFFENER} (5.15)`, '2*sqrt(K*E*I_s)/A_s', [
    ['K', r.K, 'N/mm²'],
    ['E', E, 'N/mm²'],
    ['I_s', last.I_s, 'mm⁴'],
    A_s,
  ])
  list.formula('lambda_d', r.lambda_d, '', `${STIFFENER} (5.12d)`, 'sqrt(f_yb/sigma_cr_s)', [
    ['f_yb', f_yb, 'N/mm²'],
    ['sigma_cr_s', r.sigma_cr_s, 'N/mm²'],
  ])
  const lambda: Value[] = [['lambda_d', r.lambda_d, '']]
  if (r.lambda_d <= 0.65) list.value('chi_d', r.chi_d, '', `${STIFFENER} (5.12a)`, 'table')
  else if (r.lambda_d < 1.38) list.formula('chi_d', r.chi_d, '', `${STIFFENER} (5.12b)`, '1.47-0.723*lambda_d', lambda)
  else list.formula('chi_d', r.chi_d, '', `${STIFFENER} (5.12c)`, '0.66/lambda_d', lambda)
  list.formula('t_red', r.chi_d * model.t, 'mm', `${STIFFENER}(11)`, 'chi_d*t', [['chi_d', r.chi_d, ''], t])
}

interface Iterated {
  f: string
  c: string
  first: StiffenerResult['first']
  last: StiffenerResult['last']
  chi: number
  b_p_f: Value
  b_p_c: Value
  b_e2: Value
  c_eff: Value
}

/** The last pass: slendernesses lowered by the χ_d of the pass before. */
function iterationSteps(list: StepList, { f, c, first, last, chi, b_p_f, b_p_c, b_e2, c_eff }: Iterated): void {
  const clause = `${STIFFENER}(10)`
  const before: Value = ['chi_d_n', chi, '']
  list.value('chi_d_n', chi, '', clause, 'solver')
  const lowered = (index: string, lambda_first: number, lambda: number, rho: number, outstand: boolean): Value => {
    const red: Value = [`lambda_p_red_${index}`, lambda, '']
    list.formula(red[0], lambda, '', clause, `lambda_p_${index}*sqrt(chi_d_n)`, [
      [`lambda_p_${index}`, lambda_first, ''],
      before,
    ])
    const value: Value = [`rho_red_${index}`, rho, '']
    reductionStep(list, value, red, outstand, null)
    return value
  }
  const rho_f = lowered(f, first.lambda_p, last.lambda_p, last.rho, false)
  list.formula(b_e2[0], b_e2[1], 'mm', clause, `0.5*${rho_f[0]}*${b_p_f[0]}`, [rho_f, b_p_f])
  const rho_c = lowered(c, first.lambda_p_lip, last.lambda_p_lip, last.rho_lip, true)
  list.formula(c_eff[0], c_eff[1], 'mm', clause, `${rho_c[0]}*${b_p_c[0]}`, [rho_c, b_p_c])
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
  const b_p: Value = [`b_p_${flange.index}`, x.b_p, 'mm']
  const rho: Value = [`rho_${flange.index}`, x.rho, '']
  if (x.effective.length === 1)
    list.formula(`b_eff_${flange.index}`, x.effective[0]!, 'mm', `${PLATES} Table 4.2`, `${rho[0]}*${b_p[0]}`, [
      rho,
      b_p,
    ])
  else halves(list, flange.index, x, rho, b_p)
  return list
}

/** Half of what is left of a uniformly compressed plate at each edge. */
function halves(list: StepList, index: string, x: EffectiveElement, rho: Value, b_p: Value): void {
  if (x.rho === 1) return
  for (const [i, width] of x.effective.entries())
    list.formula(`b_e${i + 1}_${index}`, width, 'mm', `${PLATES} Table 4.1`, `0.5*${rho[0]}*${b_p[0]}`, [rho, b_p])
}

/** Stress ratio of a bent web from the section of the reduced flanges with the whole web, and its split. */
function webSteps(candidate: Candidate, e: EffectiveSection, web: PrintedPlate): StepList {
  const list = new StepList()
  const { model, f_yb } = candidate
  const x = e.elements.find((y) => y.plate === web.plate)!
  const b_p: Value = ['b_p_w', x.b_p, 'mm']
  const rho: Value = ['rho_w', x.rho, '']
  if (e.sense === 'COMPRESSION') {
    bucklingSteps(list, x, web, model.t, f_yb)
    halves(list, web.index, x, rho, b_p)
    return list
  }
  const rest = partRows(candidate, e).filter((r) => r.role !== 'web')
  const A_r: Value = ['SigmaA_r', rest.reduce((s, r) => s + r.A, 0), 'mm²']
  const S_r: Value = ['SigmaAz_r', rest.reduce((s, r) => s + r.A * r.z, 0), 'mm³']
  const t: Value = ['t', model.t, 'mm']
  const b_sh: Value = [model.sharpCornersAllowed ? 'b_p_w' : 'b_sh_w', web.plate.b_sharp, 'mm']
  const A_w: Value = ['A_w', web.count * web.plate.b_sharp * model.t, 'mm²']
  const h: Value = ['h', model.dimensions.h, 'mm']
  const z_1: Value = ['z_1', (S_r[1] + (A_w[1] * h[1]) / 2) / (A_r[1] + A_w[1]), 'mm']
  const half: Value = ['t_nom', model.t_nom, 'mm']
  const top = e.sense === 'TOP_COMPRESSED'
  const z_com: Value = ['z_com', top ? z_1[1] - half[1] / 2 : h[1] - half[1] / 2 - z_1[1], 'mm']
  const h_p: Value = ['h_p', model.h_p, 'mm']
  const clause = `${PLATES}(3)`
  list
    .formula('A_w', A_w[1], 'mm²', clause, `${web.count === 2 ? '2*' : ''}${b_sh[0]}*t`, [b_sh, t])
    .formula('z_1', z_1[1], 'mm', clause, '(SigmaAz_r+A_w*h/2)/(SigmaA_r+A_w)', [S_r, A_w, h, A_r])
    .formula('z_com', z_com[1], 'mm', clause, top ? 'z_1-t_nom/2' : 'h-t_nom/2-z_1', top ? [z_1, half] : [h, half, z_1])
  const bounded = boundedPsi(x.psi)
  const calc: Value = [bounded === x.psi ? 'psi_w' : 'psi_w_calc', x.psi, '']
  list.formula(calc[0], x.psi, '', clause, '-(h_p-z_com)/z_com', [h_p, z_com])
  if (bounded !== x.psi) list.formula('psi_w', bounded, '', `${PLATES} Table 4.1`, 'max(psi_w_calc,-3)', [calc])
  bucklingSteps(list, x, web, model.t, f_yb)
  if (x.rho === 1) return list
  splitSteps(list, x, { b_p, rho, z_com, h_p })
  return list
}

/** What is left of a bent web: at the compressed edge, next to the neutral axis, and in tension. */
function splitSteps(
  list: StepList,
  x: EffectiveElement,
  v: { b_p: Value; rho: Value; z_com: Value; h_p: Value },
): void {
  const { b_p, rho, z_com, h_p } = v
  const table = `${PLATES} Table 4.1`
  const [edge, inner] = x.effective as [number, number]
  if (x.psi >= 0) {
    const psi: Value = ['psi_w', x.psi, '']
    const b_eff: Value = ['b_eff_w', x.rho * x.b_p, 'mm']
    list
      .formula('b_eff_w', b_eff[1], 'mm', table, 'rho_w*b_p_w', [rho, b_p])
      .formula('b_e1_w', edge, 'mm', table, '2/(5-psi_w)*b_eff_w', [psi, b_eff])
      .formula('b_e2_w', inner, 'mm', table, 'b_eff_w-b_e1_w', [b_eff, ['b_e1_w', edge, 'mm']])
    return
  }
  const b_c: Value = ['b_c_w', (x.b_p * z_com[1]) / h_p[1], 'mm']
  const b_eff: Value = ['b_eff_w', edge + inner, 'mm']
  list
    .formula('b_c_w', b_c[1], 'mm', table, 'b_p_w*z_com/h_p', [b_p, z_com, h_p])
    .formula('b_eff_w', b_eff[1], 'mm', table, 'rho_w*b_c_w', [rho, b_c])
    .formula('b_e1_w', edge, 'mm', table, '0.4*b_eff_w', [b_eff])
    .formula('b_e2_w', inner, 'mm', table, '0.6*b_eff_w', [b_eff])
    .formula('b_t_w', x.b_p - b_c[1], 'mm', table, 'b_p_w-b_c_w', [b_p, b_c])
}

/** The lines of an effective section by plates: ε, each compressed flange with its lip, the webs. */
export function effectiveGroups(candidate: Candidate, e: EffectiveSection): EffectiveGroup[] {
  const { model, f_yb } = candidate
  const plates = printedPlates(model)
  const strain = new StepList().formula('epsilon', epsilon(f_yb), '', PLATES, 'sqrt(235/f_yb)', [
    ['f_yb', f_yb, 'N/mm²'],
  ])
  const groups: EffectiveGroup[] = [{ roles: [], steps: strain.steps, as: null }]
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
