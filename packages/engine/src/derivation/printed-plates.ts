/** The plates of a section as printed: order, subscripts, and widths from the outside dimensions; method 3.4 and 3.5. */
import { CORNERS, ROUNDING } from '../en1993-1-3-2006/5-5-1-sums.ts'
import type { Explanation, PlateWidth } from '../explanation.ts'
import type { Candidate } from '../search/candidate.ts'
import type { Plate, PlateRole } from '../sections/plate.ts'
import type { SectionModel } from '../sections/section-model.ts'
import { named, StepList, type Value } from './step-list.ts'

/** A plate with the subscript of its symbols, and the part of it that distinguishes two unequal flanges. */
export type PrintedPlate = ReturnType<typeof printedPlates>[number]

const LETTER: Record<PlateRole, string> = { web: 'w', closedFlange: 'f', flange: 'f', foot: 'foot', lip: 'c' }

/** Two equal flanges, or their lips, in one. */
export const pairName = ({ role }: Plate) => (role === 'lip' ? 'lips' : 'flanges')

/** Upper and lower flange are equal, lips included: one stands for both. */
export function hasEqualFlanges({ plates }: SectionModel): boolean {
  const [upper, lower] = plates.filter((p) => p.role === 'flange').map((p) => p.outside!)
  return upper && lower ? upper.b[1] === lower.b[1] && upper.c![1] === lower.c![1] : false
}

/** Whether it is one of two flanges, or the lip of one. */
const isOfTwo = (p: Plate): boolean => [p, p.before, p.after].some((x) => x?.role === 'flange') && p.role !== 'web'

/** From top to bottom; the right half of an Ω stands for both. */
export function printedPlates(model: SectionModel) {
  const equal = hasEqualFlanges(model)
  return model.plates
    .filter((plate) => plate.standsFor > 0)
    .map((plate) => {
      const side = isOfTwo(plate) && !equal ? (plate.edge === 'top' ? '_1' : '_2') : ''
      return { plate, index: LETTER[plate.role] + side, side }
    })
}

const CLAUSE = 'EN 1993-1-3 5.1'

/** Corners at the ends of a plate, those of a sloping web apart. Each reduces the notional width. */
function cornersOf({ run }: SectionModel, plate: Plate): { right: number; sloping: number } {
  const beside = [plate.before, plate.after].filter((x) => x !== null)
  const sloping = run.value === 0 ? [] : beside.filter((x) => x.role === 'web' || plate.role === 'web')
  return { right: beside.length - sloping.length, sloping: sloping.length }
}

/** Depth, and where 5.1(3) is not met the part of each corner; that of a sloping web is g_r_w. */
function commonSteps({ dimensions, run, ...model }: SectionModel): { list: StepList; g_r?: Value; g_r_w?: Value } {
  const { h, r, t_nom } = dimensions
  const list = new StepList()
  const h_p = list.formula(CORNERS.h_p, { h, t_nom })
  if (model.sharpCornersAllowed) return { list }
  const r_m = list.formula(CORNERS.r_m, { r, t_nom })
  const g_r = list.formula(CORNERS.g_r, { r_m })
  if (run.value === 0) return { list, g_r, g_r_w: g_r }
  const slope = `${run.expression}/sqrt(h_p^2+(${run.expression})^2)`
  const of = [...run.of.map((of) => named(...of)), h_p]
  const cos_phi = list.sum(['cos_phi', run.value / model.s_w, ''], `${CLAUSE}(2)`, slope, of).last
  return { list, g_r, g_r_w: list.formula(CORNERS.g_r_w, { r_m, cos_phi }) }
}

const product = (n: number, symbol: string) => (n === 0 ? '' : n === 1 ? `-${symbol}` : `-${n}*${symbol}`)

/** The widths of all plates: one line for equal flanges, one half of an Ω. */
export function plateWidths({ model }: Pick<Candidate, 'model'>): PlateWidth[] {
  const equal = hasEqualFlanges(model)
  const common = commonSteps(model)
  const widths: PlateWidth[] = [{ role: null, steps: common.list.steps }]
  const outside = new Map([...model.widths, ['h_p', model.h_p], ['t_nom', model.t_nom]] as [string, number][])
  for (const { plate, index } of printedPlates(model)) {
    if (equal && plate.edge === 'bottom') continue
    const list = new StepList()
    // The sharp-corner midline width.
    const [expression, ...symbols] = plate.width
    const operands = symbols.map((symbol) => named(symbol, outside.get(symbol)!))
    if (model.sharpCornersAllowed) list.sum([`b_p_${index}`, plate.b_p, 'mm'], CLAUSE, expression, operands)
    else {
      const { right, sloping } = cornersOf(model, plate)
      const b_sh = list.sum([`b_sh_${index}`, plate.b_sharp, 'mm'], CLAUSE, expression, operands).last
      const notional = `${b_sh[0]}${product(right, 'g_r')}${product(sloping, 'g_r_w')}`
      const corners = [...(right > 0 ? [common.g_r!] : []), ...(sloping > 0 ? [common.g_r_w!] : [])]
      list.sum([`b_p_${index}`, plate.b_p, 'mm'], `${CLAUSE}(2)`, notional, [b_sh, ...corners])
    }
    widths.push({ role: equal && plate.edge ? pairName(plate) : plate.part, steps: list.steps })
  }
  return widths
}

/** The sharp-corner model of the effective sections before any reduction, and its I_gr; method 3.4 and 3.5. */
export function sharpCorners({ model, unreduced }: Candidate): Explanation['section']['sharpCorners'] {
  const { delta, delta_effective, plates, profile } = model
  const I_g_sh = unreduced.I_y / (1 - 2 * delta_effective)
  const Sigma_b_p = plates.reduce((sum, p) => sum + p.b_sharp, 0)
  const list = new StepList()
  const rounding = list.formula(ROUNDING.delta, { Sigma_r_phi: (delta * Sigma_b_p) / 0.43, Sigma_b_p })
  return {
    values: [
      { symbol: 'A_g_sh', value: unreduced.A / (1 - delta_effective), unit: 'mm²' },
      ...(profile.isSymmetric ? [] : [{ symbol: 'y_c_sh', value: unreduced.y_c, unit: 'mm' }]),
      { symbol: 'z_c_sh', value: unreduced.z_c, unit: 'mm' },
      { symbol: 'I_g_sh', value: I_g_sh, unit: 'mm⁴' },
    ],
    steps: list.line(ROUNDING.I_gr, { I_g_sh, delta: rounding }).steps,
  }
}
