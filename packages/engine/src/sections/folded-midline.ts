/** Sections as a line of vertices with equal roundings, for who cuts them up differently. */
import { dimensionsAsBuilt } from '../design/candidate.ts'
import type { SectionFamily, SectionInput } from '../input.ts'
import type { Point } from './midline.ts'
import { buildSection, type SectionModel } from './section-model.ts'
import { dimensionsOf } from './section-properties.ts'

export interface FoldedMidline {
  /** corners and free edges of the midline, as if sharp; z downwards [mm] */
  verticesMm: Point[]
  /** of the midline at every corner [mm] */
  radiusMm: number
  /** design (core) thickness [mm] */
  thicknessMm: number
}

function foldedMidline({ plates, dimensions: { r, t_nom }, t }: SectionModel): FoldedMidline {
  return { verticesMm: [plates[0]!.start, ...plates.map((p) => p.end)], radiusMm: r + t_nom / 2, thicknessMm: t }
}

/** @throws ScopeError dimensions of which no section can be made */
export const foldedMidlineOfInput = (input: SectionInput): FoldedMidline =>
  foldedMidline(buildSection(dimensionsOf(input)))

/**
 * A family of the catalogue at a nominal thickness [mm].
 * @throws ScopeError dimensions of which no section can be made
 */
export const foldedMidlineOfFamily = (family: SectionFamily, thicknessMm: number, inverted: boolean): FoldedMidline =>
  foldedMidline(buildSection(dimensionsAsBuilt(family, thicknessMm, inverted)))
