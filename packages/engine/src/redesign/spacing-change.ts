import type { PurlinLine } from '../input.ts'
import type { Solution } from '../result.ts'
import { m, mm } from '../units.ts'
import { type Attempt, type Change, smallestThatHolds } from './change.ts'
import { isTooSoft } from './cladding-changes.ts'

const SPACING_STEP_M = 0.05
const LEAST_SPACING_M = 0.1

/** The largest smaller spacing that passes, to 0.05 m. Under a sheet a smaller spacing is not always safer: S falls with it. */
export function spacingChange(line: PurlinLine, attempt: Attempt): Change[] {
  const at = (steps: number) => attempt({ ...line, spacing: mm(round(steps * SPACING_STEP_M)) })
  const most = Math.ceil(m(line.spacing) / SPACING_STEP_M - 1e-9) - 1
  const least = Math.round(LEAST_SPACING_M / SPACING_STEP_M)
  // Counted downwards, the smallest step back that passes is the largest spacing.
  const isUnderSheet = line.cladding.kind !== 'TYPED'
  const back = isUnderSheet
    ? firstThatHolds(most - least, (n) => at(most - n))
    : smallestThatHolds(0, most - least, (n) => at(most - n)?.pass ?? false)
  if (back === null) return []
  const { estimatedWeightKgM2, utilisation } = at(most - back)!
  const spacingM = round((most - back) * SPACING_STEP_M)
  return [{ kind: 'SPACING', spacingM, estimatedWeightKgM2, utilisation: utilisation ?? 0 }]
}

/** The first of 0 to `most` that passes; null where the sheet is too soft before that, since it is too soft from there on. */
function firstThatHolds(most: number, at: (n: number) => Solution | null): number | null {
  for (let n = 0; n <= most; n++) {
    const tried = at(n)
    if (tried?.pass) return n
    if (isTooSoft(tried)) return null
  }
  return null
}

const round = (metres: number) => Math.round(metres * 1e4) / 1e4
