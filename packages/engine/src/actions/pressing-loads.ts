/** Point loads that press on the flange; method 4.13, decision 0011. */
import type { PurlinLine } from '../input.ts'
import { buildActions, type LoadCase, roofLoadOf } from './load-cases.ts'

/** A force up to this counts as none [N]. */
export const PRESSES = 1

/** Point loads that stand less than this apart are one [mm]. */
const ONE_PLACE = 1e-3

/** Where the point loads of any case stand: the first and the last load of every place [mm], rising. */
export function loadedPlaces(cases: LoadCase[]): { x: number; last: number }[] {
  const places: { x: number; last: number }[] = []
  for (const x of cases.flatMap((c) => c.normal.points.map((p) => p.x)).sort((a, b) => a - b)) {
    const place = places.at(-1)
    if (place && x - place.x < ONE_PLACE) place.last = x
    else places.push({ x, last: x })
  }
  return places
}

/** What the point loads of one case press inwards at a place, together [N]. */
export function forceAt(c: LoadCase, { x, last }: { x: number; last: number }): number {
  let P = 0
  for (const p of c.normal.points) if (p.x >= x && p.x <= last) P += p.P
  return P
}

/** Whether point loads press on the flange in some load case: then the webs are within 6.1.7 whatever the supports. */
export function pressesOnFlange(line: PurlinLine): boolean {
  if (line.introduction.kind === 'WEB' || line.envelope === 'FACADE') return false
  if (roofLoadOf(line).normal > PRESSES) return true
  const { cases } = buildActions(line)
  const places = loadedPlaces(cases)
  return cases.some((c) => places.some((place) => forceAt(c, place) > PRESSES))
}
