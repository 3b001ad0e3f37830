/** Both edges of the free flange with the sign of M_fz, method 6.9: every direction on lines with a closed form. */
import type { DesignRequest } from '@madre/contract'
import { type Reference, type ReferenceValue, within } from '../evidence.ts'
import { LATERAL_MOMENTS } from '../stability/oracles/free-flange-tables.ts'
import { unloaded, wind } from './requests.ts'
import { type Designed, designed, E, F_YB, reference, utilisation } from './small-designs.ts'

/** Free flange of the families 200×70×20 at 2 mm, sharp midline; flange, lip and a fifth of the web. */
const [h, b, c, t] = [198, 68, 19, 1.96]
const A_fz = t * (b + c + h / 5)
const y_c = (t * ((b * b) / 2 + c * b)) / A_fz
const I_fz = t * (b ** 3 / 3 + c * b ** 2) - A_fz * y_c ** 2
const W_web = I_fz / y_c
const W_lip = I_fz / (b - y_c)

/** Fastener to web over the outside height, and what else turns the load: shear centre of a C, inclined axis of a Z. */
function levers(d: Designed) {
  const { gross } = d.section
  const e = d.family.profileType === 'C' ? Math.abs(gross.shearCentre.yMm) / 200 : 0
  const k_h0 = d.family.profileType === 'Z' ? Math.abs(gross.iyzMm4) / (2 * gross.iyMm4) : 0
  return { k_h0, e, c: 35 / 200 + e }
}

const uplift = (spans: number[], changes: Partial<DesignRequest> = {}) =>
  unloaded(spans, { loadWindSuction: wind([0.8, 0]), ...changes })
const gravity = (spans: number[], changes: Partial<DesignRequest> = {}) =>
  unloaded(spans, { loadPermanentDistributed: spans.map(() => 0.5), ...changes })

/** Design line load [N/mm]: 1.5 times suction less the own weight, 1.35 times the permanent load. */
const pulled = (d: Designed) => 1.5 * 1.6 - d.own
const pressed = (d: Designed) => 1.35 * (1 + d.own)

const bottom = (d: Designed) => d.section.effective.bendingBottomCompressed.wBottomMm3
const top = (d: Designed) => d.section.effective.bendingTopCompressed.wTopMm3

/** Larger of both edges: σ_c + m where the flange bends into the edge of `into`, the other edge relieved or turned into tension. */
function edges(sigma: number, M_fz: number, into: 'web' | 'lip'): number {
  const [W, other] = into === 'web' ? [W_web, W_lip] : [W_lip, W_web]
  return Math.max(sigma + M_fz / W, Math.abs(sigma - M_fz / other)) / F_YB
}

const kappa = (system: string, place: string, R: number) =>
  LATERAL_MOMENTS.find((m) => m.system === system && m.place === place)!.kappa_R(R)

/** Under a panel, K = 0. */
function withPanel(): ReferenceValue[] {
  const L = 6000
  const c6 = designed('C-200-70', uplift([6]))
  const M = (pulled(c6) * L * L) / 8
  const two = designed('C-200-70', gravity([6, 6]))
  const M_two = (pressed(two) * L * L) / 8
  const z2 = designed('Z-200-70', gravity([6, 6]))
  const M_z2 = (pressed(z2) * L * L) / 8
  const barred = designed(
    'Z-200-70',
    uplift([6], { spanRestraints: { upper: { type: 0, lateralLocks: [0] }, lower: { use: true, lateralLocks: [1] } } }),
  )
  const M_bar = (pulled(barred) * L * L) / 8
  const k = levers(barred)
  const stress = (d: Designed) => utilisation(d, 'FREE_FLANGE_STRESS')
  return [
    within('C in uplift: into the web', stress(c6), edges(M / bottom(c6), levers(c6).c * M, 'web'), 1e-3),
    within(
      'C over two spans: into the web at the support',
      stress(two),
      edges(M_two / bottom(two), levers(two).e * M_two, 'web'),
      1e-3,
    ),
    within(
      'Z over two spans: into the web at the support',
      stress(z2),
      edges(M_z2 / bottom(z2), levers(z2).k_h0 * M_z2, 'web'),
      1e-3,
    ),
    within(
      'Z in uplift with a bar: into the web at the bar',
      stress(barred),
      edges(M_bar / bottom(barred), ((k.c - k.k_h0) * M_bar) / 4, 'web'),
      1e-3,
    ),
  ]
}

/** Without panel: the load at the fastener turns both flanges apart. */
function withoutPanel(): ReferenceValue[] {
  const L = 4000
  const free: Partial<DesignRequest> = {
    spanRestraints: { upper: { type: 1, lateralLocks: [0] }, lower: { use: false, lateralLocks: [0] } },
  }
  const stress = (typology: string, input: DesignRequest) => {
    const d = designed(typology, input)
    return { d, u: utilisation(d, 'FREE_FLANGE_STRESS'), ...levers(d) }
  }
  const c_up = stress('C-200-70', uplift([4], free))
  const M_up = (pulled(c_up.d) * L * L) / 8
  const c_down = stress('C-200-70', gravity([4], free))
  const M_down = (pressed(c_down.d) * L * L) / 8
  const z_up = stress('Z-200-70', uplift([4], free))
  const M_zup = (pulled(z_up.d) * L * L) / 8
  const z_down = stress('Z-200-70', gravity([4], free))
  const M_zdown = (pressed(z_down.d) * L * L) / 8
  // The load of the roof's plane acts where the roof is: it bends the upper flange to either side.
  const slope = (10 * Math.PI) / 180
  const inclined = stress('C-200-70', gravity([4], { ...free, inclinationDegrees: 10 }))
  const M_inclined = M_down * Math.cos(slope)
  const M_plane = M_down * Math.sin(slope)
  const sigma = M_zup / bottom(z_up.d)
  return [
    within('C, lower flange in uplift', c_up.u, edges(M_up / bottom(c_up.d), c_up.c * M_up, 'web'), 1e-3),
    within('C, upper flange in gravity', c_down.u, edges(M_down / top(c_down.d), c_down.c * M_down, 'web'), 1e-3),
    within(
      'Z, upper flange in gravity',
      z_down.u,
      edges(M_zdown / top(z_down.d), (z_down.k_h0 + z_down.c) * M_zdown, 'web'),
      1e-3,
    ),
    within(
      'Z, lower flange in uplift: into the lip by the couple, into the web by the inclined axis',
      z_up.u,
      Math.max(edges(sigma, (z_up.c - z_up.k_h0) * M_zup, 'lip'), edges(sigma, z_up.k_h0 * M_zup, 'web')),
      1e-3,
    ),
    within(
      'C on a slope: the in-plane load to either side',
      inclined.u,
      (M_inclined / top(inclined.d) + (inclined.c * M_inclined + M_plane) / W_web) / F_YB,
      1e-3,
    ),
  ]
}

/** Z in uplift with cladding: the two lateral loads of method 6.7, by κ_R of Table 10.1 (a fit, 0.6 % up to R = 1). */
function withCladding(): ReferenceValue[] {
  const L = 3000
  const d = designed('Z-200-70', uplift([3], { claddingProperties: { coveringInertia: 10, fixationsPerMeter: 5 } }))
  const C_D = 1 / (1 / 650 + 2000 / (2 * E * 100))
  const K = (b_mod: number) => 1 / ((4 * 0.91 * 200 ** 2 * (h + b_mod)) / (E * t ** 3) + 200 ** 2 / C_D)
  // q_h of the first load points to the tip: contact at 2a + b.
  const K_tip = K(140)
  const beta = (K_tip * 200 ** 2) / C_D
  const R = (K_tip * L ** 4) / (Math.PI ** 4 * E * I_fz)
  const M = (pulled(d) * L * L) / 8
  const sigma = M / bottom(d)
  const { k_h0, c: lever } = levers(d)
  const M_fz = M * kappa('simple-simple', 'span', R)
  const first = edges(sigma, (lever - k_h0) * M_fz, 'lip')
  const second = edges(sigma, (k_h0 - beta * lever) * M_fz, 'web')
  return [
    within(
      'Z in uplift, C_D: the worse of both lateral loads',
      utilisation(d, 'FREE_FLANGE_STRESS'),
      Math.max(first, second),
      2e-3,
    ),
  ]
}

export const flangeEdgeReferences: Reference[] = [
  reference('flangeStress', 'edges of C and Z under a panel', withPanel),
  reference('flangeStress', 'edges of C and Z without panel', withoutPanel),
  reference('flangeStress', 'two lateral loads of a Z in uplift', withCladding),
]
