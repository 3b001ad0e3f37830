import type { SnowBands, WindBands } from '../input.ts'

/** Load as typed [kN/m²] and length [m] of each of the three bands, in their order from the left end. */
export const bandPairs = (b: WindBands | SnowBands): [number, number][] =>
  'w1' in b
    ? [
        [b.w1, b.l1],
        [b.w2, b.l2],
        [b.w3, b.l3],
      ]
    : [
        [b.s1, b.l1],
        [b.s2, b.l2],
        [b.s3, b.l3],
      ]
