import type { PurlinLine } from '../input.ts'
import type { Solution } from '../result.ts'
import { mm4_per_mm } from '../units.ts'
import { type Attempt, type Change, smallestThatHolds } from './change.ts'

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

/** Whether the cladding of a solution is too soft to restrain its upper fibre. */
export const isTooSoft = (solution: Solution | null): boolean =>
  solution?.checks.some(({ code, status }) => code === 'SHEETING_SHEAR' && status === 'FAIL') ?? false

/**
 * A chosen sheet screwed at every rib; and where it is too soft, no sheet: the section without restraints. The stiffness required of a sheet
 * rises with that of the section, so that a heavy one may pass without it. Heavier end bays need a panel. Method 6.
 */
export function sheetingChanges(line: PurlinLine, attempt: Attempt): Change[] {
  const { cladding, restraints } = line
  if (cladding.kind === 'TYPED') return []
  const changes: Change[] = []
  const put = (change: { kind: 'SHEETING'; ribs: 'EVERY' } | { kind: 'UNHELD' }, changed: PurlinLine) => {
    const tried = attempt(changed)
    if (tried?.pass) changes.push({ ...change, utilisation: tried.utilisation ?? 0 })
  }
  if (cladding.kind === 'TRAPEZOIDAL' && cladding.ribs === 'SECOND')
    put({ kind: 'SHEETING', ribs: 'EVERY' }, { ...line, cladding: { ...cladding, ribs: 'EVERY' } })
  if (line.joints?.endBays !== 'HEAVIER' && isTooSoft(attempt(line)))
    put({ kind: 'UNHELD' }, { ...line, ...unheld(line.spans.length, restraints.lower, cladding.a) })
  return changes
}

const unheld = (spans: number, lower: number[], a: number | null): Pick<PurlinLine, 'restraints' | 'cladding'> => ({
  restraints: { upper: Array(spans).fill(0), lower },
  cladding: { kind: 'TYPED', I_eff: 0, p: 0, a },
})
