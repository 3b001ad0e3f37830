/** A shape of section: the properties that checks ask for, and its midline of plates from its dimensions. */
import type { ScopeLimit } from '../result.ts'
import type { Point } from './midline.ts'
import type { DescribedPlate, Named } from './plate.ts'

export interface CommonDimensions {
  h: number
  /** inside radius */
  r: number
  t_nom: number
  /** design (core) thickness */
  t: number
}

/** Half of an Ω section: half distances of the web midlines at the closed flange and at the feet, foot and lip midlines, lip 0: none [mm]. */
export interface OmegaWidths {
  y_t: number
  y_b: number
  b_f: number
  c_p: number
}

/** A section of one shape in numbers. */
export interface SectionDescription {
  /** sharp midline, z downwards from the top outside face [mm] */
  vertices: Point[]
  /** between them */
  plates: DescribedPlate[]
  /** outside dimensions beside h, t and r, as printed */
  widths: Named[]
  /** horizontal offset of a web over its height [mm], with its formula in these dimensions; 0: vertical */
  run: { value: number; expression: string; of: Named[] }
  /** null for shapes that do not distort as an Ω does */
  omega: OmegaWidths | null
  /** clauses that its plates need and the method lacks: such a section is NOT_APPLICABLE */
  missingClauses: ScopeLimit[]
}

/** Dimensions of every shape without the common ones. */
type Sizes<D> = D extends CommonDimensions ? Omit<D, keyof CommonDimensions | 'profile' | 'inverted'> : never

export interface Profile<D extends CommonDimensions> {
  /** profileType of its families */
  type: string
  /** webs that carry shear, 6.1.5 */
  webs: 1 | 2
  /** rows of 6.1.7: 6.1.7.2 of one unstiffened web, 6.1.7.3 of two */
  crippling: 'SINGLE_WEB' | 'TWO_WEBS'
  /** curve of flexural and torsional buckling, Table 6.3, method 5.3 */
  curve: 'b' | 'c'
  /** the line that governs buckling: of rigid cross-section, or distorting */
  line: 'RIGID' | 'DISTORTING'
  /** flanges that bend sideways by themselves, 10.1.4, and to which sides of the web they point; null: none */
  freeFlange: 'ONE_SIDE' | 'OPPOSITE_SIDES' | null
  /** symmetric about z: equal halves, centroid and shear centre on the axis */
  isSymmetric: boolean
  /** the part of a distorting section held by a panel on the upper fibre; null: its whole upper flange */
  panelHolds: (inverted: boolean) => 'closedFlange' | 'feet' | null
  /** outside dimensions of a family as built; inverted: turned by 180° about x (method 3.3) */
  asBuilt(sizes: Sizes<D>, common: CommonDimensions, inverted: boolean): D
  describe(d: D): SectionDescription
}
