import { describe, expect, it } from 'vitest'
import { byHand } from '../../validation/by-hand.ts'
import { CORNERS, ROUNDING, SUMS } from './5-5-1-sums.ts'

describe('a line of an effective section', () => {
  it.each([
    byHand(SUMS.A, { SigmaA: 689.2 }, '689.200', 'the sum'),
    byHand(SUMS.roundedA, { SigmaA: 689.2, delta: 0.05 }, '654.740', 'less 5 %'),
    byHand(SUMS.I_y, { SigmaI_y: 4140 }, '4140.00', 'the sum'),
    byHand(SUMS.roundedI_y, { SigmaI_y: 4140, delta: 0.05 }, '3726.00', 'less twice 5 %'),
    byHand(SUMS.I_z, { SigmaI_z: 4932 }, '4932.00', 'the sum'),
    byHand(SUMS.roundedI_z, { SigmaI_z: 4932, delta: 0.05 }, '4438.80', 'less twice 5 %'),
    byHand(SUMS.z_eff, { SigmaAz: 71_000, SigmaA: 710 }, '100.000', '71 000/710'),
    byHand(SUMS.y_eff, { SigmaAy: 14_200, SigmaA: 710 }, '20.0000', '14 200/710'),
    byHand(SUMS.e_z, { z_eff: 103.2, z_c_sh: 99.5 }, '3.70000', '103.2 − 99.5'),
    byHand(SUMS.e_y, { y_eff: 21.5, y_c_sh: 17.4 }, '4.10000', '21.5 − 17.4'),
    byHand(SUMS.W_top, { I_eff_y: 4_140_000, z_NA: 103.33, t_nom: 2 }, '40457.3', 'SX022a prints 40 460'),
    byHand(SUMS.W_bottom, { I_eff_y: 4_140_000, h: 200, t_nom: 2, z_NA: 103.3 }, '43260.2', 'SX022a prints 43 260'),
    byHand(SUMS.W_left, { I_eff_z: 480_000, y_eff: 21, y_min: 1 }, '24000', '480 000/20'),
    byHand(SUMS.W_right, { I_eff_z: 480_000, y_max: 69, y_eff: 21 }, '10000', '480 000/48'),
    byHand(SUMS.W_symmetric, { I_eff_z: 480_000, y_max: 96 }, '5000.00', '480 000/96'),
    byHand(SUMS.W_z, { W_z_com: 7508, W_z_ten: 3962 }, '3962.00', 'the edge that is pulled'),
    byHand(SUMS.W_z, { W_z_com: 3100, W_z_ten: 3962 }, '3100.00', 'the edge that is compressed'),
    byHand(ROUNDING.delta, { Sigma_r_phi: 12, Sigma_b_p: 372 }, '0.0138710', 'four right angles of 3 mm'),
    byHand(ROUNDING.I_gr, { I_g_sh: 4_500_000, delta: 0.05 }, '4.05000e6', 'less twice 5 %'),
    byHand(CORNERS.h_p, { h: 200, t_nom: 2 }, '198.000', 'SX022a prints 198'),
    byHand(CORNERS.r_m, { r: 3, t_nom: 2 }, '4.00000', '3 + 1'),
    byHand(CORNERS.g_r, { r_m: 4 }, '1.17157', '4·(tan 45° − sin 45°)'),
    byHand(CORNERS.g_r_w, { r_m: 4, cos_phi: Math.cos((100 * Math.PI) / 180) }, '1.70284', '4·(tan 50° − sin 50°)'),
  ])('%s is %s: %s', (_, __, ___, misses) => {
    expect(misses()).toEqual([])
  })
})
