/** A limit of the standard for a section, with what it is held against. */
import type { PlatePart } from '../explanation.ts'
import type { ScopeLimit, SectionPart } from '../result.ts'

/** A quantity, or a quotient of two [mm, degrees]. */
export interface Proportion extends ScopeLimit {
  /** the plate it is about; null: the whole section */
  part: PlatePart | null
  of: [symbol: string, value: number][]
  /** the number on the other side, where the limit is a formula */
  bound: number | null
  holds: boolean
  /** the limit is listed with that number where it is not met */
  isNumbered?: true
}

/** A quotient held against a number. */
export const quotient = (
  clause: string,
  limit: string,
  [a, b]: [[string, number], [string, number]],
  holds: (value: number) => boolean,
  bound: number | null = null,
): Proportion => ({ clause, part: null, limit, value: a[1] / b[1], of: [a, b], bound, holds: holds(a[1] / b[1]) })

/** A quantity held against a number. */
export const quantity = (
  clause: string,
  limit: string,
  of: [string, number],
  holds: boolean,
  bound: number | null = null,
): Proportion => ({ clause, part: null, limit, value: of[1], of: [of], bound, holds })

/** How a result names the plate a limit is about. */
const NAMED: Partial<Record<PlatePart, SectionPart>> = {
  flangeTop: 'top flange',
  flangeBottom: 'bottom flange',
  closedFlange: 'closed flange',
  foot: 'foot',
}

/** Of these the ones that a section does not meet. */
export const unmet = (all: Proportion[]): ScopeLimit[] =>
  all
    .filter((p) => !p.holds)
    .map(({ clause, part, limit, value, bound, isNumbered }) => ({
      clause,
      limit: `${part ? `${NAMED[part]}: ` : ''}${limit}${isNumbered ? ` = ${bound!.toFixed(1)}` : ''}`,
      value,
    }))
