/** What a combination has to pass to govern a free flange, as long as the worst so far stands. */

import { freeFlangeSlendernessFor } from '../../en1993-1-1-2005/6-3-buckling-curves.ts'
import { firstSlenderness } from '../../en1993-1-3-2006/10-1-4-2-stress-and-buckling.ts'
import type { Candidate, Purlin } from '../../search/candidate.ts'
import type { Finding } from '../../search/finding.ts'
import { E } from '../../steel.ts'
import type { FlangeBounds } from './free-flange-bounds.ts'
import type { FlangeData } from './free-flange-data.ts'
import type { FlangeLimits, FlangeNeed } from './free-flange-need.ts'

/**
 * What comes this close to the worst is solved, whatever was solved before: so the order of the search does not decide which of
 * several equal ones is named.
 */
export const CLOSE = 1e-5

/** One flange of one candidate: the worst so far, and the checks that may replace it. */
export interface FlangeSearch {
  stress: Finding
  buckling: Finding
  /** strength of the stress check with and without N [N/mm²] */
  strength: (hasN: boolean) => number
  f_M1: number
  /** checks one combination exactly */
  check: (c: number, which: FlangeChecks) => void
  /** what one combination needs to pass the limits, node by node */
  need: (c: number, limits: FlangeLimits, need: FlangeNeed) => void
}

/** Which of both checks are asked for. */
export interface FlangeChecks {
  stress: boolean
  buckling: boolean
}

/** One search under way. */
export interface Search extends Purlin {
  data: FlangeData
  bounds: FlangeBounds
  flange: FlangeSearch
}

/** What a combination has to pass now. */
export function limitsOf(
  { line, flange: { stress, buckling, strength, f_M1 } }: Pick<Search, 'line' | 'flange'>,
  c: number,
): FlangeLimits {
  return {
    stress: (1 - CLOSE) * stress.utilisation * strength(line.uls.hasN[c] === 1),
    buckling: (1 - CLOSE) * buckling.utilisation * f_M1,
  }
}

/** The N_cr at which the flange has the reduction χ < 1. */
export function criticalForceFor(chi: number, candidate: Candidate, data: FlangeData): number {
  const l_fz = freeFlangeSlendernessFor(chi) * data.strip.i_fz * firstSlenderness(candidate.f_yb)
  return (Math.PI ** 2 * E * data.strip.I_fz) / l_fz ** 2
}
