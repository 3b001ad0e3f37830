/** The largest displacement in the plane of the envelope, without panel, under the characteristic combinations; method 7.9. */
import { GENERAL_METHOD } from '../../en1993-1-3-2006/6-2-member-buckling.ts'
import { peakBeside, peakBetween, vertex } from '../../line/between-stations.ts'
import { addScaled } from '../../line/combined-forces.ts'
import type { LineDesign } from '../../line/line-design.ts'
import { type RoofLoad, STEP } from '../../line/roof-load.ts'
import { worstOnMesh } from '../../line/roof-load-on-mesh.ts'
import { actingShapes, type Sideways } from '../../line/sideways.ts'
import type { SidewaysSection } from '../../line/sideways-results.ts'
import { BETWEEN_ENDS, DISPLACED, PER_NODE, sidewaysSection } from '../../line/sideways-section.ts'
import type { Solution } from '../../result.ts'
import type { Purlin } from '../../search/candidate.ts'
import { emptyFinding, type Finding, keep, leastOf } from '../../search/finding.ts'
import type { RoofSearch } from '../../search/roof-load.ts'
import { solveSidewaysForce } from '../../stability/omega-sideways.ts'
import { E } from '../../steel.ts'
import { largestOf as largestSize, SAME } from '../../zero.ts'

type Displacement = NonNullable<Solution['sidewaysMm']>

/** Null under a panel, and where no load acts in the plane. */
export function sidewaysDisplacement(purlin: Purlin): Displacement | null {
  const { sideways, lateralDeflections } = purlin.line
  if (sideways) return ofOmega(purlin, sideways)
  return lateralDeflections.length > 0 ? ofBeam(purlin) : null
}

/** Of equal largest values the first span is named. */
const keepIn = (largest: Finding, value: number, span: number) => keep(largest, value, value, 1, span, 0)

const named = (largest: Finding): Displacement => ({
  valueMm: Math.max(0, largest.demand),
  spanIndex: Math.max(0, largest.station),
})

/** C and Z: the beam about z with E·(I_z − I_yz²/I_y). */
function ofBeam({ line, candidate }: Purlin): Displacement {
  const { lateralDeflections, own, stations } = line
  const EI = E * GENERAL_METHOD.I_z_free(candidate.model.gross)
  const largest = emptyFinding()
  for (const { w, ownFactor } of lateralDeflections) {
    const weight = ownFactor * candidate.ownWeight
    const ofOwn = own.w_y ?? w
    const factor = own.w_y ? weight : 0
    const size = (i: number) => Math.abs(w[i]! + factor * ofOwn[i]!) / EI
    for (let i = 0; i < w.length; i++) {
      // Between stations the value is slightly larger than at them.
      if (size(i) * (1 + BETWEEN_STATIONS) >= leastOf(largest))
        keepIn(largest, peakBeside(stations.x, i, size), stations.span[i]!)
    }
  }
  return named(largest)
}

/** Worst place of the concentrated load of a roof for the displacement, if it may exceed that of all other loads [mm]. */
export function placeOfSideways(search: RoofSearch): number | undefined {
  const { sideways } = search.line
  return sideways ? placeOfSway(search, sideways) : placeOfBending(search)
}

/** Ω: 1 N at the nodes of the mesh. */
function placeOfSway({ line, candidate, roof, others }: RoofSearch, sideways: Sideways): number | undefined {
  const { omega, mesh, sumOf } = sideways
  const { Q } = roof
  if (Q.inPlane === 0) return undefined
  const { shapes } = sidewaysSection(sideways, candidate.model)
  const d = new Float64Array(shapes[0]!.d.length)
  const [fixed, sum] = [new Float64Array(d.length), new Float64Array(d.length)]
  let worst = others.sidewaysMm?.valueMm ?? 0
  let place: number | undefined
  for (const { permanent, ownFactor } of roof.characteristic) {
    fixed.fill(0)
    for (const [response, weight] of [[permanent, 1] as const, [line.own, candidate.ownWeight] as const])
      for (const [shape, share] of sumOf.get(response)!) addScaled(fixed, shapes[shape]!.d, ownFactor * weight * share)
    const found = worstOnMesh(mesh, worst, (node) => {
      solveSidewaysForce(omega, node, d)
      sum.set(fixed)
      addScaled(sum, d, Q.inPlane)
      const largest = emptyFinding()
      keepLargest(sideways, sum, largest)
      return Math.max(0, largest.demand)
    })
    // Of two combinations the worse one gives the place.
    if (!found || (place !== undefined && found.size <= worst)) continue
    worst = found.size
    place = found.place
  }
  return place
}

/** The same for a C or Z: by influence lines of the beam about z, with the peaks between stations and between places. */
function placeOfBending({ line, candidate, roof, others }: RoofSearch): number | undefined {
  const { lateral, Q } = roof
  if (!lateral) return undefined
  const EI = E * GENERAL_METHOD.I_z_free(candidate.model.gross)
  const { own, stations } = line
  const { places, ofPlace, falling } = displacementsOf(roof, line)
  let worst = (others.sidewaysMm?.valueMm ?? 0) * EI * (1 - BETWEEN_STATIONS)
  let place: number | undefined
  for (const { permanent, ownFactor } of roof.characteristic) {
    const fixed = stations.x.map(
      (_, i) => ownFactor * ((permanent.w_y?.[i] ?? 0) + candidate.ownWeight * (own.w_y?.[i] ?? 0)),
    )
    const most = largestSize(fixed)
    const under = (k: number) => {
      const { w } = ofPlace[k]!
      return peakBetween(stations.x, (i) => Math.abs(fixed[i]! + Q.inPlane * w[i]!))
    }
    for (const k of falling) {
      if ((most + Math.abs(Q.inPlane) * ofPlace[k]!.reach) * (1 + BETWEEN_STATIONS) < worst) break
      const size = under(k)
      // Of equal places the first one is named.
      const isSame = place !== undefined && size > worst * (1 - SAME) && places[k]! < place - STEP
      if (!(size > worst * (1 + SAME) || isSame)) continue
      worst = Math.max(worst, size)
      const [before, here, after] = [places[k - 1], places[k]!, places[k + 1]]
      place =
        before === undefined || after === undefined
          ? here
          : Math.round(vertex([before, here, after], [under(k - 1), size, under(k + 1)]) / STEP) * STEP
    }
  }
  return place
}

/** Largest rise of a peak between stations, and between places of the load. */
const BETWEEN_STATIONS = 5e-3

/** EI·w about z at the stations with 1 N at one place, and its largest size. */
interface UnitDisplacement {
  w: Float64Array
  reach: number
}

/** By place, and the places by falling size: the same for every candidate of a line. */
const DISPLACEMENTS = new WeakMap<RoofLoad, Displacements>()
/** Every second place suffices for the peak between them. */
const SOME = 2

interface Displacements {
  places: Float64Array
  ofPlace: UnitDisplacement[]
  falling: number[]
}

function displacementsOf(roof: RoofLoad, { stations }: LineDesign) {
  let known = DISPLACEMENTS.get(roof)
  if (!known) {
    const lateral = roof.lateral!
    const places = roof.x.filter((_, k) => k % SOME === 0 || k === roof.x.length - 1)
    const ofPlace = Array.from(places, (p): UnitDisplacement => {
      const of = lateral.at(p)
      const w = stations.x.map((x) => lateral.deflectionAnywhere(of, x))
      return { w, reach: Math.max(largestSize(w), Math.abs(lateral.deflectionAnywhere(of, p))) }
    })
    const falling = [...ofPlace.keys()].sort((a, b) => ofPlace[b]!.reach - ofPlace[a]!.reach)
    known = { places, ofPlace, falling }
    DISPLACEMENTS.set(roof, known)
  }
  return known
}

/** Ω: the larger of v_t and v_f, closed flange and feet; computed once a section. */
function ofOmega({ candidate }: Purlin, sideways: Sideways): Displacement {
  const section = sidewaysSection(sideways, candidate.model)
  section.displacement ??= largestOf(sideways, section, candidate.ownWeight)
  return section.displacement
}

/** The likeliest combinations come first: the bounds from single shapes of load exclude most of them. */
function largestOf(sideways: Sideways, { shapes }: SidewaysSection, ownWeight: number): Displacement {
  const largest = emptyFinding()
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
