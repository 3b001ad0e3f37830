import { type DesignRequest, decode } from '@madre/contract'
import { describe, expect, it } from 'vitest'
import { unloaded, wind } from '../../validation/references/requests.ts'
import { genericCatalogue } from '../catalogue/generic.ts'
import { design } from '../design/design.ts'
import type { ProfileType, SectionFamily } from '../input.ts'
import { prepareLine } from '../line/line-design.ts'
import { EN1993_1_3_2006 } from '../standards/en1993-1-3-2006.ts'
import { buildCandidates, type Candidate, rotationalSpringOf } from './candidate.ts'

/** A line under a sheet of 20 cm⁴/m with 5 screws a metre, a mm from the web. */
function request(profile: ProfileType, a?: number, changes: Partial<DesignRequest> = {}): DesignRequest {
  return unloaded([5, 5], {
    sectionTypes: [profile],
    loadPermanentDistributed: [0.3, 0.3],
    loadWindSuction: wind([1, 10]),
    claddingProperties: {
      coveringInertia: 20,
      fixationsPerMeter: 5,
      ...(a === undefined ? {} : { fastenerToWebMm: a }),
    },
    ...changes,
  })
}
const inverted: Partial<DesignRequest> = { sectionOrientation: 'MAJOR_AXIS_BENDING_INVERTED' }
const unheld: Partial<DesignRequest> = {
  spanRestraints: { upper: { type: 1, lateralLocks: [1, 1] }, lower: { use: false, lateralLocks: [0, 0] } },
}

/** One family 2 mm thick, its upper flange wider than the lower one where it has two. */
const only = (profile: ProfileType, fastenerToWeb?: number) => {
  const family = genericCatalogue.families.find((f) => f.profileType === profile && f.typology.endsWith('-200-70'))!
  const sizes = profile === 'OMEGA' ? {} : { bTop: 70, bBottom: 62 }
  const own = { ...family, ...sizes, thicknesses: [2], ...(fastenerToWeb === undefined ? {} : { fastenerToWeb }) }
  return { ...genericCatalogue, families: [own as SectionFamily] }
}
function candidateOf(input: DesignRequest, fastenerToWeb?: number): Candidate {
  const [built] = buildCandidates(decode(input).line, only(input.sectionTypes[0]!, fastenerToWeb), EN1993_1_3_2006)
  if (!built || !('candidate' in built)) throw new Error('within the limits')
  return built.candidate
}
/** C_D of the candidate on its line [N]. */
const springOf = (input: DesignRequest) =>
  rotationalSpringOf({ line: prepareLine(decode(input).line, EN1993_1_3_2006), candidate: candidateOf(input) })

describe('the fasteners of the cladding', () => {
  it.each<[string, DesignRequest, number | undefined, object]>([
    ['stand in the middle of the upper flange', request('Z'), undefined, { a: 35, b: 70, origin: 'MIDDLE' }],
    ['… as it is turned', request('Z', undefined, inverted), undefined, { a: 31, b: 62, origin: 'MIDDLE' }],
    ['or where the maker has them', request('C'), 28, { a: 28, b: 70, origin: 'FAMILY' }],
    ['or where the request has them', request('C', 40), 28, { a: 40, b: 70, origin: 'REQUEST' }],
  ])('%s', (_, input, fastenerToWeb, place) => {
    expect(candidateOf(input, fastenerToWeb).fastener).toMatchObject(place)
  })

  it.each(['C', 'Z'] as const)('give a %s the spring at 25 mm and more from both edges', (profile) => {
    // 1/C_D = 1/(130·5) + 1/(2·210 000·200/2000)
    const full = 1 / (1 / 650 + 1 / 42_000)
    for (const [a, factor] of [
      [24.9, 0],
      [25, 1],
      [45, 1],
      [45.1, 0],
    ] as const)
      expect(springOf(request(profile, a))).toBeCloseTo(factor * full, 6)
    expect(springOf(request(profile))).toBeCloseTo(full, 6)
    // Turned, the upper flange is 62 mm wide.
    expect(springOf(request(profile, 40, inverted))).toBe(0)
    expect(springOf(request(profile, 35, unheld))).toBe(0)
  })

  it.each(['C', 'Z'] as const)('have to go through the flange of a %s', (profile) => {
    const found = (a: number, changes = {}) =>
      design(decode(request(profile, a, changes)).line, only(profile)).solutions[0]!
    for (const changes of [{}, unheld]) {
      expect(found(69.9, changes).reason).toBeUndefined()
      expect(found(70, changes)).toMatchObject({ status: 'NOT_APPLICABLE', reason: 'OUTSIDE_STANDARD' })
    }
    const limits = [{ clause: 'EN 1993-1-3 10.1.4.1', limit: 'a < b', value: 65 }]
    expect(found(65).status).not.toBe('NOT_APPLICABLE')
    expect(found(65, inverted).checks[0]).toMatchObject({ code: 'GEOMETRY', limits })
  })

  it('have no effect on an Ω, wherever they are', () => {
    const designed = (a?: number) => design(decode(request('OMEGA', a)).line, genericCatalogue)
    expect(designed(200)).toEqual(designed())
    expect(designed(1)).toEqual(designed())
  })
})
