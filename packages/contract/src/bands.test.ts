import { expect, it } from 'vitest'
import { bandPairs, bandsAlong, bandsNowhere, driftPairs, isWholeLine } from './bands.ts'

const pairs = (...given: [number, number][]) => [...given, [0, 0], [0, 0]].slice(0, 3) as [number, number][]

it.each<[string, [number, number][], number[], boolean]>([
  ['a value without any length', pairs([1, 0]), [], true],
  ['a second value without any length', pairs([1, 0], [2, 0]), [1], true],
  ['a value without a length beside one that has it', pairs([1, 0], [2, 3]), [0], false],
  ['a length without a value', pairs([1, 2], [0, 3]), [], false],
  ['nothing', pairs(), [], true],
])('%s: %j is without length in bands %j, and on the whole line: %s', (_, given, nowhere, whole) => {
  expect(bandsNowhere(given)).toEqual(nowhere)
  expect(isWholeLine(given)).toBe(whole)
})

it.each<[string, [number, number][], [number, number, number][]]>([
  ['none without a value', pairs([0, 3]), []],
  ['the whole line without a length', pairs([2, 0]), [[0, 10, 2]]],
  ['nowhere where only a later one has a value and none a length', pairs([0, 0], [2, 0]), []],
  [
    'one after the other, the last one to the end',
    pairs([1, 2], [2, 3]),
    [
      [0, 2, 1],
      [2, 10, 2],
    ],
  ],
  ['over a band without a length', pairs([1, 0], [2, 10]), [[0, 10, 2]]],
])('bands stand %s: %j', (_, given, expected) => {
  expect(bandsAlong(given, 10, 'extend').map(({ from, to, value }) => [from, to, value])).toEqual(expected)
})

it('what bands leave open takes what stands there otherwise', () => {
  const elsewhere = [
    { from: 0, to: 4, value: 5 },
    { from: 4, to: 10, value: 6 },
  ]
  expect(bandsAlong(pairs([1, 3]), 10, elsewhere)).toEqual([
    { from: 0, to: 3, value: 1 },
    { from: 3, to: 4, value: 5 },
    { from: 4, to: 10, value: 6 },
  ])
})

it('a façade has no drift, whatever an older request of it holds', () => {
  const loadSnowAccumulation = { s1: 0, l1: 0, s2: 1, l2: 2, s3: 0, l3: 0 }
  expect(bandPairs(loadSnowAccumulation)[1]).toEqual([1, 2])
  expect(driftPairs({ simulationType: 'ROOF', loadSnowAccumulation })[1]).toEqual([1, 2])
  expect(driftPairs({ simulationType: 'FACADE', loadSnowAccumulation })[1]).toEqual([0, 0])
})
