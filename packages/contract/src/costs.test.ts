import { describe, expect, it } from 'vitest'
import { type Costs, hasCo2, hasPrice, lineCost, pricePerM2 } from './costs.ts'

const COSTS: Costs = {
  currency: 'EUR',
  pricePerKg: { S280: 1.15, S350: 1.21 },
  pricePerM: 0.4,
  pricePerLine: 18,
  co2PerKg: { S280: 2.4, S350: 2.5 },
  co2Source: 'EPD',
}

describe('what a line costs, summed by hand', () => {
  it.each([
    // 100.5·1.15 = 115.575; 30·0.4 = 12; 115.575 + 12 + 18 = 145.575 · 100.5·2.4 = 241.2
    ['S280', 100.5, 30, '145.575', '241.200'],
    // 96·1.21 = 116.16; 116.16 + 12 + 18 = 146.16: lighter and dearer · 96·2.5 = 240
    ['S350', 96, 30, '146.160', '240.000'],
    // 10·1.15 = 11.5; 4.5·0.4 = 1.8; 31.3 · 24
    ['S280', 10, 4.5, '31.300', '24.000'],
  ])('%s, %d kg, %d m', (steel, alignmentWeightKg, alignmentLengthM, price, co2) => {
    const cost = lineCost(COSTS, { steel, alignmentWeightKg, alignmentLengthM })
    expect([cost.price?.toFixed(3), cost.co2Kg?.toFixed(3)]).toEqual([price, co2])
  })

  it('per square metre is that of the line over length and spacing', () => {
    // 6 m at 1.5 m: 9 m², 4 kg/m²: 36 kg · 36·1.15 + 6·0.4 + 18 = 61.8; 61.8/9 = 6.8667
    expect(
      pricePerM2(COSTS, { steel: 'S280', estimatedWeightKgM2: 4 }, { lengthM: 6, spacingM: 1.5 })?.toFixed(4),
    ).toBe('6.8667')
  })
})

describe('what is not given', () => {
  const line = { steel: 'S320', alignmentWeightKg: 100, alignmentLengthM: 30 }
  it('has no price and no CO2e: a steel without a value, and none for any', () => {
    expect(lineCost(COSTS, line)).toEqual({ price: null, co2Kg: null })
    expect(lineCost({ currency: 'EUR', pricePerM: 3 }, line)).toEqual({ price: null, co2Kg: null })
    expect(lineCost(COSTS, { ...line, steel: 'toString' })).toEqual({ price: null, co2Kg: null })
    expect(pricePerM2({}, { steel: 'S280', estimatedWeightKgM2: 4 }, { lengthM: 6, spacingM: 1.5 })).toBeNull()
  })

  it('adds nothing: price by kilograms alone', () => {
    expect(lineCost({ pricePerKg: { S320: 1.5 } }, line)).toEqual({ price: 150, co2Kg: null })
    expect(lineCost({ co2PerKg: { S320: 0 } }, line)).toEqual({ price: null, co2Kg: 0 })
  })

  it('shows nothing: prices without a steel, none at all', () => {
    expect([hasPrice(COSTS), hasCo2(COSTS)]).toEqual([true, true])
    for (const costs of [null, {}, { pricePerKg: {}, co2PerKg: {}, pricePerM: 2 }])
      expect([hasPrice(costs), hasCo2(costs)]).toEqual([false, false])
  })
})
