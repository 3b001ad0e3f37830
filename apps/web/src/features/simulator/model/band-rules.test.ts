import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { legalValues } from '../testing/legal-values.ts'
import {
  bandFaults,
  bandLengthMax,
  bandSum,
  bandsWithoutLength,
  exceedsLine,
  isFirstTheRest,
  withBandLengths,
} from './band-rules.ts'
import { totalLength } from './line.ts'
import { setBandByBand } from './mode-rules.ts'
import { defaultValues, type Triple, type Values } from './values.ts'

const centimetres = (max: number) => fc.nat(Math.round(max * 100)).map((n) => n / 100)

/** A line and three lengths that fit it, in centimetres. */
const fitting = centimetres(200)
  .filter((total) => total > 0)
  .chain((total) =>
    centimetres(total).chain((a) =>
      centimetres(total - a).chain((b) =>
        centimetres(total - a - b).map((c) => ({ total, target: [a, b, c] as Triple })),
      ),
    ),
  )
const cellsOf = (target: Triple) => target.map((value, column) => ({ column, value }))

describe('the lengths of bands', () => {
  it('may take at most what the others leave of the line, or what band 1 gives way to', () => {
    expect(bandLengthMax(10.5, [2, 3, 0], 2)).toBe(5.5)
    expect(bandLengthMax(10.5, [2, 3, 0], 0)).toBe(7.5)
    expect(bandLengthMax(4, [2, 3, 0], 2)).toBe(0)
    expect(bandLengthMax(10.6, [10.6, 0, 0], 1)).toBe(0)
    expect(bandLengthMax(10.6, [10.6, 0, 0], 1, true)).toBe(10.6)
    expect(bandLengthMax(10.6, [4, 6.6, 0], 2, true)).toBe(4)
  })

  it('are taken from a paste as they are, whatever stood there before', () => {
    fc.assert(
      fc.property(fitting, fitting, fc.boolean(), ({ total, target }, { target: before }, rest) => {
        const after = withBandLengths(total, before, cellsOf(target), rest)
        expect(after).toEqual(target)
        expect(exceedsLine(total, after)).toBe(false)
      }),
    )
    expect(withBandLengths(10.6, [10.6, 0, 0], cellsOf([5.3, 5.3, 0]), true)).toEqual([5.3, 5.3, 0])
  })

  it('exceed the line only by more than the noise of adding them', () => {
    expect(exceedsLine(0.3, [0.1, 0.2, 0])).toBe(false)
    expect(exceedsLine(10.6, [5.3, 5.3, 5.3])).toBe(true)
    expect(bandSum([5.3, 5.3, 5.3])).toBe(15.9)
  })

  it('can be typed one after the other in any order on a line that band 1 still fills', () => {
    const orders = fc.shuffledSubarray([0, 1, 2], { minLength: 3, maxLength: 3 })
    fc.assert(
      fc.property(fitting, orders, ({ total, target }, order) => {
        let lengths: Triple = [total, 0, 0]
        let given: Triple | null = null
        for (const column of order) {
          const rest = isFirstTheRest(total, lengths, given)
          expect(bandLengthMax(total, lengths, column, rest)).toBeGreaterThanOrEqual((target[column] ?? 0) - 1e-6)
          lengths = withBandLengths(total, lengths, [{ column, value: target[column] ?? 0 }], rest)
          given = rest && column !== 0 ? lengths : null
          expect(exceedsLine(total, lengths)).toBe(false)
        }
        expect(lengths).toEqual(target)
      }),
    )
  })

  it('leave a length of band 1 that was typed as it is', () => {
    expect(isFirstTheRest(10.6, [5.3, 5.3, 0], null)).toBe(false)
    expect(withBandLengths(10.6, [5.3, 5.3, 0], [{ column: 1, value: 2 }], false)).toEqual([5.3, 2, 0])
  })
})

describe('a band that has a load but no length', () => {
  it('is found beside bands that have one, and where none has; band 1 alone means the whole line', () => {
    expect(bandsWithoutLength([0.6, 0.8, 0], [5.3, 0, 0])).toEqual([1])
    expect(bandsWithoutLength([0.6, 0.8, 0], [0, 5.3, 0])).toEqual([0])
    expect(bandsWithoutLength([0.6, 0, 0], [0, 0, 0])).toEqual([])
    expect(bandsWithoutLength([0.6, 0.8, 0], [0, 0, 0])).toEqual([1])
    expect(bandsWithoutLength([0, 0, 0], [5.3, 0, 0])).toEqual([])
    expect(bandsWithoutLength([0.6, 0, 0.2], [5.3, 0, 2])).toEqual([])
  })

  const withPressure = (w: Triple, l: Triple): Values => {
    const v = setBandByBand(defaultValues(), true)
    return { ...v, wind: { ...v.wind, general: { ...v.wind.general, pressure: { w, l } } } }
  }

  it('is a fault of the step it stands on, as long as its block is in use', () => {
    expect(bandFaults(defaultValues())).toEqual([])
    const lost = withPressure([0.6, 0.8, 0], [5.5, 0, 0])
    expect(bandFaults(lost)).toEqual([{ step: 'wind', block: 'general', bands: [1], isCleared: false }])
    expect(bandFaults(setBandByBand(lost, false))).toEqual([])
    const drift = { use: true, s: [1, 0.5, 0] as Triple, l: [2, 0, 0] as Triple }
    const drifted = { ...defaultValues(), snow: { ...defaultValues().snow, drift } }
    expect(bandFaults(drifted)).toEqual([{ step: 'snow', block: 'accumulation', bands: [1], isCleared: false }])
    expect(bandFaults({ ...drifted, envelope: 'FACADE' })).toEqual([])
    expect(bandFaults(withPressure([0.6, 0, 0], [9, 0, 0]))).toEqual([
      { step: 'wind', block: 'general', bands: [0, 1, 2], isCleared: false },
    ])
  })

  it('is told from one whose lengths were cleared by a shorter line', () => {
    expect(bandFaults(withPressure([0.6, 0.8, 0], [0, 0, 0]))).toMatchObject([{ bands: [1], isCleared: true }])
  })

  it('is the only thing that keeps bands which fit the line from being saved', () => {
    fc.assert(
      fc.property(legalValues, (values) => {
        const blocks = [values.wind.general.pressure, values.wind.general.suction]
        if (values.wind.local.use) blocks.push(values.wind.local.pressure, values.wind.local.suction)
        const { use, s, l } = values.snow.drift
        const windLost = values.wind.cfgMode.isBandByBand && blocks.some((b) => bandsWithoutLength(b.w, b.l).length > 0)
        const snowLost = values.envelope !== 'FACADE' && use && bandsWithoutLength(s, l).length > 0
        expect(bandFaults(values).length > 0).toBe(windLost || snowLost)
        expect(totalLength(values.spans)).toBeGreaterThan(0)
      }),
    )
  })
})
