/** σ_q of an Ω without panel in a group of combinations: the largest of the places of its cross-section, station by station; method 5.26. */
import type { ForceGroup } from '../line/force-groups.ts'
import {
  elementBounds,
  type Part,
  type Sideways,
  type SidewaysSection,
  type SidewaysStress,
  shapeFactors,
  sidewaysSection,
} from '../line/sideways.ts'
import { SAME } from '../zero.ts'
import type { Purlin } from './candidate.ts'

/** What bounds σ_q in a group; kept for both steels of a section, on which it does not depend. */
export function sidewaysBounds({ candidate }: Purlin, sideways: Sideways, { number }: ForceGroup): SidewaysStress {
  const section = sidewaysSection(sideways, candidate.model)
  const loads = sideways.groups[number]!
  const known = section.stresses.get(loads)
  if (known) return known
  const factors = shapeFactors(sideways, loads, candidate.ownWeight)
  const blocks = new Float64Array(sideways.stations.firstOfBlock.length - 1)
  for (const { shape, factor } of factors) {
    const of = section.blocks[shape]!
    const size = Math.abs(factor)
    for (let b = 0; b < blocks.length; b++) blocks[b]! += size * of[b]!
  }
  let bound = 0
  for (let b = 0; b < blocks.length; b++) bound = Math.max(bound, blocks[b]!)
  const stress: SidewaysStress = { factors, bound, blocks, found: null }
  section.stresses.set(loads, stress)
  return stress
}

/** The largest σ_q of a group, and its station. */
export function largestSidewaysStress(purlin: Purlin, sideways: Sideways, g: ForceGroup) {
  const stress = sidewaysBounds(purlin, sideways, g)
  stress.found ??= findLargest(sideways, sidewaysSection(sideways, purlin.candidate.model), stress.factors)
  return stress.found
}

function findLargest(sideways: Sideways, section: SidewaysSection, factors: Part[]) {
  const { mesh, stations, q } = sideways
  const { element } = stations
  const sum = new Float64Array(section.bulge.length * mesh.nodeCount)
  const load = new Float64Array(mesh.elementCount)
  for (const { shape, factor } of factors) {
    addTo(sum, section.stress[shape]!, factor)
    addTo(load, q[shape]!, factor)
  }
  const bounds = elementBounds(mesh, sum, section.bulge, load)
  const sigma = (i: number) => sizeAt(sideways, section.bulge, sum, load, i)
  // The element that promises most shows which others are worth a look.
  let promising = 0
  for (let e = 1; e < bounds.length; e++) if (bounds[e]! > bounds[promising]!) promising = e
  let largest = 0
  for (let i = 0; i < element.length; i++) if (element[i] === promising) largest = Math.max(largest, sigma(i))
  let station = 0
  let kept = -1
  for (let i = 0; i < element.length; i++) {
    if (bounds[element[i]!]! < largest * (1 - SAME)) continue
    const size = sigma(i)
    largest = Math.max(largest, size)
    // What is no more than rounding above the one kept leaves it its place.
    if (size <= kept * (1 + SAME)) continue
    station = i
    kept = size
  }
  return { demand: largest, station }
}

function addTo(sum: Float64Array, of: Float64Array, factor: number): void {
  for (let i = 0; i < sum.length; i++) sum[i]! += factor * of[i]!
}

/** σ_q at a station from the sums at the nodes and in the elements. */
function sizeAt({ stations }: Sideways, bulge: Float64Array, sum: Float64Array, load: Float64Array, i: number): number {
  const e = stations.element[i]!
  const part = stations.part[i]!
  const bulged = load[e]! * stations.bulge[i]!
  const places = bulge.length
  let largest = 0
  for (let k = 0, a = e * places; k < places; k++, a++) {
    const left = sum[a]!
    const size = Math.abs(left + (sum[a + places]! - left) * part + bulge[k]! * bulged)
    if (size > largest) largest = size
  }
  return largest
}

/** σ_q of a group at a station. */
export function sidewaysStressAt(purlin: Purlin, sideways: Sideways, g: ForceGroup, station: number): number {
  const { factors } = sidewaysBounds(purlin, sideways, g)
  return stressAt(sideways, sidewaysSection(sideways, purlin.candidate.model), factors, station).sigma
}

/** σ_q at a station and the place of the cross-section it stands at, by its number. */
export function stressAt(
  { stations, q }: Sideways,
  { stress, bulge }: SidewaysSection,
  factors: Part[],
  station: number,
): { sigma: number; place: number } {
  const places = bulge.length
  const e = stations.element[station]!
  const part = stations.part[station]!
  let load = 0
  for (const { shape, factor } of factors) load += factor * q[shape]![e]!
  const bulged = load * stations.bulge[station]!
  const found = { sigma: 0, place: 0 }
  for (let k = 0; k < places; k++) {
    let left = 0
    let right = 0
    for (const { shape, factor } of factors) {
      const of = stress[shape]!
      left += factor * of[e * places + k]!
      right += factor * of[(e + 1) * places + k]!
    }
    const size = Math.abs(left + (right - left) * part + bulge[k]! * bulged)
    if (size > found.sigma) {
      found.sigma = size
      found.place = k
    }
  }
  return found
}
