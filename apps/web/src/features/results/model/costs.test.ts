import { type Costs, decode } from '@madre/contract'
import { design, genericCatalogue } from '@madre/engine'
import { describe, expect, it } from 'vitest'
import { omegaRoof } from '../testing/omega-roof.ts'
import { costOf, costPerM2, savings } from './costs.ts'
import { NO_FILTERS } from './filters.ts'
import { listedSolutions } from './listed-solutions.ts'
import { sortSolutions, usableSort } from './sorting.ts'
import { parseState } from './url-state.ts'

const { solutions } = design(decode(omegaRoof).line, genericCatalogue)
const steels = [...new Set(solutions.map((s) => s.steel))]
const [cheap, dear] = [steels[0]!, steels.at(-1)!]
/** The stronger steel, of which the lightest section is made, costs twice as much. */
const COSTS: Costs = {
  currency: 'EUR',
  pricePerKg: { [cheap]: 1, [dear]: 2 },
  pricePerLine: 10,
  co2PerKg: { [dear]: 3 },
}
const BY_PRICE = { column: 'price', descending: false } as const
const all = { all: true, filters: NO_FILTERS, sort: null }

describe('costs of solutions', () => {
  it('are those of the line, and per square metre over length and spacing', () => {
    expect(steels.length).toBeGreaterThan(1)
    const s = solutions.find((o) => o.steel === dear)!
    expect(costOf('price', COSTS, s)).toBeCloseTo(2 * s.alignmentWeightKg + 10, 9)
    const area = s.alignmentLengthM * omegaRoof.transverseLengthM
    expect(costPerM2('co2', COSTS, s)).toBeCloseTo((3 * s.alignmentWeightKg) / area, 9)
    expect(costOf('co2', COSTS, solutions.find((o) => o.steel === cheap)!)).toBeNull()
    expect(costOf('price', null, s)).toBeNull()
  })

  it('sort, those without a value last either way', () => {
    expect(parseState({ sort: '-co2' }).sort).toEqual({ column: 'co2', descending: true })
    for (const descending of [false, true]) {
      const sorted = sortSolutions(solutions, { column: 'co2', descending }, COSTS)
      const values = sorted.map((s) => costOf('co2', COSTS, s))
      const known = values.filter((v) => v !== null)
      expect(values.slice(0, known.length)).toEqual([...known].sort((a, b) => (descending ? b - a : a - b)))
      expect(values.slice(known.length).every((v) => v === null)).toBe(true)
    }
  })

  it('leave an order by them out where there are no values', () => {
    expect(usableSort(BY_PRICE, COSTS)).toEqual(BY_PRICE)
    for (const costs of [null, { currency: 'EUR', pricePerM: 1 }]) {
      expect(usableSort(BY_PRICE, costs)).toBeNull()
      expect(listedSolutions(solutions, { ...all, sort: BY_PRICE }, costs)).toEqual(listedSolutions(solutions, all))
    }
    expect(usableSort({ column: 'weight', descending: true }, null)).toEqual({ column: 'weight', descending: true })
  })

  it('choose the one of each typology, where they are sorted by', () => {
    const price = (s: (typeof solutions)[number]) => costOf('price', COSTS, s)!
    const listed = listedSolutions(solutions, { all: false, filters: NO_FILTERS, sort: BY_PRICE }, COSTS)
    expect(listed.length).toBeGreaterThan(1)
    for (const s of listed) {
      const others = solutions.filter((o) => o.pass && o.typology === s.typology && price(o) < price(s) - 1e-9)
      expect([s.pass, others.map((o) => o.id)], s.id).toEqual([true, []])
    }
    const byWeight = listedSolutions(solutions, { all: false, filters: NO_FILTERS, sort: null }, COSTS)
    expect(listed.map((s) => s.id)).not.toEqual(byWeight.map((s) => s.id))
  })
})

describe('what another section saves against the lightest', () => {
  const lightest = solutions[0]!
  it('is the cheapest that passes, with its difference in price and weight', () => {
    const costs = { ...COSTS, pricePerKg: Object.fromEntries(steels.map((s) => [s, s === lightest.steel ? 2 : 1])) }
    const [saving, ...others] = savings({ ...costs, co2PerKg: {} }, solutions, lightest)
    expect([others.length, saving!.column, saving!.solution.pass]).toEqual([0, 'price', true])
    const price = (s: typeof lightest) => costOf('price', costs, s)!
    expect(price(saving!.solution)).toBe(Math.min(...solutions.filter((s) => s.pass).map(price)))
    expect(saving!.difference).toBeCloseTo(price(saving!.solution) - price(lightest), 9)
    expect(saving!.weightKg).toBeCloseTo(saving!.solution.alignmentWeightKg - lightest.alignmentWeightKg, 9)
    expect(saving!.difference).toBeLessThan(0)
  })

  it('is nothing where the lightest is the cheapest, or its price is not known', () => {
    const same = Object.fromEntries(steels.map((s) => [s, 1.2]))
    expect(savings({ pricePerKg: same, co2PerKg: same }, solutions, lightest)).toEqual([])
    expect(savings(null, solutions, lightest)).toEqual([])
    const { [lightest.steel]: _, ...others } = same
    expect(savings({ pricePerKg: others }, solutions, lightest)).toEqual([])
  })
})
