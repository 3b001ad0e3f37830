/** Deflections that limits look at, and in which order their combinations are worth it: the largest first, so that few need their stiffness. */
import type { FurtherDeflection, PurlinLine } from '../input.ts'
import { addScaled, type CombinedForces, isPermanent } from './combined-forces.ts'
import type { Stations } from './stations.ts'

/** A deflection limit of a line, and what all candidates share of what it looks at: EI·w without own weight [N·mm³]. */
export interface LimitedDeflections extends Omit<FurtherDeflection, 'of'> {
  /** 1: the first limit; 2 to 5: the further ones by their place */
  list: 1 | 2 | 3 | 4 | 5
  of: FurtherDeflection['of'] | 'BOTH'
  /** how much of the own weight counts: VARIABLE leaves it out, with all that is permanent */
  ownShare: 0 | 1
  /** combinations × stations */
  w: Float64Array
  /** those it looks at */
  combinations: number[]
  /** of each span the combinations by falling largest |EI·w|, and these sizes */
  ofSpan: { combinations: number[]; largest: Float64Array }[]
  /** by combination */
  tips: Record<'left' | 'right', Record<'whole' | 'own', Float64Array>>
}

/** Of every limit of the line, the first one first. */
export function limitDeflections(
  { deflection, furtherDeflections }: PurlinLine,
  sls: CombinedForces,
  stations: Stations,
): LimitedDeflections[] {
  const { n_lim, combination } = deflection
  const whole = bendingOf(sls, stations, 'TOTAL')
  const variable = furtherDeflections.some(({ action }) => action === 'VARIABLE')
    ? bendingOf(sls, stations, 'VARIABLE')
    : whole
  const first = { allowed: { n_lim }, combination, action: 'TOTAL', of: 'BOTH' } as const
  return [first, ...furtherDeflections].map((limit, i) => {
    const isVariable = limit.action === 'VARIABLE'
    const bending = isVariable ? variable : whole
    const combinations = sls.combinations.flatMap(({ situation }, c) => (situation === limit.combination ? [c] : []))
    return {
      ...limit,
      list: (i + 1) as LimitedDeflections['list'],
      ownShare: isVariable ? 0 : 1,
      ...bending,
      combinations,
      ofSpan: bending.sizes.map((size) => {
        const falling = [...combinations].sort((a, b) => size[b]! - size[a]! || a - b)
        return { combinations: falling, largest: Float64Array.from(falling, (c) => size[c]!) }
      }),
    }
  })
}

/** EI·w of all combinations, of a span its largest size by combination, and of the tips. */
function bendingOf(sls: CombinedForces, stations: Stations, action: FurtherDeflection['action']) {
  const { count, firstOfSpan, lastOfSpan } = stations
  const counted = sls.terms.map((terms) =>
    action === 'TOTAL' ? terms : terms.filter(({ response }) => !isPermanent(response.id)),
  )
  const w = new Float64Array(counted.length * count)
  counted.forEach((terms, c) => {
    const into = w.subarray(c * count, (c + 1) * count)
    for (const { factor, response } of terms)
      for (const { from, to } of sls.ranges) addScaled(into, response.w, factor, from, to)
  })
  const isOwn = (station: number) => sls.ranges.some(({ from, to }) => station >= from && station < to)
  const sizes = Array.from(firstOfSpan, (from, k) =>
    Float64Array.from(counted, (_, c) => {
      if (!isOwn(from)) return 0
      let largest = 0
      for (let i = from; i >= 0 && i <= lastOfSpan[k]!; i++) largest = Math.max(largest, Math.abs(w[c * count + i]!))
      return largest
    }),
  )
  const tips = (side: 'left' | 'right', part: 'whole' | 'own') =>
    Float64Array.from(counted, (terms) =>
      terms.reduce((sum, { factor, response }) => sum + factor * response.tips[side][part], 0),
    )
  const ofSide = (side: 'left' | 'right') => ({ whole: tips(side, 'whole'), own: tips(side, 'own') })
  return { w, sizes, tips: { left: ofSide('left'), right: ofSide('right') } }
}
