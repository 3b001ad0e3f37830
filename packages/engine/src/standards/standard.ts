/** A standard as a value: what a design is made by; decision 0024. */
import type { Explanation } from '../explanation.ts'
import type { Purlin } from '../search/candidate.ts'
import type { CheckGroup, Derivations } from '../search/check.ts'
import type { Rules } from './rules.ts'

type Derived = 'sharpCorners' | 'widths' | 'effective' | 'resistances' | 'sheeting'

export type SectionDerivation = (purlin: Purlin) => Pick<Explanation['section'], Derived>

export interface Standard extends Rules {
  /** in the order of their searches */
  checks: readonly CheckGroup[]
  /** what is printed of a section before its checks, and the lines of each check; absent: as in 2006. A program that only searches carries neither. */
  derive?: SectionDerivation
  derivations?: Derivations
}
