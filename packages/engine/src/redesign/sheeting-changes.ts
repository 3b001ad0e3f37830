/** Changes of a chosen sheet that is too soft; method 6. */
import type { PurlinLine } from '../input.ts'
import type { Solution } from '../result.ts'
import type { Attempt, Change } from './change.ts'

/** Whether the cladding of a solution is too soft to restrain its upper fibre. */
export const isTooSoft = (solution: Solution | null): boolean =>
  solution?.checks.some(({ code, status }) => code === 'SHEETING_SHEAR' && status === 'FAIL') ?? false

/**
 * The sheet screwed at every rib; and where it is too soft, no sheet: the section without restraints. The stiffness required of a sheet
 * rises with that of the section, so that a heavy one may pass without it. Heavier end bays need a panel.
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
