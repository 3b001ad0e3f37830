/** The webs tested under local forces, by the rows of 6.1.7.2. */

import { dimensionsOf } from '../../src/sections/dimensions.ts'
import { unmet } from '../../src/sections/proportion.ts'
import { buildSection } from '../../src/sections/section-model.ts'
import { EN1993_1_3_2006 } from '../../src/standards/en1993-1-3-2006.ts'
import { CRIPPLING, type CripplingTest } from './tests.ts'

const { limits, resistances } = EN1993_1_3_2006

export interface CripplingRatio {
  test: CripplingTest
  /** measured force over R_w,Rd with γ_M1 = 1 */
  ratio: number
  h_w_over_t: number
  r_over_t: number
  /** limits of 6.1.7.2(1) that the web does not meet */
  outside: string[]
}

function ratioOf(test: CripplingTest): CripplingRatio {
  const { profile, hMm, bMm, lipMm, rMm, tMm, bearingMm, fyNmm2, loading } = test
  const dimensions = { profile, h: hMm, bTop: bMm, bBottom: bMm, cTop: lipMm, cBottom: lipMm, r: rMm, t: tMm, tCoat: 0 }
  const section = buildSection(dimensionsOf({ ...dimensions, fyb: fyNmm2, fu: fyNmm2 }))
  const alone = resistances.crippling(section, bearingMm, fyNmm2, 1)
  const opposed = resistances.opposedCrippling(section, bearingMm, fyNmm2, 1)!
  const R_w_Rd = { EOF: alone.end, IOF: alone.internal(0), ETF: opposed.end, ITF: opposed.internal }[loading]
  return {
    test,
    ratio: (test.loadTestKn * 1e3) / R_w_Rd,
    h_w_over_t: section.h_p / section.t,
    r_over_t: rMm / tMm,
    outside: unmet(limits.crippling(section)).map((l) => l.limit),
  }
}

/** Groups that are told apart: lips fastened to the support or none, within r/t ≤ 6 or beyond. */
export type CripplingGroup = 'lipped' | 'lipped, r/t > 6' | 'unlipped'

export const groupOf = ({ test, r_over_t }: CripplingRatio): CripplingGroup =>
  test.lipMm === 0 ? 'unlipped' : r_over_t <= 6 ? 'lipped' : 'lipped, r/t > 6'

export const cripplingRatios = (): CripplingRatio[] => CRIPPLING.tests.map(ratioOf)
