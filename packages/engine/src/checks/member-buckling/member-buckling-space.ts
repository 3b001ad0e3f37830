/** Work space of the member checks of one request, shared by all candidates. */
import type { LineDesign } from '../../line/line-design.ts'
import { createMeshForces } from '../../line/mesh-forces.ts'
import type { Purlin } from '../../search/candidate.ts'
import type { TwistCombinations } from './free-line-twist.ts'
import { createMemberLine, type KeptLoad, setMemberSection } from './member-line.ts'

export type MemberBucklingSpace = ReturnType<typeof createMemberBucklingSpace>

export function createMemberBucklingSpace(line: LineDesign) {
  const member = createMemberLine(line)
  return {
    /** null for C and Z under a panel */
    member,
    memory: nothingKnown(line, member !== null),
    /** shapes of load, then every shape reversed */
    shapeLoads: [] as (KeptLoad | undefined)[],
    /** of a C or Z without panel: combinations of loads that twist it; made with the first section */
    twists: null as TwistCombinations | null,
    /** 1 N of the concentrated load of a roof at some places of the line; made with the first section */
    roofLoads: null as KeptLoad[] | null,
    /** on the mesh */
    forces: createMeshForces(line),
  }
}

/** Known eigenvalues of one section under its own weight. They do not depend on the steel. NaN: not asked yet. @param bends whether bending may make the member buckle */
function nothingKnown(line: LineDesign, bends: boolean) {
  const { uls } = line
  const unknown = (length: number) => new Float64Array(length).fill(Number.NaN)
  return {
    /** α_cr of bending alone, by bending load */
    alpha: unknown(uls.combinations.length),
    /** load factor up to which bending alone is known to be stable, by bending load */
    stableUpTo: unknown(uls.combinations.length),
    /** the same of every shape of load alone, then of every shape reversed; empty where bending alone is no question */
    shapeStableUpTo: unknown(bends ? 2 * line.shapes.count : 0),
    /** N_cr by the group of the shape of N(x) */
    N_cr: new Map<number, number>(),
    /** upper bound of 1/α_cr for 1 N of the concentrated load of a roof [1/N] */
    roofLoad: Number.NaN,
    /** largest first-order twist [°] */
    twist: Number.NaN,
    /** place of the concentrated load of a roof that twists it more [mm]; undefined: none, null: not asked yet */
    twistPlace: null as number | undefined | null,
  }
}

/** Sets the section of a candidate. Forgets everything known if the section differs from the previous one. */
export function useCandidate(space: MemberBucklingSpace, purlin: Purlin): void {
  if (space.member && setMemberSection(space.member, purlin)) space.memory = nothingKnown(purlin.line, true)
}
