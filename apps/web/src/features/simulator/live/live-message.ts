import type { Catalogue, Envelopes, PurlinLine, SolutionSheeting, Warning } from '@madre/engine'

export interface LiveQuestion {
  id: number
  line: PurlinLine
  /** the server's catalogue, sent once; without one the generic catalogue is used */
  catalogue?: Catalogue | undefined
}

/** The lightest section that passes, or the best of those that do not. */
export interface LiveSolution {
  section: string
  thicknessMm: number
  /** of the end bays, where they are heavier */
  endBayThicknessMm?: number
  steel: string
  massPerMetreKg: number
  alignmentWeightKg: number
  utilisation: number | null
  pass: boolean
  /** some checks are not made yet: the utilisation claims no more than the others */
  isPartial: boolean
  /** what a chosen sheet gives it; null without one */
  sheeting: SolutionSheeting | null
  /** shear stiffness it needs of its cladding [kN]; null without a panel */
  shearRequiredKn: number | null
  envelopes: Envelopes | null
}

export interface LiveAnswer {
  id: number
  /** null: no candidate at all, or none that was checked */
  solution: LiveSolution | null
  /** no section can have the joints of the line; neededM: the shortest side of a lap that one could have, null where it is not that */
  unjoined: { neededM: number | null } | null
  /** no load reaches the member */
  nothingChecked: boolean
  /** loads that count in no check */
  notUsed: Warning[]
  passing: number
  candidates: number
  elapsedMs: number
}

/** The calculation could not be made; the form says what is wrong with its fields itself. */
export interface LiveFailure {
  id: number
  error: string
}
