/** The groups of checks of lines with joints, loaded for these alone: with bounds of their own under the concentrated load of a roof. */

import { deflections } from '../checks/deflection/deflection-checks.ts'
import { freeFlanges } from '../checks/free-flange/checks.ts'
import { jointedFlanges, pairedFlanges } from '../checks/free-flange/jointed-checks.ts'
import { joints } from '../checks/joints/joint-checks.ts'
import { lookBetweenPlaces, mayWorsenJoints, mayWorsenMembers } from '../checks/joints/roof-load-joints.ts'
import { needsPlaces, searchRoofLoadOnSection } from '../checks/section/roof-load-section.ts'
import { crossSection } from '../checks/section/section-checks.ts'
import type { LineDesign } from '../line/line-design.ts'
import type { RoofLoad } from '../line/roof-load.ts'
import type { CheckGroup } from '../search/check.ts'

const jointedSection: typeof crossSection = {
  ...crossSection,
  roofLoad: {
    ...crossSection.roofLoad,
    search: (search) => {
      searchRoofLoadOnSection(search)
      lookBetweenPlaces(search)
    },
    tries: (search) => needsPlaces(search) || mayWorsenMembers(search),
  },
}

const jointedJoints: typeof joints = { ...joints, roofLoad: { tries: mayWorsenJoints } }

const jointedDeflections: typeof deflections = {
  ...deflections,
  prepare: () => ({ most: [], places: [], atMost: simplyBent }),
}

/**
 * Upper bound of |EI·w| of a span under 1 N at any place: that of a simple beam with the force in its middle, or with the largest moments over
 * its supports. Infinite for tips, and where a stretch is softer than the section.
 */
function simplyBent({ actions, spanLength, isCantilever }: LineDesign, roof: RoofLoad, k: number): number {
  const [start, end] = [actions.ends[k]!, actions.ends[k + 1]!]
  const isSofter = actions.line.zones?.some(({ from, to, ratio }) => ratio < 1 && from < end && to > start)
  if (isCantilever(k) || isSofter) return Number.POSITIVE_INFINITY
  const L = spanLength(k)
  const first = isCantilever(0) ? k - 1 : k
  const [left, right] = [first, first + 1].map((s) => {
    const { max, min } = roof.supportMoments[s]!
    return Math.max(max, -min)
  })
  return Math.max(L ** 3 / 48, ((left! + right!) * L ** 2) / (9 * Math.sqrt(3)))
}

const JOINTED = new Map<CheckGroup, CheckGroup>([
  [crossSection as CheckGroup, jointedSection as CheckGroup],
  [joints as CheckGroup, jointedJoints as CheckGroup],
  [deflections as CheckGroup, jointedDeflections as CheckGroup],
])

/** The groups of checks of a line with joints. */
export const forJoints = (groups: readonly CheckGroup[], hasTwoThicknesses: boolean): CheckGroup[] =>
  groups.map((group) => {
    if (group !== freeFlanges) return JOINTED.get(group) ?? group
    return (hasTwoThicknesses ? pairedFlanges : jointedFlanges) as CheckGroup
  })
