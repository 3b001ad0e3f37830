/** A limit of the standard for a section, with the value compared. */
import type { PlatePart } from '../explanation.ts'
import type { ScopeLimit, SectionPart } from '../result.ts'

/** A quantity, or a quotient of two [mm, degrees]. */
export interface Proportion extends ScopeLimit {
  /** its plate; null: the whole section */
  part: PlatePart | null
  of: [symbol: string, value: number][]
  /** the value of the limit, where it is a formula */
  bound: number | null
  holds: boolean
  /** a limit that is not met is listed with that number */
  isNumbered?: true
}

/** A quotient compared with a number. */
export const quotient = (
  clause: string,
  limit: string,
  [a, b]: [[string, number], [string, number]],
  holds: (value: number) => boolean,
  bound: number | null = null,
): Proportion => ({ clause, part: null, limit, value: a[1] / b[1], of: [a, b], bound, holds: holds(a[1] / b[1]) })

/** A quantity compared with a number. */
export const quantity = (
  clause: string,
  limit: string,
  of: [string, number],
  holds: boolean,
  bound: number | null = null,
): Proportion => ({ clause, part: null, limit, value: of[1], of: [of], bound, holds })

/** Name of a plate in a result. */
const NAMED: Partial<Record<PlatePart, SectionPart>> = {
  flangeTop: 'top flange',
  flangeBottom: 'bottom flange',
  closedFlange: 'closed flange',
  foot: 'foot',
}

/** The limits that a section does not meet. */
export const unmet = (all: Proportion[]): ScopeLimit[] =>
  all
    .filter((p) => !p.holds)
    .map(({ clause, part, limit, value, bound, isNumbered }) => ({
      clause,
      limit: `${part ? `${NAMED[part]}: ` : ''}${limit}${isNumbered ? ` = ${bound!.toFixed(1)}` : ''}`,
      value,
    }))
