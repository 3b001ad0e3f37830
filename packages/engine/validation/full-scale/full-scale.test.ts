/** Tests to failure by others against the method. What is expected of each group was worked out from the method by another program. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fullScale } from './groups.ts'
import { fullScalePictures } from './pictures.ts'
import { below, spreadOf } from './spread.ts'
import { CRIPPLING, type CripplingTest, SPRINGS, UPLIFT } from './tests.ts'
import { checksOf, ratioAsEntered } from './uplift.ts'

/** Half of the last printed digit, and as much again for the program that printed it. */
const WITHIN = 0.01
const expectNear = (value: number, expected: number, what: string) =>
  expect(Math.abs(value - expected), `${what}: ${value} against ${expected}`).toBeLessThanOrEqual(WITHIN)

describe('spread of ratios', () => {
  it('has the standard deviation of a sample', () => {
    expect(spreadOf([0.8, 1, 1.2])).toEqual({
      count: 3,
      mean: expect.closeTo(1, 12),
      variation: expect.closeTo(0.2, 12),
      smallest: 0.8,
      largest: 1.2,
    })
  })
})

describe('49 purlins under uplift, FREE_FLANGE_BUCKLING at the load of failure', () => {
  const { uplift } = fullScale()
  const bare = uplift.filter((r) => r.test.cover === 'bare')

  it.each([
    ['with the sheet directly on the purlin', bare, 12, 1.09, 0.11, 0.89],
    ['all of them', uplift, 49, 1.13, 0.2, 0.66],
  ] as const)('%s', (_, group, count, mean, variation, smallest) => {
    const spread = spreadOf(group.map((r) => r.ratio))
    expect(spread.count).toBe(count)
    expectNear(spread.mean, mean, 'mean')
    expectNear(spread.variation, variation, 'coefficient of variation')
    expectNear(spread.smallest, smallest, 'smallest')
  })

  it('none is left out, every one has its number', () => {
    expect(uplift.map((r) => r.test)).toEqual(UPLIFT.tests)
    expect(uplift.filter((r) => !(r.ratio > 0))).toEqual([])
  })

  it('seven lie below 0.9, six of them over a blanket or a board', () => {
    const low = uplift.filter((r) => r.ratio < 0.9)
    expect(low).toHaveLength(7)
    expect(low.filter((r) => r.test.cover !== 'bare')).toHaveLength(6)
  })

  it('no other check of strength comes above it', () => {
    for (const { test, ratio } of uplift) {
      const others = checksOf(test).filter((c) => c.utilisation !== null && !c.code.startsWith('DEFLECTION'))
      expect(Math.max(...others.map((c) => c.utilisation!)), test.name).toBe(ratio)
    }
  })

  it('are what a user gets who enters fixings of that spring', () => {
    for (const { test, ratio } of uplift)
      expect(Math.abs(ratioAsEntered(test) / ratio - 1), test.name).toBeLessThan(1e-5)
  })
})

describe('217 webs under local forces, over (6.15)', () => {
  const columns = fullScale().crippling
  const ratiosOf = (group: string, ...loadings: CripplingTest['loading'][]) =>
    columns.filter((c) => c.group === group && loadings.includes(c.loading)).flatMap((c) => c.found.map((r) => r.ratio))

  it('none is left out, every one has its number and stands in one group', () => {
    const found = columns.flatMap((c) => c.found)
    expect(found).toHaveLength(217)
    expect(new Set(found.map((r) => r.test))).toEqual(new Set(CRIPPLING.tests))
    expect(found.filter((r) => !(r.ratio > 0))).toEqual([])
  })

  it.each([
    ['lipped', 'ITF', 16, 1.35],
    ['lipped', 'ETF', 16, 2.0],
  ] as const)('%s with fastened flanges, %s: %i, %f and more', (group, loading, count, smallest) => {
    const ratios = ratiosOf(group, loading)
    expect(ratios).toHaveLength(count)
    expectNear(Math.min(...ratios), smallest, 'smallest')
  })

  it('112 beyond r/t 6, which the rule does not cover: 1.50 and more', () => {
    const ratios = ratiosOf('lipped, r/t > 6', 'ETF', 'ITF')
    expect(ratios).toHaveLength(112)
    expectNear(Math.min(...ratios), 1.5, 'smallest')
    for (const { group, found } of columns)
      for (const r of found) expect(r.outside.includes('r/t ≤ 6'), r.test.name).toBe(group === 'lipped, r/t > 6')
  })

  it.each([
    ['EOF', 23, 0.83, 1.2],
    ['IOF', 24, 0.6, 0.82],
  ] as const)('without lips, %s: %i, %f to %f', (loading, count, smallest, largest) => {
    const { count: found, ...spread } = spreadOf(ratiosOf('unlipped', loading))
    expect(found).toBe(count)
    expectNear(spread.smallest, smallest, 'smallest')
    expectNear(spread.largest, largest, 'largest')
  })

  it('without lips, two flanges: 0.49 to 0.89, and two at 0.23', () => {
    const ratios = ratiosOf('unlipped', 'ETF', 'ITF')
    expect(ratios).toHaveLength(26)
    expect(below(0.3, ratios)).toBe(2)
    const others = spreadOf(ratios.filter((r) => r >= 0.3))
    expectNear(Math.min(...ratios), 0.23, 'smallest')
    expectNear(others.smallest, 0.49, 'smallest of the others')
    expectNear(others.largest, 0.89, 'largest')
  })

  it('the two are tests at an end in all but their name', () => {
    for (const size of ['100N50', '100N25']) {
      const [interior, end] = [`ITF${size}`, `ETF${size}`].map((name) => CRIPPLING.tests.find((t) => t.name === name)!)
      const { name: _, loading: __, hMm: depth, bMm: flange, ...listed } = interior!
      expect(end).toMatchObject(listed)
      expect(Math.abs(end!.hMm - depth)).toBeLessThan(0.5)
      expect(Math.abs(end!.bMm - flange)).toBeLessThan(0.5)
    }
  })
})

it('every spring of a sheet directly on its purlin is stiffer than 130·p, and not over 25 or 50 mm of blanket', () => {
  const rule = 130 * 3.28
  const softer = (cover: string) => SPRINGS.tests.filter((t) => t.cover === cover && t.springN < rule).length
  expect(SPRINGS.tests).toHaveLength(19)
  expect(['bare', 'TH25', 'TH50', 'TH100'].map(softer)).toEqual([0, 2, 5, 0])
})

it.each(Object.values(fullScalePictures()).map(({ path, svg }) => [path, svg] as const))(
  'docs/%s is what node scripts/verification.mjs draws',
  (path, svg) => {
    expect(readFileSync(new URL(`../../../../docs/${path}`, import.meta.url), 'utf8')).toBe(svg)
  },
)
