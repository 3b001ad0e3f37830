import { type DesignRequest, decode } from '@madre/contract'
import { describe, expect, it } from 'vitest'
import { unloaded, wind } from '../../../validation/references/requests.ts'
import { genericCatalogue } from '../../catalogue/generic.ts'
import { design } from '../../design/design.ts'
import { explain } from '../../explain/explain.ts'
import type { Solution } from '../../result.ts'
import { onlySolution } from '../../search/find-purlin.ts'

type Limit = NonNullable<DesignRequest['deflectionLimits']>[number]

const id = 'OMEGA-160-60-2.0-S350'
const snow = { psi1: 0.5, psi2: 0.2, psi3: 0 }

/** Three equal spans of 5 m with cantilevers of 0.8 m: permanent load and snow, and suction that lifts. */
function roof(limits: Limit[] | undefined, changes: Partial<DesignRequest> = {}): DesignRequest {
  const spans = [0.8, 5, 5, 5, 0.8]
  return {
    ...unloaded(spans, { sectionTypes: ['OMEGA'], hasLeftCantilever: true, hasRightCantilever: true }),
    loadPermanentDistributed: spans.map(() => 0.3),
    loadSnowRegular: spans.map(() => 0.8),
    loadSnowCombinationFactor: snow,
    loadWindSuction: wind([0.5, 16.6]),
    ...changes,
    ...(limits && { deflectionLimits: limits }),
  }
}

function only(input: DesignRequest) {
  const result = design(decode(input).line, onlySolution(genericCatalogue, id))
  return { result, solution: result.solutions[0] as Solution }
}

const checkOf = ({ checks }: Solution, code: string) => checks.find((check) => check.code === code)!
const entries = ({ deflections }: Solution, list?: number) => deflections.filter((d) => d.list === list)

describe('further deflection limits', () => {
  it('change nothing but what they add', () => {
    const without = only(roof(undefined))
    const { result, solution } = only(
      roof([
        { limit: 250, combination: 'FREQUENT', action: 'TOTAL', of: 'SPANS' },
        { limitMm: 12, combination: 'CHARACTERISTIC', action: 'TOTAL', of: 'CANTILEVERS' },
      ]),
    )
    const isFurther = (code: string) => /_\d$/.test(code)
    expect(solution.checks.filter(({ code }) => !isFurther(code))).toEqual(without.solution.checks)
    expect(solution.checks.filter(({ code }) => isFurther(code)).map(({ code }) => code)).toEqual([
      'DEFLECTION_SPAN_2',
      'DEFLECTION_CONSOLE_3',
    ])
    expect(entries(solution)).toEqual(without.solution.deflections)
    expect(solution.deflections.map(({ list, spanIndex }) => [list, spanIndex])).toEqual([
      ...[0, 1, 2, 3, 4].map((k) => [undefined, k]),
      ...[1, 2, 3].map((k) => [2, k]),
      ...[0, 4].map((k) => [3, k]),
    ])
    const { combinations } = without.result
    expect(result.combinations.slice(0, combinations.length)).toEqual(combinations)
    const added = result.combinations.slice(combinations.length)
    expect(new Set(added.map(({ situation }) => situation))).toEqual(new Set(['FREQUENT']))
    const sls = result.combinations.filter(({ limitState }) => limitState === 'SLS')
    expect(sls.map((c) => Number(c.id.split('-')[1]))).toEqual(sls.map((_, i) => i + 1))
  })

  it('of the same kind as the first limit are that limit with another figure', () => {
    const { solution } = only(
      roof([
        { limit: 400, combination: 'CHARACTERISTIC', action: 'TOTAL', of: 'SPANS' },
        { limit: 400, combination: 'CHARACTERISTIC', action: 'TOTAL', of: 'CANTILEVERS' },
      ]),
    )
    for (const [code, further] of [
      ['DEFLECTION_SPAN', 'DEFLECTION_SPAN_2'],
      ['DEFLECTION_CONSOLE', 'DEFLECTION_CONSOLE_3'],
    ] as const) {
      const [first, second] = [checkOf(solution, code), checkOf(solution, further)]
      expect(second.demand).toBe(first.demand)
      expect(second.utilisation! / first.utilisation!).toBeCloseTo(2, 12)
      expect([second.xM, second.combinationId]).toEqual([first.xM, first.combinationId])
    }
  })

  it('of another kind are what a line of that kind has as its first limit', () => {
    for (const combination of ['FREQUENT', 'QUASI_PERMANENT'] as const) {
      const { solution } = only(
        roof([
          { limit: 200, combination, action: 'TOTAL', of: 'SPANS' },
          { limit: 200, combination, action: 'TOTAL', of: 'CANTILEVERS' },
        ]),
      )
      const alone = only(roof(undefined, { deflectionLimit: { limit: 200, combination } })).solution
      for (const of of ['SPAN', 'CONSOLE'])
        expect(checkOf(solution, `DEFLECTION_${of}_${of === 'SPAN' ? 2 : 3}`).demand).toBe(
          checkOf(alone, `DEFLECTION_${of}`).demand,
        )
    }
  })

  it('of variable actions leave out the permanent load and keep the stiffness of the whole: one span by hand', () => {
    const q = { permanent: 0.3, snow: 0.8 }
    const span = (limits: Limit[]) =>
      only({
        ...unloaded([5], { sectionTypes: ['OMEGA'] }),
        loadPermanentDistributed: [q.permanent],
        loadSnowRegular: [q.snow],
        loadSnowCombinationFactor: snow,
        deflectionLimits: limits,
      }).solution
    const solution = span([
      { limit: 250, combination: 'CHARACTERISTIC', action: 'VARIABLE', of: 'SPANS' },
      { limitMm: 20, combination: 'FREQUENT', action: 'VARIABLE', of: 'SPANS' },
    ])
    const first = checkOf(solution, 'DEFLECTION_SPAN')
    const variable = checkOf(solution, 'DEFLECTION_SPAN_2')
    const spacing = 2
    const own = (solution.massPerMetreKg * 9.81) / 1000
    // δ is proportional to q where the stiffness is the same.
    const share = (q.snow * spacing) / ((q.permanent + q.snow) * spacing + own)
    expect(variable.demand! / first.demand!).toBeCloseTo(share, 3)
    expect(variable.resistance).toBeCloseTo(20, 12)
    const frequent = checkOf(solution, 'DEFLECTION_SPAN_3')
    expect(frequent.resistance).toBe(20)
    // ψ1 of snow; the section is bent less, so that it is a little stiffer.
    expect(frequent.demand! / variable.demand!).toBeLessThanOrEqual(0.2 + 1e-9)
    expect(frequent.demand! / variable.demand!).toBeGreaterThan(0.2 * 0.93)
  })

  it('of cantilevers allow twice their length over the figure, or the length that was typed', () => {
    const { solution } = only(
      roof([
        { limit: 100, combination: 'CHARACTERISTIC', action: 'TOTAL', of: 'CANTILEVERS' },
        { limitMm: 7.5, combination: 'CHARACTERISTIC', action: 'VARIABLE', of: 'CANTILEVERS' },
      ]),
    )
    expect(checkOf(solution, 'DEFLECTION_CONSOLE_2').resistance).toBeCloseTo(16, 12)
    expect(checkOf(solution, 'DEFLECTION_CONSOLE_3').resistance).toBe(7.5)
  })

  it('do not apply to cantilevers that are not there, and can govern', () => {
    const { solution } = only({
      ...unloaded([5], { sectionTypes: ['OMEGA'] }),
      loadPermanentDistributed: [0.3],
      deflectionLimits: [
        { limitMm: 10, combination: 'CHARACTERISTIC', action: 'TOTAL', of: 'CANTILEVERS' },
        { limitMm: 1, combination: 'QUASI_PERMANENT', action: 'TOTAL', of: 'SPANS' },
      ],
    })
    expect(checkOf(solution, 'DEFLECTION_CONSOLE_2').status).toBe('NOT_APPLICABLE')
    expect([solution.governing, solution.pass]).toEqual(['DEFLECTION_SPAN_3', false])
    expect(solution.utilisation).toBe(checkOf(solution, 'DEFLECTION_SPAN_3').utilisation)
  })

  it('look for the concentrated load of a roof in the characteristic combinations alone', () => {
    const limits = (['CHARACTERISTIC', 'FREQUENT'] as const).map(
      (combination): Limit => ({ limit: 200, combination, action: 'VARIABLE', of: 'SPANS' }),
    )
    const loaded = { roofPointLoadKn: 5, loadSnowRegular: null, loadWindSuction: wind() }
    const { solution } = only(roof(limits, loaded))
    const [of2, of3] = [checkOf(solution, 'DEFLECTION_SPAN_2'), checkOf(solution, 'DEFLECTION_SPAN_3')]
    expect(of2.roofLoadXM).not.toBeNull()
    // No variable action is left in the frequent combinations.
    expect(of3.status).toBe('NOT_APPLICABLE')
    const total = checkOf(solution, 'DEFLECTION_SPAN')
    expect(of2.demand).toBeLessThan(total.demand!)
    expect(of2.demand).toBeGreaterThan(total.demand! * 0.7)
  })

  it('are derived to the figure that is listed', () => {
    const input = roof([
      { limit: 250, combination: 'FREQUENT', action: 'VARIABLE', of: 'SPANS' },
      { limitMm: 12, combination: 'CHARACTERISTIC', action: 'TOTAL', of: 'CANTILEVERS' },
    ])
    const { line } = decode(input)
    const { solution } = only(input)
    const { checks } = explain(line, genericCatalogue, id)
    for (const code of ['DEFLECTION_SPAN_2', 'DEFLECTION_CONSOLE_3'] as const) {
      const { steps } = checks.find(({ check }) => check.code === code)!
      const of = (symbol: string) => steps.find((step) => step.symbol === symbol)!.value
      expect(of('eta')).toBeCloseTo(checkOf(solution, code).utilisation!, 9)
      expect(of('delta_lim')).toBeCloseTo(checkOf(solution, code).resistance!, 9)
    }
    const terms = checks.find(({ check }) => check.code === 'DEFLECTION_SPAN_2')!.steps.find((s) => s.symbol === 'w_Q')
    expect(JSON.stringify(terms)).not.toMatch(/w_G|w_own/)
  })
})
