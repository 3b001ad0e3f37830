/** Free flanges of lines with joints, of one thickness or two: groups of checks of their own, loaded for such lines alone. */
import type { Purlin } from '../../search/candidate.ts'
import { NO_FLOOR } from '../../search/check.ts'
import type { RoofSearch } from '../../search/roof-load.ts'
import type { FreeFlangeSpace } from './bending.ts'
import { flangeStresses, foundIn, freeFlanges } from './checks.ts'
import { flangeData } from './data.ts'
import type { FreeFlangeOutcome } from './limits.ts'
import { searchPairedFlange } from './pair.ts'
import { mayBendFlangeWorse } from './roof-load-flange.ts'
import { mayBendJointedFlangeWorse } from './roof-load-jointed.ts'

/** Of laps, and of whatever hinges or sleeves cut. */
export const jointedFlanges: typeof freeFlanges = {
  ...freeFlanges,
  roofLoad: { tries: (search, space) => space !== null && mayBendWorse(search, space) },
}

export const pairedFlanges: typeof freeFlanges = {
  ...jointedFlanges,
  search: (subject, space, floor) => (space ? foundIn(checkPairedFlanges(subject, space, floor)) : {}),
}

function mayBendWorse(search: RoofSearch, space: FreeFlangeSpace): boolean {
  const { line, partner } = search
  const { laps, left, right } = line.jointed!
  if (line.hasAxialLoads) return true
  if (!partner && laps.length === 0) return mayBendFlangeWorse(search, space)
  // The moment that a sleeve passes on has no bound at the nodes inside it.
  if (left?.kind === 'SLEEVE' || right?.kind === 'SLEEVE') return true
  return mayBendJointedFlangeWorse(search, space)
}

/** Both checks of the free flanges of one of the two sections. */
export function checkPairedFlanges(purlin: Purlin, space: FreeFlangeSpace, floor = NO_FLOOR): FreeFlangeOutcome {
  const { line, candidate, partner } = purlin
  const outcome = flangeStresses(purlin, floor)
  for (const { strut, fibre } of space.fibres)
    searchPairedFlange({ line, candidate, partner: partner!, data: flangeData(purlin, fibre), strut, space, outcome })
  return outcome
}
