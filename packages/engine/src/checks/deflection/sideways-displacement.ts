/** The largest displacement in the plane of the envelope, without panel, under the characteristic combinations; method 7.9. */
import { GENERAL_METHOD } from '../../en1993-1-3-2006/6-2-member-buckling.ts'
import { linearAt, placeAt } from '../../line/between-stations.ts'
import { addScaled } from '../../line/combined-forces.ts'
import type { LineDesign } from '../../line/line-design.ts'
import type { RoofLoad } from '../../line/roof-load.ts'
import { actingShapes, type Sideways } from '../../line/sideways.ts'
import type { SidewaysSection } from '../../line/sideways-results.ts'
import { BETWEEN_ENDS, DISPLACED, PER_NODE, sidewaysSection } from '../../line/sideways-section.ts'
import type { Solution } from '../../result.ts'
import type { Purlin } from '../../search/candidate.ts'
import { type Finding, keep, leastOf, noneYet } from '../../search/finding.ts'
import type { RoofSearch } from '../../search/roof-load.ts'
import { E } from '../../steel.ts'
import { largestOf as largestSize } from '../../zero.ts'

type Displacement = NonNullable<Solution['sidewaysMm']>

/** Null under a panel, and where nothing acts in the plane. */
export function sidewaysDisplacement(purlin: Purlin): Displacement | null {
  const { sideways, lateralDeflections } = purlin.line
  if (sideways) return ofOmega(purlin, sideways)
  return lateralDeflections.length > 0 ? ofBeam(purlin) : null
}

/** Of those that are the same as the largest the one in the first span is named. */
const keepIn = (largest: Finding, value: number, span: number) => keep(largest, value, value, 1, span, 0)

const named = (largest: Finding): Displacement => ({
  valueMm: Math.max(0, largest.demand),
  spanIndex: Math.max(0, largest.station),
})

/** C and Z: the beam about z with E·(I_z − I_yz²/I_y). */
function ofBeam({ line, candidate }: Purlin): Displacement {
  const { lateralDeflections, own, stations } = line
  const EI = E * GENERAL_METHOD.I_z_free(candidate.model.gross)
  const largest = noneYet()
  for (const { w, ownFactor } of lateralDeflections) {
    const weight = ownFactor * candidate.ownWeight
    const ofOwn = own.w_y ?? w
    const factor = own.w_y ? weight : 0
    for (let i = 0; i < w.length; i++) keepIn(largest, Math.abs(w[i]! + factor * ofOwn[i]!) / EI, stations.span[i]!)
  }
  return named(largest)
}

/**
 * The same of a C or Z with the concentrated load of a roof at its worst place, where that is more than all other loads do: influence lines
 * of the beam about z between all that holds it.
 */
export function sidewaysUnderRoofLoad({ line, candidate, roof, others }: RoofSearch): Displacement | undefined {
  const { lateral, Q } = roof
  if (!lateral) return others.sidewaysMm
  const EI = E * GENERAL_METHOD.I_z_free(candidate.model.gross)
  const { own, stations } = line
  const largest = noneYet()
  if (others.sidewaysMm) keepIn(largest, others.sidewaysMm.valueMm, others.sidewaysMm.spanIndex)
  const before = largest.largest
  for (const { permanent, ownFactor } of roof.sls) {
    const fixed = stations.x.map(
      (_, i) => ownFactor * ((permanent.w_y?.[i] ?? 0) + candidate.ownWeight * (own.w_y?.[i] ?? 0)),
    )
    const most = largestSize(fixed)
    for (const { p, w, reach } of displacementsOf(roof, line)) {
      if ((most + Q.inPlane * reach) / EI < leastOf(largest)) break
      for (let i = 0; i < w.length; i++)
        keepIn(largest, Math.abs(fixed[i]! + Q.inPlane * w[i]!) / EI, stations.span[i]!)
      // Under the load itself too, which may stand between stations.
      const at = placeAt(stations, p)
      const there = linearAt(fixed, at) + Q.inPlane * lateral.deflectionAnywhere(lateral.at(p), p)
      keepIn(largest, Math.abs(there) / EI, stations.span[at.station]!)
    }
  }
  return largest.largest > before ? named(largest) : others.sidewaysMm
}

/** EI·w about z at the stations with 1 N at one place, and its largest size. */
interface UnitDisplacement {
  p: number
  w: Float64Array
  reach: number
}

/** By falling size: the same for every candidate of a line. */
const DISPLACEMENTS = new WeakMap<RoofLoad, UnitDisplacement[]>()

function displacementsOf(roof: RoofLoad, { stations }: LineDesign): UnitDisplacement[] {
  let known = DISPLACEMENTS.get(roof)
  if (!known) {
    const lateral = roof.lateral!
    known = Array.from(roof.x, (p) => {
      const of = lateral.at(p)
      const w = stations.x.map((x) => lateral.deflectionAnywhere(of, x))
      return { p, w, reach: Math.max(largestSize(w), Math.abs(lateral.deflectionAnywhere(of, p))) }
    })
    known.sort((a, b) => b.reach - a.reach)
    DISPLACEMENTS.set(roof, known)
  }
  return known
}

/** Ω: the larger of v_t and v_f, closed flange and feet; looked for once a section. */
function ofOmega({ candidate }: Purlin, sideways: Sideways): Displacement {
  const section = sidewaysSection(sideways, candidate.model)
  section.displacement ??= largestOf(sideways, section, candidate.ownWeight)
  return section.displacement
}

/** Those that promise most first: what the shapes of load reach each by itself leaves most combinations no chance. */
function largestOf(sideways: Sideways, { shapes }: SidewaysSection, ownWeight: number): Displacement {
  const largest = noneYet()
  const promising = sideways.characteristic.map((loads) => {
    const acting = actingShapes(loads, ownWeight)
    let bound = 0
    for (let i = 0; i < acting.shapes.length; i++)
      bound += Math.abs(acting.factors[i]!) * shapes[acting.shapes[i]!]!.reach
    return { acting, bound }
  })
  promising.sort((a, b) => b.bound - a.bound)
  const sum = new Float64Array(shapes[0]!.d.length)
  for (const { acting, bound } of promising) {
    if (bound < leastOf(largest)) break
    sum.fill(0)
    for (let i = 0; i < acting.shapes.length; i++) addScaled(sum, shapes[acting.shapes[i]!]!.d, acting.factors[i]!)
    keepLargest(sideways, sum, largest)
  }
  return named(largest)
}

function keepLargest({ mesh }: Sideways, d: Float64Array, largest: Finding): void {
  for (const field of DISPLACED)
    for (let e = 0, i = field; e < mesh.elementCount; e++, i += PER_NODE) {
      const a = d[i]!
      const b = d[i + PER_NODE]!
      const rise = d[i + 1]! * mesh.length[e]!
      const end = d[i + PER_NODE + 1]! * mesh.length[e]!
      const bound = Math.max(Math.abs(a), Math.abs(b)) + BETWEEN_ENDS * (Math.abs(rise) + Math.abs(end))
      if (bound >= leastOf(largest)) keepIn(largest, largestWithin(a, rise, b, end), mesh.spanOfElement[e]!)
    }
}

/** Largest size of a cubic on 0…1 with the values a and b and the slopes r and s at its ends. */
function largestWithin(a: number, r: number, b: number, s: number): number {
  const c = 3 * (b - a) - 2 * r - s
  const d = 2 * (a - b) + r + s
  let largest = Math.max(Math.abs(a), Math.abs(b))
  // r + 2c·x + 3d·x² = 0, both roots without cancellation.
  const root = Math.sqrt(Math.max(0, c * c - 3 * d * r))
  const sum = -(c + (c < 0 ? -root : root))
  for (const x of [sum / (3 * d), r / sum])
    if (x > 0 && x < 1) largest = Math.max(largest, Math.abs(a + x * (r + x * (c + x * d))))
  return largest
}
