/** Internal forces of one solution along the line, for diagrams: positions rise, a jump stands as two points at one x. */
export interface LineForces {
  combinationId: string
  xM: number[]
  momentKnm: number[]
  shearKn: number[]
  axialKn: number[]
  /** SLS combinations: the deflection the check uses (method 7.3), positive inwards; ULS: null */
  deflectionMm: number[] | null
}

/** Largest and smallest values over all combinations of a limit state. */
export interface Envelopes {
  xM: number[]
  momentMaxKnm: number[]
  momentMinKnm: number[]
  shearMaxKn: number[]
  shearMinKn: number[]
  deflectionMaxMm: number[]
  deflectionMinMm: number[]
  /** bending about z by the in-plane load; null where a panel carries that, or there is none */
  lateralMomentMaxKnm: number[] | null
  lateralMomentMinKnm: number[] | null
}
