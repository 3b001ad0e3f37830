/** A tension that wind causes and that helps: with it and without it; EN 1990 Table A1.2(B), method 1.14. */
import { type DesignRequest, decode } from '@madre/contract'
import { genericCatalogue } from '../../src/catalogue/generic.ts'
import { design } from '../../src/design/design.ts'
import type { CheckCode, Combination } from '../../src/result.ts'
import { EN1993_1_3_2006 } from '../../src/standards/en1993-1-3-2006.ts'
import { printed, type Reference } from '../evidence.ts'
import { unloaded, wind } from './requests.ts'

/** 9.90476 cm⁴/m over 1 m and five fasteners a metre: C_D = 1/(1/650 + 1/41600) = 640 N. */
const REQUEST: DesignRequest = unloaded([4], {
  simulationType: 'GENERAL',
  location: 'PORTUGAL',
  transverseLengthM: 1,
  sectionTypes: ['Z'],
  loadWindSuction: wind([1.45086, 0]),
  axialLoad: { valueKn: 20, direction: 'TRACTION', type: 'UNFACTORED_WIND' },
  claddingProperties: { coveringInertia: 41_600 / 4200, fixationsPerMeter: 5 },
})

/** The utilisations of Z-150-60-1.5-S350 over the combinations with wind that `keeps` leaves. */
function utilisations(keeps: (combination: Combination) => boolean): (code: CheckCode) => number {
  const standard = {
    ...EN1993_1_3_2006,
    combinations: (...of: Parameters<typeof EN1993_1_3_2006.combinations>) =>
      EN1993_1_3_2006.combinations(...of).filter((c) => c.limitState === 'SLS' || keeps(c)),
  }
  const { solutions } = design(decode(REQUEST).line, genericCatalogue, undefined, undefined, standard)
  const solution = solutions.find((s) => s.id === 'Z-150-60-1.5-S350')!
  return (code) => solution.checks.find((c) => c.code === code)?.utilisation ?? Number.NaN
}

export const favourableWindReferences: Reference[] = [
  {
    clause: 'combinations',
    rank: 'independent program',
    title: 'a Z under suction whose tension by wind may be absent',
    source: 'own program of the method’s author',
    values: () => {
      const present = utilisations(({ factors }) => factors.Ws !== undefined && factors.Nax !== undefined)
      const absent = utilisations(({ factors }) => factors.Ws !== undefined && factors.Nax === undefined)
      const all = utilisations(() => true)
      return [
        printed('buckling of the free flange with N', present('FREE_FLANGE_BUCKLING'), '0.495'),
        printed('without', absent('FREE_FLANGE_BUCKLING'), '1.000'),
        printed('in the design', all('FREE_FLANGE_BUCKLING'), '1.000'),
        printed('stress of the free flange with N', present('FREE_FLANGE_STRESS'), '0.9194'),
        printed('without', absent('FREE_FLANGE_STRESS'), '0.7707'),
        printed('in the design', all('FREE_FLANGE_STRESS'), '0.9194'),
      ]
    },
  },
]
