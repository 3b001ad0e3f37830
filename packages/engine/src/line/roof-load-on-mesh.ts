/** The worst place of the concentrated load of a roof for what is solved with 1 N at a node of the mesh of a line. */
import type { LineMesh } from '../stability/line-mesh.ts'
import { SAME } from '../zero.ts'
import { vertex } from './between-stations.ts'
import { STEP } from './roof-load.ts'

/** Places of a first look miss so much of a worst one between them at most, as a part of it; some nodes; and nodes beside each other. */
const MISSED = { first: 0.15, some: 0.05, nodes: 5e-3 }

/**
 * The nodes of a span by themselves, where its quarters and the middles of its fields promise enough: the peak of the parabola beside the worst.
 *
 * @param before the worst of other loads
 * @param solve the effect with the load at a node
 * @returns the worst node's effect, and the place on multiples of the step [mm]; undefined where other loads are worse
 */
export function worstOnMesh(
  mesh: LineMesh,
  before: number,
  solve: (node: number) => number,
): { size: number; place: number } | undefined {
  const known = new Map<number, number>()
  const under = (node: number): number => {
    const size = known.get(node) ?? solve(node)
    known.set(node, size)
    return size
  }
  let worst = before * (1 - MISSED.nodes)
  let place: number | undefined
  for (const { all, first, some } of nodesOfSpans(mesh)) {
    if (!(Math.max(...first.map(under)) > worst * (1 - MISSED.first))) continue
    for (const node of promising(all, some, under, worst)) {
      if (!(under(node) > worst * (1 + SAME))) continue
      worst = under(node)
      const isInside = all.includes(node - 1) && all.includes(node + 1)
      place = isInside
        ? vertex([mesh.x[node - 1]!, mesh.x[node]!, mesh.x[node + 1]!], [under(node - 1), under(node), under(node + 1)])
        : mesh.x[node]!
    }
  }
  return place === undefined ? undefined : { size: worst, place: Math.round(place / STEP) * STEP }
}

/** Nodes of a first look: what 1 N does at them it exceeds elsewhere by this part at most. */
export const firstNodes = (mesh: LineMesh): number[] => nodesOfSpans(mesh).flatMap(({ first }) => first)
export const BETWEEN_FIRST_NODES = 1 / (1 - MISSED.first)

/** Nodes beside those of some that do more than the ones on both sides, in the order of all. */
function promising(all: number[], some: number[], under: (node: number) => number, worst: number): number[] {
  const beside = new Set<number>()
  some.forEach((node, i) => {
    const [before, after] = [some[i - 1] ?? node, some[i + 1] ?? node]
    const size = under(node)
    if (size < under(before) || size < under(after) || !(size > worst * (1 - MISSED.some))) return
    for (let k = before; k <= after; k++) beside.add(k)
  })
  return all.filter((node) => beside.has(node))
}

interface NodesOfSpan {
  all: number[]
  /** every fourth of them, the middles of fields, and the ends */
  some: number[]
  /** at its quarters, and in the middle of every field between restraints; the tip of a cantilever */
  first: number[]
}
/** Every so many nodes tell where the peaks are. */
const SOME = 4
const NODES = new WeakMap<LineMesh, NodesOfSpan[]>()

function nodesOfSpans(mesh: LineMesh): NodesOfSpan[] {
  const known = NODES.get(mesh)
  if (known) return known
  const spans: NodesOfSpan[] = []
  const isHeld = (i: number) => mesh.isSupport[i] || mesh.isUpperRestraint[i] || mesh.isLowerRestraint[i]
  for (let e = 0; e < mesh.elementCount; ) {
    const from = e
    while (e < mesh.elementCount && mesh.spanOfElement[e] === mesh.spanOfElement[from]) e++
    const all = Array.from({ length: e - from + 1 }, (_, i) => from + i).filter((i) => !mesh.isSupport[i])
    const cuts = [from, ...all.filter(isHeld), e]
    const middles = cuts.slice(1).map((to, i) => (cuts[i]! + to) >> 1)
    const quarters = [1 / 4, 1 / 2, 3 / 4].map((part) => all[Math.round(part * (all.length - 1))]!)
    const tips = [from, e].filter((i) => !mesh.isSupport[i])
    const first = [...new Set([...quarters, ...middles, ...tips])]
    const isAmong = new Set([...first, ...all.filter((_, i) => i % SOME === 0), all.at(-1)!])
    spans.push({ all, first, some: all.filter((node) => isAmong.has(node)) })
  }
  NODES.set(mesh, spans)
  return spans
}
