import { describe, expect, it } from 'vitest'
import { byHand } from '../../validation/by-hand.ts'
import {
  bendingPart,
  COLUMN,
  GENERAL_METHOD,
  interaction,
  interactionWithLateral,
  lateralPart,
  SHIFT_OF_COMPRESSION,
} from './6-2-member-buckling.ts'

describe('a line of member buckling', () => {
  it.each([
    byHand(COLUMN.N_cr_y, { I_y: 4_400_000, L_cr: 4000 }, '569.970', 'Euler, 4 m'),
    byHand(COLUMN.N_c_Ed, { N_Ed: -12 }, '12.0000', 'its size'),
    byHand(COLUMN.L_cr, { L: 4000 }, '4000.00', 'a span'),
    byHand(COLUMN.L_cr_cantilever, { L: 2500 }, '5000.00', 'twice a console'),
    byHand(COLUMN.N_cr_TF, { alpha_cr: 3.2, N_max: 20 }, '64.0000', '3.2·20'),
    byHand(COLUMN.lambda, { A_eff: 436, f_yb: 350, N_cr: 64 }, '1.54414', '√(152.6/64)'),
    byHand(COLUMN.N_b_Rd, { chi: 0.3, A_eff: 436, f_yb: 350, gamma_M1: 1.1 }, '41.6182', '0.3·152.6/1.1'),
    byHand(COLUMN.share, { N_c_Ed: 12, N_b_Rd: 48 }, '0.250000', '12/48'),
    byHand(COLUMN.flexural, { N_c_Ed: 12, N_b_Rd_y: 48 }, '0.250000', '12/48'),
    byHand(COLUMN.torsional, { N_c_Ed: 12, N_b_Rd_TF: 48 }, '0.250000', '12/48'),
    byHand(
      GENERAL_METHOD.I_z_free,
      { I_z: 700_000, I_yz: 1_200_000, I_y: 4_500_000 },
      '3.80000e5',
      '7e5 − 1.44/4.5·1e6',
    ),
    byHand(GENERAL_METHOD.ultimate, { M_c_Rk: 14, M_y_Ed: -4 }, '3.50000', '14/4'),
    byHand(GENERAL_METHOD.ultimateOfShift, { M_c_Rk: 14, DeltaM_y_max: -4 }, '3.50000', '14/4'),
    byHand(GENERAL_METHOD.lambda_LT, { alpha_ult_k: 3.5, alpha_cr_op: 1.4 }, '1.58114', '√2.5'),
    byHand(GENERAL_METHOD.utilisation, { gamma_M1: 1.1, chi_LT: 0.5, alpha_ult_k: 3.5 }, '0.628571', '1.1/1.75'),
    byHand(SHIFT_OF_COMPRESSION.y, { N_c_x: 10, e_z: 4 }, '0.0400000', '10 kN on 4 mm'),
    byHand(SHIFT_OF_COMPRESSION.z, { N_c_x: 10, e_y: 4 }, '0.0400000', '10 kN on 4 mm'),
    byHand(
      bendingPart(true, true),
      { gamma_M1: 1.1, M_y_Ed: -5, DeltaM_y_Ed: 1, chi_LT: 0.5, M_c_Rk: 16 },
      '0.550000',
      '1.1·4/8',
    ),
    byHand(bendingPart(false, false), { gamma_M1: 1.1, M_y_Ed: -5, M_c_Rk: 11 }, '0.500000', '1.1·5/11'),
    byHand(
      lateralPart(true, true),
      { M_z_Ed: -0.5, M_cz_Rd: 2, gamma_M1: 1.1, DeltaM_z_Ed: 0.07, W_z_com: 1100, f_yb: 350 },
      '0.450000',
      '0.25 + 1.1·70 000/385 000',
    ),
    byHand(lateralPart(true, false), { M_z_Ed: -0.5, M_cz_Rd: 2 }, '0.250000', '0.5/2'),
    byHand(
      lateralPart(false, true),
      { gamma_M1: 1.1, DeltaM_z_Ed: 0.07, W_z_com: 1100, f_yb: 350 },
      '0.200000',
      '1.1·70 000/385 000',
    ),
    byHand(interaction, { eta_N: 0.3, eta_LT: 0.4 }, '0.830739', '(0.3^0.8 + 0.4^0.8)^1.25'),
    byHand(interactionWithLateral, { eta_N: 0.3, eta_LT: 0.4, eta_z: 0.1 }, '0.930739', '0.1 more'),
  ])('%s is %s: %s', (_, __, ___, misses) => {
    expect(misses()).toEqual([])
  })
})
