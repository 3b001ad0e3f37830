import type { Candidate } from '../design/candidate.ts'
import type { DesignSpace } from '../design/design.ts'
import type { LineDesign } from '../design/line-design.ts'
import type { Worst } from '../design/worst.ts'

/** Everything a derivation needs of one check. */
export interface Subject {
  line: LineDesign
  candidate: Candidate
  worst: Worst
  space: DesignSpace
}
