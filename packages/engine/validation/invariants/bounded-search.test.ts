import { type DesignRequest, decode } from '@madre/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { genericCatalogue } from '../../src/catalogue/generic.ts'
import { largestTwist, twistCombinations } from '../../src/checks/member-buckling/free-line-twist.ts'
import { bendingActions, ultimateLoadFactor } from '../../src/checks/member-buckling/lateral-torsional.ts'
import {
  checkMemberBuckling,
  type MemberBucklingOutcome,
} from '../../src/checks/member-buckling/member-buckling-checks.ts'
import {
  createMemberBucklingSpace,
  type MemberBucklingSpace,
} from '../../src/checks/member-buckling/member-buckling-space.ts'
import { isStableInBending, loadFactor, setMemberSection } from '../../src/checks/member-buckling/member-line.ts'
import { stableBySuperposition } from '../../src/checks/member-buckling/superposed-stability.ts'
import type { LineDesign } from '../../src/line/line-design.ts'
import { prepareLine } from '../../src/line/line-design.ts'
import { buildCandidates, type Candidate } from '../../src/search/candidate.ts'
import { combinationExtremes, undominated } from '../../src/search/combination-extremes.ts'
import { emptyFinding, type Finding, keep } from '../../src/search/finding.ts'
import { EN1993_1_3_2006 } from '../../src/standards/en1993-1-3-2006.ts'
import { oneCandidate, requests, runs } from '../arbitrary-request.ts'
import { type LargestKind, largestRequest } from '../largest-request.ts'

const CHECKS = ['LTB', 'FLEXURAL_BUCKLING', 'TORSIONAL_BUCKLING', 'N_M_MEMBER'] as const

function search(
  line: LineDesign,
  candidate: Candidate,
  combinations: number[],
  space: MemberBucklingSpace,
): MemberBucklingOutcome {
  const considered = combinations.map((c) => combinationExtremes({ line, candidate }, c))
  return checkMemberBuckling({ line, candidate, considered }, space)
}

/** The worst of combinations solved one by one, each as if there were no other; nothing is known of any that could bound it. */
function everyCombination(line: LineDesign, candidate: Candidate, combinations: number[]): MemberBucklingOutcome {
  const space = createMemberBucklingSpace(line)
  const outcome = Object.fromEntries(CHECKS.map((check) => [check, emptyFinding()])) as unknown as MemberBucklingOutcome
  const heaviness = (c: number) =>
    ultimateLoadFactor({ line, candidate }, combinationExtremes({ line, candidate }, c)).alpha_ult
  // In the order of the search: of equals the first is named.
  const ordered = combinations.map((c) => ({ c, alpha: heaviness(c) })).sort((a, b) => a.alpha - b.alpha)
  for (const { c } of ordered) {
    const one = search(line, candidate, [c], space)
    for (const check of CHECKS) {
      const { utilisation, demand, resistance, station, combination, branch } = one[check]
      const all: Finding = outcome[check]
      const kept = keep(all, utilisation, demand, resistance, station, combination)
      if (kept) kept.branch = branch
    }
  }
  outcome.twistDegrees = twistOneByOne(line, candidate)
  return outcome
}

/** The twist of a free C or Z, each characteristic combination as if there were no other. */
function twistOneByOne(line: LineDesign, candidate: Candidate): number | undefined {
  const { member } = createMemberBucklingSpace(line)
  if (member?.kind !== 'rigid') return undefined
  setMemberSection(member, { line, candidate })
  const all = twistCombinations(line)
  const each = all.combinations.map((one) =>
    largestTwist(member.bending, { line, candidate }, { ...all, combinations: [one] }),
  )
  return Math.max(...each)
}

const candidatesOf = (line: LineDesign) =>
  buildCandidates(line.input, genericCatalogue, EN1993_1_3_2006).flatMap((b) => ('candidate' in b ? [b.candidate] : []))

/** The search in a work space that another section and the other steels of this one have used. */
function searchAfterOthers(line: LineDesign, built: Candidate[], pick: number): MemberBucklingOutcome {
  const candidate = built[pick % built.length]!
  const before = built[(pick + 5) % built.length]!
  const space = createMemberBucklingSpace(line)
  search(line, before, undominated({ line, candidate: before }), space)
  for (const other of built)
    if (other.model === candidate.model && other !== candidate)
      search(line, other, undominated({ line, candidate: other }), space)
  return search(line, candidate, undominated({ line, candidate }), space)
}

/** Requests with an axial load of either sign, most of them without panel and on a slope: then M_z acts too. */
const loaded = fc
  .record({
    request: requests(3),
    valueKn: fc.constantFrom(0, 2, 8, 20),
    direction: fc.constantFrom('TRACTION', 'COMPRESSIONS'),
    type: fc.constantFrom('DESIGN', 'UNFACTORED_WIND'),
    line: fc.constantFrom(
      { profile: 'OMEGA', isHeldByPanel: true },
      { profile: 'OMEGA', isHeldByPanel: false },
      { profile: 'C', isHeldByPanel: false },
      { profile: 'Z', isHeldByPanel: false },
      { profile: 'C', isHeldByPanel: true },
    ),
  })
  .map(({ request, valueKn, direction, type, line: { profile, isHeldByPanel } }): DesignRequest => {
    const { upper, lower } = request.spanRestraints
    return {
      ...request,
      simulationType: isHeldByPanel ? request.simulationType : 'ROOF',
      inclinationDegrees: isHeldByPanel ? request.inclinationDegrees : 15,
      sectionTypes: [profile] as DesignRequest['sectionTypes'],
      axialLoad: { valueKn, direction, type } as DesignRequest['axialLoad'],
      spanRestraints: { upper: { ...upper, type: isHeldByPanel ? 0 : 1 }, lower },
    }
  })

it('the bounded search finds what solving every combination finds', { timeout: 240_000 }, () => {
  let buckled = 0
  fc.assert(
    fc.property(loaded, fc.nat(200), (input, pick) => {
      const line = prepareLine(decode(input).line, EN1993_1_3_2006)
      const built = candidatesOf(line)
      const candidate = built[pick % built.length]!
      const found = searchAfterOthers(line, built, pick)
      expect(found).toEqual(everyCombination(line, candidate, undominated({ line, candidate })))
      // Those left out as fractions of others too; loads of one shape differ from each other in the last digits.
      const all = everyCombination(
        line,
        candidate,
        line.uls.combinations.map((_, c) => c),
      )
      for (const check of CHECKS) {
        const worst = all[check].utilisation
        if (worst === Number.NEGATIVE_INFINITY) expect(found[check].utilisation).toBe(worst)
        else expect(Math.abs(found[check].utilisation - worst)).toBeLessThanOrEqual(1e-9 * worst)
      }
      if (found.LTB.utilisation > 0) buckled++
    }),
    runs(40),
  )
  expect(buckled).toBeGreaterThan(20)
})

it.each<[LargestKind, number]>([
  ['omega-panel-traction', 3],
  ['omega-free-wind-compression', 2],
  ['c-free-compression', 2],
])('so it does on a shorter line of the kind %s', { timeout: 240_000 }, (kind, mainSpans) => {
  const line = prepareLine(decode(largestRequest(kind, mainSpans)).line, EN1993_1_3_2006)
  const built = candidatesOf(line)
  for (const pick of [3, built.length - 4]) {
    const candidate = built[pick]!
    const every = everyCombination(line, candidate, undominated({ line, candidate }))
    expect(searchAfterOthers(line, built, pick)).toEqual(every)
    expect(every.LTB.utilisation).toBeGreaterThan(0)
  }
})

it.each([
  ['OMEGA', true],
  ['OMEGA', false],
  ['C', false],
  ['Z', false],
] as const)(
  'the inertia count of %s (panel: %s) turns at its load factor, and no bound passes it',
  {
    timeout: 120_000,
  },
  (profile, isHeldByPanel) => {
    let compared = 0
    let bounded = 0
    fc.assert(
      fc.property(requests(3), fc.nat(500), (request, pick) => {
        const { upper, lower } = request.spanRestraints
        const line = prepareLine(
          decode({
            ...request,
            sectionTypes: [profile],
            spanRestraints: { upper: { ...upper, type: isHeldByPanel ? 0 : 1 }, lower },
          }).line,
          EN1993_1_3_2006,
        )
        const [built] = buildCandidates(line.input, oneCandidate, EN1993_1_3_2006)
        if (!built || !('candidate' in built)) throw new Error('the section of the catalogue is within the limits')
        const { candidate } = built
        const space = createMemberBucklingSpace(line)
        const member = space.member!
        setMemberSection(member, { line, candidate })
        const c = pick % line.uls.combinations.length
        const actions = bendingActions({ line, candidate }, c, space)
        const alpha_cr = loadFactor(member, actions)
        const bound = stableBySuperposition({ line, candidate }, c, space)
        expect(bound).toBeLessThanOrEqual(alpha_cr)
        if (bound > 0.5 * alpha_cr) bounded++
        if (!(alpha_cr < 1e6)) return
        compared++
        expect(isStableInBending(member, actions, alpha_cr * (1 - 1e-5))).toBe(true)
        expect(isStableInBending(member, actions, alpha_cr * (1 + 1e-5))).toBe(false)
      }),
      runs(40),
    )
    expect(compared).toBeGreaterThan(20)
    expect(bounded).toBeGreaterThan(10)
  },
)
