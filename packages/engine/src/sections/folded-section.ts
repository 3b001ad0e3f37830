/** Sections as a line of vertices with equal roundings, for programs with their own division, such as finite strips. */
import type { SectionFamily, SectionInput } from '../input.ts'
import { E, nu } from '../steel.ts'
import { dimensionsAsBuilt, dimensionsOf } from './dimensions.ts'
import { buildSection, type SectionModel } from './section-model.ts'

export type FoldedSection = ReturnType<typeof folded>

const folded = ({ plates, dimensions: { r, t_nom }, t }: SectionModel, f_yb: number) => ({
  /** corners and free edges of the sharp midline; z downwards [mm] */
  vertices: [plates[0]!.start, ...plates.map((p) => p.end)],
  /** radius of the midline at every corner [mm] */
  radius: r + t_nom / 2,
  /** design (core) thickness [mm] */
  t,
  /** [N/mm²] */
  f_yb,
  E,
  nu,
})

/** @throws ScopeError dimensions that give no section */
export const foldedSectionOfInput = (input: SectionInput): FoldedSection =>
  folded(buildSection(dimensionsOf(input)), input.fyb)

/**
 * A family of the catalogue at a nominal thickness [mm].
 * @throws ScopeError dimensions that give no section
 */
export const foldedSectionOfFamily = (
  family: SectionFamily,
  thicknessMm: number,
  inverted: boolean,
  f_yb: number,
): FoldedSection => folded(buildSection(dimensionsAsBuilt(family, thicknessMm, inverted)), f_yb)
