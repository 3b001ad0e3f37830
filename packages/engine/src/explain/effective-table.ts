/** The effective section as a table: its plates, its straight parts, and their sums; method 3. */
import type { EffectiveSection } from '../en1993-1-3-2006/5-5-effective-section.ts'
import type { EffectivePartRow, EffectivePlateRow, Step } from '../explanation.ts'
import type { Candidate } from '../search/candidate.ts'
import { buckledWidths, bucklingFactorFormula } from './plate-buckling.ts'
import { type PrintedPlate, printedPlates } from './printed-plates.ts'
import { StepList, type Value } from './step-list.ts'

/** Every plate in order, reduced or not. */
export function plateRows({ model }: Candidate, e: EffectiveSection): EffectivePlateRow[] {
  return printedPlates(model).map((p): EffectivePlateRow => {
    const { plate, role, index, count } = p
    const x = e.elements.find((y) => y.plate === plate)
    const isThere = e.parts.some((part) => part.plate === plate)
    const base = { role, index, count, b_p: plate.b_p, t: model.t }
    if (!x) {
      const effective = isThere ? [{ symbol: `b_p_${index}`, width: plate.b_p }] : []
      return { ...base, reduction: null, effective }
    }
    const { psi, k_sigma, lambda_p, rho } = x
    const formula = bucklingFactorFormula(x, p)
    return {
      ...base,
      reduction: { psi, k_sigma, k_sigma_expression: formula, lambda_p, rho },
      effective: buckledWidths(x, p),
    }
  })
}

/** What a part of a plate consists of: the part at the compressed edge, the rest of the compression zone with what is in tension, or all. */
function symbolsOf(e: EffectiveSection, p: PrintedPlate, i: number, parts: EffectiveSection['parts']): string[] {
  const { plate, index, side } = p
  const isReduced = e.elements.some((x) => x.plate === plate)
  if (parts.length === 1) return [plate.role === 'lip' && isReduced ? `c_eff${side}` : `b_p_${index}`]
  if (plate.role !== 'web' || e.sense === 'COMPRESSION') return [`b_e${i + 1}_${index}`]
  if (isCompressedEdge(e, parts[i]!)) return [`b_e1_${index}`]
  const hasTension = e.elements.some((x) => x.plate === plate && x.psi < 0)
  return hasTension ? [`b_e2_${index}`, `b_t_${index}`] : [`b_e2_${index}`]
}

/** The part of a bent web at its compressed edge, by its height. */
function isCompressedEdge(e: EffectiveSection, part: EffectiveSection['parts'][number]): boolean {
  const at = (f: number) => part.plate.start.z + (part.plate.end.z - part.plate.start.z) * f
  const heights = [part.plate.start.z, part.plate.end.z]
  const edge = e.sense === 'TOP_COMPRESSED' ? Math.min(...heights) : Math.max(...heights)
  return Math.min(Math.abs(at(part.from) - edge), Math.abs(at(part.to) - edge)) < 1e-9
}

/** Every part in the order of the plates. */
export function partRows({ model }: Candidate, e: EffectiveSection): EffectivePartRow[] {
  return printedPlates(model).flatMap((p) => {
    const { plate, role, count } = p
    const parts = e.parts.filter((x) => x.plate === plate)
    return parts.map((part, i): EffectivePartRow => {
      const along = (f: number) => ({
        y: plate.start.y + (plate.end.y - plate.start.y) * f,
        z: plate.start.z + (plate.end.z - plate.start.z) * f,
      })
      const [from, to] = [along(part.from), along(part.to)]
      const b = (part.to - part.from) * plate.b_sharp
      const t = model.t * part.factor
      const A = count * b * t
      const [y, z] = [(from.y + to.y) / 2, (from.z + to.z) / 2]
      const [breadth, height] = [Math.abs(to.y - from.y), Math.abs(to.z - from.z)]
      // Of two halves each stands at its own side of the axis of symmetry.
      const y_c = model.profile.isSymmetric ? 0 : e.y_c
      return {
        role,
        symbols: symbolsOf(e, p, i, parts),
        count,
        b,
        t,
        A,
        z,
        height,
        I_y: A * (height ** 2 / 12 + (z - e.z_c) ** 2),
        y,
        breadth,
        I_z: A * (breadth ** 2 / 12 + (y - y_c) ** 2),
      }
    })
  })
}

const CLAUSE = 'EN 1993-1-3 5.5.1'
const ROUNDED = 'EN 1993-1-3 5.1(4)'
const sum = (rows: EffectivePartRow[], of: (row: EffectivePartRow) => number) => rows.reduce((s, r) => s + of(r), 0)
/** What is left of a symmetry in floating point is nothing. */
const clean = (v: number) => (Math.abs(v) < 1e-9 ? 0 : v)

/** A_eff, neutral axis, I_eff and W_eff from the sums of the parts. */
export function sumSteps(candidate: Candidate, e: EffectiveSection): Step[] {
  const { model } = candidate
  const rows = partRows(candidate, e)
  const list = new StepList()
  const delta: Value[] = model.delta_effective > 0 ? [['delta', model.delta_effective, '']] : []
  const [once, twice, clause] = delta.length > 0 ? ['*(1-delta)', '*(1-2*delta)', ROUNDED] : ['', '', CLAUSE]
  const A: Value = ['SigmaA', sum(rows, (r) => r.A), 'mm²']
  list.formula('A_eff', e.A, 'mm²', clause, `SigmaA${once}`, [A, ...delta])
  const Az: Value = ['SigmaAz', sum(rows, (r) => r.A * r.z), 'mm³']
  if (e.sense === 'COMPRESSION') {
    list.formula('z_eff', e.z_c, 'mm', CLAUSE, 'SigmaAz/SigmaA', [Az, A])
    list.formula('e_z', candidate.shift.e_z, 'mm', 'EN 1993-1-3 6.1.3(3)', 'z_eff-z_c_sh', [
      ['z_eff', e.z_c, 'mm'],
      ['z_c_sh', candidate.unreduced.z_c, 'mm'],
    ])
    weakAxisSums(candidate, e, rows, list, A, delta, twice, clause)
    return list.steps
  }
  const z: Value = ['z_NA', e.z_c, 'mm']
  const half: Value = ['t_nom', model.t_nom, 'mm']
  const I: Value = ['I_eff_y', e.I_y, 'mm⁴']
  list
    .formula('z_NA', e.z_c, 'mm', CLAUSE, 'SigmaAz/SigmaA', [Az, A])
    .formula('I_eff_y', e.I_y, 'mm⁴', clause, `SigmaI_y${twice}`, [
      ['SigmaI_y', sum(rows, (r) => r.I_y), 'mm⁴'],
      ...delta,
    ])
    .formula('W_eff_y_top', e.W_top, 'mm³', CLAUSE, 'I_eff_y/(z_NA-t_nom/2)', [I, z, half])
    .formula('W_eff_y_bottom', e.W_bottom, 'mm³', CLAUSE, 'I_eff_y/(h-t_nom/2-z_NA)', [
      I,
      ['h', model.dimensions.h, 'mm'],
      half,
      z,
    ])
  return list.steps
}

/** e_y, I_eff,z and the moduli about z of the section in compression; an Ω has its centroid on its axis of symmetry. */
function weakAxisSums(
  candidate: Candidate,
  e: EffectiveSection,
  rows: EffectivePartRow[],
  list: StepList,
  A: Value,
  delta: Value[],
  twice: string,
  clause: string,
): void {
  const { model, shift, unreduced, resistances } = candidate
  const { isSymmetric } = model.profile
  const ends = model.plates.flatMap((p) => [p.start.y, p.end.y])
  const [y_min, y_max]: [Value, Value] = [
    ['y_min', Math.min(...ends), 'mm'],
    ['y_max', Math.max(...ends), 'mm'],
  ]
  const y: Value = ['y_eff', clean(e.y_c), 'mm']
  if (!isSymmetric)
    list
      .formula('y_eff', y[1], 'mm', CLAUSE, 'SigmaAy/SigmaA', [
        ['SigmaAy', clean(sum(rows, (r) => r.A * r.y)), 'mm³'],
        A,
      ])
      .formula('e_y', shift.e_y, 'mm', 'EN 1993-1-3 6.1.3(3)', 'y_eff-y_c_sh', [
        y,
        ['y_c_sh', clean(unreduced.y_c), 'mm'],
      ])
  list.formula('I_eff_z', e.I_z, 'mm⁴', clause, `SigmaI_z${twice}`, [
    ['SigmaI_z', sum(rows, (r) => r.I_z), 'mm⁴'],
    ...delta,
  ])
  const I: Value = ['I_eff_z', e.I_z, 'mm⁴']
  if (isSymmetric) {
    list.formula('W_eff_z', resistances.W_eff_z, 'mm³', CLAUSE, 'I_eff_z/y_max', [I, y_max])
    return
  }
  const [com, ten] = shift.e_y < 0 ? ['right', 'left'] : ['left', 'right']
  const modulus = (symbol: string, value: number, side: string) =>
    side === 'left'
      ? list.formula(symbol, value, 'mm³', 'EN 1993-1-3 6.1.9(2)', 'I_eff_z/(y_eff-y_min)', [I, y, y_min])
      : list.formula(symbol, value, 'mm³', 'EN 1993-1-3 6.1.9(2)', 'I_eff_z/(y_max-y_eff)', [I, y_max, y])
  modulus('W_z_com', shift.W_z_com, com!)
  modulus('W_z_ten', shift.W_z_ten, ten!)
  list.formula('W_eff_z', resistances.W_eff_z, 'mm³', CLAUSE, 'min(W_z_com,W_z_ten)', [
    ['W_z_com', shift.W_z_com, 'mm³'],
    ['W_z_ten', shift.W_z_ten, 'mm³'],
  ])
}
