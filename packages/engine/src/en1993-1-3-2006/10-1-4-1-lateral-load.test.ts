import { describe, expect, it } from 'vitest'
import { byHand } from '../../validation/by-hand.ts'
import { FIELD, LATERAL, SIDEWAYS, shareOfCouple } from './10-1-4-1-lateral-load.ts'

describe('a line of the lateral load', () => {
  it.each([
    byHand(LATERAL.upperC, { a: 35, e: 25, h: 200 }, '0.300000', '(35 + 25)/200'),
    byHand(LATERAL.lowerC, { a: 35, e: 25, h: 200 }, '-0.300000', 'the other way'),
    byHand(SIDEWAYS.upper, { q_y_Ed: 0.3 }, '0.300000', 'all of it'),
    byHand(SIDEWAYS.lower, { q_y_Ed: 0.3 }, '0.150000', 'half of it'),
    byHand(LATERAL.webC, { e: 25, h: 200 }, '-0.125000', '−25/200'),
    byHand(
      LATERAL.axisZ,
      { I_yz: -1285200.0, I_y: 4402400.0 },
      '0.145966',
      'Z 200, printed 0.14596 by another program',
    ),
    byHand(LATERAL.upperZ, { I_yz: -1285200.0, I_y: 4402400.0, a: 35, h: 200 }, '0.320966', 'and 35/200'),
    byHand(LATERAL.lowerZ, { I_yz: -1285200.0, I_y: 4402400.0, a: 35, h: 200 }, '-0.0290342', 'less 35/200'),
    byHand(
      LATERAL.sharedZ,
      { I_yz: -1285200.0, I_y: 4402400.0, beta: 0.8, a: 35, h: 200 },
      '0.00596584',
      'less 0.8·35/200',
    ),
    byHand(LATERAL.load, { k_h: 0.3, q_Ed: 2 }, '0.600000', '0.3·2'),
    byHand(shareOfCouple, { K: 0.0107, h: 200, C_D: 635 }, '0.674016', '428/635'),
    byHand(FIELD.R, { K: 0.0107, L_a: 6000, I_fz: 164_766 }, '4.11436', 'Z 200 over 6 m'),
    byHand(FIELD.M_0, { q_h_Ed: 0.4, L_a: 6000 }, '1.80000', '0.4·36/8'),
    byHand(FIELD.kappa_R, { M_fz_Ed: 0.288, M_0_fz_Ed: 1.8 }, '0.160000', 'Z 200 over 6 m, 0.160 by another program'),
  ])('%s is %s: %s', (_, __, ___, misses) => {
    expect(misses()).toEqual([])
  })
})
