import type { PurlinLine } from '../input.ts'
import { mm4_per_mm } from '../units.ts'
import type { Attempt, Change } from './change.ts'
import { smallestThatHolds } from './smallest-that-holds.ts'

/** Limits of a usual sheet: fixings per metre and second moment of area [cm⁴/m]. */
const MOST_FIXINGS = 10
const MOST_INERTIA = 200

/**
 * A stiffer cladding that passes: more fixings with the same sheet, or a stiffer sheet with the same fixings. Where either is not given,
 * the fewest fixings and then the softest sheet. Only for typed cladding that restrains the upper fibre.
 */
export function claddingChanges(line: PurlinLine, attempt: Attempt): Change[] {
  const { cladding } = line
  if (line.restraints.upper !== 'PANEL' || cladding.kind !== 'TYPED') return []
  const [fixings, inertia] = [cladding.p, cladding.I_eff / mm4_per_mm(1)]
  const tried = (p: number, i: number) => attempt({ ...line, cladding: { ...cladding, I_eff: mm4_per_mm(i), p } })
  const passes = (p: number, i: number) => tried(p, i)?.pass ?? false
  const change = (p: number, i: number): Change => ({
    kind: 'CLADDING',
    fixationsPerMeter: p,
    coveringInertia: i,
    utilisation: tried(p, i)?.utilisation ?? 0,
  })
  const first = (least: number) => Math.floor(least) + 1

  if (fixings > 0 && inertia > 0) {
    const more = smallestThatHolds(first(fixings), MOST_FIXINGS, (p) => passes(p, inertia))
    const stiffer = smallestThatHolds(first(inertia), MOST_INERTIA, (i) => passes(fixings, i))
    return [...(more === null ? [] : [change(more, inertia)]), ...(stiffer === null ? [] : [change(fixings, stiffer)])]
  }
  const fewest = smallestThatHolds(1, MOST_FIXINGS, (p) => passes(p, MOST_INERTIA))
  if (fewest === null) return []
  const least = smallestThatHolds(1, MOST_INERTIA, (i) => passes(fewest, i))
  return least === null ? [] : [change(fewest, least)]
}
