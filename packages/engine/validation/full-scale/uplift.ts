/** The purlins tested under uplift, designed as a user would, with the spring that was measured. */
import { type DesignRequest, decode } from '@madre/contract'
import { design } from '../../src/design/design.ts'
import type { Catalogue } from '../../src/input.ts'
import type { Check } from '../../src/result.ts'
import { Z275_COATING } from '../../src/sections/dimensions.ts'
import { PROFILES } from '../../src/sections/profiles/all.ts'
import { EN1993_1_3_2006 } from '../../src/standards/en1993-1-3-2006.ts'
import type { Standard } from '../../src/standards/standard.ts'
import { unloaded, wind } from '../references/requests.ts'
import { UPLIFT, type UpliftTest } from './tests.ts'

const SPAN_M = UPLIFT.spanMm / 1e3

/** γ_Q of suction; 1.0 is what acts. */
const GAMMA_Q = 1.5

/** Suction of the moment at failure on a line every metre; the sheet as the fixings that give its spring, and very stiff. */
const requestOf = (test: UpliftTest): DesignRequest =>
  unloaded([SPAN_M], {
    sectionTypes: [test.profile],
    steelGrades: ['measured'],
    transverseLengthM: 1,
    loadWindSuction: wind([(8 * test.momentTestKnm) / SPAN_M ** 2 / GAMMA_Q, SPAN_M]),
    claddingProperties: { coveringInertia: 100_000, fixationsPerMeter: test.springN / 130 },
  })

/** One section as it was measured, the held flange on top, a sloping lip by its height. */
function catalogueOf({ name, profile, hMm, heldFlange, freeFlange, rMm, tMm, fyNmm2 }: UpliftTest): Catalogue {
  const heightOf = (lip: UpliftTest['freeFlange']) => lip.lipMm * Math.sin((lip.lipDeg * Math.PI) / 180)
  return {
    version: 'tests',
    origin: UPLIFT.source,
    families: [
      {
        profileType: profile,
        typology: name,
        name,
        h: hMm,
        bTop: heldFlange.bMm,
        bBottom: freeFlange.bMm,
        cTop: heightOf(heldFlange),
        cBottom: heightOf(freeFlange),
        r: rMm,
        thicknesses: [tMm + Z275_COATING],
        coating: 'Z275',
        steels: ['measured'],
        supportDetail: 'bearing',
      },
    ],
    steels: [{ id: 'measured', name: 'measured', fyb: fyNmm2, fu: fyNmm2 }],
  }
}

/** The standard with the rotational spring of a test in place of 10.1.5.2. */
const withSpring = (springN: number): Standard => ({
  ...EN1993_1_3_2006,
  sheeting: {
    ...EN1993_1_3_2006.sheeting,
    springs: (...of) => {
      const springs = EN1993_1_3_2006.sheeting.springs(...of)
      return springs.C_D === 0 ? springs : { ...springs, C_D_A: springN, C_D_C: Number.POSITIVE_INFINITY, C_D: springN }
    },
  },
})

/** What a test says of its purlin at the load that broke it. @param standard by default with the measured spring */
export const checksOf = (test: UpliftTest, standard = withSpring(test.springN)): Check[] =>
  design(decode(requestOf(test)).line, catalogueOf(test), undefined, PROFILES, standard).solutions[0]!.checks

export interface UpliftRatio {
  test: UpliftTest
  /** utilisation of FREE_FLANGE_BUCKLING at the load of failure; NaN where that was not checked */
  ratio: number
}

const ratioBy = (checks: Check[]) => checks.find((c) => c.code === 'FREE_FLANGE_BUCKLING')?.utilisation ?? Number.NaN

export const upliftRatios = (): UpliftRatio[] => UPLIFT.tests.map((test) => ({ test, ratio: ratioBy(checksOf(test)) }))

/** The same by a spring that is not the measured one. */
export const ratioWithSpring = (test: UpliftTest, springN: number): number =>
  ratioBy(checksOf(test, withSpring(springN)))

/** The same as a user enters it: 130·p of the fixings in the request. */
export const ratioAsEntered = (test: UpliftTest): number => ratioBy(checksOf(test, EN1993_1_3_2006))
