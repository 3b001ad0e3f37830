/** The limits a combination has to exceed to govern a free flange, given the worst so far. */
import { freeFlangeSlendernessFor } from '../../en1993-1-1-2005/6-3-buckling-curves.ts'
import type { Purlin } from '../../search/candidate.ts'
import type { Finding } from '../../search/finding.ts'
import { E } from '../../steel.ts'
import type { LoadedFlange } from './bending.ts'
import type { BoundedFlange, FlangeBound } from './bounds.ts'
import { isFullStrength, NOTHING } from './data.ts'
import type { GoverningFlange, PlainFlange } from './derivations.ts'

/** A combination this close to the worst is solved in any case: of equal ones, the order of the search must not decide which is named. */
const CLOSE = 1e-5

/** What the search of the free flanges keeps. */
export interface FreeFlangeOutcome {
  stress: Finding<GoverningFlange | PlainFlange>
  buckling: Finding<GoverningFlange>
}

/** The search of one flange of one candidate, in progress. */
export interface FlangeSearch extends LoadedFlange {
  /** the worst of both flanges so far */
  outcome: FreeFlangeOutcome
}

/** The same with the bounds of one thickness. */
export interface Search extends FlangeSearch, BoundedFlange {}

/** Stresses of (10.3b) and (10.7) that a combination has to exceed to govern [N/mm²]. */
export interface FlangeLimits {
  stress: number
  /** (10.3b) where the flange is not compressed */
  pulled: number
  buckling: number
}

/** Yield strength of 10.1.4.1: γ_M0 where the section is fully effective and N = 0, else γ_M1. */
export function flangeStrength({ line, candidate }: Purlin, isTop: boolean, hasN: boolean): number {
  const { gammaM0, gammaM1 } = line.national
  return candidate.f_yb / (isFullStrength({ candidate }, isTop, hasN) ? gammaM0 : gammaM1)
}

/** Strength of the stress check in one combination, where M compresses the flange [N/mm²]. */
export const strengthIn = (search: FlangeSearch, c: number): number =>
  flangeStrength(search, search.data.fibre === 'upper', search.line.uls.hasN[c] === 1)

/** Strength of the stress check in one combination, where M relieves the flange [N/mm²]. */
export const pulledStrengthIn = (search: FlangeSearch, c: number): number =>
  flangeStrength(search, search.data.fibre === 'lower', search.line.uls.hasN[c] === 1)

/** The present limits of a combination. */
export function limitsOf(search: FlangeSearch, c: number): FlangeLimits {
  const { line, candidate, outcome } = search
  const stress = (1 - CLOSE) * outcome.stress.utilisation
  return {
    stress: stress * strengthIn(search, c),
    pulled: Math.max(NOTHING, stress * pulledStrengthIn(search, c)),
    buckling: (1 - CLOSE) * outcome.buckling.utilisation * (candidate.f_yb / line.national.gammaM1),
  }
}

/** Whether (10.3b) may exceed its limits within a bound. */
export const mayPassStress = ({ sigma, stress, pulled }: FlangeBound, limits: FlangeLimits): boolean =>
  (sigma > NOTHING && stress > limits.stress) || pulled > limits.pulled

/** Whether either check may exceed its limits within a bound. */
export const mayPass = (bound: FlangeBound, limits: FlangeLimits): boolean =>
  mayPassStress(bound, limits) || (bound.sigma > NOTHING && bound.atMost > limits.buckling)

/** N_cr of the flange at the reduction χ < 1. */
export function criticalForceFor({ data: { strip, lambda_1 } }: Pick<LoadedFlange, 'data'>, chi: number): number {
  const l_fz = freeFlangeSlendernessFor(chi) * strip.i_fz * lambda_1
  return (Math.PI ** 2 * E * strip.I_fz) / l_fz ** 2
}
