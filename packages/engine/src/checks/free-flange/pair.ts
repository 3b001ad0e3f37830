/** Free flanges of a line with two thicknesses: one strut with the strip of each span, stresses of the section looked at. */
import { freeFlangeReduction } from '../../en1993-1-1-2005/6-3-buckling-curves.ts'
import { FLANGE_BUCKLING } from '../../en1993-1-3-2006/10-1-4-2-stress-and-buckling.ts'
import { KAPPA_F } from '../../joints/lap-resistance.ts'
import { meshForces } from '../../line/mesh-forces.ts'
import { leastOf } from '../../search/finding.ts'
import { strutBuckling, strutIsStableAt } from '../../stability/strut-on-foundation.ts'
import type { FlangeAnalysis, FreeFlangeSpace } from './bending.ts'
import type { FlangeData } from './data.ts'
import { keepPeak } from './governing-flange.ts'
import { criticalForceFor, type FlangeSearch, strengthIn } from './limits.ts'
import { openCombinations, type PairedBounds, pairedBounds, provenStable } from './pair-bounds.ts'
import { bendPaired, largestOwn, type PairedStrips, pairedStrips } from './pair-strips.ts'
import { BETWEEN_NODES } from './peak-on-mesh.ts'
import { edgePeak, fillFlangeStress, lapPeak } from './stresses.ts'

/** Checks the combinations that may govern, under a panel. Bounds exclude most of the others, counts of many at once the rest; decision 0009. */
export function searchPairedFlange(search: FlangeSearch): void {
  const strips = pairedStrips(search)
  const bounds = pairedBounds(search, strips)
  const left = openCombinations(search, bounds, (c) => checkPairedFlange(search, strips, c))
  const { patternOf } = bounds.lateral
  for (const pattern of new Set(left.map((c) => patternOf[c]!)))
    excludeOrCheck(
      search,
      bounds,
      left.filter((c) => patternOf[c] === pattern),
    )
}

/** Excludes all combinations, which have the same springs, by one count; else tries either half, down to single combinations. */
function excludeOrCheck(search: FlangeSearch, bounds: PairedBounds, combinations: number[]): void {
  const [first] = combinations
  if (first === undefined || provenStable(search, bounds, combinations)) return
  if (combinations.length === 1) {
    checkPairedFlange(search, bounds.strips, first)
    return
  }
  const half = combinations.length >> 1
  excludeOrCheck(search, bounds, combinations.slice(0, half))
  excludeOrCheck(search, bounds, combinations.slice(half))
}

/** Checks one combination exactly. */
export function checkPairedFlange(search: FlangeSearch, strips: PairedStrips, c: number): void {
  const { line, candidate, data, space, outcome } = search
  meshForces(search, c, space.forces)
  const isCompressed = fillFlangeStress(search, c)
  if (!isCompressed) return
  for (const [i, own] of strips.isOwnNode.entries()) if (!own) space.sigma[i] = 0
  if (!space.sigma.some((s) => s > 0)) return
  bendPaired(search, strips)
  const strength = candidate.f_yb / line.national.gammaM1
  const unreduced = edgePeak(line, data, space, null)
  keepPeak(search, outcome.stress, c, { peak: unreduced, strength: strengthIn(search, c), analysis: null })
  const most = leastOf(outcome.buckling) * strength
  if (unreduced.value < most && isStabler(search, strips, leastReduction(data, space, most))) return
  const analysis = bucklePaired(search, strips)
  keepPeak(search, outcome.buckling, c, { peak: edgePeak(line, data, space, analysis.chi), strength, analysis })
  const atLap = lapPeak(data, space, analysis.chi)
  if (atLap) keepPeak(search, outcome.buckling, c, { peak: atLap, strength, analysis })
}

/** χ_LT above which no stress of (10.7), at a lap or between nodes, exceeds `most`. There is no in-plane load: the panel carries it. */
function leastReduction({ loads, edges }: FlangeData, { sigma, M_fz, places }: FreeFlangeSpace, most: number): number {
  const between = most / BETWEEN_NODES
  let y = Number.POSITIVE_INFINITY
  for (let i = 0; i < sigma.length; i++) {
    if (!(sigma[i]! > 0)) continue
    if (places.isLap?.[i]) y = Math.min(y, (most * KAPPA_F) / sigma[i]!)
    for (const n of loads.keys())
      for (const { perMoment } of edges) y = Math.min(y, (between - perMoment * M_fz[n]![i]!) / sigma[i]!)
  }
  return 1 / y
}

/** Whether χ_LT of the section is proven larger than `chi`, by one inertia count. */
function isStabler(search: FlangeSearch, { isOwn }: PairedStrips, chi: number): boolean {
  if (!(chi > 0 && chi < 1)) return false
  const F_max = largestOwn(search.space.F, isOwn).F_max
  return F_max > 0 && strutIsStableAt(search.strut, search.space.F, criticalForceFor(search, chi) / F_max)
}

/** One α_cr of the line. N_cr, slenderness and χ follow from the largest compression in the spans of the section. */
export function bucklePaired(
  { strut, data, space }: Pick<FlangeSearch, 'strut' | 'data' | 'space'>,
  { bending, dataOf, isOwn }: PairedStrips,
): FlangeAnalysis {
  const { F } = space
  const { alpha: alpha_cr } = strutBuckling(strut, F)
  const { F_max, atF_max } = largestOwn(F, isOwn)
  const B = bending[dataOf.indexOf(data)]!
  const l_fz = Math.PI * Math.sqrt(B / (alpha_cr * F_max))
  const lambda_fz = FLANGE_BUCKLING.lambda_fz({ l_fz, i_fz: data.strip.i_fz, lambda_1: data.lambda_1 })
  return { alpha_cr, F_max, atF_max, lambda_fz, chi: F_max > 0 ? freeFlangeReduction(lambda_fz) : 1 }
}
