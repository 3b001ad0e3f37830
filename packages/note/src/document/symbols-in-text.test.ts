import { expect, it } from 'vitest'
import { withSymbols } from './symbols-in-text.ts'

const alts = (text: string) =>
  [withSymbols(text)].flat().flatMap((p) => (typeof p === 'object' && 'alt' in p ? p.alt : []))

it('finds the symbols of a sentence and leaves the rest as it is', () => {
  expect(withSymbols('no symbol here')).toBe('no symbol here')
  expect(alts('moment M_y, then C_D,A = 130·p and S_req.')).toEqual(['M_y', 'C_D,A', 'S_req'])
  expect([withSymbols('with S_req = 5 kN')].flat().filter((p) => typeof p === 'string')).toEqual(['with ', ' = 5 kN'])
})
