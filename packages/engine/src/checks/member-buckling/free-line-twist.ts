/** First-order twist φ_1 of a C or Z without panel: by loads beside the shear centre, before it buckles; method 5.25. */
import { leverOfTorsion } from '../../en1993-1-3-2006/10-1-4-1-lateral-load.ts'
import { peakBeside } from '../../line/between-stations.ts'
import { addScaled, isActive } from '../../line/combined-forces.ts'
import type { LineDesign } from '../../line/line-design.ts'
import { worstOnMesh } from '../../line/roof-load-on-mesh.ts'
import type { CaseResponse } from '../../line/statics-table.ts'
import type { Purlin } from '../../search/candidate.ts'
import type { RoofSearch } from '../../search/roof-load.ts'
import { atNodes, placesOfPhi, twistPerForce, twistPerLever } from '../../stability/first-order-twist.ts'
import type { ThinWalledLine } from '../../stability/thin-walled-line.ts'
import { degrees } from '../../units.ts'

/** Twist along the line under one case, with its smallest and largest value. */
interface CaseTwist {
  phi: Float64Array
  lowest: number
  highest: number
}

/** The part of a case in a combination: its index among the cases that twist, the own weight last. */
interface Part {
  at: number
  factor: number
}

/** A peak between two places exceeds them by less than this factor. */
const BETWEEN_PLACES = 1.001

export type TwistCombinations = ReturnType<typeof twistCombinations>

/** The characteristic combinations as sums of the cases that act across the line. */
export function twistCombinations({ characteristic, cases, own }: LineDesign) {
  const acting = [...cases.values()].filter(({ mesh }) => isActive(mesh.q) || isActive(mesh.P))
  const combinations = characteristic().map(({ factors }) => {
    const parts: Part[] = []
    acting.forEach(({ id }, at) => {
      if (factors[id] !== undefined) parts.push({ at, factor: factors[id] })
    })
    parts.push({ at: acting.length, factor: (factors.Gmax ?? 0) + (factors.Gmin ?? 0) })
    return parts
  })
  return { acting, own, combinations }
}

/** Largest |φ_1| along the line in its characteristic combinations [°], by the stiffness of the line with the present section. */
export function largestTwist(
  line: ThinWalledLine,
  { candidate }: Purlin,
  { acting, own, combinations }: TwistCombinations,
): number {
  const lever = leverOfTorsion(candidate.model, candidate.fastener!.a)
  const twists = [...acting.map((c) => twistOf(line, c, lever)), twistOf(line, own, lever * candidate.ownWeight)]
  const bounded = combinations.map((parts) => ({ parts, bound: boundOf(parts, twists) }))
  bounded.sort((a, b) => b.bound - a.bound)
  const x = placesOfPhi(line)
  const sum = new Float64Array(x.length)
  let largest = 0
  for (const { parts, bound } of bounded) {
    // The cases of all later ones, each at its largest, stay below the worst so far.
    if (bound * BETWEEN_PLACES <= largest) break
    sum.fill(0)
    for (const { at, factor } of parts) addScaled(sum, twists[at]!.phi, factor)
    largest = Math.max(largest, largestSize(sum, x))
  }
  return degrees(largest)
}

/** The place of the concentrated load of a roof where it twists the line most [mm]; none if not above `before`, by the other loads [°]. */
export function placeOfTwist(line: ThinWalledLine, search: RoofSearch, before: number): number | undefined {
  const { candidate, roof } = search
  const lever = leverOfTorsion(candidate.model, candidate.fastener!.a)
  let worst = before
  let place: number | undefined
  for (const { permanent, ownFactor, F } of roof.characteristic) {
    const fixed = atNodes(twistOf(line, permanent, lever * ownFactor).phi)
    addScaled(fixed, atNodes(twistOf(line, search.line.own, lever * candidate.ownWeight * ownFactor).phi), 1)
    const found = worstOnMesh(line.mesh, worst, (node) => {
      const phi = twistPerForce(line, node)
      for (let i = 0; i < phi.length; i++) phi[i] = fixed[i]! + F * lever * phi[i]!
      return degrees(largestSize(phi, line.mesh.x))
    })
    // Of two combinations the worse one gives the place.
    if (!found || (place !== undefined && found.size <= worst)) continue
    worst = found.size
    place = found.place
  }
  return place
}

function twistOf(line: ThinWalledLine, { mesh }: CaseResponse, lever: number): CaseTwist {
  const phi = twistPerLever(line, mesh.q, mesh.P)
  let [lowest, highest] = [0, 0]
  for (let i = 0; i < phi.length; i++) {
    const value = lever * phi[i]!
    phi[i] = value
    if (value < lowest) lowest = value
    if (value > highest) highest = value
  }
  return { phi, lowest, highest }
}

/** Upper bound of the twist of a combination: each of its cases at its own largest place. Factors are not negative. */
function boundOf(parts: Part[], twists: CaseTwist[]): number {
  let [lowest, highest] = [0, 0]
  for (const { at, factor } of parts) {
    lowest += factor * twists[at]!.lowest
    highest += factor * twists[at]!.highest
  }
  return Math.max(highest, -lowest)
}

/** The largest size, with the peak between the places. */
function largestSize(values: Float64Array, x: Float64Array): number {
  let at = 0
  for (let i = 1; i < values.length; i++) if (Math.abs(values[i]!) > Math.abs(values[at]!)) at = i
  return peakBeside(x, at, (i) => Math.abs(values[i]!))
}
