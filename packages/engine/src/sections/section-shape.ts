/** Outlines for drawings. */
import type { SectionFamily } from '../input.ts'
import { dimensionsAsBuilt } from './dimensions.ts'
import { distance, type Point } from './midline.ts'
import { profileOf } from './profiles/all.ts'
import { buildSection } from './section-model.ts'

/** The closed outline of a midline of thickness t: one face out, the other face back. */
export function outlineOf(midline: Point[], t: number): Point[] {
  const offset = (side: 1 | -1): Point[] =>
    midline.map((p, i) => {
      const a = midline[i - 1]
      const b = midline[i + 1]
      const direction = (from: Point, to: Point) => {
        const length = distance(from, to)
        return { y: (to.y - from.y) / length, z: (to.z - from.z) / length }
      }
      const into = a ? direction(a, p) : direction(p, b!)
      const out = b ? direction(p, b) : into
      // Sum of the normals of both neighbours, scaled so that the faces stay at t/2 from the midline.
      const y = -(into.z + out.z)
      const z = into.y + out.y
      const scale = (side * t) / (1 + into.y * out.y + into.z * out.z) / 2
      return { y: p.y + y * scale, z: p.z + z * scale }
    })
  return [...offset(1), ...offset(-1).reverse()]
}

/**
 * Midline and outline of a family at a nominal thickness [mm]; z downwards from the top outside face.
 * @throws ScopeError dimensions that give no section
 */
export function sectionShape(
  family: SectionFamily,
  thicknessMm: number,
  inverted = false,
  profile = profileOf(family.profileType),
): { outlineMm: Point[]; midlineMm: Point[] } {
  const { midline } = buildSection(dimensionsAsBuilt(family, thicknessMm, inverted, profile), profile)
  return { outlineMm: outlineOf(midline, thicknessMm), midlineMm: midline }
}
