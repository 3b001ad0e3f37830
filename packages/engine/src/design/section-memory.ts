/** What is known of the eigenvalues of one section under its own weight: they do not depend on the steel. */
import type { SectionModel } from '../sections/section-model.ts'
import type { Candidate } from './candidate.ts'

export interface SectionMemory {
  model: SectionModel | null
  /** α_cr of bending alone by combination; NaN: not solved yet */
  alpha: Float64Array
  /** load factor up to which bending alone is known to be stable, by combination */
  stableUpTo: Float64Array
  /** N_cr by what decides the shape of N(x) */
  N_cr: Map<number, number>
}

export const createSectionMemory = (combinations: number): SectionMemory => ({
  model: null,
  alpha: new Float64Array(combinations).fill(Number.NaN),
  stableUpTo: new Float64Array(combinations),
  N_cr: new Map(),
})

/** Forgets everything when the candidate has another section than the one before; whether it has. */
export function turnTo(memory: SectionMemory, candidate: Candidate): boolean {
  if (memory.model === candidate.model) return false
  memory.model = candidate.model
  memory.alpha.fill(Number.NaN)
  memory.stableUpTo.fill(0)
  memory.N_cr.clear()
  return true
}
