/** Which places of the concentrated load are looked at; method 8.18. */
import { type RoofPlace, STEP } from '../../line/roof-load.ts'
import { worstSoFar } from '../../search/roof-load.ts'
import { type Codes, MAY_HIDE, type WebSearch } from './roof-load-pressing.ts'
import { lengthsOf } from './web-forces.ts'

/** A place that was looked at, by its number, and its utilisation with the moment. */
export interface Looked {
  k: number
  value: number
}

/** Conditions under which places need no look. */
interface Worth {
  /** whether a place between others can be about as bad as the worst found */
  isEdgeWorthIt?(at: number): boolean
  /** whether the resistance is smooth from the place before the k-th to the one after it: then no place between them is worse */
  isSmooth?(k: number): boolean
  /** checks the worst of the places looked at, where that was postponed */
  settle?(): void
}

/** All places that may be about as bad as the worst, and their neighbours. @param look returns the utilisation with the moment, or nothing */
export function lookEverywhere(
  search: WebSearch,
  codes: Codes,
  look: (place: RoofPlace) => number,
  isWorthIt: (k: number) => boolean,
): void {
  const { roof } = search
  const looked: Looked[] = []
  for (let k = 0; k < roof.x.length; k++) if (isWorthIt(k)) looked.push({ k, value: look(roof.place(roof.x[k]!)) })
  lookBeside(search, codes, look, looked)
}

/** Looks at the places where a support or an end begins to be close, and at every step beside the worst. */
export function lookBeside(
  search: WebSearch,
  { withMoment }: Codes,
  look: (place: RoofPlace) => number,
  looked: Looked[],
  { isEdgeWorthIt = () => true, isSmooth = () => false, settle = () => {} }: Worth = {},
): void {
  const { roof } = search
  const { x } = roof
  if (looked.length === 0) return
  for (const at of edgesOf(search)) if (isEdgeWorthIt(at)) look(roof.place(at))
  settle()
  const enough = worstSoFar(search, withMoment) * (1 - MAY_HIDE)
  let next = 0
  for (const { k, value } of looked) {
    if (!(value > 0 && value >= enough) || isSmooth(k)) continue
    const [from, to] = [x[Math.max(0, k - 1)]!, x[Math.min(x.length - 1, k + 1)]!]
    // Steps between neighbouring places are looked at once.
    for (next = Math.max(next, Math.ceil(from / STEP) * STEP); next < to; next += STEP) look(roof.place(next))
  }
  settle()
}

/** Places of the load at which a support or an end begins to be close. */
function edgesOf(search: WebSearch): number[] {
  const { line, on, ofLoads, ofSupports } = search
  const { L_tot, s_P, s_s } = lengthsOf(line)
  const reach = ofLoads.near + s_P / 2
  const between = Math.max(ofLoads.near, ofSupports.near) + (s_P + s_s) / 2
  const edges: number[] = []
  const addBeside = (x: number) => {
    for (const at of [Math.floor(x / STEP) * STEP, Math.ceil(x / STEP) * STEP])
      if (at >= 0 && at <= L_tot) edges.push(at)
  }
  addBeside(reach)
  addBeside(L_tot - reach)
  for (const { x } of on.supports.places) {
    addBeside(x - between)
    addBeside(x + between)
  }
  return edges
}
