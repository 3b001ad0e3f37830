/** The plates of a section as they are printed: their order, their subscripts, and their widths from the outside dimensions; method 3.4 and 3.5. */
import type { PlateRole, PlateWidth } from '../explanation.ts'
import type { Candidate } from '../search/candidate.ts'
import type { Plate, SectionModel } from '../sections/section-model.ts'
import { StepList, type Value } from './step-list.ts'

export interface PrintedPlate {
  plate: Plate
  role: PlateRole
  /** subscript of its symbols */
  index: string
  count: 1 | 2
}

const ORDER = ['lipTop', 'flangeTop', 'closedFlange', 'web', 'foot', 'lip', 'flangeBottom', 'lipBottom'] as const

/** Upper and lower flange of a C or Z alike, lips included: what holds of one side holds of the other. */
export function hasEqualFlanges({ dimensions: d }: SectionModel): boolean {
  return d.profile !== 'OMEGA' && d.bTop === d.bBottom && d.cTop === d.cBottom
}

function indexOf(role: PlateRole, equal: boolean): string {
  const side = role.endsWith('Top') ? '_1' : '_2'
  if (role === 'web') return 'w'
  if (role === 'closedFlange') return 'f'
  if (role === 'foot') return 'foot'
  if (role === 'lip') return 'c'
  return (role.startsWith('lip') ? 'c' : 'f') + (equal ? '' : side)
}

/** From the top down; the right half of an Ω stands for both. */
export function printedPlates(model: SectionModel): PrintedPlate[] {
  const equal = hasEqualFlanges(model)
  const halves = model.webs === 2
  return ORDER.flatMap((role): PrintedPlate[] => {
    const plate = model.plates.find((p) => p.name === role || p.name === `${role}Right`)
    if (!plate) return []
    return [{ plate, role, index: indexOf(role, equal), count: halves && role !== 'closedFlange' ? 2 : 1 }]
  })
}

const CLAUSE = 'EN 1993-1-3 5.1'
const mm = (symbol: string, value: number): Value => [symbol, value, 'mm']

/** The sharp-corner midline width of a plate: formula and operands. */
function sharpWidth(model: SectionModel, role: PlateRole): [expression: string, operands: Value[]] {
  const d = model.dimensions
  const t: Value = mm('t_nom', d.t_nom)
  if (role === 'web') {
    if (d.profile !== 'OMEGA' || d.bBase === d.bTop) return ['h_p', [mm('h_p', model.h_p)]]
    return ['sqrt(h_p^2+((b_base-b_top)/2)^2)', [mm('h_p', model.h_p), mm('b_base', d.bBase), mm('b_top', d.bTop)]]
  }
  if (d.profile === 'OMEGA') {
    if (role === 'closedFlange') return ['b_top-t_nom', [mm('b_top', d.bTop), t]]
    if (role === 'lip') return ['c-t_nom/2', [mm('c', d.c), t]]
    return [d.c > 0 ? 'b_foot-t_nom' : 'b_foot+t_nom/2', [mm('b_foot', d.bFoot), t]]
  }
  const top = role.endsWith('Top')
  const [c, b] = top
    ? [mm('c_top', d.cTop), mm('b_top', d.bTop)]
    : [mm('c_bottom', d.cBottom), mm('b_bottom', d.bBottom)]
  if (role.startsWith('lip')) return [`${c[0]}-t_nom/2`, [c, t]]
  return [c[1] > 0 ? `${b[0]}-t_nom` : `${b[0]}-t_nom/2`, [b, t]]
}

/** Corners at the ends of a plate, those of a sloping web apart: what each takes off the notional width. */
function cornersOf(model: SectionModel, role: PlateRole): { right: number; sloping: number } {
  const d = model.dimensions
  const sloped = d.profile === 'OMEGA' && d.bBase !== d.bTop
  const hasLip = d.profile === 'OMEGA' ? d.c > 0 : role.endsWith('Top') ? d.cTop > 0 : d.cBottom > 0
  if (role.startsWith('lip')) return { right: 1, sloping: 0 }
  if (role === 'web' || role === 'closedFlange') return sloped ? { right: 0, sloping: 2 } : { right: 2, sloping: 0 }
  const [atWeb, atLip] = [1, hasLip ? 1 : 0]
  return sloped ? { right: atLip, sloping: atWeb } : { right: atWeb + atLip, sloping: 0 }
}

/** Depth, and where 5.1(3) does not hold the part of each corner: g_r = r_m·(tan(φ/2) − sin(φ/2)). */
function commonSteps(model: SectionModel): { list: StepList; right: number; sloping: number } {
  const d = model.dimensions
  const list = new StepList().sum('h_p', model.h_p, 'mm', CLAUSE, 'h-t_nom', [mm('h', d.h), mm('t_nom', d.t_nom)])
  if (model.sharpCornersAllowed) return { list, right: 0, sloping: 0 }
  const r_m = d.r + d.t_nom / 2
  const right = r_m * (1 - Math.sqrt(2) / 2)
  list
    .sum('r_m', r_m, 'mm', `${CLAUSE}(2)`, 'r+t_nom/2', [mm('r', d.r), mm('t_nom', d.t_nom)])
    .sum('g_r', right, 'mm', `${CLAUSE}(2)`, 'r_m*(1-sqrt(2)/2)', [mm('r_m', r_m)])
  if (d.profile !== 'OMEGA' || d.bBase === d.bTop) return { list, right, sloping: right }
  const cos = (d.bBase - d.bTop) / 2 / model.s_w
  // An Ω wider at the top turns by more than a right angle: the same formula holds for a negative cosine.
  const sloping = r_m * (Math.sqrt((1 - cos) / (1 + cos)) - Math.sqrt((1 - cos) / 2))
  list
    .sum('cos_phi', cos, '', `${CLAUSE}(2)`, '(b_base-b_top)/2/sqrt(h_p^2+((b_base-b_top)/2)^2)', [
      mm('b_base', d.bBase),
      mm('b_top', d.bTop),
      mm('h_p', model.h_p),
    ])
    .sum('g_r_w', sloping, 'mm', `${CLAUSE}(2)`, 'r_m*(sqrt((1-cos_phi)/(1+cos_phi))-sqrt((1-cos_phi)/2))', [
      mm('r_m', r_m),
      ['cos_phi', cos, ''],
    ])
  return { list, right, sloping }
}

const product = (n: number, symbol: string) => (n === 0 ? '' : n === 1 ? `-${symbol}` : `-${n}*${symbol}`)

/** The widths of all plates: of equal flanges one line, of an Ω one half. */
export function plateWidths({ model }: Pick<Candidate, 'model'>): PlateWidth[] {
  const equal = hasEqualFlanges(model)
  const common = commonSteps(model)
  const widths: PlateWidth[] = [{ role: null, steps: common.list.steps }]
  for (const { plate, role, index } of printedPlates(model)) {
    if (equal && role.endsWith('Bottom')) continue
    const list = new StepList()
    const [expression, operands] = sharpWidth(model, role)
    if (model.sharpCornersAllowed) list.sum(`b_p_${index}`, plate.b_p, 'mm', CLAUSE, expression, operands)
    else {
      const { right, sloping } = cornersOf(model, role)
      list.sum(`b_sh_${index}`, plate.b_sharp, 'mm', CLAUSE, expression, operands)
      list.sum(
        `b_p_${index}`,
        plate.b_p,
        'mm',
        `${CLAUSE}(2)`,
        `b_sh_${index}${product(right, 'g_r')}${product(sloping, 'g_r_w')}`,
        [
          mm(`b_sh_${index}`, plate.b_sharp),
          ...(right > 0 ? [mm('g_r', common.right)] : []),
          ...(sloping > 0 ? [mm('g_r_w', common.sloping)] : []),
        ],
      )
    }
    const shared = { flangeTop: 'flanges', lipTop: 'lips' } as const
    widths.push({ role: equal && role in shared ? shared[role as keyof typeof shared] : role, steps: list.steps })
  }
  return widths
}
