/** Which combinations of a free flange are solved first. The closer they are to the worst, the more the bounds exclude. */
import type { CombinationExtremes } from '../../search/combination-extremes.ts'
import { boundOf, type FlangeBound, setFlangeSection } from './bounds.ts'
import { pulledStrengthIn, type Search, strengthIn } from './limits.ts'
import { checkFlange, settle } from './single.ts'

/** Checks first the combination that governed the previous section of this steel; without one, those with the largest bounds. */
export function beginFlange(search: Search, considered: CombinationExtremes[]): void {
  const { candidate, bounds } = search
  setFlangeSection(search)
  bounds.isConsidered.fill(0)
  for (const { c } of considered) bounds.isConsidered[c] = 1
  if (hasFloor(search)) return
  const before = bounds.before.get(candidate.f_yb)
  if (!before) {
    checkLikeliestFirst(search)
    return
  }
  if (isLeft(search, before.buckling)) checkFlange(search, before.buckling, true, true)
  if (isLeft(search, before.stress)) settle(search, before.stress)
}

/** Whether something worse is known before the search starts. */
export const hasFloor = ({ outcome: { buckling } }: Search): boolean =>
  buckling.combination < 0 && buckling.utilisation > Number.NEGATIVE_INFINITY

/** Whether a combination is still to be looked at. It counts as looked at afterwards. */
function isLeft({ bounds: { isConsidered } }: Search, c: number): boolean {
  if (c < 0 || !isConsidered[c]) return false
  isConsidered[c] = 0
  return true
}

/** Checks the likeliest combination of either check, while nothing is known of the line yet. */
export function checkLikeliestFirst(search: Search): void {
  const { bundles, combinations } = search.bounds.table
  const considered = [...bundles.entries()].flatMap(([g, members]) => {
    const some = [...members].filter((c) => search.bounds.isConsidered[c])
    return some.length > 0 ? [{ g, members: some }] : []
  })
  const worst = new Set<number>()
  const stressed = (b: FlangeBound, c: number) =>
    Math.max(b.stress / strengthIn(search, c), b.pulled / pulledStrengthIn(search, c))
  for (const value of [(b: FlangeBound) => b.atMost, stressed]) {
    const look = (row: number, c: number): number => value(boundOf(search, row, c), c)
    const bundle = largest(considered, ({ g, members: [c] }) => look(combinations + g, c!))
    const c = largest(bundle?.members ?? [], (k) => look(k, k))
    if (c !== undefined) worst.add(c)
  }
  for (const c of worst) if (isLeft(search, c)) checkFlange(search, c, true, true)
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
