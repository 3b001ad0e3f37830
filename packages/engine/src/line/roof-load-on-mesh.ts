/** The worst place of the concentrated load of a roof for what is solved with 1 N at a node of the mesh of a line. */
import type { LineMesh } from '../stability/line-mesh.ts'
import { SAME } from '../zero.ts'
import { vertex } from './between-stations.ts'
import { STEP } from './roof-load.ts'

/** Places of a first look miss so much of a worst one between them at most, as a part of it; and nodes beside each other. */
const MISSED = { first: 0.15, nodes: 5e-3 }

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
  for (const { all, first } of nodesOfSpans(mesh)) {
    if (!(Math.max(...first.map(under)) > worst * (1 - MISSED.first))) continue
    for (const node of all) {
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

interface NodesOfSpan {
  all: number[]
  /** at its quarters, and in the middle of every field between restraints; the tip of a console */
  first: number[]
}
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
    spans.push({ all, first: [...new Set([...quarters, ...middles, ...tips])] })
  }
  NODES.set(mesh, spans)
  return spans
}
