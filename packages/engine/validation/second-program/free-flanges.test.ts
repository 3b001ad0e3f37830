/**
 * Free flanges of C and Z without panel under sideways load: ordinary lines by the engine and by the second program, which solves every
 * combination; and the numbers printed in the method.
 */
import { type DesignRequest, decode } from '@madre/contract'
import { describe, expect, it } from 'vitest'
import { genericCatalogue } from '../../src/catalogue/generic.ts'
import { design } from '../../src/design/design.ts'
import { explain } from '../../src/explain/explain.ts'
import type { SectionFamily } from '../../src/input.ts'
import { unloaded, wind } from '../references/requests.ts'
import { secondProgram } from './checks.ts'

const familyOf = (typology: string) => genericCatalogue.families.find((f) => f.typology === typology)!
const steel = genericCatalogue.steels.find((s) => s.id === 'S350')!
const of = (family: SectionFamily, thickness: number) => ({
  ...genericCatalogue,
  families: [{ ...family, thicknesses: [thickness], steels: ['S350'] }],
})

const even = (spansM: number[], value: number) => spansM.map(() => value)
const held = (spansM: number[], upper: number, lower: number): DesignRequest['spanRestraints'] => ({
  upper: { type: 1, lateralLocks: even(spansM, upper) },
  lower: { use: lower > 0, lateralLocks: even(spansM, lower) },
})
const atMidspan = (spanIdx: number, p1: number) => ({
  spanType: 'SPAN' as const,
  spanIdx,
  loads: { p1, p2: 0, l1: 50, l2: 0 },
})

/** A rail whose cladding hangs on it, 0.2 kN/m² at 1.5 m, and what else stands on it. */
const rail = (spansM: number[], changes: Partial<DesignRequest> = {}): DesignRequest =>
  unloaded(spansM, {
    simulationType: 'FACADE',
    transverseLengthM: 1.5,
    loadPermanentDistributed: even(spansM, 0.2),
    spanRestraints: held(spansM, 0, 0),
    ...changes,
  })

/** A purlin on a slope of 15° under 0.2 kN/m² and snow. */
const slope = (spansM: number[], changes: Partial<DesignRequest> = {}): DesignRequest =>
  unloaded(spansM, {
    inclinationDegrees: 15,
    loadPermanentDistributed: even(spansM, 0.2),
    loadSnowRegular: even(spansM, 0.5),
    spanRestraints: held(spansM, 0, 0),
    ...changes,
  })
const suction = { loadWindSuction: wind([0.8, 0]) }
const inverted = { sectionOrientation: 'MAJOR_AXIS_BENDING_INVERTED' as const }
const compression = { axialLoad: { valueKn: 5, direction: 'COMPRESSIONS' as const, type: 'DESIGN' as const } }
const traction = { axialLoad: { valueKn: 20, direction: 'TRACTION' as const, type: 'DESIGN' as const } }

const LINES: [what: string, DesignRequest][] = [
  ['a rail of 4 m that carries its weight alone', rail([4])],
  ['the same, inverted', rail([4], inverted)],
  ['over two spans', rail([5, 5])],
  ['over two spans, the outer flange held at midspan', rail([5, 5], { spanRestraints: held([5, 5], 1, 0) })],
  ['a rail under suction', rail([4], suction)],
  ['over three spans under suction and pressure', rail([4, 4, 4], { ...suction, loadWindPressure: wind([0.5, 0]) })],
  ['a weight at midspan', rail([4], { loadPermanentPoint: [atMidspan(0, 0.5)] })],
  [
    'a live weight at midspan, where a bar holds the inner flange alone',
    rail([4], { loadLivePoint: [atMidspan(0, 0.5)], spanRestraints: held([4], 0, 1) }),
  ],
  ['a slope', slope([5])],
  ['a slope in uplift', slope([5], suction)],
  ['a slope over two spans with bars', slope([6, 6], { ...suction, spanRestraints: held([6, 6], 1, 1) })],
  [
    'a slope, inverted, with a weight at midspan',
    slope([4, 4], { ...inverted, loadPermanentPoint: [atMidspan(1, 1)] }),
  ],
  ['a slope under compression', slope([4], { ...suction, ...compression })],
  ['a slope under tension', slope([4], { ...suction, ...traction })],
]

/** Unequal flanges, so that it matters which of them is the upper one. */
const SECTIONS: [SectionFamily, number][] = [
  [familyOf('C-150-60'), 1.5],
  [{ ...familyOf('C-200-70'), typology: 'C-200-74', bTop: 74, bBottom: 66 } as SectionFamily, 2],
  [{ ...familyOf('Z-200-70'), typology: 'Z-200-74', bTop: 74, bBottom: 66 } as SectionFamily, 2],
]

describe.each(LINES)('%s', (_, line) => {
  it.each(SECTIONS)('$typology agrees with the second program', (family, thickness) => {
    const input = { ...line, sectionTypes: [family.profileType] }
    const [found] = design(decode(input).line, of(family, thickness)).solutions
    const expected = secondProgram(input, family, thickness, steel)
    for (const code of ['FREE_FLANGE_STRESS', 'FREE_FLANGE_BUCKLING'] as const) {
      const utilisation = found!.checks.find((c) => c.code === code)!.utilisation ?? null
      if (expected[code] === null) expect(utilisation, code).toBeNull()
      else expect(Math.abs(utilisation! / expected[code] - 1), code).toBeLessThan(0.002)
    }
    expect(expected.FREE_FLANGE_STRESS).toBeGreaterThan(0.05)
  })
})

it('C 200×70×20 over 4 m under 0.3 N/mm sideways: 0.600 kNm, 134.4 N/mm² at the lip and 96.8 at the web', () => {
  const family = familyOf('C-200-70')
  const weightless = design(decode({ ...rail([4]), sectionTypes: ['C'] }).line, of(family, 2)).solutions[0]!
  const own = (weightless.massPerMetreKg * 9.81) / 1000
  const hanging = (0.3 / 1.35 - own) / 1.5
  const input = decode({ ...rail([4], { loadPermanentDistributed: [hanging] }), sectionTypes: ['C'] }).line
  const { checks } = explain(input, of(family, 2), weightless.id)
  const { check, steps } = checks.find((c) => c.check.code === 'FREE_FLANGE_STRESS')!
  const value = (symbol: string) => steps.find((s) => s.symbol === symbol)!.value
  expect(Math.abs(value('M_fz_y_Ed')).toFixed(3)).toBe('0.600')
  expect(check.demand!.toFixed(1)).toBe('134.4')
  expect(((Math.abs(value('M_fz_y_Ed')) * 1e6) / value('W_fz_web')).toFixed(1)).toBe('96.8')
  // Nothing compresses it.
  expect(weightless.checks.find((c) => c.code === 'FREE_FLANGE_BUCKLING')!.status).toBe('NOT_APPLICABLE')
})
