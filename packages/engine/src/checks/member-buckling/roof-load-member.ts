/** Which sections the concentrated load of a roof can make buckle worse than all else: a bound over all its places; decision 0029. */
import type { LineDesign } from '../../line/line-design.ts'
import type { RoofCombination, RoofLoad } from '../../line/roof-load.ts'
import { type RoofSearch, worstSoFar } from '../../search/roof-load.ts'
import { nearestNode } from '../../stability/line-mesh.ts'
import { characteristicMoment } from './interaction-moments.ts'
import { factorNeeded, stableUpToOf } from './lateral-torsional.ts'
import { type MemberBucklingSpace, turnTo } from './member-buckling-space.ts'
import { type KeptLoad, keepLoad } from './member-line.ts'

/** Parts of a span at which 1 N is solved, and what lies between them exceeds the largest of them by at most. */
const PARTS = [1 / 4, 1 / 2, 3 / 4]
const BETWEEN_THEM = 1.15
/** How far below its α_cr a load may be proven stable. */
const WITHIN = 0.15

/** 1 N at some places of the line, kept for section after section. */
export function roofLoadsOf(
  { mesh, actions: { ends }, isConsole }: LineDesign,
  { lines }: RoofLoad,
  space: MemberBucklingSpace,
): KeptLoad[] {
  return ends.slice(0, -1).flatMap((from, k) => {
    const to = ends[k + 1]!
    const places = isConsole(k) ? [k === 0 ? from : to] : PARTS.map((part) => from + part * (to - from))
    return places.map((place) => {
      const node = nearestNode(mesh, place)
      const of = lines.at(mesh.x[node]!)
      const P = new Float64Array(mesh.nodeCount)
      P[node] = 1
      return keepLoad(space.member!, { M: mesh.x.map((x) => lines.moment(of, x)), N: null, q: null, P })
    })
  })
}

/**
 * Whether a place may make lateral-torsional buckling worse than it is: by Dunkerley's bound (decision 0010) of permanent load and of the
 * load at its worst place, with the moments of the worst place for each sense.
 */
export function mayBuckleWorse(search: RoofSearch, space: MemberBucklingSpace): boolean {
  const { line, roof } = search
  const limit = worstSoFar(search, 'LTB')
  if (!(limit > 0)) return true
  turnTo(space, search)
  space.roofLoads ??= roofLoadsOf(line, roof, space)
  const { memory } = space
  if (Number.isNaN(memory.roofLoad)) {
    // A section in which a load of 1 N buckles at no factor has none to fear of it.
    const perNewton = Math.max(...space.roofLoads.map((load) => 1 / load(WITHIN)))
    memory.roofLoad = BETWEEN_THEM * perNewton
  }
  return roof.uls.some((c) => {
    const permanent = permanentOf(line, c)
    if (permanent < 0) return true
    const alpha = factorNeeded(search, 1 / largestShare(search, c), limit)
    if (alpha === null) return true
    return alpha * (1 / stableUpToOf(search, permanent, space) + Math.abs(c.F) * memory.roofLoad) > 1
  })
}

/** The combination of other loads with the same permanent load and nothing else; −1: there is none. */
function permanentOf({ uls }: LineDesign, { permanent, ownFactor, N }: RoofCombination): number {
  return uls.terms.findIndex(
    (terms, c) =>
      terms.length === 1 && terms[0]!.response === permanent && terms[0]!.factor === ownFactor && uls.axial[c] === N,
  )
}

/** The largest |M|/M_c,Rk wherever the load stands. */
function largestShare(search: RoofSearch, c: RoofCombination): number {
  const { roof, line } = search
  const [fixed, own] = [roof.at(c.permanent).M, roof.at(line.own).M]
  const weight = c.ownFactor * search.candidate.ownWeight
  let [top, bottom] = [0, 0]
  for (let k = 0; k < roof.x.length; k++) {
    const M = c.ownFactor * fixed[k]! + weight * own[k]!
    top = Math.max(top, M + c.F * roof.M.max[k]!)
    bottom = Math.max(bottom, -M - c.F * roof.M.min[k]!)
  }
  return Math.max(top / characteristicMoment(search, 1), bottom / characteristicMoment(search, -1))
}
