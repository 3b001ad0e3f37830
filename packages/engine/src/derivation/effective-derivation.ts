/** Derivation of an effective section, plate by plate; method 3.12 to 3.22. */
import { SPRING, STIFFENER, type StiffenerResult } from '../en1993-1-3-2006/5-5-3-2-edge-stiffener.ts'
import { type EffectiveElement, type EffectiveSection, partsOf } from '../en1993-1-3-2006/5-5-effective-section.ts'
import { boundedPsi, lowestPsi, strain, WEB, WIDTHS } from '../en1993-1-5-2006/4-4-plates.ts'
import type { EffectiveGroup, EffectiveSectionPicture, Operand } from '../explanation.ts'
import type { Candidate } from '../search/candidate.ts'
import { partRows, plateRows, sumSteps } from './effective-table.ts'
import { bucklingSteps, reductionOf, reductionStep, widthOf } from './plate-buckling.ts'
import { hasEqualFlanges, type PrintedPlate, pairName, printedPlates } from './printed-plates.ts'
import { named, operand, StepList } from './step-list.ts'

const webOf = ({ plates }: Candidate['model']) => plates.find((p) => p.role === 'web')!

/** The effective part of a plate of the section; undefined where it is fully effective. */
const elementOf = (e: EffectiveSection, { plate }: PrintedPlate) => e.elements.find((x) => x.plate === plate)

interface Stiffened {
  flange: PrintedPlate
  lip: PrintedPlate
}

/** A flange with its lip: the first pass, K, and the pass it converges to. @param other flange coupled with it */
function stiffenerSteps(
  list: StepList,
  { model, f_yb }: Candidate,
  { flange, lip }: Stiffened,
  r: StiffenerResult,
  other: StiffenerResult | null,
): StepList {
  const { first } = r
  const { index: f, side } = flange
  const { t } = model
  const [b_p, b_p_c, rho] = [widthOf(flange), widthOf(lip), reductionOf(first, flange)]
  const iterated = r.last !== first
  const b_e1 = list.formula(STIFFENER.half, { rho, b_p }, { symbol: `b_e1_${f}` })
  const first_c = { symbol: iterated ? `c_eff_first${side}` : `c_eff${side}` }
  const c_first = list.formula(STIFFENER.c_eff, { rho: reductionOf({ rho: first.rho_lip }, lip), b_p_c }, first_c)
  const b_1 = list.formula(STIFFENER.b_1, { b_p, b_e2: b_e1, c_eff: c_first })
  const common = { t, b_1, h_w: named('b_p_w', webOf(model).b_p) }
  const ofFirst = { t, b_e2: b_e1, c_eff: c_first }
  const A_s_1 = other && list.formula(STIFFENER.A_s, ofFirst, { symbol: 'A_s_1', value: first.A_s })
  if (other)
    list
      .value('A_s_2', other.first.A_s, 'mm²', SPRING.k_f.clause, 'section')
      .value('b_2', other.first.b_1, 'mm', SPRING.k_f.clause, 'section')
  const k_f = A_s_1 && list.formula(SPRING.k_f, { A_s_2: other.first.A_s, A_s_1 })
  const K = k_f
    ? list.formula(SPRING.coupled, { ...common, k_f, b_2: other.first.b_1 })
    : list.formula(SPRING.alone, common)
  const { b_e2, c_eff } = iterated
    ? iterationSteps(list, r, { flange, lip })
    : { b_e2: list.formula(STIFFENER.half, { rho, b_p }, { symbol: `b_e2_${f}` }), c_eff: c_first }
  const A_s = list.formula(STIFFENER.A_s, { t, b_e2, c_eff })
  const e_s = list.formula(STIFFENER.e_s, { c_eff, b_e2 })
  const I_s = list.formula(STIFFENER.I_s, { b_e2, t, c_eff, e_s })
  const sigma_cr_s = list.formula(STIFFENER.sigma_cr_s, { K, I_s, A_s })
  const lambda_d = list.formula(STIFFENER.lambda_d, { f_yb, sigma_cr_s })
  const chi_d = r.reduction
    ? list.formula(r.reduction, { lambda_d })
    : list.value('chi_d', r.chi_d, '', 'EN 1993-1-3 5.5.3.2 (5.12a)', 'table').last
  return list.line(STIFFENER.t_red, { chi_d, t })
}

/** The last pass: slendernesses lowered by the χ_d of the pass before. */
function iterationSteps(list: StepList, r: StiffenerResult, { flange, lip }: Stiffened) {
  const { first, last, chi_before } = r
  const { clause } = STIFFENER.lowered
  const chi_d_n = list.value('chi_d_n', chi_before, '', clause, 'solver').last
  const lowered = ({ index }: PrintedPlate, lambda_first: number, rho: number, kind: 'uniform' | 'outstand') => {
    const operands = { lambda_p: named(`lambda_p_${index}`, lambda_first), chi_d_n }
    const lambda_p = list.formula(STIFFENER.lowered, operands, { symbol: `lambda_p_red_${index}` })
    return reductionStep(list, named(`rho_red_${index}`, rho), kind, { lambda_p, psi: 1 })
  }
  const half = { rho: lowered(flange, first.lambda_p, last.rho, 'uniform'), b_p: widthOf(flange) }
  const b_e2 = list.formula(STIFFENER.half, half, { symbol: `b_e2_${flange.index}`, clause })
  const ofLip = { rho: lowered(lip, first.lambda_p_lip, last.rho_lip, 'outstand'), b_p_c: widthOf(lip) }
  return { b_e2, c_eff: list.formula(STIFFENER.c_eff, ofLip, { symbol: `c_eff${lip.side}`, clause }) }
}

/** A flange with its stiffener: closed flange, outstand, or flange with its lip. */
function flangeSteps(candidate: Candidate, e: EffectiveSection, flange: PrintedPlate, lip?: PrintedPlate): StepList {
  const list = new StepList()
  const x = elementOf(e, flange)!
  bucklingSteps(list, x, flange, candidate)
  if (x.stiffener && lip) {
    bucklingSteps(list, elementOf(e, lip)!, lip, candidate)
    const opposite = e.elements.find((y) => y !== x && y.stiffener)?.stiffener
    const coupled = e.sense === 'COMPRESSION' && flange.plate.role === 'flange' && opposite ? opposite : null
    return stiffenerSteps(list, candidate, { flange, lip }, x.stiffener, coupled)
  }
  if (x.effective.length > 1) return halves(list, x, flange)
  const operands = { rho: reductionOf(x, flange), b_p: widthOf(flange) }
  return list.line(WIDTHS.outstand, operands, { symbol: `b_eff_${flange.index}` })
}

/** A uniformly compressed plate: half of the effective width at each edge. */
function halves(list: StepList, x: EffectiveElement, p: PrintedPlate): StepList {
  const operands = { rho: reductionOf(x, p), b_p: widthOf(p) }
  if (x.rho < 1) for (const edge of [1, 2]) list.formula(WIDTHS.half, operands, { symbol: `b_e${edge}_${p.index}` })
  return list
}

/** Stress ratio of a bent web from the section of the reduced flanges with the whole web, and its split. */
function webSteps(candidate: Candidate, e: EffectiveSection, web: PrintedPlate): StepList {
  const list = new StepList()
  const { model } = candidate
  const { plate } = web
  const x = elementOf(e, web)!
  if (e.sense === 'COMPRESSION') {
    bucklingSteps(list, x, web, candidate)
    return halves(list, x, web)
  }
  const rest = partRows(candidate, e).filter((r) => r.role !== 'web')
  const SigmaA_r = rest.reduce((s, r) => s + r.A, 0)
  const SigmaAz_r = rest.reduce((s, r) => s + r.A * r.z, 0)
  const { h_p, t, t_nom } = model
  const { h } = model.dimensions
  const b_sh = named(model.sharpCornersAllowed ? 'b_p_w' : 'b_sh_w', plate.b_sharp)
  const A_w = list.formula(plate.standsFor === 2 ? WEB.areaOfTwo : WEB.area, { b_sh, t })
  const z_1 = list.formula(WEB.z_1, { SigmaAz_r, A_w, h, SigmaA_r })
  const z_com = list.formula(e.sense === 'TOP_COMPRESSED' ? WEB.belowTop : WEB.aboveBottom, { z_1, h, t_nom })
  const isBounded = boundedPsi(x.psi) !== x.psi
  const psi_calc = list.formula(WEB.psi, { h_p, z_com }, { symbol: isBounded ? 'psi_w_calc' : 'psi_w' })
  if (isBounded) list.formula(lowestPsi, { psi_calc }, { symbol: 'psi_w' })
  bucklingSteps(list, x, web, candidate)
  if (x.rho === 1) return list
  // Effective widths: at the compressed edge, next to the neutral axis, and in tension.
  const [b_p_w, rho_w] = [plate.b_p, x.rho]
  if (x.psi >= 0) {
    const b_eff_w = list.formula(WEB.compressed, { rho_w, b_p_w })
    return list.line(WEB.inner, { b_eff_w, b_e1_w: list.formula(WEB.edge, { psi_w: x.psi, b_eff_w }) })
  }
  const b_c_w = list.formula(WEB.b_c, { b_p_w, z_com, h_p })
  const b_eff_w = list.formula(WEB.bent, { rho_w, b_c_w })
  return list.line(WEB.bentEdge, { b_eff_w }).line(WEB.bentInner, { b_eff_w }).line(WEB.tension, { b_p_w, b_c_w })
}

/** The lines of an effective section by plates: ε, each compressed flange with its lip, the webs. */
export function effectiveGroups(candidate: Candidate, e: EffectiveSection): EffectiveGroup[] {
  const { model, f_yb } = candidate
  const plates = printedPlates(model).filter((p) => elementOf(e, p))
  const group = (roles: EffectiveGroup['roles'], { steps }: StepList): EffectiveGroup => ({ roles, steps, as: null })
  // Of two equal flanges under the same compression the first stands for both.
  const both = e.sense === 'COMPRESSION' && hasEqualFlanges(model)
  const flanges = plates.filter(({ plate: { role, edge } }) => role !== 'lip' && edge && !(both && edge === 'bottom'))
  return [
    group([], new StepList().line(strain, { f_yb })),
    ...flanges.map((flange) => {
      const lip = plates.find((p) => p.plate === flange.plate.stiffener)
      const roles = [flange, ...(lip ? [lip] : [])].map(({ plate }) => (both ? pairName(plate) : plate.part))
      return group(roles, flangeSteps(candidate, e, flange, lip))
    }),
    ...plates.filter((p) => p.plate.role === 'web').map((web) => group(['web'], webSteps(candidate, e, web))),
  ]
}

function effectiveValues({ shift, resistances }: Candidate, e: EffectiveSection): Operand[] {
  const { W_eff_z } = resistances
  const { e_y, e_z, W_z_com, W_z_ten } = shift
  const ofSense =
    e.sense === 'COMPRESSION'
      ? { e_y, e_z, I_eff_z: e.I_z, W_eff_z, W_z_com, W_z_ten }
      : { I_eff_y: e.I_y, z_NA: e.z_c, W_eff_y_top: e.W_top, W_eff_y_bottom: e.W_bottom }
  const values = { A_eff: e.A, ...ofSense, chi_d: e.chi_d }
  return Object.entries(values).map(([symbol, value]) => operand(named(symbol, value)))
}

export const effectivePicture = (e: EffectiveSection, model: Candidate['model']): EffectiveSectionPicture => ({
  sense: e.sense,
  zNeutralMm: e.z_c,
  plates: model.plates.map((plate) => {
    const { name, start, end } = plate
    const parts = partsOf(e, plate).toSorted((a, b) => a.from - b.from)
    const effective = parts.map(({ from, to }): [number, number] => [from, to])
    return { name, start, end, effective, thicknessFactor: parts.map((p) => p.factor) }
  }),
})

/** The three effective sections as printed. Lines of an earlier one are referred to, not repeated. */
export function printedEffectiveSections(candidate: Candidate) {
  const { effective, model } = candidate
  const printed: { sense: EffectiveSection['sense']; groups: EffectiveGroup[] }[] = []
  return [effective.top, effective.bottom, effective.compression].map((e) => {
    const mirrors = e.sense === 'BOTTOM_COMPRESSED' && hasEqualFlanges(model) ? ('TOP_COMPRESSED' as const) : null
    const sums = sumSteps(candidate, e).steps
    const groups = effectiveGroups(candidate, e).map((group): EffectiveGroup => {
      const same = (g: EffectiveGroup) => JSON.stringify(g.steps) === JSON.stringify(group.steps)
      const earlier = printed.find((p) => p.groups.some(same))
      return group.roles.length > 0 && earlier ? { ...group, as: earlier.sense } : group
    })
    if (!mirrors) printed.push({ sense: e.sense, groups })
    return {
      sense: e.sense,
      values: effectiveValues(candidate, e),
      steps: [...groups.flatMap((g) => g.steps), ...sums],
      picture: effectivePicture(e, model),
      plates: plateRows(candidate, e),
      parts: partRows(candidate, e),
      groups,
      sums,
      mirrors,
    }
  })
}
