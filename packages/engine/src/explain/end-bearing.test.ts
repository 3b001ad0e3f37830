import { type DesignRequest, decode } from '@madre/contract'
import { describe, expect, it } from 'vitest'
import { unloaded } from '../../validation/references/requests.ts'
import { genericCatalogue } from '../catalogue/generic.ts'
import type { Catalogue } from '../input.ts'
import { explain } from './explain.ts'

const request = (change: Partial<DesignRequest> = {}): DesignRequest =>
  unloaded([4], { loadSnowRegular: [0.5], sectionTypes: ['C'], ...change })
const of = (solution: string, input: DesignRequest, catalogue: Catalogue = genericCatalogue) =>
  explain(decode(input).line, catalogue, solution).endBearing

describe('the bearing of an end, whole and shared', () => {
  it('is a quarter less for a C of 150 on 135 mm: the end row has 1 + 0.01·s_s/t', () => {
    const { whole, half } = of('C-150-60-1.5-S350', request())!
    expect([whole.lengthMm, half.lengthMm]).toEqual([135, 67.5])
    const byHand = (1 + (0.01 * 67.5) / 1.46) / (1 + (0.01 * 135) / 1.46)
    expect(half.resistanceKn / whole.resistanceKn).toBeCloseTo(byHand, 9)
    expect(Math.round(100 * (byHand - 1))).toBe(-24)
  })

  it('is that of the check at the end', () => {
    const { checks, endBearing } = explain(decode(request()).line, genericCatalogue, 'C-150-60-1.5-S350')
    const end = checks.find((c) => c.check.code === 'WEB_CRIPPLING_END')!.check
    expect(endBearing!.whole.resistanceKn).toBeCloseTo(end.resistance!, 9)
  })

  it.each([
    [[1, 4], true, false, true],
    [[4, 4, 1], false, true, true],
    [[1, 4, 1], true, true, false],
  ])('stands where an end has no cantilever: spans %j', (spansM, hasLeftCantilever, hasRightCantilever, isTold) => {
    const line = unloaded(spansM, { sectionTypes: ['C'], hasLeftCantilever, hasRightCantilever })
    const loaded = { ...line, loadSnowRegular: spansM.map(() => 0.5) }
    expect(of('C-150-60-1.5-S350', loaded) !== null).toBe(isTold)
  })

  it('is not told of cleats, nor of an Ω, whose end has l_a = 10 mm whatever it bears on', () => {
    const families = genericCatalogue.families.map((f) => ({ ...f, supportDetail: 'cleat' as const }))
    expect(of('C-150-60-1.5-S350', request(), { ...genericCatalogue, families })).toBeNull()
    expect(of('OMEGA-160-60-1.5-S350', request({ sectionTypes: ['OMEGA'] }))).toBeNull()
  })
})
