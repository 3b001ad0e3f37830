/** What supports and restraints hold of the concentrated load of a roof in the plane of the envelope, wherever it stands; method 1.20 and 2.4. */
import { roofLoadOf } from '../actions/load-cases.ts'
import { influenceLines } from '../beam/influence.ts'
import type { LineDesign } from './line-design.ts'
import { extremesOf, STEP } from './roof-load.ts'
import { lateralLine } from './statics-table.ts'

/** Places of a field between what holds it: between two of them less than a ten-thousandth is missed. */
const PLACES = 128

/**
 * Largest and smallest reactions of the load by itself, unfactored.
 *
 * @returns [N], positive down the slope, at the supports of `lateralLine`; null where a panel carries it or it has no part in the plane
 */
export function roofLoadInPlane({ input, actions, restraints }: LineDesign): { max: number; min: number }[] | null {
  const { inPlane } = roofLoadOf(input)
  if (inPlane === 0 || restraints.panel) return null
  const lateral = lateralLine(actions.line, restraints)
  const { at, reaction } = influenceLines(lateral)
  const cuts = [...new Set([lateral.start, ...lateral.supports, lateral.end])]
  const places = new Set(cuts)
  cuts.slice(1).forEach((to, k) => {
    const from = cuts[k]!
    for (let i = 1; i < PLACES; i++) {
      const place = Math.round((from + ((to - from) * i) / PLACES) / STEP) * STEP
      if (place > from && place < to) places.add(place)
    }
  })
  const influences = Array.from(places, at)
  return lateral.supports.map((_, s) => {
    const { max, min } = extremesOf(influences, (of) => inPlane * reaction(of, s))
    return { max, min }
  })
}
