/** Work space of the member checks of one request, shared by all candidates. */
import type { LineDesign } from '../../line/line-design.ts'
import { createMemberForces, type MemberForces } from '../../line/member-forces.ts'
import { createMeshForces } from '../../line/mesh-forces.ts'
import type { MeshResponse } from '../../line/statics-table.ts'
import { createMemberLine, type KeptLoad, type MemberLine } from './member-line.ts'
import { createSectionMemory, type SectionMemory } from './section-memory.ts'

export interface MemberBucklingSpace {
  /** null for C and Z under a panel */
  member: MemberLine | null
  memory: SectionMemory
  /** shapes of load, then every shape the other way round */
  shapeLoads: (KeptLoad | undefined)[]
  /** on the mesh, and at the stations */
  forces: MeshResponse
  along: MemberForces
}

export function createMemberBucklingSpace(line: LineDesign): MemberBucklingSpace {
  return {
    member: createMemberLine(line),
    memory: createSectionMemory(line),
    shapeLoads: [],
    forces: createMeshForces(line),
    along: createMemberForces(line),
  }
}
