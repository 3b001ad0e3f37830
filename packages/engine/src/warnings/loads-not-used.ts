/** Loads that are entered and act in no combination. */
import type { LineDesign } from '../line/line-design.ts'
import type { Warning } from '../result.ts'

/** Permanent, live and regular snow loads are in some combination always; the others, or a band of them, may be in none. */
export const loadsNotUsed = ({ input, combinations }: LineDesign): Warning[] =>
  input.named.flatMap(({ name, id, nowhere }) => {
    const isUsed = combinations.some(({ factors }) => factors[id] !== undefined)
    return (isUsed ? nowhere : [null]).map((band) => ({
      code: 'LOAD_NOT_USED',
      message: `No combination contains ${name}${band === null ? '' : `, band ${band}`}: it counts in no check.`,
      values: { load: name, ...(band !== null && { band }) },
    }))
  })
