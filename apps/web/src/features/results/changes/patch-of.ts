import { type Change, type DesignInput, mainSpans, withRestraints } from '@madre/engine'
import type { RequestPatch } from '../../../ui/simulation/request-patch.ts'

/** What a change that helps changes in the form; null where it would change nothing there. */
export function patchOf(change: Change, input: DesignInput): RequestPatch | null {
  switch (change.kind) {
    case 'SPACING':
      return { transverseLengthM: change.spacingM }
    case 'CLADDING':
      return {
        claddingProperties: {
          fixationsPerMeter: change.fixationsPerMeter,
          coveringInertia: change.coveringInertia,
        },
      }
    case 'RESTRAINTS': {
      const spans = change.spanIndex === null ? mainSpans(input) : [change.spanIndex]
      const changed = withRestraints(input, change.fibre, spans, change.added)
      return changed && { spanRestraints: changed.spanRestraints }
    }
    case 'STEEL':
      return input.steelGrades.includes(change.steel) ? null : { steelGrades: [...input.steelGrades, change.steel] }
  }
}
