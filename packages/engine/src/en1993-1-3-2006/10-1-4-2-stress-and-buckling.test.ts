import { describe, expect, it } from 'vitest'
import { byHand } from '../../validation/by-hand.ts'
import {
  edgeBendingOf,
  FLANGE_BUCKLING,
  flangeStress,
  flangeUtilisation,
  forceOfFlange,
  PEAK,
  plainFlangeStress,
  sidewaysBending,
} from './10-1-4-2-stress-and-buckling.ts'

describe('a line of the stress of a free flange', () => {
  it.each([
    byHand(FLANGE_BUCKLING.N_cr, { alpha_cr: 3.2, F_max: 20 }, '64.0000', '3.2·20'),
    byHand(
      FLANGE_BUCKLING.l_fz,
      { I_fz: 164_766, N_cr_fz: 67.1 },
      '2255.96',
      'Z 200 over 6 m, 2256 by another program',
    ),
    byHand(FLANGE_BUCKLING.lambda_1, { f_yb: 350 }, '76.9530', 'π·√600'),
    byHand(
      FLANGE_BUCKLING.lambda_fz,
      { l_fz: 2256, i_fz: 25.97, lambda_1: 76.953 },
      '1.12886',
      'Z 200 over 6 m, 1.129 by another program',
    ),
    byHand(FLANGE_BUCKLING.strength, { f_yb: 350, gamma_M1: 1.1 }, '318.182', '350/1.1'),
    byHand(FLANGE_BUCKLING.fullStrength, { f_yb: 350, gamma_M0: 1.05 }, '333.333', '350/1.05'),
    byHand(flangeUtilisation, { sigma_Ed: 175, f_Rd: 350 }, '0.500000', '175/350'),
    byHand(edgeBendingOf('-', true), { M_fz_Ed: 0.3, W_fz: 5000, M_fz_y_Ed: 0.1 }, '-40.0000', '−60 + 20'),
    byHand(sidewaysBending, { W_fz: 5000, M_fz_y_Ed: -0.1 }, '-20.0000', '−0.1e6/5000'),
    byHand(edgeBendingOf('', false), { M_fz_Ed: 0.3, W_fz: 5000 }, '60.0000', '0.3e6/5000'),
    byHand(
      flangeStress('-', true, true, false),
      { M_y_Ed: -6, W_eff_y: 40_000, N_Ed: -10, A_eff: 500, chi_LT: 0.5, m_Ed: 30 },
      '370.000',
      '(150 + 20)/0.5 + 30',
    ),
    byHand(
      flangeStress('', true, false, false),
      { M_y_Ed: 6, W_eff_y: 40_000, N_Ed: 10, A_eff: 500, m_Ed: 30 },
      '160.000',
      '150 − 20 + 30',
    ),
    byHand(flangeStress('', false, false, true), { M_y_Ed: -6, W_eff_y: 40_000, m_Ed: -30 }, '180.000', '|−150 − 30|'),
    byHand(
      plainFlangeStress('-', true),
      { M_y_Ed: 6, W_eff_y: 40_000, N_Ed: 10, A_eff: 500 },
      '130.000',
      '|−150 + 20|',
    ),
    byHand(plainFlangeStress('', false), { M_y_Ed: -6, W_eff_y: 40_000 }, '150.000', '6e6/40 000'),
    byHand(PEAK.compressed, { m_Ed: 30 }, '30.0000', 'm alone'),
    byHand(PEAK.pulled, { m_Ed: -30 }, '30.0000', 'its size'),
    byHand(PEAK.betweenNodes, { sigma_x: 150, Delta_sigma: 2 }, '152.000', '150 + 2'),
    byHand(
      forceOfFlange('-', true),
      { M_y_F: -6, A_fz: 240, z_f: 90, I_eff_y: 4_000_000, N_F: -10, A_eff: 500 },
      '37.2000',
      '6000·240·90/4e6 + 10·240/500',
    ),
    byHand(
      forceOfFlange('', false),
      { M_y_F: 6, A_fz: 240, z_f: 90, I_eff_y: 4_000_000 },
      '32.4000',
      '6000·240·90/4e6',
    ),
  ])('%s is %s: %s', (_, __, ___, misses) => {
    expect(misses()).toEqual([])
  })
})
