import { expect, it } from 'vitest'
import { compareStresses } from './comparison.ts'

const minima = [
  { kind: 'local', stressNmm2: 90 },
  { kind: 'distortional', stressNmm2: 412 },
  { kind: 'distortional', stressNmm2: 500 },
] as const

it.each([
  ['distortional', [356, 400], 356, 412, 14],
  ['local', [99], 99, 90, -10],
] as const)('%s: the lowest of the code beside the lowest of the strips', (kind, code, ofCode, ofStrips, percent) => {
  const { codeNmm2, stripsNmm2, margin } = compareStresses(kind, code, minima)
  expect([codeNmm2, stripsNmm2, Math.round(margin! * 100)]).toEqual([ofCode, ofStrips, percent])
})

it('nothing is made up where a value is missing', () => {
  expect(compareStresses('global', [50], minima)).toEqual({
    kind: 'global',
    codeNmm2: 50,
    stripsNmm2: null,
    margin: null,
  })
  expect(compareStresses('distortional', [], minima).margin).toBeNull()
})
