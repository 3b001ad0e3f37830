import { expect, it } from 'vitest'
import { genericCatalogue } from '../catalogue/generic.ts'
import { foldedSectionOfFamily, foldedSectionOfInput } from './folded-section.ts'

it('an Ω inverted is turned upside down; outside dimensions less half the sheet on each side', () => {
  const family = genericCatalogue.families.find((f) => f.typology === 'OMEGA-160-60')!
  const regular = foldedSectionOfFamily(family, 2, false, 350)
  expect(regular.vertices.map(({ y, z }) => [y, z])).toEqual([
    [-87, 144],
    [-87, 159],
    [-44, 159],
    [-29, 1],
    [29, 1],
    [44, 159],
    [87, 159],
    [87, 144],
  ])
  expect([regular.radius, regular.t]).toEqual([4, 1.96])
  const inverted = foldedSectionOfFamily(family, 2, true, 350)
  expect(inverted.vertices.map((p) => 160 - p.z)).toEqual(regular.vertices.map((p) => p.z))
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
  const { vertices, radius, t } = foldedSectionOfInput(channel)
  expect(vertices.map(({ y, z }) => [y, z])).toEqual([
    [48.5, 16],
    [48.5, 0.75],
    [0, 0.75],
    [0, 149.25],
    [59.25, 149.25],
  ])
  expect([radius, t]).toEqual([2.75, 1.46])
})
