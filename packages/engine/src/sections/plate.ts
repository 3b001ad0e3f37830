/** The plates of a section, each with its role and its neighbours. Checks ask for roles, never for names. */
import type { PlatePart } from '../explanation.ts'
import { distance, type Point } from './midline.ts'

export type PlateRole = 'web' | 'flange' | 'closedFlange' | 'foot' | 'lip'

/** The fibre of the section as built at which a plate lies, or from which it bends away. */
export type Edge = 'top' | 'bottom'

/** A number with its symbol in formulas and limits. */
export type Named = [symbol: string, value: number]

/** A plate as its profile describes it. */
export interface DescribedPlate {
  /** unique among the plates of the section */
  name: string
  /** its word in print */
  part: PlatePart
  role: PlateRole
  /** null: between the edges */
  edge: Edge | null
  /** number of plates it is printed for: of a mirrored pair 2 and 0 */
  standsFor: 0 | 1 | 2
  /** width over all, and the lip that stiffens the free edge (0: none; null: none can); null where 5.2 sets no limit of its own */
  outside: { b: Named; c: Named | null } | null
  /** sharp-corner width: formula in the outside dimensions, t_nom and h_p, and its symbols */
  width: [expression: string, ...symbols: string[]]
}

/** A plate that is printed for itself only, and is the only one of its part. */
export const plate = (
  part: PlatePart,
  role: PlateRole,
  edge: Edge | null,
  width: DescribedPlate['width'],
  outside: DescribedPlate['outside'] = null,
): DescribedPlate => ({ name: part, part, role, edge, standsFor: 1, outside, width })

/** A plate between two vertices of the midline. */
export interface Plate extends DescribedPlate {
  start: Point
  end: Point
  /** sharp-corner midline length [mm] */
  b_sharp: number
  /** width for slenderness: sharp, or notional where 5.1(3) is not met [mm] */
  b_p: number
  /** neighbours at its start and end; null at a free edge of the section */
  before: Plate | null
  after: Plate | null
  /** the lip at its free edge */
  stiffener: Plate | null
}

/** The plates between the vertices of a midline, each with its neighbours. @param b_p widths for slenderness [mm] */
export function joinPlates(described: DescribedPlate[], vertices: Point[], b_p: number[]): Plate[] {
  // Written out: spread objects deoptimise property access.
  const joined = described.map((p, i): Plate => {
    const { name, part, role, edge, standsFor, outside, width } = p
    const start = vertices[i]!
    const end = vertices[i + 1]!
    return {
      name,
      part,
      role,
      edge,
      standsFor,
      outside,
      width,
      start,
      end,
      b_sharp: distance(start, end),
      b_p: b_p[i]!,
      before: null,
      after: null,
      stiffener: null,
    }
  })
  joined.forEach((p, i) => {
    p.before = i > 0 ? joined[i - 1]! : null
    p.after = i + 1 < joined.length ? joined[i + 1]! : null
    if (p.role !== 'lip') p.stiffener = p.before?.role === 'lip' ? p.before : p.after?.role === 'lip' ? p.after : null
  })
  return joined
}

/** The flange at an edge of a section, where it has a single one. */
export const flangeAt = <P extends DescribedPlate>({ plates }: { plates: P[] }, edge: Edge): P =>
  plates.find((p) => p.role === 'flange' && p.edge === edge)!

/** Outside width of the upper flange of a section, or of one of its feet [mm]. */
export const outsideWidth = ({ plates }: { plates: DescribedPlate[] }): number =>
  plates.find(({ edge, outside }) => edge === 'top' && outside)?.outside?.b[1] ?? 0
