import type { DesignSpace } from '../design/design.ts'
import type { LineDesign } from '../line/line-design.ts'
import type { Candidate } from '../search/candidate.ts'
import type { Worst } from '../search/worst.ts'

/** Everything a derivation needs of one check. */
export interface Subject {
  line: LineDesign
  candidate: Candidate
  worst: Worst
  space: DesignSpace
}
