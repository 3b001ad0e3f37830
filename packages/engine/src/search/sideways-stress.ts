/** σ_q of an Ω without panel in a group of combinations: the largest of the places of its cross-section, station by station; method 5.24. */
import { BLOCK } from '../line/block-sizes.ts'
import type { ForceGroup } from '../line/force-groups.ts'
import {
  type Part,
  type Sideways,
  type SidewaysSection,
  type SidewaysStress,
  shapeFactors,
  sidewaysSection,
} from '../line/sideways.ts'
import { SAME } from '../zero.ts'
import type { Purlin } from './candidate.ts'

/** Looked for once a section: σ_q does not depend on the steel. */
export function sidewaysStress({ candidate }: Purlin, sideways: Sideways, { number }: ForceGroup): SidewaysStress {
  const section = sidewaysSection(sideways, candidate.model)
  const loads = sideways.groups[number]!
  const known = section.stresses.get(loads)
  if (known) return known
  const found = stressOf(sideways, section, shapeFactors(sideways, loads, candidate.ownWeight))
  section.stresses.set(loads, found)
  return found
}

function stressOf(sideways: Sideways, section: SidewaysSection, factors: Part[]): SidewaysStress {
  const bounds = elementBounds(sideways, section, factors)
  const { element } = sideways.stations
  const blocks = new Float64Array(Math.ceil(element.length / BLOCK))
  for (let i = 0; i < element.length; i++) {
    const b = Math.floor(i / BLOCK)
    const bound = bounds[element[i]!]!
    if (bound > blocks[b]!) blocks[b] = bound
  }
  const sigma = (i: number) => stressAt(sideways, section, factors, i).sigma
  // The element that promises most shows which others are worth a look.
  const promising = bounds.indexOf(Math.max(...bounds))
  let largest = 0
  for (let i = 0; i < element.length; i++) if (element[i] === promising) largest = Math.max(largest, sigma(i))
  let station = -1
  let kept = 0
  for (let i = 0; i < element.length; i++) {
    if (bounds[element[i]!]! < largest * (1 - SAME)) continue
    const size = sigma(i)
    largest = Math.max(largest, size)
    // What is no more than rounding above the one kept leaves it its place.
    if (station >= 0 && size <= kept * (1 + SAME)) continue
    station = i
    kept = size
  }
  return { factors, largest, station, blocks }
}

/** What σ_q does not exceed within every element: the larger of its ends, and the bulge between them. */
function elementBounds(
  { mesh, q }: Sideways,
  { stress, bulge, warping }: SidewaysSection,
  factors: Part[],
): Float64Array {
  const places = warping.length
  const bounds = new Float64Array(mesh.elementCount)
  let most = 0
  for (let k = 0; k < places; k++) most = Math.max(most, Math.abs(bulge[k]!))
  const sum = new Float64Array(places * mesh.nodeCount)
  for (const { shape, factor } of factors) {
    const of = stress[shape]!
    for (let i = 0; i < sum.length; i++) sum[i]! += factor * of[i]!
  }
  let left = largestAt(sum, 0, places)
  for (let e = 0; e < bounds.length; e++) {
    const right = largestAt(sum, (e + 1) * places, places)
    let load = 0
    for (const { shape, factor } of factors) load += factor * q[shape]![e]!
    const h = mesh.length[e]!
    bounds[e] = Math.max(left, right) + (most * Math.abs(load) * h * h) / 8
    left = right
  }
  return bounds
}

function largestAt(values: Float64Array, from: number, count: number): number {
  let largest = 0
  for (let i = from; i < from + count; i++) {
    const size = Math.abs(values[i]!)
    if (size > largest) largest = size
  }
  return largest
}

/** σ_q of a group at a station. */
export function sidewaysStressAt(purlin: Purlin, sideways: Sideways, g: ForceGroup, station: number): number {
  const { factors } = sidewaysStress(purlin, sideways, g)
  return stressAt(sideways, sidewaysSection(sideways, purlin.candidate.model), factors, station).sigma
}

/** σ_q at a station and the place of the cross-section it stands at, by its number. */
export function stressAt(
  { stations, q }: Sideways,
  { stress, bulge, warping }: SidewaysSection,
  factors: Part[],
  station: number,
): { sigma: number; place: number } {
  const places = warping.length
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
