export * from './bands.ts'
export * from './brand.ts'
export * from './calculation.ts'
export * from './check.ts'
export * from './costs.ts'
export { sheetedSectionOf } from './decode/cladding.ts'
export { type Decoded, decode, furtherDeflectionsOf } from './decode/decode.ts'
export { patchOf, type RequestPatch, spacingPatch } from './decode/patch-of.ts'
export {
  type TypedBands,
  type TypedForce,
  type TypedJoint,
  type TypedLine,
  type TypedPoints,
  type TypedSheeting,
  typedCladding,
  typedRestraints,
  typedSheeting,
} from './decode/typed-line.ts'
export * from './end-bays.ts'
export * from './fields.ts'
export * from './input-hash.ts'
export * from './json-file.ts'
export * from './laps.ts'
export * from './limits.ts'
export * from './optional-numbers.ts'
export * from './questions.ts'
export * from './request.ts'
export { type RequestDifference, requestDifferences, type SpanPlace } from './request-differences.ts'
export * from './result-of.ts'
export * from './revision.ts'
export * from './share.ts'
export type { Sheet, SheetingRequest } from './sheeting-schema.ts'
export * from './simulation-file.ts'
export * from './spans.ts'
export * from './start-values.ts'
export * from './text-bounds.ts'
