/** Everything of the engine that is public. */
import type { Point } from './sections/midline.ts'

export { analyseBeam, type BeamResult } from './beam/analyse-beam.ts'
export { genericCatalogue } from './catalogue/generic.ts'
export type * from './curves.ts'
export { envelopes, lineForces } from './design/curves.ts'
export { design } from './design/design.ts'
export { explain } from './explain/explain.ts'
export type * from './explanation.ts'
export type * from './input.ts'
export { InputError } from './input-error.ts'
export * from './result.ts'
export { ScopeError } from './scope-error.ts'
export { type SectionProperties, sectionProperties } from './sections/section-properties.ts'
export { sectionShape } from './sections/section-shape.ts'
export { ENGINE_VERSION } from './version.ts'
export type { Point }
