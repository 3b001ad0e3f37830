/** What all candidates of one request share: line, cases, combinations, stations, mesh. */
import type { Actions } from '../actions/load-cases.ts'
import type { PurlinLine } from '../input.ts'
import type { Combination, NationalParameters } from '../result.ts'
import type { SectionProfile } from '../sections/profiles/all.ts'
import type { LineMesh } from '../stability/line-mesh.ts'
import type { BlockSizes } from './block-sizes.ts'
import type { CombinedForces } from './combined-forces.ts'
import type { CombinedDeflections } from './deflection-order.ts'
import type { ForceGroup } from './force-groups.ts'
import type { LoadShapes } from './load-shapes.ts'
import type { Restraints } from './restraints.ts'
import type { CaseResponse, MeshResponse } from './statics-table.ts'
import type { Stations } from './stations.ts'

/** Stations at which a combination can have its extremes. */
export interface ExtremeStations {
  max: Int32Array
  min: Int32Array
}

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
  /** combined responses on the mesh, filled as they are asked for */
  meshResponses: (Partial<MeshResponse> | undefined)[]
  /** what of the responses of cases and own weight on the mesh is not zero everywhere */
  activeCases: Map<string, Partial<MeshResponse>>
  activeOwn: Partial<MeshResponse>
  /** stations of extremes of the ULS combinations, filled as they are asked for */
  extremes: (ExtremeStations | undefined)[]
  groups: ForceGroup[]
  /** number of the group of every ULS combination */
  groupOf: Int32Array
  deflections: CombinedDeflections
  sheeting: { C_D_A: number; C_D_C: number; C_D: number }
}
