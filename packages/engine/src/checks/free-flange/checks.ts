/** Free flanges of C and Z; EN 1993-1-3:2006, 10.1.4, method 6.4 to 6.12. */
import type { ForceGroup } from '../../line/force-groups.ts'
import type { Purlin } from '../../search/candidate.ts'
import { type CheckGroup, type Floor, NO_FLOOR, type Subject } from '../../search/check.ts'
import { keep, noneAbove } from '../../search/finding.ts'
import { groupExtremes } from '../../search/group-extremes.ts'
import { SAME } from '../../zero.ts'
import { createFreeFlangeSpace, type FreeFlangeSpace } from './bending.ts'
import { flangeData } from './data.ts'
import { beginFlange } from './first.ts'
import { fibreOf } from './governing-flange.ts'
import { type FreeFlangeOutcome, flangeStrength, type Search } from './limits.ts'
import { mayBendFlangeWorse } from './roof-load-flange.ts'
import { searchFlange } from './search.ts'

export const freeFlanges: CheckGroup<FreeFlangeSpace | null> = {
  checks: [
    { code: 'FREE_FLANGE_STRESS', clause: 'EN 1993-1-3 10.1.4.1', quantity: 'stress' },
    { code: 'FREE_FLANGE_BUCKLING', clause: 'EN 1993-1-3 10.1.4.2', quantity: 'stress' },
  ],
  isLong: true,
  roofLoad: {
    tries: (search, space) => space !== null && (search.line.hasAxialLoads || mayBendFlangeWorse(search, space)),
  },
  prepare: (line) => (line.profile.freeFlange ? createFreeFlangeSpace(line) : null),
  search: (subject, space, floor) => (space ? foundIn(checkFreeFlanges(subject, space, floor)) : {}),
}

export const foundIn = ({ stress, buckling }: FreeFlangeOutcome) => ({
  FREE_FLANGE_STRESS: stress,
  FREE_FLANGE_BUCKLING: buckling,
})

/** The outcome without bending and buckling of the flanges: M_y/W_eff + N/A_eff alone. */
export function flangeStresses(purlin: Purlin, floor: Floor): FreeFlangeOutcome {
  const outcome: FreeFlangeOutcome = {
    stress: noneAbove(floor('FREE_FLANGE_STRESS')),
    buckling: noneAbove(floor('FREE_FLANGE_BUCKLING')),
  }
  for (const group of purlin.line.groups) checkFlangeStresses(purlin, group, outcome.stress)
  return outcome
}

/** Both checks of the free flanges of one candidate. */
export function checkFreeFlanges(purlin: Subject, space: FreeFlangeSpace, floor = NO_FLOOR): FreeFlangeOutcome {
  const { line, candidate } = purlin
  const outcome = flangeStresses(purlin, floor)
  const searches = space.fibres.map(({ strut, fibre }, k): Search => {
    return { line, candidate, data: flangeData(purlin, fibre), bounds: space.bounds[k]!, strut, space, outcome }
  })
  // The likeliest combinations of both flanges come first: the bounds of the other flange then exclude nearly everything.
  for (const search of searches) beginFlange(search, purlin.considered)
  for (const search of searches) searchFlange(search)
  const { stress, buckling } = outcome
  if (floor !== NO_FLOOR) return outcome
  for (const { data, bounds } of searches) {
    bounds.before.set(candidate.f_yb, {
      stress: fibreOf(stress) === data.fibre ? stress.combination : -1,
      buckling: fibreOf(buckling) === data.fibre ? buckling.combination : -1,
    })
  }
  return outcome
}

/** M_y/W_eff + N/A_eff of both flanges, 10.1.4.1 (10.3a, and 10.3b where M_fz = 0). */
function checkFlangeStresses(purlin: Purlin, g: ForceGroup, worst: FreeFlangeOutcome['stress']): void {
  const { line, candidate } = purlin
  const { own, stations } = line
  const weight = g.ownFactor * candidate.ownWeight
  const f_top = flangeStrength(purlin, true, g.hasN)
  const f_bottom = flangeStrength(purlin, false, g.hasN)
  const A_eff = candidate.effective.compression.A
  const keepStress = (M: number, N: number, i: number, c: number) => {
    const isSagging = M >= 0
    const section = isSagging ? candidate.effective.top : candidate.effective.bottom
    const upper = Math.abs(-M / section.W_top + N / A_eff)
    const lower = Math.abs(M / section.W_bottom + N / A_eff)
    const stress = Math.max(upper, lower)
    const f = isSagging ? f_top : f_bottom
    const kept = stress > 0 && keep(worst, stress / f, stress, f, i, c)
    // When both are the same, the lower flange is named.
    if (kept) kept.branch = { isUpper: lower < upper * (1 - SAME), isSagging, N }
  }
  if (!line.hasAxialLoads) {
    // N is constant, and both stresses grow with |M| on either side of zero.
    const N = g.hasN ? g.N[0]! : 0
    const e = groupExtremes(purlin, g)
    keepStress(e.M_max, N, e.atM_max, g.atM_max[e.atM_max]!)
    keepStress(e.M_min, N, e.atM_min, g.atM_min[e.atM_min]!)
    return
  }
  for (let i = 0; i < stations.count; i++) {
    const N = g.hasN ? g.N[i]! + weight * own.N[i]! : 0
    const M = weight * own.M[i]!
    keepStress(g.M_max[i]! + M, N, i, g.atM_max[i]!)
    keepStress(g.M_min[i]! + M, N, i, g.atM_min[i]!)
  }
}
