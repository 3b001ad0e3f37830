/** Finite strips: elastic buckling of open or closed thin-walled sections over the half-wavelength. */
export { type Comparison, compareStresses } from './comparison.ts'
export type { ModeKind } from './mode-kind.ts'
export type { ModeShape } from './mode-shape.ts'
export { type SectionCurve, type SectionMinimum, type SectionSignature, sectionSignature } from './section-signature.ts'
export { ACTIONS, type Action, type FoldedSection, sectionStrips } from './section-strips.ts'
export {
  type BucklingMode,
  halfWavelengths,
  type Minimum,
  type SignatureCurve,
  signatureCurve,
  traceCurve,
} from './signature-curve.ts'
export type { StripModel } from './strip-model.ts'
