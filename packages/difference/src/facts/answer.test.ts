import { expect, it } from 'vitest'
import { massText } from './answer.ts'

const s = { number: (value: number, decimals: number) => value.toFixed(decimals) }
const piece = { lengthM: 6, count: 2 }

it.each([
  ['5.73 kg/m', {}],
  ['5.73 kg/m', { pieces: [{ ...piece, thicknessMm: 2, massKg: 34.4 }] }],
  [
    '7.09/5.73 kg/m',
    {
      endBayThicknessMm: 2.5,
      pieces: [
        { ...piece, thicknessMm: 2, massKg: 34.4 },
        { ...piece, thicknessMm: 2.5, massKg: 42.54 },
      ],
    },
  ],
])('says %s', (text, of) => {
  expect(massText(s, { massPerMetreKg: 5.732, ...of })).toBe(text)
})
