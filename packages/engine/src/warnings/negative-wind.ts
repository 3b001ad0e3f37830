import type { PurlinLine } from '../input.ts'
import type { Warning } from '../result.ts'

/** Wind that a program sent with a minus: it counts as its magnitude, in the direction of its field (D3). */
export const negativeWind = ({ named }: PurlinLine): Warning[] =>
  named
    .filter((load) => load.isNegative)
    .map(({ name }) => ({
      code: 'NEGATIVE_WIND_READ_AS_MAGNITUDE',
      message: `Negative values of ${name} are read as magnitudes: pressure acts inwards, suction outwards.`,
      values: { field: name },
    }))
