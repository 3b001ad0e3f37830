/** Which combinations of a free flange are solved first: the closer to the worst they are, the more the bounds exclude. */
import type { CombinationExtremes } from '../../search/combination-extremes.ts'
import { boundOf, emptyBound, type FlangeBound, setFlangeSection } from './free-flange-bounds.ts'
import type { FlangeChecks, Search } from './free-flange-limits.ts'
import { settle } from './free-flange-single.ts'
import type { FlangeTable } from './free-flange-table.ts'

/** Checks first what seems to govern one flange: what governed the section before, or else what its bounds make the worst. */
export function beginFlange(search: Search, considered: CombinationExtremes[]): void {
  const { candidate, data, bounds, flange } = search
  setFlangeSection(search, data, bounds)
  bounds.isConsidered.fill(0)
  for (const { c } of considered) bounds.isConsidered[c] = 1
  const before = bounds.before.get(candidate.f_yb)
  if (!before) {
    checkSeeming(search)
    return
  }
  begin(search, before.buckling, (c) => flange.check(c, BOTH))
  begin(search, before.stress, (c) => settle(search, c))
}

/** Solves a combination that is still to be looked at, which it then no longer is. */
function begin({ bounds: { isConsidered } }: Search, c: number, solve: (c: number) => void): void {
  if (c < 0 || !isConsidered[c]) return
  isConsidered[c] = 0
  solve(c)
}

export function checkSeeming(search: Search): void {
  const { line, data, bounds, flange } = search
  const look = (row: number, c: number): FlangeBound => {
    boundOf(search, data, bounds, row, c, bounds.everyBlock, bounds.everyBlock.length, bound)
    return bound
  }
  const f = (c: number) => flange.strength(line.uls.hasN[c] === 1)
  for (const worst of seemWorst(bounds.table, bounds.isConsidered, look, f))
    begin(search, worst, (c) => flange.check(c, BOTH))
}

const BOTH: FlangeChecks = { stress: true, buckling: true }

const bound = emptyBound()

type Look = (row: number, c: number) => FlangeBound

/** What seems worst in either check, where nothing is known of a line yet. */
function seemWorst(
  { bundles, combinations }: FlangeTable,
  isConsidered: Uint8Array,
  look: Look,
  f: (c: number) => number,
): Set<number> {
  const considered = [...bundles.members.entries()].flatMap(([g, members]) => {
    const some = [...members].filter((c) => isConsidered[c])
    return some.length > 0 ? [{ g, members: some }] : []
  })
  const worst = new Set<number>()
  for (const value of [(b: FlangeBound) => b.atMost, (b: FlangeBound, c: number) => b.stress / f(c)]) {
    const bundle = largest(considered, ({ g, members: [c] }) => value(look(combinations + g, c!), c!))
    const c = largest(bundle?.members ?? [], (k) => value(look(k, k), k))
    if (c !== undefined) worst.add(c)
  }
  return worst
}

/** The element with the largest value. */
function largest<T>(of: readonly T[], value: (x: T) => number): T | undefined {
  let best: T | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const x of of) {
    const v = value(x)
    if (v > most) {
      most = v
      best = x
    }
  }
  return best
}
