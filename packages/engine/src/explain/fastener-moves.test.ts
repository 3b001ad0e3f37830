import { type DesignRequest, decode } from '@madre/contract'
import { describe, expect, it } from 'vitest'
import { unloaded, wind } from '../../validation/references/requests.ts'
import { genericCatalogue } from '../catalogue/generic.ts'
import { design } from '../design/design.ts'
import type { ProfileType } from '../input.ts'
import { explain } from './explain.ts'

const CHECKS = ['FREE_FLANGE_STRESS', 'FREE_FLANGE_BUCKLING']

const request = (profile: ProfileType, a?: number, type: 0 | 1 = 0): DesignRequest =>
  unloaded([6, 6, 6], {
    sectionTypes: [profile],
    loadPermanentDistributed: [0.2, 0.2, 0.2],
    loadWindSuction: wind([1, 18]),
    spanRestraints: { upper: { type, lateralLocks: [1, 1, 1] }, lower: { use: false, lateralLocks: [0, 0, 0] } },
    claddingProperties: {
      coveringInertia: 20,
      fixationsPerMeter: 3,
      ...(a === undefined ? {} : { fastenerToWebMm: a }),
    },
  })

/** A section 2 mm thick with flanges of 70 mm. */
const only = (profile: ProfileType) => ({
  ...genericCatalogue,
  families: genericCatalogue.families
    .filter((f) => f.typology === `${profile}-200-70`)
    .map((f) => ({ ...f, thicknesses: [2] })),
})
const fastenerOn = (profile: ProfileType, a?: number, type: 0 | 1 = 0) => {
  const input = decode(request(profile, a, type)).line
  return explain(input, only(profile), `${profile}-200-70-2.0-S350`).fastener
}
const moves = (...args: Parameters<typeof fastenerOn>) => fastenerOn(...args)!.moves
const designed = (profile: ProfileType, a: number, type: 0 | 1) =>
  design(decode(request(profile, a, type)).line, only(profile)).solutions[0]!.checks.flatMap(({ code, utilisation }) =>
    CHECKS.includes(code) ? [{ code, utilisation }] : [],
  )

describe.each([
  ['C', 0],
  ['C', 1],
  ['Z', 0],
  ['Z', 1],
] as const)('the free flanges of a %s, upper fibre %s, with the fasteners 10 mm elsewhere', (profile, type) => {
  it.each([
    ['in the middle', undefined, 35],
    // 10 mm nearer the web the cladding gives no spring.
    ['typed', 30, 30],
  ])('are those of a design with them there, %s', (_, typed, a) => {
    expect(moves(profile, typed, type)).toEqual([
      { byMm: -10, utilisations: designed(profile, a - 10, type) },
      { byMm: 10, utilisations: designed(profile, a + 10, type) },
    ])
  })

  it('say where they are, and whether that is too near an edge for a spring', () => {
    expect(fastenerOn(profile, undefined, type)).toMatchObject({ aMm: 35, origin: 'MIDDLE', isNearEdge: false })
    expect(fastenerOn(profile, 30, type)).toMatchObject({ aMm: 30, origin: 'REQUEST', isNearEdge: false })
    expect(fastenerOn(profile, 20, type)).toMatchObject({ aMm: 20, origin: 'REQUEST', isNearEdge: type === 0 })
  })

  it('are left out where there is no flange', () => {
    expect(moves(profile, 10, type).map((m) => m.byMm)).toEqual([10])
    expect(moves(profile, 60, type).map((m) => m.byMm)).toEqual([-10])
    expect(moves(profile, 59.9, type).map((m) => m.byMm)).toEqual([-10, 10])
  })
})

it('an Ω has none', () => {
  expect(fastenerOn('OMEGA', 30)).toBeNull()
})
