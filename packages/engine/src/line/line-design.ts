/** What all candidates of one request share: line, cases, combinations, stations, mesh. */
import type { Actions } from '../actions/load-cases.ts'
import type { PurlinLine } from '../input.ts'
import type { Combination, NationalParameters } from '../result.ts'
import type { SectionProfile } from '../sections/profiles/all.ts'
import type { LineMesh } from '../stability/line-mesh.ts'
import type { BendingLoads } from './bending-loads.ts'
import type { BlockSizes } from './block-sizes.ts'
import type { CombinedForces } from './combined-forces.ts'
import type { CombinedDeflections } from './deflection-order.ts'
import type { ForceGroup, LargestAt } from './force-groups.ts'
import type { LoadShapes } from './load-shapes.ts'
import type { PointLoads } from './point-loads.ts'
import type { Restraints } from './restraints.ts'
import type { CaseResponse, MeshResponse } from './statics-table.ts'
import type { Stations } from './stations.ts'
import type { SupportEnvelopes } from './support-envelopes.ts'

/** What the forces along a line depend on of a candidate: its own weight [N/mm]. */
export interface WeighedLine {
  line: LineDesign
  candidate: { ownWeight: number }
}

export interface LineDesign {
  input: PurlinLine
  /** the shape of its sections */
  profile: SectionProfile
  national: NationalParameters
  actions: Actions
  spans: number
  mainSpans: number[]
  isConsole: (span: number) => boolean
  spanLength: (span: number) => number
  restraints: Restraints
  stations: Stations
  mesh: LineMesh
  cases: Map<string, CaseResponse>
  own: CaseResponse
  /** largest sizes of its M, M_z and N */
  ownBlocks: BlockSizes
  combinations: Combination[]
  /** a case or the own weight acts along the line; without, N is constant */
  hasAxialLoads: boolean
  uls: CombinedForces
  sls: CombinedForces
  shapes: LoadShapes
  bendingLoads: BendingLoads
  /** combined responses on the mesh, filled as they are asked for */
  meshResponses: (Partial<MeshResponse> | undefined)[]
  /** what of the responses of cases and own weight on the mesh is not zero everywhere */
  activeCases: Map<string, Partial<MeshResponse>>
  activeOwn: Partial<MeshResponse>
  /** found when first asked for */
  supportEnvelopes: SupportEnvelopes | null
  /** where the ULS combinations have the largest and the smallest M, filled as they are asked for */
  extremes: [LargestAt, LargestAt][]
  groups: ForceGroup[]
  /** number of the group of every ULS combination */
  groupOf: Int32Array
  deflections: CombinedDeflections
  /** point loads that press on the flange; null where none does */
  pointLoads: PointLoads | null
  /** bearing length [mm] */
  s_s: number
  sheeting: { C_D_A: number; C_D_C: number; C_D: number }
}
