/** Ω without panel under load in the plane of the envelope: whole designs against the second program, on lines that users enter. */
import { type DesignRequest, decode } from '@madre/contract'
import { describe, expect, it } from 'vitest'
import { genericCatalogue } from '../src/catalogue/generic.ts'
import { design } from '../src/design/design.ts'
import { onlySolution } from '../src/search/find-purlin.ts'
import { unloaded, wind } from './references/requests.ts'
import { secondProgram } from './second-program/checks.ts'

const rail = (spans: number[], changes: Partial<DesignRequest> = {}) =>
  line(spans, {
    simulationType: 'FACADE',
    loadWindPressure: wind([0.6, 0]),
    loadWindSuction: wind([0.5, 0]),
    ...changes,
  })
const slope = (spans: number[], changes: Partial<DesignRequest> = {}) =>
  line(spans, {
    simulationType: 'ROOF',
    inclinationDegrees: 15,
    loadLiveDistributed: spans.map(() => 0.4),
    loadSnowRegular: spans.map(() => 0.5),
    loadWindSuction: wind([0.6, 0]),
    ...changes,
  })

function line(spans: number[], changes: Partial<DesignRequest>): DesignRequest {
  return {
    ...unloaded(spans, { transverseLengthM: 1.5, location: 'PORTUGAL', steelGrades: ['S280', 'S350'] }),
    loadPermanentDistributed: spans.map(() => 0.2),
    spanRestraints: restrained(spans.map(() => 0)),
    ...changes,
  }
}
const restrained = (lower: number[], upper = lower.map(() => 0)): DesignRequest['spanRestraints'] => ({
  upper: { type: 1, lateralLocks: upper },
  lower: { use: lower.some((n) => n > 0), lateralLocks: lower },
})
const INVERTED = { sectionOrientation: 'MAJOR_AXIS_BENDING_INVERTED' } as const
const lamp: DesignRequest['loadPermanentPoint'] = [
  { spanType: 'SPAN', spanIdx: 0, loads: { p1: 0.5, p2: 0, l1: 50, l2: 0 } },
]

const LINES: [string, DesignRequest, string][] = [
  ['a rail of 4 m', rail([4]), 'OMEGA-160-60-2.0-S350'],
  ['a rail of 4 m, feet outside', rail([4], INVERTED), 'OMEGA-160-60-2.0-S350'],
  [
    'a rail over two spans of 5 m, feet held at midspan',
    rail([5, 5], { spanRestraints: restrained([1, 1]) }),
    'OMEGA-160-60-1.5-S280',
  ],
  [
    'the same, feet outside, both fibres held at the thirds',
    rail([5, 5], { ...INVERTED, spanRestraints: restrained([2, 2], [2, 2]) }),
    'OMEGA-160-60-1.5-S280',
  ],
  [
    'a rail under compression',
    rail([4], { axialLoad: { valueKn: 10, direction: 'COMPRESSIONS', type: 'DESIGN' } }),
    'OMEGA-120-55-2.0-S350',
  ],
  ['a slope of 15° over 5 m', slope([5]), 'OMEGA-200-70-2.0-S350'],
  [
    'a slope over two spans of 6 m, closed flange held at midspan',
    slope([6, 6], { spanRestraints: restrained([0, 0], [1, 1]) }),
    'OMEGA-200-70-2.0-S350',
  ],
  ['a slope, feet outside', slope([5], INVERTED), 'OMEGA-250-80-2.0-S350'],
  [
    'a slope with a lamp at midspan',
    slope([4, 4], { loadPermanentPoint: lamp, spanRestraints: restrained([1, 1]) }),
    'OMEGA-160-60-1.5-S350',
  ],
  [
    'a slope with cantilevers',
    slope([1, 5, 5, 1], { hasLeftCantilever: true, hasRightCantilever: true }),
    'OMEGA-200-70-1.5-S350',
  ],
]
const CODES = ['BENDING_Z', 'N_M_SECTION', 'N_M_MEMBER', 'LTB'] as const

describe.each(LINES)('%s', (_, input, id) => {
  it('has the utilisations of the second program', () => {
    const [solution] = design(decode(input).line, onlySolution(genericCatalogue, id)).solutions
    const family = genericCatalogue.families.find((f) => id.startsWith(`${f.typology}-`))!
    const steel = genericCatalogue.steels.find((s) => id.endsWith(s.id))!
    const found = secondProgram(input, family, solution!.thicknessMm, steel)
    for (const code of CODES) {
      const ours = solution!.checks.find((c) => c.code === code)!.utilisation
      expect(found[code], code).toBeGreaterThan(0.02)
      expect(Math.abs(ours! / found[code]! - 1), `${code}: ${ours}, ${found[code]}`).toBeLessThan(0.002)
    }
    // It looks at its nodes alone.
    expect(Math.abs(solution!.sidewaysMm!.valueMm / found.sidewaysMm! - 1)).toBeLessThan(0.002)
  })
})
