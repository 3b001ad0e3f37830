import { expect, it } from 'vitest'
import { genericCatalogue } from '../catalogue/generic.ts'
import { foldedMidlineOfFamily, foldedMidlineOfInput } from './folded-midline.ts'

it('an Ω inverted is turned upside down; outside dimensions less half the sheet on each side', () => {
  const family = genericCatalogue.families.find((f) => f.typology === 'OMEGA-160-60')!
  const regular = foldedMidlineOfFamily(family, 2, false)
  expect(regular.verticesMm.map(({ y, z }) => [y, z])).toEqual([
    [-87, 144],
    [-87, 159],
    [-44, 159],
    [-29, 1],
    [29, 1],
    [44, 159],
    [87, 159],
    [87, 144],
  ])
  expect([regular.radiusMm, regular.thicknessMm]).toEqual([4, 1.96])
  const inverted = foldedMidlineOfFamily(family, 2, true)
  expect(inverted.verticesMm.map((p) => 160 - p.z)).toEqual(regular.verticesMm.map((p) => p.z))
})

it('a channel is a line from lip to lip', () => {
  const channel = {
    profile: 'C',
    h: 150,
    bTop: 50,
    bBottom: 60,
    cTop: 16,
    cBottom: 0,
    r: 2,
    t: 1.5,
    fyb: 350,
    fu: 420,
  } as const
  const { verticesMm, radiusMm, thicknessMm } = foldedMidlineOfInput(channel)
  expect(verticesMm.map(({ y, z }) => [y, z])).toEqual([
    [48.5, 16],
    [48.5, 0.75],
    [0, 0.75],
    [0, 149.25],
    [59.25, 149.25],
  ])
  expect([radiusMm, thicknessMm]).toEqual([2.75, 1.46])
})
