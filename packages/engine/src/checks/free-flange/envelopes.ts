/** Envelopes of forces in a free flange: one inertia count excludes several combinations; proofs: decision 0009. */
import type { Search } from './limits.ts'
import { axialForceOf, momentsOf, type Ranges } from './table.ts'

/** A combination still open. It does not govern if it is stable under its compression times `scale`. */
export interface Open {
  c: number
  scale: number
  N_cr: number
  /** its nodes have been looked at */
  isRefined: boolean
}

/** Combinations that one count can exclude: the envelope of their moments, and their scales. */
export interface Envelope extends Ranges {
  N: Float64Array
  /** one of the combinations: N and the share of the own weight are the same in all */
  c: number
  members: Open[]
  /** the bundle of the combinations; −1 once a combination is looked at alone */
  bundle: number
  largest: number
  smallest: number
  N_cr: number
  directions: number
}

function envelopeOf({ line, bounds }: Search, members: Open[], { high, low }: Ranges, directions: number): Envelope {
  const { c } = members[0]!
  const N = axialForceOf(line, bounds.table, c)
  let largest = Number.NEGATIVE_INFINITY
  let smallest = Number.POSITIVE_INFINITY
  let N_cr = Number.NEGATIVE_INFINITY
  for (const o of members) {
    if (o.scale > largest) largest = o.scale
    if (o.scale < smallest) smallest = o.scale
    if (o.N_cr > N_cr) N_cr = o.N_cr
  }
  return { high, low, N, c, members, bundle: -1, largest, smallest, N_cr, directions }
}

export function bundleEnvelope(search: Search, g: number, members: Open[], directions: number): Envelope {
  const n = search.line.mesh.nodeCount
  const { high, low } = search.bounds.table.envelope
  const row = (values: Float64Array) => values.subarray(g * n, (g + 1) * n)
  return envelopeOf(search, members, { high: row(high), low: row(low) }, directions)
}

export function combinationEnvelope(search: Search, o: Open): Envelope {
  const { table, lateral } = search.bounds
  const M = momentsOf(search.line, table, o.c)
  return envelopeOf(search, [o], { high: M, low: M }, lateral.direction[o.c]!)
}

/** Raises `force` at both ends of every element to the scaled compression of every combination under an envelope. */
export function raise({ line, candidate, data, bounds: { force } }: Search, e: Envelope): void {
  const weight = line.uls.ownFactor[e.c]! * candidate.ownWeight
  const { M: M_own, N: N_own } = line.own.mesh
  const { N, largest: more, smallest: less } = e
  const M = data.sign > 0 ? e.high : e.low
  const perMoment = data.sign * data.forcePerMoment
  const perAxial = data.forcePerAxial
  let left = perMoment * (M[0]! + weight * M_own[0]!)
  for (let node = 1, k = 0; node < M.length; node++, k += 2) {
    const right = perMoment * (M[node]! + weight * M_own[node]!)
    const start = left - perAxial * (N[k]! + weight * N_own[k]!)
    const end = right - perAxial * (N[k + 1]! + weight * N_own[k + 1]!)
    const F_start = start * (start > 0 ? more : less)
    const F_end = end * (end > 0 ? more : less)
    if (F_start > force[k]!) force[k] = F_start
    if (F_end > force[k + 1]!) force[k + 1] = F_end
    left = right
  }
}

/** Largest compression of one combination. Its forces stay in the bounds. */
export function largestForce(search: Search, e: Envelope): number {
  const { force } = search.bounds
  force.fill(Number.NEGATIVE_INFINITY)
  raise(search, e)
  let largest = 0
  for (let k = 0; k < force.length; k++) if (force[k]! > largest) largest = force[k]!
  return largest
}
