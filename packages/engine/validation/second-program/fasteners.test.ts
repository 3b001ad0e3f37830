/**
 * The checks of the free flanges of whole ordinary lines, with the fasteners of the cladding where the request or the maker's family has
 * them, against the second program. It shares no code with the engine but the effective sections.
 */
import { type DesignRequest, decode } from '@madre/contract'
import { describe, expect, it } from 'vitest'
import { genericCatalogue } from '../../src/catalogue/generic.ts'
import { design } from '../../src/design/design.ts'
import type { SectionFamily } from '../../src/input.ts'
import { unloaded, wind } from '../references/requests.ts'
import { secondProgram } from './checks.ts'

const CHECKS = ['FREE_FLANGE_STRESS', 'FREE_FLANGE_BUCKLING'] as const

/** A roof of three spans of 6 m under a sheet of 20 cm⁴/m with 3 screws a metre, weight, imposed load, snow, wind both ways. */
const roof = (profile: 'C' | 'Z', a: number | null, changes: Partial<DesignRequest> = {}): DesignRequest =>
  unloaded([6, 6, 6], {
    location: 'PORTUGAL',
    inclinationDegrees: 5,
    transverseLengthM: 1.5,
    sectionTypes: [profile],
    loadPermanentDistributed: [0.15, 0.15, 0.15],
    loadLiveDistributed: [0.4, 0.4, 0.4],
    loadSnowRegular: [0.5, 0.5, 0.5],
    loadWindPressure: wind([0.3, 18]),
    loadWindSuction: wind([1, 18]),
    claddingProperties: {
      coveringInertia: 20,
      fixationsPerMeter: 3,
      ...(a === null ? {} : { fastenerToWebMm: a }),
    },
    ...changes,
  })

/** Nothing but bars at midspan holds its flanges between the supports; weight and wind, which the second program solves one by one. */
const unheld: Partial<DesignRequest> = {
  simulationType: 'GENERAL',
  inclinationDegrees: 0,
  loadLiveDistributed: [0, 0, 0],
  loadSnowRegular: null,
  spanRestraints: { upper: { type: 1, lateralLocks: [1, 1, 1] }, lower: { use: true, lateralLocks: [1, 1, 1] } },
}

const familyOf = (typology: string, changes: Partial<SectionFamily> = {}): SectionFamily => ({
  ...genericCatalogue.families.find((f) => f.typology === typology)!,
  ...(changes as object),
})
const steel = genericCatalogue.steels.find((s) => s.id === 'S350')!
/** Flanges that differ, the wider one on top. */
const UNEQUAL = { bTop: 70, bBottom: 60 }

/** The utilisations of a section 2 mm thick. */
function engine(input: DesignRequest, family: SectionFamily): number[] {
  const [solution] = design(decode(input).line, {
    ...genericCatalogue,
    families: [{ ...family, thicknesses: [2] }],
  }).solutions
  return CHECKS.map((code) => solution!.checks.find((c) => c.code === code)!.utilisation!)
}

describe.each<[string, 'C' | 'Z', Partial<DesignRequest>, Partial<SectionFamily>]>([
  ['Z under a panel', 'Z', {}, {}],
  ['C under a panel', 'C', {}, {}],
  ['Z of unequal flanges, turned, under a panel', 'Z', { sectionOrientation: 'MAJOR_AXIS_BENDING_INVERTED' }, UNEQUAL],
  ['Z without panel', 'Z', unheld, {}],
  ['C without panel', 'C', unheld, {}],
])('a %s', (_, profile, changes, sizes) => {
  const family = familyOf(`${profile}-200-70`, sizes)

  it.each([20, 25, 30, null, 44])('agrees with the fasteners %s mm from the web', (a) => {
    const input = roof(profile, a, changes)
    const found = engine(input, family)
    const other = secondProgram(input, family, 2, steel)
    CHECKS.forEach((code, i) => {
      expect(Math.abs(found[i]! / other[code]! - 1), `${code}: ${found[i]}, ${other[code]}`).toBeLessThan(0.002)
    })
  })

  it('takes those of the family where the request has none, and those of the request where it has', () => {
    const ofMaker = { ...family, fastenerToWeb: 30 }
    const typed = engine(roof(profile, 30, changes), family)
    expect(engine(roof(profile, null, changes), ofMaker)).toEqual(typed)
    const overruled = engine(roof(profile, 25, changes), ofMaker)
    expect(overruled).toEqual(engine(roof(profile, 25, changes), family))
    expect(overruled).not.toEqual(typed)
  })
})
