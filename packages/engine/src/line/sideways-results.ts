/** What is kept of load in the plane on one section of an Ω without panel; method 5.26. */
import type { Solution } from '../result.ts'
import type { SectionModel } from '../sections/section-model.ts'
import type { OmegaMatrices } from '../stability/omega-matrices.ts'
import type { SidewaysResponse } from '../stability/omega-sideways.ts'
import type { WarpingPoint } from '../stability/omega-warping.ts'

/** The shapes that act, by their number, and how often. */
export interface ActingShapes {
  shapes: Int32Array
  factors: Float64Array
}

/** What is known of σ_q of one combination of loads on a section [N/mm²]. */
export interface SidewaysStress {
  acting: ActingShapes
  /** in no station is it larger, and in none of a block of stations: the shapes of load each by itself */
  bound: number
  blocks: Float64Array
  /** the largest of the stations, of equal ones the first; null: not asked for yet */
  found: { demand: number; station: number } | null
}

/** One shape of load on a section. */
export interface ShapeResponse extends SidewaysResponse {
  /** σ_q at the nodes, node after node in the order of the places [N/mm²] */
  stress: Float64Array
  /** what σ_q does not exceed in every element, and in every block of stations */
  bounds: Float64Array
  blocks: Float64Array
  /** what neither v_t nor v_f exceeds anywhere [mm] */
  reach: number
}

export interface SidewaysSection {
  model: SectionModel
  matrices: OmegaMatrices
  /** places of its cross-section at which stresses are looked at */
  warping: WarpingPoint[]
  /** σ_q of the three C·d″, by place */
  perCurvature: Float64Array
  /** σ_q of q·s·(h − s)/2 within an element, by place */
  bulge: Float64Array
  shapes: ShapeResponse[]
  /** what the search knows of it by loads, filled as it is asked for */
  stresses: (SidewaysStress | undefined)[]
  displacement: Solution['sidewaysMm'] | null
  /** σ_q of 1 N, wherever it stands, is less; null: not asked for yet [N/mm² per N] */
  stressPerForce: number | null
}
