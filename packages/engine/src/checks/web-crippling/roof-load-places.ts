/** Which places of the concentrated load are looked at; method 8.18, decision 0029. */
import { type RoofLoad, STEP } from '../../line/roof-load.ts'
import { BLOCK } from '../../search/roof-load.ts'
import { SAME } from '../../zero.ts'
import type { Pressed, WebSearch } from './roof-load-pressing.ts'
import { lengthsOf } from './web-forces.ts'

/** The places of one force on the webs. */
interface Places {
  /** bounds with the load at the k-th place: the force as a share of its smallest resistance, NaN where nothing is looked at; the moment */
  shareAt(k: number): number
  bendingAt(k: number): number
  /** whether one of the places of a block may exceed */
  mayExceedIn(block: number): boolean
  /** whether a force and a moment would be about as bad as the worst found, alone or together */
  mayExceed(share: number, bending: number): boolean
  /** checks the web with the load at the k-th place, or at any place [mm] */
  lookAt(k: number): Pressed
  look(x: number): Pressed
}

/**
 * Looks at all places that may be worse than the worst found. Between two neighbouring places the force and the moment are not larger than at the
 * worse of the two, and the resistance is not smaller: β_V is monotone there. Only where these three together would be worse every step is looked at.
 * The places where a support or an end begins to be close are places too.
 */
export function lookAtPlaces(search: WebSearch, places: Places): void {
  const { x } = search.roof
  const { shareAt, bendingAt, mayExceed } = places
  /** places that were looked at, rising, and what presses there */
  const looked: number[] = []
  const found: Pressed[] = []
  const lookAt = (k: number) => {
    looked.push(k)
    found.push(places.lookAt(k))
  }
  const isOpen = (k: number): boolean =>
    mayExceed(Math.max(shareAt(k), shareAt(k + 1)), Math.max(bendingAt(k), bendingAt(k + 1)))
  const last = x.length - 1
  let wasOpen = false
  for (let from = 0; from < last; from += BLOCK) {
    const blockOpens = places.mayExceedIn(from / BLOCK)
    const to = blockOpens ? Math.min(from + BLOCK, last) : from + 1
    for (let k = from; k < to; k++) {
      const opens = blockOpens && isOpen(k)
      if (wasOpen || opens) lookAt(k)
      wasOpen = opens
    }
  }
  if (wasOpen) lookAt(last)
  for (let i = 0; i + 1 < looked.length; i++) {
    const [k, next] = [looked[i]!, looked[i + 1]!]
    let [from, before] = [x[k]!, found[i]!]
    const [to, after] = [x[next]!, found[i + 1]!]
    if (next !== k + 1 || to - from <= STEP) continue
    for (const at of edgesOf(search)) {
      if (!(at > from && at < to)) continue
      const there = places.look(at)
      lookBetween(places, from, before, at, there)
      from = at
      before = there
    }
    lookBetween(places, from, before, to, after)
  }
}

/** Looks at the steps between two places while one of them may be worse than the worst found, the middle first. */
function lookBetween(places: Places, from: number, a: Pressed, to: number, b: Pressed): void {
  const middle = Math.round((from + to) / 2 / STEP) * STEP
  if (!(middle > from && middle < to)) return
  if (!places.mayExceed(Math.max(a.F, b.F) / Math.min(a.R_w, b.R_w), Math.max(a.bending, b.bending))) return
  const there = places.look(middle)
  lookBetween(places, from, a, middle, there)
  lookBetween(places, middle, there, to, b)
}

/** Places of the load at which a support or an end begins to be close, rising, of the latest candidate. */
interface Edges {
  /** as `near` of the bearing rules */
  ofLoads: number
  ofSupports: number
  edges: number[]
}
const EDGES = new WeakMap<RoofLoad, Edges>()

/** The steps either side of such places. */
function edgesOf({ line, on, ofLoads, ofSupports, roof }: WebSearch): number[] {
  const known = EDGES.get(roof)
  if (known?.ofLoads === ofLoads.near && known.ofSupports === ofSupports.near) return known.edges
  const { L_tot, s_P, s_s } = lengthsOf(line)
  const reach = ofLoads.near + s_P / 2
  const between = Math.max(ofLoads.near, ofSupports.near) + (s_P + s_s) / 2
  const places = [reach, L_tot - reach, ...on.supports.places.flatMap(({ x }) => [x - between, x + between])]
  const edges = places.flatMap((x) => [Math.floor(x / STEP) * STEP, Math.ceil(x / STEP) * STEP]).sort((a, b) => a - b)
  EDGES.set(roof, { ofLoads: ofLoads.near, ofSupports: ofSupports.near, edges })
  return edges
}

/** The first of the largest values. */
export function firstLargest(values: Float64Array): number {
  let first = 0
  for (let k = 1; k < values.length; k++) if (values[k]! > values[first]! * (1 + SAME)) first = k
  return first
}
