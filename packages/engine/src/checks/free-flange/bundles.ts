/** Which members of a bundle of combinations can govern a free flange, and under which envelope. */
import { boundOf, type FlangeBound } from './bounds.ts'
import { bundleEnvelope, type Envelope, type Open } from './envelopes.ts'
import { criticalForceFor, limitsOf, mayPass, mayPassStress, type Search } from './limits.ts'
import { refined } from './single.ts'
import { axialForceOf } from './table.ts'

/** A bundle under one envelope, its members not looked at. Empty: the bundle cannot govern. Null: its members have to be looked at. */
export function closedBundle(search: Search, g: number): Envelope[] | null {
  const { table, lateral, isConsidered, y_most } = search.bounds
  const first = firstOf(search, g)
  if (first < 0) return []
  const limits = limitsOf(search, first)
  const bound = boundOf(search, table.combinations + g, first)
  if (!mayPass(bound, limits)) return []
  if (mayPassStress(bound, limits)) return null
  const y = safeInverseReduction(bound, y_most, limits.buckling)
  if (!(y > 1)) return null
  const N_cr = criticalForceFor(search, 1 / y)
  let most = 0
  let least = Number.POSITIVE_INFINITY
  let directions = 0
  for (const c of table.bundles[g]!) {
    if (!isConsidered[c]) continue
    const F = compressionOf(search, c)
    most = Math.max(most, F)
    least = Math.min(least, F)
    directions |= lateral.direction[c]!
  }
  if (!(least > 0)) return null
  const e = bundleEnvelope(search, g, [{ c: first, scale: N_cr / least, N_cr, isRefined: false }], directions)
  e.bundle = g
  e.smallest = N_cr / most
  return [e]
}

/** The members of a bundle that may govern, checked one by one: under the envelope of the bundle, or each alone. */
export function openedBundle(search: Search, g: number): Envelope[] {
  const { table, everyBlock, someBlocks, blockOf, isConsidered, y_most, lateral } = search.bounds
  const first = firstOf(search, g)
  const limits = limitsOf(search, first)
  boundOf(search, table.combinations + g, first)
  // In the other blocks every member stays below the limits.
  let count = 0
  for (const b of everyBlock)
    if (
      blockOf.atMost[b]! > limits.buckling ||
      blockOf.stress[b]! > limits.stress ||
      blockOf.pulled[b]! > limits.pulled
    )
      someBlocks[count++] = b
  const open: Open[] = []
  const hard: { c: number; stress: number }[] = []
  let directions = 0
  for (const c of table.bundles[g]!) {
    if (!isConsidered[c]) continue
    const bound = boundOf(search, c, c, someBlocks, count)
    if (!mayPass(bound, limits)) continue
    const { stress, pulled, force } = bound
    const y = mayPassStress(bound, limits) ? 1 : safeInverseReduction(bound, y_most, limits.buckling)
    if (!(y > 1 && force > 0)) {
      hard.push({ c, stress: Math.max(stress, pulled) })
      continue
    }
    const N_cr = criticalForceFor(search, 1 / y)
    open.push({ c, scale: N_cr / force, N_cr, isRefined: false })
    directions |= lateral.direction[c]!
  }
  const alone = hard.sort((a, b) => b.stress - a.stress).flatMap(({ c }) => refined(search, c))
  return open.length > 0 ? [bundleEnvelope(search, g, open, directions), ...alone] : alone
}

/** The largest y at which the bound is certain to stay below `limit`. The bound is convex in y and bounded by straight pieces. */
function safeInverseReduction({ atOne, atMost, sigma }: FlangeBound, y_most: number, limit: number): number {
  if (atMost <= limit) return y_most + (limit - atMost) / sigma
  return atOne < limit ? 1 + ((y_most - 1) * (limit - atOne)) / (atMost - atOne) : 1
}

/** First considered combination of a bundle; −1: none. */
const firstOf = ({ bounds: { table, isConsidered } }: Search, g: number): number =>
  table.bundles[g]!.find((c) => isConsidered[c] === 1) ?? -1

/** A lower bound [N] of the largest compression in the flange in one combination. */
function compressionOf({ line, candidate, data, bounds: { table } }: Search, c: number): number {
  const { M: M_own, N: N_own } = line.own.mesh
  const weight = line.uls.ownFactor[c]! * candidate.ownWeight
  const { node, M } = data.sign > 0 ? table.largestM : table.smallestM
  const i = node[c]!
  const F = data.sign * data.forcePerMoment * (M[c]! + weight * M_own[i]!)
  if (line.uls.hasN[c] !== 1) return F
  const N = axialForceOf(line, table, c)
  const before = i > 0 ? N[2 * i - 1]! + weight * N_own[2 * i - 1]! : Number.NEGATIVE_INFINITY
  const after = i < line.mesh.elementCount ? N[2 * i]! + weight * N_own[2 * i]! : Number.NEGATIVE_INFINITY
  return F - data.forcePerAxial * Math.max(before, after)
}
