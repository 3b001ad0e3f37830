/** The effective section as a table: its plates, its straight parts, and their sums; method 3. */
import { SUMS } from '../en1993-1-3-2006/5-5-1-sums.ts'
import { type EffectiveSection, partsOf } from '../en1993-1-3-2006/5-5-effective-section.ts'
import type { EffectivePartRow, EffectivePlateRow } from '../explanation.ts'
import type { Candidate } from '../search/candidate.ts'
import { sumOf } from '../zero.ts'
import { buckledWidths, bucklingFactor } from './plate-buckling.ts'
import { type PrintedPlate, printedPlates } from './printed-plates.ts'
import { named, StepList, type Value } from './step-list.ts'

/** Every plate in order, reduced or not. */
export function plateRows({ model }: Candidate, e: EffectiveSection): EffectivePlateRow[] {
  return printedPlates(model).map((p): EffectivePlateRow => {
    const { plate, index } = p
    const row = { role: plate.part, index, count: countOf(p), b_p: plate.b_p, t: model.t }
    const x = e.elements.find((y) => y.plate === plate)
    if (!x) {
      const effective = e.whole.includes(plate) ? [{ symbol: `b_p_${index}`, width: plate.b_p }] : []
      return { ...row, reduction: null, effective }
    }
    const { psi, k_sigma, lambda_p, rho } = x
    const { expression: k_sigma_expression } = bucklingFactor(x, p).steps[0]!
    const reduction = { psi, k_sigma, k_sigma_expression, lambda_p, rho }
    return { ...row, reduction, effective: buckledWidths(x, p) }
  })
}

const countOf = ({ plate }: PrintedPlate): 1 | 2 => (plate.standsFor === 2 ? 2 : 1)

/** Symbols of the parts of a plate: at the compressed edge, the rest of the compression zone with the tension zone, or the whole. */
function symbolsOf(e: EffectiveSection, p: PrintedPlate): string[][] {
  const { plate, index } = p
  const x = e.elements.find((y) => y.plate === plate)
  if (x?.effective.length === 1) return [[buckledWidths(x, p)[0]!.symbol]]
  if (!x || x.parts.length === 1) return [[`b_p_${index}`]]
  const [edge, rest] = [[`b_e1_${index}`], [`b_e2_${index}`]]
  if (x.psi < 0) rest.push(`b_t_${index}`)
  // The parts of a bent web are in the order of its ends.
  const isTopFirst = plate.start.z < plate.end.z
  return x.psi !== 1 && isTopFirst !== (e.sense === 'TOP_COMPRESSED') ? [rest, edge] : [edge, rest]
}

/** Every part in the order of the plates. */
export function partRows({ model }: Candidate, e: EffectiveSection): EffectivePartRow[] {
  return printedPlates(model).flatMap((p) => {
    const { plate } = p
    const { start, end } = plate
    const symbols = symbolsOf(e, p)
    return partsOf(e, plate).map((part, i): EffectivePartRow => {
      const along = (f: number) => ({ y: start.y + (end.y - start.y) * f, z: start.z + (end.z - start.z) * f })
      const [from, to] = [along(part.from), along(part.to)]
      const count = countOf(p)
      const b = (part.to - part.from) * plate.b_sharp
      const t = model.t * part.factor
      const A = count * b * t
      const [y, z] = [(from.y + to.y) / 2, (from.z + to.z) / 2]
      const [breadth, height] = [Math.abs(to.y - from.y), Math.abs(to.z - from.z)]
      // Each of two halves is on its own side of the axis of symmetry.
      const y_c = model.profile.isSymmetric ? 0 : e.y_c
      const I_y = A * (height ** 2 / 12 + (z - e.z_c) ** 2)
      const I_z = A * (breadth ** 2 / 12 + (y - y_c) ** 2)
      return { role: plate.part, symbols: symbols[i]!, count, b, t, A, z, height, I_y, y, breadth, I_z }
    })
  })
}

const sum = (rows: EffectivePartRow[], of: (row: EffectivePartRow) => number) =>
  rows.reduce((s, r) => sumOf(s, of(r)), 0)

/** A_eff, neutral axis, I_eff and W_eff from the sums of the parts. */
export function sumSteps(candidate: Candidate, e: EffectiveSection): StepList {
  const { model } = candidate
  const rows = partRows(candidate, e)
  const list = new StepList()
  const { delta_effective: delta, t_nom } = model
  const isRounded = delta > 0
  const SigmaA = sum(rows, (r) => r.A)
  const SigmaAz = sum(rows, (r) => r.A * r.z)
  list.formula(isRounded ? SUMS.roundedA : SUMS.A, { SigmaA, delta })
  if (e.sense === 'COMPRESSION') {
    const z_eff = list.formula(SUMS.z_eff, { SigmaAz, SigmaA })
    list.formula(SUMS.e_z, { z_eff, z_c_sh: candidate.unreduced.z_c }, { value: candidate.shift.e_z })
    return weakAxisSums(candidate, rows, list)
  }
  const z_NA = list.formula(SUMS.z_eff, { SigmaAz, SigmaA }, { symbol: 'z_NA' })
  const SigmaI_y = sum(rows, (r) => r.I_y)
  const I_eff_y = list.formula(isRounded ? SUMS.roundedI_y : SUMS.I_y, { SigmaI_y, delta })
  const { h } = model.dimensions
  return list.line(SUMS.W_top, { I_eff_y, z_NA, t_nom }).line(SUMS.W_bottom, { I_eff_y, h, t_nom, z_NA })
}

/** e_y, I_eff,z and the moduli about z of the section in compression; an Ω has its centroid on its axis of symmetry. */
function weakAxisSums({ model, shift, unreduced }: Candidate, rows: EffectivePartRow[], list: StepList): StepList {
  const { isSymmetric } = model.profile
  const { delta_effective: delta } = model
  const ends = model.plates.flatMap((p) => [p.start.y, p.end.y])
  const [y_min, y_max] = [Math.min(...ends), Math.max(...ends)]
  let y_eff: Value = named('y_eff', 0)
  if (!isSymmetric) {
    const SigmaAy = sum(rows, (r) => r.A * r.y)
    y_eff = list.formula(SUMS.y_eff, { SigmaAy, SigmaA: sum(rows, (r) => r.A) })
    list.formula(SUMS.e_y, { y_eff, y_c_sh: unreduced.y_c }, { value: shift.e_y })
  }
  const SigmaI_z = sum(rows, (r) => r.I_z)
  const I_eff_z = list.formula(delta > 0 ? SUMS.roundedI_z : SUMS.I_z, { SigmaI_z, delta })
  const edge = (symbol: string, y: number) => list.value(symbol, y, 'mm', SUMS.W_left.clause, 'section')
  if (isSymmetric) return edge('y_max', y_max).line(SUMS.W_symmetric, { I_eff_z, y_max })
  edge('y_min', y_min)
  edge('y_max', y_max)
  const operands = { I_eff_z, y_eff, y_min, y_max }
  const [com, ten] = shift.e_y < 0 ? [SUMS.W_right, SUMS.W_left] : [SUMS.W_left, SUMS.W_right]
  const W_z_com = list.formula(com, operands, { symbol: 'W_z_com' })
  const W_z_ten = list.formula(ten, operands, { symbol: 'W_z_ten' })
  return list.line(SUMS.W_z, { W_z_com, W_z_ten })
}
