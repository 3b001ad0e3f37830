import type { PurlinLine } from '../input.ts'
import type { Solution } from '../result.ts'

/** A single change after which a solution passes, with its utilisation then. */
export type Change = { utilisation: number } & (
  | { kind: 'STEEL'; steel: string }
  /** `spanIndex` of the whole span list; null: in every main span */
  | { kind: 'RESTRAINTS'; fibre: 'LOWER' | 'UPPER'; added: number; spanIndex: number | null }
  /** fixings [1/m] and second moment of area of the sheet [cm⁴/m] */
  | { kind: 'CLADDING'; fixationsPerMeter: number; coveringInertia: number }
  /** a chosen sheet screwed at every rib */
  | { kind: 'SHEETING'; ribs: 'EVERY' }
  /** no sheet, and an upper fibre without restraints in place of the panel */
  | { kind: 'UNHELD' }
  | { kind: 'SPACING'; spacingM: number; estimatedWeightKgM2: number }
  /** every side shorter than `percent` of the span into which it runs is lengthened to that; `laps` has all laps after it */
  | {
      kind: 'LAPS'
      percent: number
      laps: { joint: number; leftM: number; rightM: number }[]
      alignmentWeightKg: number
    }
)

/** Designs the solution again on another line, or in another steel. */
export type Attempt = (line: PurlinLine, steel?: string) => Solution | null

/** Smallest whole number of [from, to] for which `holds`, by bisection; null when it does not hold at `to`. Assumes monotone `holds`. */
export function smallestThatHolds(from: number, to: number, holds: (n: number) => boolean): number | null {
  if (from > to || !holds(to)) return null
  let low = from
  let high = to
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return high
}
