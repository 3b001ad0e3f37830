/** Free flange, deflection, exceptional snow and the held Ω by hand. */
import { exactly, type Reference, type ReferenceValue, within } from '../evidence.ts'
import { unloaded, wind } from './requests.ts'
import {
  checkOf,
  demand,
  designed,
  E,
  F_YB,
  isAbsent,
  kN,
  ON_STATIONS,
  reference,
  smaller,
  square,
  utilisation,
} from './small-designs.ts'

/** I_fic and deflection of a Z 200×70 over 5 m, roundings by δ. */
function deflections(): ReferenceValue[] {
  const L = 5000
  const d = designed('Z-200-70', unloaded([5], { loadPermanentDistributed: [0.2], loadSnowRegular: [0.8] }))
  const q = 0.4 + d.own + 1.6
  const [h, b, c, t] = [198, 68, 19, 1.96]
  const I_sharp = t * (h ** 3 / 12 + (b * h ** 2) / 2 + 2 * (c ** 3 / 12 + c * square(h / 2 - c / 2)))
  const delta = (0.43 * 4 * 3) / (h + 2 * b + 2 * c)
  // r = 3 ≤ 0.1·68 and ≤ 5t: the effective section stands without δ, deflections with it
  const I_gr = I_sharp * (1 - 2 * delta)
  const I_eff = d.section.effective.bendingTopCompressed.iyMm4 * (1 - 2 * delta)
  const sigma = (((q * L * L) / 8) * (h / 2)) / I_gr
  const I_fic = I_gr - (sigma / F_YB) * (I_gr - I_eff)
  const w = (5 * q * L ** 4) / (384 * E * I_fic)
  const line = (a: number) =>
    designed('Z-200-70', unloaded([5, a], { hasRightCantilever: true, loadPermanentDistributed: [0.5, 0.5] }))
  const short = line(0.3)
  const long = line(1.5)
  const qc = 1 + short.own
  // Stresses of the cantilever and of its span, to the flange midlines 99 mm away.
  const stiffness = (M: number, effective: number) =>
    I_gr - ((M * (h / 2)) / I_gr / F_YB) * (I_gr - effective * (1 - 2 * delta))
  const bottom = short.section.effective.bendingBottomCompressed.iyMm4
  const own = (qc * 300 ** 4) / (8 * E * stiffness((qc * 300 ** 2) / 2, bottom))
  const M_cantilever = (qc * 1500 ** 2) / 2
  const R_left = (qc * L) / 2 - M_cantilever / L
  const M_span = square(R_left) / (2 * qc)
  const I_long = Math.min(
    stiffness(M_cantilever, bottom),
    stiffness(M_span, d.section.effective.bendingTopCompressed.iyMm4),
  )
  const theta = (-qc * L ** 3) / 24 + (M_cantilever * L) / 3
  const tip = ((qc * 1500 ** 4) / 8 + theta * 1500) / (E * I_long)
  return [
    within('span of 5 m [mm]', demand(d, 'DEFLECTION_SPAN'), w, 2e-6),
    within('span of 5 m: limit L/200 [mm]', checkOf(d, 'DEFLECTION_SPAN').resistance ?? Number.NaN, 25, 1e-9),
    within('cantilever of 0.3 m: own bending [mm]', demand(short, 'DEFLECTION_CONSOLE'), own, 1e-6),
    exactly('cantilever of 0.3 m: own bending only', Number(short.solution.deflections[1]!.ownBendingOnly), 1),
    within('cantilever of 1.5 m: tip [mm]', demand(long, 'DEFLECTION_CONSOLE'), Math.abs(tip), ON_STATIONS),
    within(
      'cantilever of 1.5 m: limit 2a/200 [mm]',
      checkOf(long, 'DEFLECTION_CONSOLE').resistance ?? Number.NaN,
      15,
      1e-9,
    ),
    exactly('cantilever of 1.5 m: whole tip', Number(!long.solution.deflections[1]!.ownBendingOnly), 1),
  ]
}

/** Method 7.10: the same Z, its snow alone against L/250, with the stiffness of the whole load, and with ψ1 = 0.2 of it against 12 mm. */
function variableActions(): ReferenceValue[] {
  const L = 5000
  const d = designed('Z-200-70', {
    ...unloaded([5], { loadPermanentDistributed: [0.2], loadSnowRegular: [0.8] }),
    loadSnowCombinationFactor: { psi1: 0.5, psi2: 0.2, psi3: 0 },
    deflectionLimits: [
      { limit: 250, combination: 'CHARACTERISTIC', action: 'VARIABLE', of: 'SPANS' },
      { limitMm: 12, combination: 'FREQUENT', action: 'VARIABLE', of: 'SPANS' },
    ],
  })
  const [h, b, c, t] = [198, 68, 19, 1.96]
  const I_sharp = t * (h ** 3 / 12 + (b * h ** 2) / 2 + 2 * (c ** 3 / 12 + c * square(h / 2 - c / 2)))
  const delta = (0.43 * 4 * 3) / (h + 2 * b + 2 * c)
  const I_gr = I_sharp * (1 - 2 * delta)
  const I_eff = d.section.effective.bendingTopCompressed.iyMm4 * (1 - 2 * delta)
  const deflection = (whole: number, counted: number) => {
    const sigma = (((whole * L * L) / 8) * (h / 2)) / I_gr
    return (5 * counted * L ** 4) / (384 * E * (I_gr - (sigma / F_YB) * (I_gr - I_eff)))
  }
  const permanent = 0.4 + d.own
  return [
    within('snow alone [mm]', demand(d, 'DEFLECTION_SPAN_2'), deflection(permanent + 1.6, 1.6), 2e-6),
    within('L/250 [mm]', checkOf(d, 'DEFLECTION_SPAN_2').resistance ?? Number.NaN, 20, 1e-9),
    within('a fifth of it alone [mm]', demand(d, 'DEFLECTION_SPAN_3'), deflection(permanent + 0.32, 0.32), 2e-6),
    within('12 mm [mm]', checkOf(d, 'DEFLECTION_SPAN_3').resistance ?? Number.NaN, 12, 1e-9),
  ]
}

/** Method 7.6: below 0.5 m or a tenth of the span beside it, a cantilever is checked on its own bending. */
const shortCantilevers = (): ReferenceValue[] =>
  (
    [
      [5, 0.49, true],
      [5, 0.51, false],
      [8, 0.79, true],
      [8, 0.81, false],
    ] as const
  ).map(([L, a, isShort]) => {
    const d = designed('Z-200-70', unloaded([L, a], { hasRightCantilever: true, loadPermanentDistributed: [0.5, 0.5] }))
    return exactly(
      `cantilever of ${a} m beside ${L} m: own bending only`,
      Number(d.solution.deflections[1]!.ownBendingOnly),
      Number(isShort),
    )
  })

/** Z 200×70 over 6 m in uplift without cladding data: K = 0, l_fz = 0.694·L, M_fz = q_h·L²/8. */
function freeFlange(): { stress: ReferenceValue[]; buckling: ReferenceValue[]; sheeting: ReferenceValue[] } {
  const L = 6000
  const d = designed('Z-200-70', unloaded([6], { loadWindSuction: wind([0.8, 0]) }))
  const q = 1.5 * 1.6 - d.own
  const M = (q * L * L) / 8
  const [h, b, c, t] = [198, 68, 19, 1.96]
  // flange, lip and a fifth of the web about their vertical centroid axis
  const A = t * (b + c + h / 5)
  const y_c = (t * ((b * b) / 2 + c * b)) / A
  const I_fz = t * (b ** 3 / 12 + b * square(b / 2 - y_c) + c * square(b - y_c) + (h / 5) * y_c ** 2)
  // a/h > k_h0: the flange bends towards its web, which pulls that edge and presses the lip.
  const W_lip = I_fz / (b - y_c)
  const lambda = (0.694 * L) / Math.sqrt(I_fz / A) / (Math.PI * Math.sqrt(E / F_YB))
  const Phi = 0.5 * (1 + 0.34 * (lambda - 0.4) + 0.75 * lambda ** 2)
  const chi = Math.min(1 / lambda ** 2, 1 / (Phi + Math.sqrt(Phi ** 2 - 0.75 * lambda ** 2)))
  const { iyMm4, iyzMm4, itMm4, iwMm6, izMm4 } = d.section.gross
  const k_h = Math.abs(Math.abs(iyzMm4) / (2 * iyMm4) - 35 / 200)
  const M_fz = (k_h * q * L * L) / 8
  const W = d.section.effective.bendingBottomCompressed.wBottomMm3
  const gravity = designed('Z-200-70', unloaded([6], { loadPermanentDistributed: [0.3] }))
  const top = gravity.section.effective.bendingTopCompressed
  const M_gravity = (1.35 * (0.6 + gravity.own) * L * L) / 8
  const warning = d.result.warnings.find((w) => w.code === 'SHEETING_STIFFNESS_REQUIRED')
  const S =
    ((E * iwMm6 * square(Math.PI / L) + (E / 2.6) * itMm4 + E * izMm4 * square(Math.PI / L) * 0.25 * 200 ** 2) * 70) /
    200 ** 2
  return {
    stress: [
      within(
        'uplift: (M/W + M_fz/W_lip)/f_yb',
        utilisation(d, 'FREE_FLANGE_STRESS'),
        (M / W + M_fz / W_lip) / F_YB,
        1e-3,
      ),
      within(
        'gravity: M/W of the weaker edge',
        utilisation(gravity, 'FREE_FLANGE_STRESS'),
        M_gravity / smaller(top) / F_YB,
        ON_STATIONS,
      ),
    ],
    buckling: [
      within(
        'uplift: (M/(χ·W) + M_fz/W_lip)/f_yb',
        utilisation(d, 'FREE_FLANGE_BUCKLING'),
        (M / W / chi + M_fz / W_lip) / F_YB,
        2e-3,
      ),
      isAbsent(gravity, 'FREE_FLANGE_BUCKLING', 'gravity on one span'),
    ],
    sheeting: [
      within('S_req of Z 200×70 over 6 m [kN]', Number(warning?.values?.minKn), kN(S), 1e-6),
      within('the largest is the same candidate', Number(warning?.values?.maxKn), kN(S), 1e-6),
    ],
  }
}

/** Exceptional snow alone: G + S_exc with factors of 1. */
function accidentalSnow(): ReferenceValue[] {
  const d = designed('OMEGA-160-60', unloaded([5], { loadPermanentDistributed: [0.1], loadSnowExceptional: [2] }))
  const q = 0.2 + d.own + 4
  const without = designed('OMEGA-160-60', unloaded([5], { loadPermanentDistributed: [0.1] }))
  return [
    within('G + S_exc: reaction [kN]', d.solution.reactions[0]!.maxKn, (q * 5) / 2, 1e-6),
    within('G + S_exc: M [kNm]', demand(d, 'BENDING_Y_POS'), (q * 25) / 8, ON_STATIONS),
    exactly(
      'deflection is that without exceptional snow [mm]',
      demand(d, 'DEFLECTION_SPAN'),
      demand(without, 'DEFLECTION_SPAN'),
    ),
  ]
}

/** An Ω under a panel in gravity on one span: the compressed flange is the held one, so χ_LT = 1. */
function heldOmega(): ReferenceValue[] {
  const d = designed('OMEGA-160-60', unloaded([5], { loadPermanentDistributed: [0.3] }))
  return [within('LTB is bending', utilisation(d, 'LTB'), utilisation(d, 'BENDING_Y_POS'), 1e-9)]
}

export const flangeReferences: Reference[] = [
  reference('deflection', 'which cantilevers count as short', shortCantilevers),
  reference('deflection', 'variable actions by themselves', variableActions),
  reference('serviceStiffness', 'I_fic of span and cantilevers through their deflections', deflections),
  reference('flangeStress', 'Z over 6 m', () => freeFlange().stress),
  reference('flangeBuckling', 'Z over 6 m in uplift, K = 0', () => freeFlange().buckling),
  reference('sheetingShear', 'S_req', () => freeFlange().sheeting),
  reference('combinations', 'exceptional snow in results', accidentalSnow),
  reference('lateralTorsional', 'Ω held at its compressed flange', heldOmega),
]
