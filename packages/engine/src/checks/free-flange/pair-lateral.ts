/**
 * Lateral stresses of the flanges of a line with two thicknesses, as far as bounds need them: the largest in every span. They depend neither on
 * the steel nor on the stiffness of the laps, so that both models, both sections and all steels of a pair share them.
 */
import { meshForces } from '../../line/mesh-forces.ts'
import type { LineMesh } from '../../stability/line-mesh.ts'
import { setSteppedStiffness } from '../../stability/stepped-strut.ts'
import { strutIsStableAt } from '../../stability/strut-on-foundation.ts'
import type { LoadedFlange } from './bending.ts'
import type { FlangeData } from './data.ts'
import { bendStrips, type PairedStrips } from './pair-strips.ts'
import { largestWithin } from './peak-on-mesh.ts'

/** By combination and span of the whole list [N/mm²], for the section of the span. */
export interface PairedLateral {
  spans: number
  /** largest m at the nodes */
  pressing: Float64Array
  /** largest |m| at any place beside a node */
  either: Float64Array
  /** of a combination: the number of its springs */
  patternOf: Int32Array
  /** springs of the elements that combinations have [N/mm²] */
  patterns: Float64Array[]
  /** by pattern: a compression along the whole line under which the strut is proven stable [N] */
  uniform: number[]
}

/** What was found last on a mesh, and for which strips. */
const LATEST = new WeakMap<LineMesh, Map<string, PairedLateral>>()

/** Found once for both sections of a pair, both models and all steels. */
export function pairedLateral(flange: LoadedFlange, strips: PairedStrips): PairedLateral {
  const { mesh } = flange.line
  const key = keyOf(flange, strips)
  const known = LATEST.get(mesh)?.get(key)
  if (known) return known
  const found = findLateral(flange, strips)
  LATEST.set(mesh, new Map([[key, found]]))
  return found
}

/** Everything of both sections that the lateral moments depend on. */
function keyOf({ line, candidate, partner }: LoadedFlange, { dataOf, isOwn }: PairedStrips): string {
  const [first] = dataOf
  const others = dataOf.find((d) => d !== first)
  const of = (d: FlangeData | undefined) => d && [d.strip.I_fz, d.edges, d.loads, d.springs]
  const weights = [candidate.ownWeight, partner!.ownWeight]
  if (!isOwn[0]) weights.reverse()
  return JSON.stringify([dataOf[0]!.fibre, of(first), of(others), weights, line.uls.combinations.length])
}

function findLateral(flange: LoadedFlange, strips: PairedStrips): PairedLateral {
  const { line, space } = flange
  const combinations = line.uls.combinations.length
  const { spans } = line
  const found: PairedLateral = {
    spans,
    pressing: new Float64Array(combinations * spans),
    either: new Float64Array(combinations * spans),
    patternOf: new Int32Array(combinations),
    patterns: [],
    uniform: [],
  }
  const numbers = new Map<string, number>()
  for (let c = 0; c < combinations; c++) {
    meshForces(flange, c, space.forces, LATERAL_PARTS)
    bendStrips(flange, strips)
    const key = changesOf(space.K)
    const pattern = numbers.get(key) ?? found.patterns.push(space.K.slice()) - 1
    numbers.set(key, pattern)
    found.patternOf[c] = pattern
    for (const n of strips.dataOf[0]!.loads.keys()) widenBy(flange, strips, n, found, c)
  }
  return found
}

const LATERAL_PARTS = ['q', 'P'] as const

/** A compression along the whole line under which the strut is proven stable with these springs, close to the critical one [N]. */
export function uniformForce(
  { strut }: LoadedFlange,
  { bending }: PairedStrips,
  { patterns, uniform }: PairedLateral,
  pattern: number,
): number {
  const known = uniform[pattern]
  if (known !== undefined) return known
  const K = patterns[pattern]!
  setSteppedStiffness(strut, bending, K)
  const force = new Float64Array(2 * K.length).fill(1)
  const ends = strut.mesh.x.filter((_, i) => strut.isHeld[i] === 1)
  const longest = Math.max(...ends.map((x, k) => x - (ends[k - 1] ?? 0)))
  // Larger than the critical force of a long strut on the stiffest foundation, and of the longest field without one.
  let N = 0
  for (let e = 0; e < K.length; e++)
    N = Math.max(N, 2.6 * Math.sqrt(bending[e]! * K[e]!) + bending[e]! * (Math.PI / longest) ** 2)
  while (!strutIsStableAt(strut, force, N)) N *= 0.85
  uniform[pattern] = N
  return N
}

/** The elements at which the spring changes, and the springs there. */
function changesOf(K: Float64Array): string {
  let changes = ''
  for (let e = 0; e < K.length; e++) if (e === 0 || K[e] !== K[e - 1]) changes += `${e} ${K[e]} `
  return changes
}

/** Widens the largest stresses of every span by those of one lateral load, as `bendStrips` left it in the space. */
function widenBy(
  { line, space }: LoadedFlange,
  strips: PairedStrips,
  n: number,
  found: PairedLateral,
  c: number,
): void {
  const { mesh } = line
  const { pressing, either, spans } = found
  const values = space.M_fz[n]!
  const curve = { mesh, P: space.kinks, isBreak: space.places.isBreak, values }
  const at = c * spans
  for (let i = 0; i < mesh.nodeCount; i++) {
    const k = at + mesh.spanOfElement[Math.max(0, i - 1)]!
    const [web, lip] = strips.nodeData[i]!.edges
    pressing[k] = Math.max(pressing[k]!, web!.perMoment * values[i]!, lip!.perMoment * values[i]!)
  }
  for (let e = 0; e < mesh.elementCount; e++) {
    const M = largestWithin(curve, e)
    // The compressed part of a span may end in the element beside its last node.
    for (const node of [e, e + 1]) {
      const k = at + mesh.spanOfElement[Math.max(0, node - 1)]!
      either[k] = Math.max(either[k]!, Math.abs(strips.nodeData[node]!.weakerEdge.perMoment) * M)
    }
  }
}
