import { genericCatalogue } from '@madre/engine'
import { describe, expect, it } from 'vitest'
import { longRequest } from '../testing/long-request.ts'
import { sampleRequest } from '../testing/sample-request.ts'
import { SHORT_MS } from './calculation-queue.ts'
import { estimatedCostMs } from './estimated-cost.ts'

const cost = (request: Parameters<typeof estimatedCostMs>[0]) => estimatedCostMs(request, genericCatalogue)

describe('the estimated cost of a request', () => {
  it.each([
    // Processor time of a fresh thread, as measured with bench/engine.mjs [ms].
    [1, 2101],
    [3, 2718],
    [8, 4730],
    [20, 11675],
  ])('of %i spans with every action is that measured to a factor of three', (mainSpans, measured) => {
    const estimated = cost(longRequest('', mainSpans))
    expect(estimated).toBeGreaterThan(measured / 3.3)
    expect(estimated).toBeLessThan(measured * 3)
  })

  it('tells what is done in a moment from what is not', () => {
    expect(cost(sampleRequest())).toBeLessThan(SHORT_MS / 4)
    expect(cost(longRequest('', 20))).toBeGreaterThan(5 * SHORT_MS)
  })

  it('counts candidates, combinations and length', () => {
    const long = longRequest('', 10)
    const less: [string, Partial<typeof long>][] = [
      ['one steel', { steelGrades: ['S350'] }],
      ['fewer sections', { sectionTypes: ['OMEGA'] }],
      ['no imposed load', { loadLiveDistributed: long.loadLiveDistributed.map(() => 0), loadLivePoint: [] }],
      ['one permanent load', { loadPermanentDistributedMin: null }],
      ['no exceptional snow', { loadSnowExceptional: null }],
      ['a panel', { spanRestraints: { ...long.spanRestraints, upper: { ...long.spanRestraints.upper, type: 0 } } }],
    ]
    for (const [what, change] of less) expect(cost({ ...long, ...change }), what).toBeLessThan(cost(long))
    expect(cost(longRequest('', 9))).toBeLessThan(cost(long))
  })

  it('counts the places of the concentrated load of a roof', () => {
    const roof = sampleRequest({ loadLiveCombinationFactor: { psi1: 0, psi2: 0, psi3: 0 } })
    const ratio = cost({ ...roof, roofPointLoadKn: 1 }) / cost(roof)
    expect(ratio).toBeGreaterThan(1.1)
    expect(ratio).toBeLessThan(1.2)
    expect(cost({ ...roof, roofPointLoadKn: 0 })).toBe(cost(roof))
  })

  it('counts a favourable tension twice: with every action, or with the wind that causes it', () => {
    const long = longRequest('', 10)
    const by = (direction: 'TRACTION' | 'COMPRESSIONS', type: 'DESIGN' | 'UNFACTORED_WIND') =>
      cost({ ...long, axialLoad: { valueKn: 12, direction, type } })
    expect(by('COMPRESSIONS', 'UNFACTORED_WIND')).toBe(by('COMPRESSIONS', 'DESIGN'))
    expect(by('TRACTION', 'UNFACTORED_WIND')).toBeGreaterThan(1.4 * by('COMPRESSIONS', 'UNFACTORED_WIND'))
    expect(by('TRACTION', 'DESIGN')).toBeGreaterThan(by('TRACTION', 'UNFACTORED_WIND'))
  })
})
