/** Loads of a line that no combination contains. */
import type { LineDesign } from '../line/line-design.ts'
import type { Warning } from '../result.ts'

/** Permanent, live and regular snow loads are in some combination always; the others may be in none. */
export function loadsNotUsed({ input, combinations }: Pick<LineDesign, 'input' | 'combinations'>): Warning[] {
  const warnings: Warning[] = []
  const say = (load: string, band?: number) =>
    warnings.push({
      code: 'LOAD_NOT_USED',
      message: `No combination contains ${load}${band === undefined ? '' : `, band ${band}`}: it counts in no check.`,
      values: { load, ...(band === undefined ? {} : { band }) },
    })
  for (const { name, id, nowhere } of input.named) {
    if (combinations.some(({ factors }) => factors[id] !== undefined)) for (const band of nowhere) say(name, band)
    else say(name)
  }
  return warnings
}
