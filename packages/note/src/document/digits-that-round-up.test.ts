import { expect, it } from 'vitest'
import { digitsThatRoundUp } from './subject.ts'

const s = { number: (value: number, decimals: number) => value.toFixed(decimals) } as Parameters<
  typeof digitsThatRoundUp
>[0]

it('prints the digits that show why a utilisation was rounded up, and nothing where four decimals show it', () => {
  expect(digitsThatRoundUp(s, 0.9330004)).toBe('0.9330004')
  expect(digitsThatRoundUp(s, 0.93304)).toBe('0.93304')
  expect(digitsThatRoundUp(s, 1.00001)).toBe('1.00001')
  expect(digitsThatRoundUp(s, 0.9331)).toBeNull()
  expect(digitsThatRoundUp(s, 0.934)).toBeNull()
})
