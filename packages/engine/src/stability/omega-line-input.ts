/** A line of an Ω for `analyseOmegaLine`, method 5.8 to 5.15: N, mm, x from the left end of the line. */
export interface OmegaLineInput {
  /** outside dimensions; tNom nominal, t core thickness; r inside radius, 0: sharp midline corners; c lip, 0: none */
  section: { h: number; bTop: number; bBase: number; bFoot: number; c: number; tNom: number; t: number; r: number }
  /** [N/mm²] */
  E: number
  nu: number
  /** REGULAR: the closed flange is the upper fibre; INVERTED: the feet are */
  format: 'REGULAR' | 'INVERTED'
  spans: number[]
  /** left, right; 0: none */
  consoles: [number, number]
  /** [N/mm] of each part of the line: left cantilever (if any), spans, right cantilever (if any); positive towards the supports */
  q: number[]
  /** [x, P], P positive towards the supports */
  points: [number, number][]
  /** constant along the line, tension positive */
  N: number
  /** the upper fibre held sideways along the whole line */
  panel: boolean
  /** rotational spring of the panel [N·mm/mm per rad] */
  CD: number
  /** x of the discrete lateral restraints of each fibre */
  lower: number[]
  upper: number[]
}
