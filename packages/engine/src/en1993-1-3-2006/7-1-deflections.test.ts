import { describe, expect, it } from 'vitest'
import { byHand } from '../../validation/by-hand.ts'
import { DEFLECTION, SECOND_MOMENT } from './7-1-deflections.ts'

describe('a line of a deflection', () => {
  it.each([
    byHand(SECOND_MOMENT.z_top, { z_c_sh: 110, t_nom: 1.5 }, '109.250', '110 − 0.75'),
    byHand(SECOND_MOMENT.z_bottom, { h_p: 198.5, z_top: 109.25 }, '89.2500', '198.5 − 109.25'),
    byHand(SECOND_MOMENT.effective, { I_eff_y: 4_000_000, delta: 0.01 }, '3.92000e6', '2 % off'),
    byHand(SECOND_MOMENT.sigma_gr, { M_Ed: 6, z: 99, I_gr: 4_400_000 }, '135.000', '6e6·99/4.4e6'),
    byHand(
      SECOND_MOMENT.ofZone,
      { I_gr: 4_400_000, sigma_gr: 140, f_yb: 350, I_eff: 4_100_000 },
      '4.28000e6',
      '0.4 of the loss',
    ),
    byHand(
      SECOND_MOMENT.ofZone,
      { I_gr: 4_400_000, sigma_gr: 400, f_yb: 350, I_eff: 4_100_000 },
      '4.10000e6',
      'beyond f_yb the whole loss, no more',
    ),
    byHand(
      SECOND_MOMENT.freelyBent,
      { I_fic_y: 4_000_000, I_yz: 1_200_000, I_y: 4_500_000, I_z: 800_000 },
      '2.40000e6',
      '1 − 1.44/3.6 of it',
    ),
    byHand(
      SECOND_MOMENT.freelyBentCantilever,
      { I_fic_con: 4_000_000, I_fic_adj: 4_200_000, I_yz: 1_200_000, I_y: 4_500_000, I_z: 800_000 },
      '2.40000e6',
      'the cantilever is softer',
    ),
    byHand(
      SECOND_MOMENT.freelyBentCantilever,
      { I_fic_con: 4_200_000, I_fic_adj: 4_000_000, I_yz: 1_200_000, I_y: 4_500_000, I_z: 800_000 },
      '2.40000e6',
      'its neighbour is softer',
    ),
    byHand(DEFLECTION.M_Ed, { M: -6 }, '6.00000', 'its size'),
    byHand(DEFLECTION.w_1, { w_Ed: -6 }, '6.00000', 'its size'),
    byHand(DEFLECTION.delta, { w_1: 8.4, I_fic: 4_000_000 }, '10.0000', '8.4e12/(2.1e5·4e6)'),
    byHand(DEFLECTION.limitOfSpan, { L: 5000, n_lim: 200 }, '25.0000', '5000/200'),
    byHand(DEFLECTION.limitOfCantilever, { L: 1500, n_lim: 200 }, '15.0000', '2·1500/200'),
    byHand(DEFLECTION.utilisation, { delta: 10, delta_lim: 25 }, '0.400000', '10/25'),
  ])('%s is %s: %s', (_, __, ___, misses) => {
    expect(misses()).toEqual([])
  })
})
