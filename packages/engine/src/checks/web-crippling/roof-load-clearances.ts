/** Distances of the places of the concentrated load from supports, ends and permanent loads. */
import { CLEARANCES } from '../../en1993-1-3-2006/6-1-7-web-crippling.ts'
import type { RoofPlace } from '../../line/roof-load.ts'
import type { RoofSearch } from '../../search/roof-load.ts'
import { type ForcesOnWebs, lengthsOf } from './web-forces.ts'

/** Clear distances of one place of the load to the supports, and to the nearer end: the same for every candidate of a line. */
interface Clearances {
  e: number[]
  end: number
  /** the smallest of them */
  nearest: number
  /** the smallest of the distance to an end and, of every support, the larger of its distances to the load and to that end */
  endwards: number
}

function clearancesAt({ line }: RoofSearch, { supports }: ForcesOnWebs, x_P: number): Clearances {
  const { L_tot, s_P, s_s } = lengthsOf(line)
  const e = supports.places.map(({ x: x_k }) => CLEARANCES.loadOfSupport({ s_P, s_s, x_P, x_k }))
  const end = CLEARANCES.loadOfEnd({ L_tot, s_P, x_P })
  const endwards = e.reduce((least, e_k, k) => Math.min(least, Math.max(e_k, supports.places[k]!.c)), end)
  return { e, end, nearest: Math.min(end, ...e), endwards }
}
const CLEARANCES_OF = new WeakMap<RoofPlace, Clearances>()

export function clearancesOf(search: RoofSearch, on: ForcesOnWebs, place: RoofPlace): Clearances {
  let known = CLEARANCES_OF.get(place)
  if (!known) {
    known = clearancesAt(search, on, place.p)
    CLEARANCES_OF.set(place, known)
  }
  return known
}

/** By the places of the load: the same for lines with other stiffness on the same places. */
type ByPlaces = WeakMap<Float64Array, Float64Array>

/** Smallest clear distance by place; −∞ where a permanent load stands at the place. */
const ALONE: ByPlaces = new WeakMap()

export function aloneOf({ roof, line }: RoofSearch, { supports, loads }: ForcesOnWebs): Float64Array {
  let alone = ALONE.get(roof.x)
  if (!alone) {
    const { L_tot, s_P, s_s } = lengthsOf(line)
    const permanents = loads.places.map(({ x }) => x)
    alone = roof.x.map((x_P) => {
      if (permanents.some((x) => Math.abs(x - x_P) < 1e-3)) return Number.NEGATIVE_INFINITY
      let x_k = supports.places[0]!.x
      for (const { x } of supports.places) if (Math.abs(x - x_P) < Math.abs(x_k - x_P)) x_k = x
      return Math.min(CLEARANCES.loadOfEnd({ L_tot, s_P, x_P }), CLEARANCES.loadOfSupport({ s_P, s_s, x_P, x_k }))
    })
    ALONE.set(roof.x, alone)
  }
  return alone
}

/** `endwards` by place [mm]. */
const ENDWARDS: ByPlaces = new WeakMap()

export function endwardsOf(search: RoofSearch, on: ForcesOnWebs): Float64Array {
  let known = ENDWARDS.get(search.roof.x)
  if (!known) {
    known = search.roof.x.map((x) => clearancesAt(search, on, x).endwards)
    ENDWARDS.set(search.roof.x, known)
  }
  return known
}
