/** Work space of the member checks of one request, shared by all candidates. */
import type { LineDesign } from '../../line/line-design.ts'
import { createMeshForces } from '../../line/mesh-forces.ts'
import type { Candidate } from '../../search/candidate.ts'
import type { SectionModel } from '../../sections/section-model.ts'
import { createMemberLine, type KeptLoad } from './member-line.ts'

export type MemberBucklingSpace = ReturnType<typeof createMemberBucklingSpace>

export function createMemberBucklingSpace(line: LineDesign) {
  const { uls, shapes } = line
  const unknown = (length: number) => new Float64Array(length).fill(Number.NaN)
  return {
    /** null for C and Z under a panel */
    member: createMemberLine(line),
    /** What is known of the eigenvalues of one section under its own weight: they do not depend on the steel. */
    memory: {
      model: null as SectionModel | null,
      /** α_cr of bending alone by bending load; NaN: not solved yet */
      alpha: unknown(uls.combinations.length),
      /** load factor up to which bending alone is known to be stable, by bending load; NaN: not asked yet */
      stableUpTo: unknown(uls.combinations.length),
      /** the same of every shape of load by itself, then of every shape the other way round; NaN: not asked yet */
      shapeStableUpTo: unknown(2 * shapes.count),
      /** N_cr by what decides the shape of N(x) */
      N_cr: new Map<number, number>(),
    },
    /** shapes of load, then every shape the other way round */
    shapeLoads: [] as (KeptLoad | undefined)[],
    /** on the mesh */
    forces: createMeshForces(line),
  }
}

/** Forgets everything when the candidate has another section than the one before. */
export function turnTo({ memory }: MemberBucklingSpace, { model }: Candidate): void {
  if (memory.model === model) return
  memory.model = model
  for (const factors of [memory.alpha, memory.stableUpTo, memory.shapeStableUpTo]) factors.fill(Number.NaN)
  memory.N_cr.clear()
}
