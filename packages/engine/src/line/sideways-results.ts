/** What is kept of load in the plane on one section of an Ω without panel; method 5.26. */
import type { Solution } from '../result.ts'
import type { SectionModel } from '../sections/section-model.ts'
import type { OmegaMatrices } from '../stability/omega-matrices.ts'
import type { SidewaysResponse } from '../stability/omega-sideways.ts'
import type { WarpingPoint } from '../stability/omega-warping.ts'

/** The numbers of the shapes that act, and their factors. */
export interface ActingShapes {
  shapes: Int32Array
  factors: Float64Array
}

/** What is known of σ_q of one combination of loads on a section [N/mm²]. */
export interface SidewaysStress {
  acting: ActingShapes
  /** upper bounds along the line and by block of stations: every shape of load at its own largest */
  bound: number
  blocks: Float64Array
  /** the largest of the stations, of equal ones the first; null: not asked for yet */
  found: { demand: number; station: number } | null
}

/** One shape of load on a section. */
export interface ShapeResponse extends SidewaysResponse {
  /** σ_q at the nodes, node after node in the order of the places [N/mm²] */
  stress: Float64Array
  /** upper bounds of σ_q by element, and by block of stations */
  bounds: Float64Array
  blocks: Float64Array
  /** upper bound of v_t and v_f [mm] */
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
  /** σ_q by loads, filled on first use */
  stresses: (SidewaysStress | undefined)[]
  displacement: Solution['sidewaysMm'] | null
  /** upper bound of σ_q of 1 N at any place [N/mm² per N]; null: not asked for yet */
  stressPerForce: number | null
}
