/** Bending, shear, web crippling and their interaction by hand, on lines with closed-form statics. */
import type { SectionFamily } from '../../src/input.ts'
import { exactly, type Reference, type ReferenceValue, within } from '../evidence.ts'
import { unloaded, wind } from './requests.ts'
import {
  type Designed,
  demand,
  designed,
  E,
  F_YB,
  isAbsent,
  kN,
  kNm,
  ON_STATIONS,
  omegaWeb,
  reference,
  smaller,
  square,
  THICKNESS,
  utilisation,
} from './small-designs.ts'

/** Two spans of 5 m, Ω 160, snow 0.8 kN/m² at 2 m: symmetric, so β_V = 0 and l_a = s_s. */
function twoSpanOmega(): { d: Designed; q: number; qSls: number; L: number } {
  const L = 5
  const d = designed(
    'OMEGA-160-60',
    unloaded([L, L], { loadPermanentDistributed: [0.2, 0.2], loadSnowRegular: [0.8, 0.8] }),
  )
  return { d, L, q: 1.35 * (0.4 + d.own) + 1.5 * 1.6, qSls: 0.4 + d.own + 1.6 }
}

function bendingAndShear(): ReferenceValue[] {
  const { d, q, L } = twoSpanOmega()
  const { bendingTopCompressed: top, bendingBottomCompressed: bottom } = d.section.effective
  return [
    within(
      'two spans: BENDING_Y_POS',
      utilisation(d, 'BENDING_Y_POS'),
      ((9 / 128) * q * L * L) / kNm(smaller(top) * F_YB),
      ON_STATIONS,
    ),
    within(
      'two spans: BENDING_Y_NEG',
      utilisation(d, 'BENDING_Y_NEG'),
      ((1 / 8) * q * L * L) / kNm(smaller(bottom) * F_YB),
      1e-6,
    ),
  ]
}

function shearByHand(): ReferenceValue[] {
  const { d, q, L } = twoSpanOmega()
  const h_w = d.family.h - THICKNESS
  const f = d.family as Extract<SectionFamily, { profileType: 'OMEGA' }>
  const s_w = Math.hypot(h_w, (f.bBase - f.bTop) / 2)
  const lambda_w = 0.346 * (s_w / 1.96) * Math.sqrt(F_YB / E)
  // λ̄_w = 1.14: the middle branch of Table 6.1
  const V_b = kN(2 * s_w * 1.96 * ((0.48 * F_YB) / lambda_w))
  return [within('two spans: SHEAR', utilisation(d, 'SHEAR'), (0.625 * q * L) / V_b, 1e-6)]
}

function momentReaction(): ReferenceValue[] {
  const { d, q, L } = twoSpanOmega()
  const R_w = kN(2 * omegaWeb(d, 0.115, 135))
  const M_c = kNm(smaller(d.section.effective.bendingBottomCompressed) * F_YB)
  const [M, R] = [(q * L * L) / 8, 1.25 * q * L]
  return [within('two spans: M_R', utilisation(d, 'M_R'), (M / M_c + R / R_w) / 1.25, 1e-6)]
}

function webCrippling(): ReferenceValue[] {
  const { d, q, L } = twoSpanOmega()
  const end = kN(2 * omegaWeb(d, 0.057, 10))
  const values = [
    within(
      'two spans: WEB_CRIPPLING_INT, β_V = 0',
      utilisation(d, 'WEB_CRIPPLING_INT'),
      (1.25 * q * L) / kN(2 * omegaWeb(d, 0.115, 135)),
      1e-6,
    ),
    within(
      'two spans: WEB_CRIPPLING_END, category 1',
      utilisation(d, 'WEB_CRIPPLING_END'),
      (0.375 * q * L) / end,
      1e-6,
    ),
  ]
  // Unequal snow on the two spans: β_V between 0.2 and 0.3.
  const uneven = designed(
    'OMEGA-160-60',
    unloaded([5, 5], { loadPermanentDistributed: [0.1, 0.1], loadSnowRegular: [1, 0.45] }),
  )
  // Less permanent load means a smaller reaction but a larger β_V, hence a shorter bearing.
  const [heavy, light] = [1.35, 1].map((gamma_G) => {
    const [q1, q2] = [1, 0.45].map((s) => gamma_G * (0.2 + uneven.own) + 1.5 * 2 * s)
    const M = ((q1! + q2!) * 25) / 16
    const [V1, V2] = [(q1! * 5) / 2 + M / 5, (q2! * 5) / 2 + M / 5]
    const beta_V = (V1 - V2) / (V1 + V2)
    const l_a = 135 + ((beta_V - 0.2) / 0.1) * (10 - 135)
    return { beta_V, u: (V1 + V2) / kN(2 * omegaWeb(uneven, 0.115, l_a)) }
  })
  values.push(
    exactly('uneven snow: 0.2 < β_V < 0.3', Number(heavy!.beta_V > 0.2 && light!.beta_V < 0.3), 1),
    within(
      'uneven snow: WEB_CRIPPLING_INT',
      utilisation(uneven, 'WEB_CRIPPLING_INT'),
      Math.max(heavy!.u, light!.u),
      1e-6,
    ),
  )
  // s_s 135 and h_w 158: c = a − 67.5 against 237 mm. 304 mm is an end, 306 mm is not.
  for (const [a, isEnd] of [
    [0.304, true],
    [0.306, false],
  ] as const) {
    const line = designed(
      'OMEGA-160-60',
      unloaded([a, 5, a], {
        hasLeftCantilever: true,
        hasRightCantilever: true,
        loadPermanentDistributed: [0.5, 0.5, 0.5],
      }),
    )
    const load = 1.35 * (1 + line.own)
    const R = load * (2.5 + a)
    const beta = (2.5 - a) / (2.5 + a)
    const R_w = isEnd ? omegaWeb(line, 0.057, 10) : omegaWeb(line, 0.115, 10)
    const [code, other] = isEnd
      ? (['WEB_CRIPPLING_END', 'WEB_CRIPPLING_INT'] as const)
      : (['WEB_CRIPPLING_INT', 'WEB_CRIPPLING_END'] as const)
    values.push(
      exactly(`cantilever ${a} m: β_V above 0.3`, Number(beta > 0.3), 1),
      within(`cantilever ${a} m: ${code}`, utilisation(line, code), R / kN(2 * R_w), 1e-6),
      isAbsent(line, other, `cantilever ${a} m`),
    )
  }
  const cleated = designed('OMEGA-160-60', unloaded([5, 5], { loadPermanentDistributed: [0.5, 0.5] }), {
    supportDetail: 'cleat',
  })
  values.push(
    ...(['WEB_CRIPPLING_END', 'WEB_CRIPPLING_INT', 'M_R'] as const).map((code) => isAbsent(cleated, code, 'cleat')),
  )
  const lifted = designed('OMEGA-160-60', unloaded([5, 5], { loadWindSuction: wind([1, 0]) }))
  const q_up = 1.5 * 2 - lifted.own
  values.push(
    within(
      'uplift: largest uplift of the middle support [kN]',
      -lifted.solution.reactions[1]!.minKn,
      1.25 * q_up * 5,
      1e-6,
    ),
  )
  return values
}

/** Z 200×70 over two spans of 1.6 m under heavy load: V at the middle support above half of V_b,Rd. */
function shearBending(): ReferenceValue[] {
  const d = designed('Z-200-70', unloaded([1.6, 1.6], { loadPermanentDistributed: [14, 14] }))
  const q = 1.35 * (28 + d.own)
  const V = 0.625 * q * 1.6
  const M = (q * 1.6 ** 2) / 8
  const V_b = kN(d.section.resistance.vbRdN)
  const M_c = kNm(smaller(d.section.effective.bendingBottomCompressed) * F_YB)
  return [
    exactly('V above half of V_b,Rd', Number(V > 0.5 * V_b), 1),
    within('M_V', utilisation(d, 'M_V'), M / M_c + square((2 * V) / V_b - 1), 1e-6),
    isAbsent(twoSpanOmega().d, 'M_V', 'small shear'),
  ]
}

/** Z on a roof of 30° without panel: M_z between supports and restraints of either fibre. */
function bendingAboutZ(): ReferenceValue[] {
  const line = (lower: { use: boolean; lateralLocks: number[] }) =>
    designed(
      'Z-150-60',
      unloaded([6], {
        inclinationDegrees: 30,
        loadPermanentDistributed: [0.3],
        spanRestraints: { upper: { type: 1, lateralLocks: [0] }, lower },
      }),
    )
  const free = line({ use: false, lateralLocks: [1] })
  const held = line({ use: true, lateralLocks: [1] })
  const thirds = line({ use: true, lateralLocks: [2] })
  const q_y = 1.35 * (0.6 + free.own) * 0.5
  // From the web, where the centroid of equal flanges stays, to the midline of either lip.
  const reach = free.family.bTop - THICKNESS
  const M_cz = kNm((free.section.effective.compression.izMm4 / reach) * F_YB)
  return [
    within('free over 6 m: M_z [kNm]', demand(free, 'BENDING_Z'), (q_y * 36) / 8, ON_STATIONS),
    within('free over 6 m: BENDING_Z', utilisation(free, 'BENDING_Z'), (q_y * 36) / 8 / M_cz, ON_STATIONS),
    // Three spans of 2 m: q·L²/10 over the restraints, which stand between the stations of a span.
    within('held at the thirds: M_z [kNm]', demand(thirds, 'BENDING_Z'), (q_y * 4) / 10, ON_STATIONS),
    within('held in the middle: M_z [kNm]', demand(held, 'BENDING_Z'), (q_y * 9) / 8, ON_STATIONS),
  ]
}

export const strengthReferences: Reference[] = [
  reference('bending', 'Ω over two spans', bendingAndShear),
  reference('shear', 'Ω over two spans', shearByHand),
  reference('momentReaction', 'Ω over two spans', momentReaction),
  reference('cripplingTwoWebs', 'categories, β_V, cleats and uplift', webCrippling),
  reference('shearBending', 'Z over two short spans', shearBending),
  reference('bending', 'M_z on a steep roof', bendingAboutZ),
]
