import { describe, expect, it } from 'vitest'
import { slopeAsTyped, slopeText } from './slope.ts'

describe('a slope is read back as it was typed', () => {
  it.each([
    [5.710593, '10 %', 'of a percentage'],
    [1.432096, '2.5 %', 'with its decimals'],
    [4.763642, '1:12', 'of a ratio, which is no round percentage'],
    [4.573921, '8 %', 'a ratio that is a round percentage, 1:12.5, is that'],
    [5, null, 'degrees'],
    [5.711, null, 'degrees to three decimals, though near 10 %'],
    [45, null, 'degrees, though 100 % too'],
    [5.7106, null, 'near 10 %, and not it'],
    [5.123457, null, 'no slope of two decimals'],
  ])('%d° as %s: %s', (degrees, text, _why) => {
    expect(slopeAsTyped(degrees)).toBe(text)
  })

  it('for every percentage and ratio of two decimals, to a millionth of a degree', () => {
    const kept = (rise: number) => Number(((Math.atan(rise) * 180) / Math.PI).toFixed(6))
    for (let n = 1; n <= 10_000; n += 7) {
      const percent = kept(n / 10_000)
      if (Math.abs(percent * 1000 - Math.round(percent * 1000)) > 1e-6)
        expect(slopeAsTyped(percent), `${n / 100} %`).toBe(`${n / 100} %`)
      const ratio = kept(100 / (100 + n))
      if (Math.abs(ratio * 1000 - Math.round(ratio * 1000)) > 1e-6) expect(slopeAsTyped(ratio)).not.toBeNull()
    }
  })

  it('beside the degrees, in the digits of the language', () => {
    expect(slopeText(1.432096, '', ',')).toBe('2,5\u00a0% (1,43°)')
    expect(slopeText(8, '8', '.')).toBe('8°')
  })
})
