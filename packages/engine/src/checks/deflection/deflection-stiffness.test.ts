import { type DesignRequest, decode } from '@madre/contract'
import { describe, expect, it } from 'vitest'
import { unloaded, wind } from '../../../validation/references/requests.ts'
import { genericCatalogue } from '../../catalogue/generic.ts'
import { design } from '../../design/design.ts'
import { envelopes, lineForces } from '../../design/line-forces.ts'
import { explain } from '../../explain/explain.ts'

/** Thin plates, so that I_fic of a cantilever and of the span beside it differ. */
const catalogue = {
  ...genericCatalogue,
  families: genericCatalogue.families
    .filter((f) => ['OMEGA-200-70', 'Z-250-80', 'C-250-80'].includes(f.typology))
    .map((f) => ({ ...f, thicknesses: [f.thicknesses[0]!] })),
}

const loaded = (spansM: number[], changes: Partial<DesignRequest>): DesignRequest => ({
  ...unloaded(spansM, { hasLeftCantilever: true, hasRightCantilever: true, ...changes }),
  loadPermanentDistributed: spansM.map(() => 0.3),
  loadLiveDistributed: spansM.map((_, i) => (i === 0 ? 1.6 : 0.8)),
  loadWindSuction: wind([1.4, spansM.reduce((a, b) => a + b, 0)]),
})

const cases: [string, DesignRequest, boolean][] = [
  ['Ω, long cantilevers', loaded([1.4, 5, 5, 1.1], { sectionTypes: ['OMEGA'] }), false],
  ['Z with panel', loaded([1.8, 6, 1.2], { sectionTypes: ['Z'] }), false],
  [
    'Z without panel',
    loaded([1.8, 6, 1.2], {
      sectionTypes: ['Z'],
      spanRestraints: { upper: { type: 1, lateralLocks: [1, 2, 1] }, lower: { use: true, lateralLocks: [1, 2, 1] } },
    }),
    false,
  ],
  ['C, short overhangs', loaded([0.25, 5, 0.3], { sectionTypes: ['C'] }), true],
]

describe.each(cases)('the deflections of %s', (_, input, short) => {
  const [solution] = design(decode(input).line, catalogue).solutions
  const { checks } = explain(decode(input).line, catalogue, solution!.id)
  const curves = envelopes(decode(input).line, catalogue, solution!.id)
  const deflections = solution!.deflections

  it('are there for every span and cantilever', () => {
    expect(deflections.map((d) => d.spanIndex)).toEqual(input.spanLengthsM.map((_, i) => i))
    expect(deflections.filter((d) => d.ownBendingOnly).length).toBe(short ? 2 : 0)
  })

  it('are those of the combination and of the envelope at the place of the check', () => {
    const whole = deflections.filter((d) => !d.ownBendingOnly)
    expect(whole.length).toBeGreaterThan(0)
    for (const d of whole) {
      const forces = lineForces(decode(input).line, catalogue, {
        solutionId: solution!.id,
        combinationId: d.combinationId,
      })
      const near = forces.xM.flatMap((x, i) => (Math.abs(x - d.xM) < 1e-9 ? [i] : []))
      for (const i of near) {
        expect(forces.deflectionMm![i]! / d.valueMm, `${d.spanIndex}: combination`).toBeCloseTo(1, 9)
        const side = d.valueMm > 0 ? curves.deflectionMaxMm : curves.deflectionMinMm
        expect(side[i]! / d.valueMm, `${d.spanIndex}: envelope`).toBeCloseTo(1, 9)
      }
      expect(near.length).toBeGreaterThan(0)
    }
  })

  it('are those their derivations arrive at', () => {
    for (const code of ['DEFLECTION_SPAN', 'DEFLECTION_CONSOLE'] as const) {
      const { check, steps } = checks.find((c) => c.check.code === code)!
      const d = deflections.find((x) => x.spanIndex === check.spanIndex)!
      const step = steps.findLast((x) => x.symbol === 'delta')!
      expect(Math.abs(step.value / Math.abs(d.valueMm) - 1)).toBeLessThan(1e-12)
      const symbols = steps.map((x) => x.symbol)
      expect(symbols.includes('I_fic_con') && symbols.includes('I_fic_adj')).toBe(
        code === 'DEFLECTION_CONSOLE' && !short,
      )
    }
  })
})
