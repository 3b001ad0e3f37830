/** Sections that the concentrated load of a roof may make buckle worse: an upper bound over its places; decision 0029. */
import type { LineDesign } from '../../line/line-design.ts'
import type { RoofCombination, RoofLoad } from '../../line/roof-load.ts'
import { BLOCK, blocksOf, lateralAtMost, type RoofSearch, worstSoFar } from '../../search/roof-load.ts'
import { type LineMesh, nearestNode } from '../../stability/line-mesh.ts'
import { SAME } from '../../zero.ts'
import { characteristicMoment, largestBending } from './interaction-moments.ts'
import { factorNeeded, stableUpToOf } from './lateral-torsional.ts'
import { type MemberBucklingSpace, useCandidate } from './member-buckling-space.ts'
import { type KeptLoad, keepLoad } from './member-line.ts'

/** Places of 1 N as parts of a span; between them its effect is larger by at most the factor `BETWEEN_THEM`. */
const PARTS = [1 / 4, 1 / 2, 3 / 4]
const BETWEEN_THEM = 1.15
/** How far below α_cr a load may be proven stable. */
const WITHIN = 0.15

/** 1 N at some places of the line, kept from section to section. */
export function roofLoadsOf(
  { mesh, actions: { ends }, isCantilever }: LineDesign,
  { lines }: RoofLoad,
  space: MemberBucklingSpace,
): KeptLoad[] {
  // On a symmetric line the places of the second half have the same effect as those of the first.
  const last = isItsMirrorImage(mesh) ? ends.at(-1)! / 2 + 1e-6 : Number.POSITIVE_INFINITY
  return ends.slice(0, -1).flatMap((from, k) => {
    const to = ends[k + 1]!
    const places = isCantilever(k) ? [k === 0 ? from : to] : PARTS.map((part) => from + part * (to - from))
    return places
      .filter((place) => place <= last)
      .map((place) => {
        const node = nearestNode(mesh, place)
        const of = lines.at(mesh.x[node]!)
        const P = new Float64Array(mesh.nodeCount)
        P[node] = 1
        return keepLoad(space.member!, { M: mesh.x.map((x) => lines.moment(of, x)), N: null, q: null, P })
      })
  })
}

/** Whether nodes and restraints are symmetric about the middle of the line. */
function isItsMirrorImage(mesh: LineMesh): boolean {
  const { x, isSupport, isUpperRestraint, isLowerRestraint } = mesh
  const [end, last] = [x.at(-1)!, x.length - 1]
  return x.every(
    (at, i) =>
      Math.abs(x[last - i]! + at - end) < 1e-6 &&
      [isSupport, isUpperRestraint, isLowerRestraint].every((held) => held[i] === held[last - i]),
  )
}

/**
 * Whether some place may worsen lateral-torsional buckling: by Dunkerley's bound (decision 0010) of permanent load and of the load at its
 * worst place, with the moments of the worst place for each sense.
 */
export function mayBuckleWorse(search: RoofSearch, space: MemberBucklingSpace): boolean {
  const { line, roof } = search
  useCandidate(space, search)
  space.roofLoads ??= roofLoadsOf(line, roof, space)
  const { memory } = space
  if (Number.isNaN(memory.roofLoad)) {
    // A section that buckles at no factor of 1 N is safe from the load.
    const perNewton = Math.max(...space.roofLoads.map((load) => 1 / load(WITHIN)))
    memory.roofLoad = BETWEEN_THEM * perNewton
  }
  return roof.uls.some((c) => {
    const limit = limitOf(search, c)
    if (!(limit > 0)) return true
    const permanent = permanentOf(line, c)
    if (permanent < 0) return true
    const alpha = factorNeeded(search, 1 / largestShare(search, c), limit)
    if (alpha === null) return true
    return alpha * (1 / stableUpToOf(search, permanent, space) + Math.abs(c.F) * memory.roofLoad) > 1
  })
}

/** The utilisation by lateral-torsional buckling at which LTB, or N_M_MEMBER where load acts in the plane, equals its worst so far. */
function limitOf(search: RoofSearch, c: RoofCombination): number {
  const LTB = worstSoFar(search, 'LTB')
  if (!search.line.uls.isLateral.includes(1)) return LTB
  return Math.min(LTB, largestBending(0, lateralAtMost(search, c), worstSoFar(search, 'N_M_MEMBER'))) * (1 - SAME)
}

/** The combination of other loads that has the same permanent load and nothing else; −1: none. */
function permanentOf({ uls }: LineDesign, { permanent, ownFactor, N }: RoofCombination): number {
  return uls.terms.findIndex(
    (terms, c) =>
      terms.length === 1 && terms[0]!.response === permanent && terms[0]!.factor === ownFactor && uls.axial[c] === N,
  )
}

/** The largest |M|/M_c,Rd over all places of the load. */
function largestShare(search: RoofSearch, c: RoofCombination): number {
  const { roof, line } = search
  const [fixed, own] = [roof.at(c.permanent).M, roof.at(line.own).M]
  const weight = c.ownFactor * search.candidate.ownWeight
  const { max, min } = roof.M
  const [ofFixed, ofOwn, ofMax, ofMin] = [blocksOf(fixed), blocksOf(own), blocksOf(max), blocksOf(min)]
  let [top, bottom] = [0, 0]
  for (let b = 0; b < ofFixed.max.length; b++) {
    const most = c.ownFactor * ofFixed.max[b]! + weight * ofOwn.max[b]! + c.F * ofMax.max[b]!
    const least = c.ownFactor * ofFixed.min[b]! + weight * ofOwn.min[b]! + c.F * ofMin.min[b]!
    if (most <= top && -least <= bottom) continue
    for (let k = b * BLOCK; k <= Math.min((b + 1) * BLOCK, max.length - 1); k++) {
      const M = c.ownFactor * fixed[k]! + weight * own[k]!
      top = Math.max(top, M + c.F * max[k]!)
      bottom = Math.max(bottom, -M - c.F * min[k]!)
    }
  }
  return Math.max(top / characteristicMoment(search, 1), bottom / characteristicMoment(search, -1))
}
