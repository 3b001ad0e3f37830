/** Point loads on the flange by hand, method 4.13 to 4.18: C, Z and Ω at 2 mm (t 1.96) in S350 on lines with closed-form statics. */
import type { DesignRequest, PointLoads } from '@madre/contract'
import { sectionProperties } from '../../src/design/section-properties.ts'
import { opposedCrippling } from '../../src/en1993-1-3-2006/6-1-section-resistances.ts'
import type { SectionFamily } from '../../src/input.ts'
import { exactly, printed, type Reference, type ReferenceValue, within } from '../evidence.ts'
import { unloaded } from './requests.ts'
import { Z200 } from './sections.ts'
import {
  checkOf,
  type Designed,
  demand,
  designed,
  F_YB,
  isAbsent,
  kN,
  kNm,
  omegaWeb,
  reference,
  smaller,
  square,
  utilisation,
} from './small-designs.ts'

const GAMMA_G = 1.35
const EXACT = 1e-6

/** A permanent point load of a design value P [kN] on a main span, at a part of it. */
const onSpan = (span: number, P: number, part: number): PointLoads => ({
  spanType: 'SPAN',
  spanIdx: span,
  loads: { p1: P / GAMMA_G, p2: 0, l1: 100 * part, l2: 0 },
})

/** The rows of method 4.9 for the Z or C 200×70×2.0, r/t = 3/1.96, h_w 198, s_s 135 at supports [kN]. */
const rows = (() => {
  const [t, h_w, r] = [1.96, 198, 3]
  const k = F_YB / 228
  const [k_1, k_2, k_4, k_5] = [1.33 - 0.33 * k, 1.15 - (0.15 * r) / t, 1.22 - 0.22 * k, 1.06 - (0.06 * r) / t]
  const unit = kN(square(t) * F_YB)
  return {
    end: (s: number) => unit * k_1 * k_2 * (9.04 - h_w / t / 60) * (1 + (0.01 * s) / t),
    internal: (s: number) =>
      unit * k_4 * k_5 * (14.7 - h_w / t / 49.5) * (s / t <= 60 ? 1 + (0.007 * s) / t : 0.75 + (0.011 * s) / t),
    opposedEnd: (s: number) => unit * k_1 * k_2 * (6.66 - h_w / t / 64) * (1 + (0.01 * s) / t),
    opposedInternal: (s: number) => unit * k_4 * k_5 * (21 - h_w / t / 16.3) * (1 + (0.0013 * s) / t),
  }
})()

const bottomCompressed = (d: Designed) => kNm(smaller(d.section.effective.bendingBottomCompressed) * F_YB)
const topCompressed = (d: Designed) => kNm(smaller(d.section.effective.bendingTopCompressed) * F_YB)

/** What method 4.22 prints: a Z at mid-span, and the opposing rows of the Z of method 4.22. */
function ofTheMethod(): ReferenceValue[] {
  const d = designed('Z-180-60', unloaded([2.2], { loadPermanentPoint: [onSpan(0, 11.25, 0.5)] }), {
    thicknesses: [1.5],
  })
  return [
    printed('Z-180-60-1.5: R_w,Rd [kN]', checkOf(d, 'WEB_CRIPPLING_LOAD').resistance!, '11.710'),
    printed('Z-180-60-1.5: F [kN]', demand(d, 'WEB_CRIPPLING_LOAD'), '11.25'),
    printed('Z-180-60-1.5: WEB_CRIPPLING_LOAD', utilisation(d, 'WEB_CRIPPLING_LOAD'), '0.9607'),
    printed('Z-180-60-1.5: M_F', utilisation(d, 'M_F'), '1.4214'),
  ]
}

function opposingRows(): ReferenceValue[] {
  const given = [
    [60, '6.763', '17.677'],
    [100, '7.820', '18.128'],
    [135, '8.745', '18.523'],
    [200, '10.462', '19.256'],
  ] as const
  const values = given.flatMap(([s_s, end, internal]) => {
    const R = opposedCrippling(Z200, s_s, F_YB, 1)!
    return [
      printed(`c ≤ 1.5·h_w, s_s ${s_s} [kN]`, R.end / 1e3, end),
      printed(`c > 1.5·h_w, s_s ${s_s} [kN]`, R.internal / 1e3, internal),
    ]
  })
  const shape = { h: 200, bTop: 68, r: 3, t: 2, fyb: F_YB, fu: 420 }
  const zed = sectionProperties({ ...shape, profile: 'Z', bBottom: 68, cTop: 20, cBottom: 20 }).resistance!
  const omega = sectionProperties({ ...shape, profile: 'OMEGA', bBase: 98, bFoot: 45, c: 15 }).resistance!
  return [
    ...values,
    printed('madre section, default s_s 100: end [kN]', zed.rwRdOpposedEndN! / 1e3, '7.820'),
    printed('madre section, default s_s 100: internal [kN]', zed.rwRdOpposedInternalN! / 1e3, '18.128'),
    exactly(
      'madre section: none for Ω',
      Number(omega.rwRdOpposedEndN === null && omega.rwRdOpposedInternalN === null),
      1,
    ),
  ]
}

/** Simple span of 4 m with 10 kN whose centre stands 250 mm from the left support: e = 132.5 mm, both near the end. */
function closeToAnEnd(): ReferenceValue[] {
  const [L, P, a] = [4, 10, 0.25]
  const load = { loadPermanentPoint: [onSpan(0, P, a / L)] }
  const d = designed('Z-200-70', unloaded([L], load))
  const R = P * (1 - a / L) + (GAMMA_G * d.own * L) / 2
  const R_w = Math.min(rows.end(100), rows.opposedEnd(100))
  // The whole reaction is opposed: less than the load.
  const F_o = Math.min(R, P)
  const u = (R - F_o) / rows.end(135) + F_o / Math.min(rows.end(135), rows.opposedEnd(100))
  const M = (R - (GAMMA_G * d.own * a) / 2) * a
  const values = [
    within('close to an end: WEB_CRIPPLING_LOAD', utilisation(d, 'WEB_CRIPPLING_LOAD'), P / R_w, EXACT),
    within('close to an end: M_F', utilisation(d, 'M_F'), (M / topCompressed(d) + P / R_w) / 1.25, EXACT),
    within('close to an end: WEB_CRIPPLING_END', utilisation(d, 'WEB_CRIPPLING_END'), u, EXACT),
    within('close to an end: R_w,Rd = R/u_R', checkOf(d, 'WEB_CRIPPLING_END').resistance!, R / u, EXACT),
    isAbsent(d, 'WEB_CRIPPLING_INT', 'close to an end'),
  ]
  // A lamp of 1 kN takes only its own part of the reaction to the opposing row.
  const lamp = designed(
    'Z-200-70',
    unloaded([L], { loadPermanentDistributed: [1], loadPermanentPoint: [onSpan(0, 1, a / L)] }),
  )
  const R_lamp = 1 * (1 - a / L) + (GAMMA_G * (2 + lamp.own) * L) / 2
  const u_lamp = (R_lamp - 1) / rows.end(135) + 1 / rows.opposedEnd(100)
  values.push(within('a lamp: WEB_CRIPPLING_END', utilisation(lamp, 'WEB_CRIPPLING_END'), u_lamp, EXACT))
  // e = a − 117.5 mm against 297 mm: at 415 mm no longer a pair, c_P = 365 mm then away from the end too.
  for (const [at, isPair] of [
    [0.414, true],
    [0.415, false],
  ] as const) {
    const far = designed('Z-200-70', unloaded([L], { loadPermanentPoint: [onSpan(0, P, at / L)] }))
    const R_far = P * (1 - at / L) + (GAMMA_G * far.own * L) / 2
    const u_far = isPair ? R_far / rows.opposedEnd(100) : R_far / rows.end(135)
    const alone = rows.internal(100)
    const R_w_far = isPair ? Math.min(alone, rows.opposedEnd(100)) : alone
    values.push(
      within(`${at} m from the end: WEB_CRIPPLING_LOAD`, utilisation(far, 'WEB_CRIPPLING_LOAD'), P / R_w_far, EXACT),
      within(`${at} m from the end: WEB_CRIPPLING_END`, utilisation(far, 'WEB_CRIPPLING_END'), u_far, EXACT),
    )
  }
  return values
}

/** Two spans of 3 m, 8 kN over the middle support: the load presses straight through the web into it. */
function overASupport(): ReferenceValue[] {
  const [L, P] = [3, 8]
  const load = { loadPermanentPoint: [onSpan(1, P, 0)] }
  const d = designed('C-200-70', unloaded([L, L], load))
  const w = GAMMA_G * d.own
  const [R, M] = [P + 1.25 * w * L, (w * L * L) / 8]
  const R_w = Math.min(rows.internal(100), rows.opposedInternal(100))
  const u = (R - P) / rows.internal(135) + P / Math.min(rows.internal(135), rows.opposedInternal(100))
  const m = M / bottomCompressed(d)
  const cleated = designed('C-200-70', unloaded([L, L], load), { supportDetail: 'cleat' })
  // The same between the cleats is checked, and 300 mm beside one the webs need no opposing row.
  const beside = designed('C-200-70', unloaded([L, L], { loadPermanentPoint: [onSpan(0, P, 0.9)] }), {
    supportDetail: 'cleat',
  })
  const omega = designed('OMEGA-160-60', unloaded([L, L], load))
  return [
    within('over a support: WEB_CRIPPLING_LOAD', utilisation(d, 'WEB_CRIPPLING_LOAD'), P / R_w, EXACT),
    within('over a support: M_F', utilisation(d, 'M_F'), (m + P / R_w) / 1.25, EXACT),
    within('over a support: WEB_CRIPPLING_INT', utilisation(d, 'WEB_CRIPPLING_INT'), u, EXACT),
    within('over a support: M_R', utilisation(d, 'M_R'), (m + u) / 1.25, EXACT),
    isAbsent(cleated, 'WEB_CRIPPLING_LOAD', 'over a cleat'),
    isAbsent(cleated, 'M_F', 'over a cleat'),
    within('beside a cleat: the load alone', utilisation(beside, 'WEB_CRIPPLING_LOAD'), P / rows.internal(100), EXACT),
    isAbsent(beside, 'M_R', 'beside a cleat'),
    within('Ω: category 1', utilisation(omega, 'WEB_CRIPPLING_LOAD'), P / kN(2 * omegaWeb(omega, 0.057, 10)), EXACT),
    within(
      'Ω: the support keeps category 2 and its whole reaction',
      utilisation(omega, 'WEB_CRIPPLING_INT'),
      (P + 1.25 * GAMMA_G * omega.own * L) / kN(2 * omegaWeb(omega, 0.115, 135)),
      EXACT,
    ),
  ]
}

/** Cantilever of 0.6 m with 4 kN at its tip: c_P = 0, e = 482.5 mm, no moment there. */
function atATip(): ReferenceValue[] {
  const [a, P] = [0.6, 4]
  const tip = (P_Ed: number): PointLoads => ({
    spanType: 'CONSOLE',
    spanIdx: 0,
    loads: { p1: P_Ed / GAMMA_G, p2: 0, l1: 0, l2: 0 },
  })
  const input = unloaded([a, 5], { hasLeftCantilever: true, loadPermanentPoint: [tip(P)] })
  const d = designed('Z-200-70', input)
  const omega = designed('OMEGA-160-60', input)
  return [
    within('tip: WEB_CRIPPLING_LOAD', utilisation(d, 'WEB_CRIPPLING_LOAD'), P / rows.end(100), EXACT),
    within('tip: M_F without a moment', utilisation(d, 'M_F'), P / rows.end(100) / 1.25, EXACT),
    exactly('tip: x', checkOf(d, 'WEB_CRIPPLING_LOAD').xM!, 0),
    exactly('tip: on the cantilever', Number(checkOf(d, 'WEB_CRIPPLING_LOAD').location === 'CONSOLE'), 1),
    within('tip of an Ω', utilisation(omega, 'WEB_CRIPPLING_LOAD'), P / kN(2 * omegaWeb(omega, 0.057, 10)), EXACT),
  ]
}

/** Simple span of 5 m, Ω 160: h_w 158, so 237 mm count as close. */
function categories(): ReferenceValue[] {
  const [L, P] = [5, 6]
  const at = (part: number, change: Partial<SectionFamily> = {}) =>
    designed('OMEGA-160-60', unloaded([L], { loadPermanentPoint: [onSpan(0, P, part)] }), change)
  const middle = at(0.5)
  const R_w = kN(2 * omegaWeb(middle, 0.115, 100))
  const M = (P * L) / 4 + (GAMMA_G * middle.own * L * L) / 8
  const values = [
    within('middle: β_V = 0', utilisation(middle, 'WEB_CRIPPLING_LOAD'), P / R_w, EXACT),
    within('middle: M_F', utilisation(middle, 'M_F'), (M / topCompressed(middle) + P / R_w) / 1.25, EXACT),
  ]
  for (const part of [0.375, 0.25]) {
    const d = at(part)
    const w = GAMMA_G * d.own
    const V_left = P * (1 - part) + w * L * (0.5 - part)
    const V_right = V_left - P
    const beta = Math.abs(V_left + V_right) / (V_left - V_right)
    const l_a = beta >= 0.3 ? 10 : 100 + ((beta - 0.2) / 0.1) * (10 - 100)
    values.push(
      exactly(`at ${part}: between 0.2 and 0.3`, Number(beta > 0.2 && beta < 0.3), Number(part === 0.375)),
      within(
        `at ${part}: category 2, l_a by β_V`,
        utilisation(d, 'WEB_CRIPPLING_LOAD'),
        P / kN(2 * omegaWeb(d, 0.115, l_a)),
        EXACT,
      ),
    )
  }
  // e = x − 117.5 mm against 237 mm, a cleat or an uplift at the support making no difference.
  for (const [x, alpha] of [
    [0.354, 0.057],
    [0.355, 0.115],
  ] as const) {
    for (const change of [{}, { supportDetail: 'cleat' as const }]) {
      const d = at(x / L, change)
      values.push(
        within(
          `${x} m from ${'supportDetail' in change ? 'a cleat' : 'a bearing'}`,
          utilisation(d, 'WEB_CRIPPLING_LOAD'),
          P / kN(2 * omegaWeb(d, alpha, 10)),
          EXACT,
        ),
      )
    }
  }
  return values
}

/** What presses, and over which length: method 1.3 and 4.13. */
function pressing(): ReferenceValue[] {
  const [L, P] = [4, 6]
  const z = (changes: Partial<DesignRequest>) =>
    designed('Z-200-70', unloaded([L], { loadPermanentPoint: [onSpan(0, P, 0.5)], ...changes }))
  const F = (d: Designed) => demand(d, 'WEB_CRIPPLING_LOAD')
  const absent = (d: Designed, name: string) => [isAbsent(d, 'WEB_CRIPPLING_LOAD', name), isAbsent(d, 'M_F', name)]
  const slope = { inclinationDegrees: 30 }
  const web = z({ pointLoadIntroduction: 'WEB', loadPermanentPoint: [onSpan(0, P, 0.0625)] })
  const lifted = z({ loadPermanentDistributed: [-2], loadPermanentPoint: [onSpan(0, 1, 0.0625)] })
  const same = onSpan(0, P, 0.5)
  return [
    within('roof of 30° [kN]', F(z(slope)), P * Math.cos(Math.PI / 6), EXACT),
    within(
      'roof of 30°, down the slope [kN]',
      F(z({ ...slope, profileOrientation: 'VERTICAL' })),
      P * Math.cos(Math.PI / 6),
      EXACT,
    ),
    within('general [kN]', F(z({ simulationType: 'GENERAL' })), P, EXACT),
    ...absent(z({ simulationType: 'FACADE' }), 'façade'),
    ...absent(z({ loadPermanentPoint: [onSpan(0, -P, 0.5)] }), 'hanging'),
    ...absent(web, 'into the web'),
    within(
      'into the web: the reaction is not split',
      utilisation(web, 'WEB_CRIPPLING_END'),
      (P * (1 - 0.0625) + (GAMMA_G * web.own * L) / 2) / rows.end(135),
      EXACT,
    ),
    within('two loads at one place [kN]', F(z({ loadPermanentPoint: [same, same] })), 2 * P, EXACT),
    within(
      's_P 60',
      checkOf(z({ pointLoadBearingMm: 60 }), 'WEB_CRIPPLING_LOAD').resistance!,
      rows.internal(60),
      EXACT,
    ),
    within(
      's_P 400 enters as 200',
      checkOf(z({ pointLoadBearingMm: 400 }), 'WEB_CRIPPLING_LOAD').resistance!,
      rows.internal(200),
      EXACT,
    ),
    // A support in uplift opposes nothing: the load alone, end rows.
    within('support in uplift', utilisation(lifted, 'WEB_CRIPPLING_LOAD'), 1 / rows.end(100), EXACT),
    isAbsent(lifted, 'WEB_CRIPPLING_END', 'support in uplift'),
    // Half of it lasting, half of it live: 1.35·3 + 1.5·3.
    within(
      'permanent and live at one place [kN]',
      F(
        z({
          loadPermanentPoint: [onSpan(0, GAMMA_G * 3, 0.5)],
          loadLivePoint: [onSpan(0, GAMMA_G * 3, 0.5)],
        }),
      ),
      1.35 * 3 + 1.5 * 3,
      EXACT,
    ),
  ]
}

/** Simple span of 1 m, Z 250×1.5, V at the support 1.2 times half of V_b,Rd: M_V stands where V has fallen to the half. */
function halfTheShearResistance(): ReferenceValue[] {
  const heavy = (g: number) => designed('Z-250-80', unloaded([1], { loadPermanentDistributed: [g] }))
  const probe = heavy(1)
  const half = kN(probe.section.resistance.vbRdN) / 2
  const g = ((2 * 1.2 * half) / GAMMA_G - probe.own) / 2
  const d = heavy(g)
  const q = GAMMA_G * (2 * g + d.own)
  const x = 0.5 - half / q
  const M = (q * x * (1 - x)) / 2
  return [
    within('x where V is half of V_w,Rd [m]', Math.min(checkOf(d, 'M_V').xM!, 1 - checkOf(d, 'M_V').xM!), x, EXACT),
    within('M_V there', utilisation(d, 'M_V'), M / topCompressed(d), EXACT),
  ]
}

export const pointLoadReferences: Reference[] = [
  {
    clause: 'cripplingUnderLoads',
    rank: 'independent program',
    title: 'Z 180×60×1.5 under a load at mid-span',
    source: 'own program of the method’s author',
    values: ofTheMethod,
  },
  {
    clause: 'cripplingUnderLoads',
    rank: 'independent program',
    title: 'Z 200×68×20: opposing forces',
    source: 'own program of the method’s author',
    values: opposingRows,
  },
  reference('cripplingUnderLoads', 'Z, load close to an end support: the reaction is split', closeToAnEnd),
  reference('cripplingUnderLoads', 'load over a support, bearing and cleat', overASupport),
  reference('cripplingUnderLoads', 'load at the tip of a cantilever', atATip),
  reference('cripplingUnderLoads', 'Ω: categories and β_V under a load', categories),
  reference('cripplingUnderLoads', 'what presses, and over which length', pressing),
  reference('momentForce', 'Z at mid-span and over a support, Ω at mid-span', () =>
    [...ofTheMethod(), ...overASupport(), ...categories(), ...atATip()].filter(({ name }) => name.includes('M_F')),
  ),
  reference('shearBending', 'Z over a short span: where V falls to half of V_w,Rd', halfTheShearResistance),
]
