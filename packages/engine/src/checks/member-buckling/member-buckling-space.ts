/** Work space of the member checks of one request, shared by all candidates. */
import type { LineDesign } from '../../line/line-design.ts'
import { createMeshForces } from '../../line/mesh-forces.ts'
import type { Purlin } from '../../search/candidate.ts'
import type { TwistCombinations } from './free-line-twist.ts'
import { createMemberLine, type KeptLoad, setMemberSection } from './member-line.ts'

export type MemberBucklingSpace = ReturnType<typeof createMemberBucklingSpace>

export const createMemberBucklingSpace = (line: LineDesign) => ({
  /** null for C and Z under a panel */
  member: createMemberLine(line),
  memory: nothingKnown(line),
  /** shapes of load, then every shape the other way round */
  shapeLoads: [] as (KeptLoad | undefined)[],
  /** of a C or Z without panel: how its loads twist it, formed with the first section */
  twists: null as TwistCombinations | null,
  /** 1 N at some places of the line, formed with the first section; of the concentrated load of a roof */
  roofLoads: null as KeptLoad[] | null,
  /** on the mesh */
  forces: createMeshForces(line),
})

/** What is known of the eigenvalues of one section under its own weight: they do not depend on the steel. NaN: not asked yet. */
function nothingKnown({ uls, shapes }: LineDesign) {
  const unknown = (length: number) => new Float64Array(length).fill(Number.NaN)
  return {
    /** α_cr of bending alone by bending load */
    alpha: unknown(uls.combinations.length),
    /** load factor up to which bending alone is known to be stable, by bending load */
    stableUpTo: unknown(uls.combinations.length),
    /** the same of every shape of load by itself, then of every shape the other way round */
    shapeStableUpTo: unknown(2 * shapes.count),
    /** N_cr by what decides the shape of N(x) */
    N_cr: new Map<number, number>(),
    /** what 1 N of the concentrated load of a roof does at most, as 1/α_cr [1/N] */
    roofLoad: Number.NaN,
    /** largest twist to first order [°] */
    twist: Number.NaN,
    /** where the concentrated load of a roof twists it more [mm]; undefined: nowhere, null: not asked yet */
    twistPlace: null as number | undefined | null,
  }
}

/** Sets the section of a candidate; forgets everything when it is another than that of the one before. */
export function useCandidate(space: MemberBucklingSpace, purlin: Purlin): void {
  if (space.member && setMemberSection(space.member, purlin)) space.memory = nothingKnown(purlin.line)
}
