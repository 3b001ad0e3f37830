/** The effective sections of a shape with the shift of its centroid; EN 1993-1-3:2006, 5.5 and 6.1.3(3). */
import type { SectionModel } from '../sections/section-model.ts'
import type { DistortionalCurve } from './5-5-3-1-distortional-buckling.ts'
import { effectiveInBending, effectiveInCompression, unreducedSection } from './5-5-effective-section.ts'
import { shiftOfCentroid } from './6-1-3-shift-of-centroid.ts'

/** @param curve of χ_d */
export const effectiveSectionsBy = (curve: DistortionalCurve) => (s: SectionModel, f_yb: number) => {
  const effective = {
    compression: effectiveInCompression(s, f_yb, curve),
    top: effectiveInBending(s, 'TOP', f_yb, curve),
    bottom: effectiveInBending(s, 'BOTTOM', f_yb, curve),
  }
  const unreduced = unreducedSection(s)
  return { effective, unreduced, shift: shiftOfCentroid(s, effective.compression, unreduced) }
}

/** Under N, and under M_y that compresses the top or the bottom. */
export type EffectiveSections = ReturnType<ReturnType<typeof effectiveSectionsBy>>['effective']
