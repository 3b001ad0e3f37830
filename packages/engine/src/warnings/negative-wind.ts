import type { DesignInput } from '../input.ts'
import type { Warning } from '../result.ts'

const WIND = ['loadWindPressure', 'loadWindSuction', 'loadWindLocalPressure', 'loadWindLocalSuction'] as const

/** Wind that a program sent with a minus: it counts as its magnitude, in the direction of its field (D3). */
export const negativeWind = (input: DesignInput): Warning[] =>
  WIND.filter((field) => Math.min(input[field].w1, input[field].w2, input[field].w3) < 0).map((field) => ({
    code: 'NEGATIVE_WIND_READ_AS_MAGNITUDE',
    message: `Negative values of ${field} are read as magnitudes: pressure acts inwards, suction outwards.`,
    values: { field },
  }))
