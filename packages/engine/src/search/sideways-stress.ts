/** σ_q of an Ω without panel in a group of combinations: the largest over its cross-section, station by station; method 5.26. */
import { addScaled } from '../line/combined-forces.ts'
import type { ForceGroup } from '../line/force-groups.ts'
import { actingShapes, type Sideways } from '../line/sideways.ts'
import type { ActingShapes, SidewaysSection, SidewaysStress } from '../line/sideways-results.ts'
import { putBounds, sidewaysSection } from '../line/sideways-section.ts'
import type { Purlin } from './candidate.ts'
import { emptyFinding, type Finding, keep, leastOf } from './finding.ts'

/** Upper bounds of σ_q in a group, kept for both steels of a section: they do not depend on the steel. */
export function sidewaysBounds({ candidate }: Purlin, sideways: Sideways, { number }: ForceGroup): SidewaysStress {
  const { shapes, stresses } = sidewaysSection(sideways, candidate.model)
  const of = sideways.ofGroup[number]!
  const known = stresses[of]
  if (known) return known
  const acting = actingShapes(sideways.groups[of]!, candidate.ownWeight)
  const blocks = new Float64Array(sideways.stations.firstOfBlock.length - 1)
  for (let i = 0; i < acting.shapes.length; i++)
    addScaled(blocks, shapes[acting.shapes[i]!]!.blocks, Math.abs(acting.factors[i]!))
  let bound = 0
  for (let b = 0; b < blocks.length; b++) bound = Math.max(bound, blocks[b]!)
  const stress: SidewaysStress = { acting, bound, blocks, found: null }
  stresses[of] = stress
  return stress
}

/** The largest σ_q of a group, and its station. */
export function largestSidewaysStress(purlin: Purlin, sideways: Sideways, g: ForceGroup) {
  const stress = sidewaysBounds(purlin, sideways, g)
  stress.found ??= findLargest(sideways, sidewaysSection(sideways, purlin.candidate.model), stress.acting)
  return stress.found
}

function findLargest(sideways: Sideways, { shapes, bulge }: SidewaysSection, acting: ActingShapes) {
  const { mesh, q } = sideways
  const sum = new Float64Array(bulge.length * mesh.nodeCount)
  const load = new Float64Array(mesh.elementCount)
  for (let i = 0; i < acting.shapes.length; i++) {
    addScaled(sum, shapes[acting.shapes[i]!]!.stress, acting.factors[i]!)
    addScaled(load, q[acting.shapes[i]!]!, acting.factors[i]!)
  }
  const bounds = new Float64Array(mesh.elementCount)
  putBounds(mesh, sum, bulge, load, bounds)
  // The likeliest element first: its value excludes most of the others.
  let promising = 0
  for (let e = 1; e < bounds.length; e++) if (bounds[e]! > bounds[promising]!) promising = e
  const found = emptyFinding<never>()
  const curves = { bulge, sum, load }
  lookAt(sideways, curves, promising, found)
  const least = leastOf(found)
  for (let e = 0; e < bounds.length; e++) if (bounds[e]! >= least) lookAt(sideways, curves, e, found)
  return { demand: Math.max(0, found.largest), station: Math.max(0, found.station) }
}

/** σ at the nodes by place of the cross-section, the load of the elements, and how it bulges σ between the nodes. */
type StressCurves = Record<'bulge' | 'sum' | 'load', Float64Array>

/** The stations of an element. */
function lookAt({ stations }: Sideways, { bulge, sum, load }: StressCurves, e: number, found: Finding<never>): void {
  for (let i = stations.first[e]!; i < stations.first[e + 1]!; i++) {
    const part = stations.part[i]!
    const bulged = load[e]! * stations.bulge[i]!
    const places = bulge.length
    let size = 0
    for (let k = 0, a = e * places; k < places; k++, a++) {
      const left = sum[a]!
      size = Math.max(size, Math.abs(left + (sum[a + places]! - left) * part + bulge[k]! * bulged))
    }
    keep(found, size, size, 1, i, 0)
  }
}

/** σ_q of a group at a station. */
export function sidewaysStressAt(purlin: Purlin, sideways: Sideways, g: ForceGroup, station: number): number {
  const { acting } = sidewaysBounds(purlin, sideways, g)
  return stressAt(sideways, sidewaysSection(sideways, purlin.candidate.model), acting, station).sigma
}

/** The largest σ_q at a station, and the number of its place in the cross-section. */
export function stressAt(
  { stations, q }: Sideways,
  { shapes, bulge }: SidewaysSection,
  acting: ActingShapes,
  station: number,
): { sigma: number; place: number } {
  const places = bulge.length
  const e = stations.element[station]!
  const part = stations.part[station]!
  let load = 0
  for (let i = 0; i < acting.shapes.length; i++) load += acting.factors[i]! * q[acting.shapes[i]!]![e]!
  const bulged = load * stations.bulge[station]!
  const found = { sigma: 0, place: 0 }
  for (let k = 0; k < places; k++) {
    let left = 0
    let right = 0
    for (let i = 0; i < acting.shapes.length; i++) {
      const { stress } = shapes[acting.shapes[i]!]!
      left += acting.factors[i]! * stress[e * places + k]!
      right += acting.factors[i]! * stress[(e + 1) * places + k]!
    }
    const size = Math.abs(left + (right - left) * part + bulge[k]! * bulged)
    if (size > found.sigma) {
      found.sigma = size
      found.place = k
    }
  }
  return found
}
