/** What is known of the eigenvalues of one section under its own weight: they do not depend on the steel. */
import type { LineDesign } from '../../line/line-design.ts'
import type { Candidate } from '../../search/candidate.ts'
import type { SectionModel } from '../../sections/section-model.ts'

export interface SectionMemory {
  model: SectionModel | null
  /** α_cr of bending alone by bending load; NaN: not solved yet */
  alpha: Float64Array
  /** load factor up to which bending alone is known to be stable, by bending load; NaN: not asked yet */
  stableUpTo: Float64Array
  /** the same of every shape of load by itself, then of every shape the other way round; NaN: not asked yet */
  shapeStableUpTo: Float64Array
  /** N_cr by what decides the shape of N(x) */
  N_cr: Map<number, number>
}

export function createSectionMemory({ bendingLoads, shapes }: LineDesign): SectionMemory {
  const unknown = (length: number) => new Float64Array(length).fill(Number.NaN)
  return {
    model: null,
    alpha: unknown(bendingLoads.count),
    stableUpTo: unknown(bendingLoads.count),
    shapeStableUpTo: unknown(2 * shapes.count),
    N_cr: new Map(),
  }
}

/** Forgets everything when the candidate has another section than the one before; whether it has. */
export function turnTo(memory: SectionMemory, candidate: Candidate): boolean {
  if (memory.model === candidate.model) return false
  memory.model = candidate.model
  memory.alpha.fill(Number.NaN)
  memory.stableUpTo.fill(Number.NaN)
  memory.shapeStableUpTo.fill(Number.NaN)
  memory.N_cr.clear()
  return true
}
