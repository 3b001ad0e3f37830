/** Whole designs small enough for a hand calculation: one candidate, closed-form statics, every check by its formula. */
import { genericCatalogue } from '../../src/catalogue/generic.ts'
import { design } from '../../src/design/design.ts'
import type { Catalogue, DesignInput, SectionFamily } from '../../src/input.ts'
import type { CheckCode, Design, Solution } from '../../src/result.ts'
import { type SectionProperties, sectionProperties } from '../../src/sections/section-properties.ts'
import { exactly, type Reference, type ReferenceValue, within } from '../evidence.ts'
import { unloaded, wind } from './requests.ts'

const F_YB = 350
const E = 210_000
const THICKNESS = 2

interface Designed {
  solution: Solution
  result: Design
  family: SectionFamily
  section: Required<Pick<SectionProperties, 'gross' | 'effective' | 'resistance'>>
  /** own weight [kN/m] */
  own: number
}

/** One family of the default catalogue at 2 mm in S350. */
function designed(typology: string, input: DesignInput, change: Partial<SectionFamily> = {}): Designed {
  const family = {
    ...genericCatalogue.families.find((f) => f.typology === typology)!,
    thicknesses: [THICKNESS],
    ...change,
  } as SectionFamily
  const catalogue: Catalogue = { ...genericCatalogue, families: [family] }
  const result = design({ ...input, sectionTypes: [family.profileType] }, catalogue)
  const common = {
    h: family.h,
    bTop: family.bTop,
    r: family.rOverT! * THICKNESS,
    t: THICKNESS,
    fyb: F_YB,
    fu: 420,
    ss: 135,
  }
  const section = sectionProperties(
    family.profileType === 'OMEGA'
      ? { ...common, profile: 'OMEGA', bBase: family.bBase, bFoot: family.bFoot, c: family.c }
      : { ...common, profile: family.profileType, bBottom: family.bBottom, cTop: family.cTop, cBottom: family.cBottom },
  ) as Designed['section']
  const solution = result.solutions[0]!
  return { solution, result, family, section, own: (section.gross.massPerMetreKg * 9.81) / 1e3 }
}

const checkOf = (d: Designed, code: CheckCode) => d.solution.checks.find((c) => c.code === code)!
const utilisation = (d: Designed, code: CheckCode) => checkOf(d, code).utilisation ?? Number.NaN
const demand = (d: Designed, code: CheckCode) => checkOf(d, code).demand ?? Number.NaN
const isAbsent = (d: Designed, code: CheckCode, name: string) =>
  exactly(`${name}: ${code} does not apply`, Number(checkOf(d, code).status === 'NOT_APPLICABLE'), 1)

/** Where a maximum is looked for at stations: q·(L/80/2)² of a parabola's top is at most 4e-5 of it. */
const ON_STATIONS = 1e-4
const square = (x: number) => x ** 2

/** [kNm] of N·mm, [kN] of N */
const kNm = (v: number) => v / 1e6
const kN = (v: number) => v / 1e3
const smaller = (b: { wTopMm3: number; wBottomMm3: number }) => Math.min(b.wTopMm3, b.wBottomMm3)

/** One hat web, E.7 by its formula: category 2 with the bearing length l_a. */
function hatWeb(d: Designed, alpha: number, l_a: number): number {
  const f = d.family as Extract<SectionFamily, { profileType: 'OMEGA' }>
  const t = 1.96
  const phi = (Math.atan2(f.h - THICKNESS, (f.bBase - f.bTop) / 2) * 180) / Math.PI
  const r = f.rOverT! * THICKNESS
  return (
    alpha *
    t *
    t *
    Math.sqrt(F_YB * E) *
    (1 - 0.1 * Math.sqrt(r / t)) *
    (0.5 + Math.sqrt((0.02 * l_a) / t)) *
    (2.4 + square(phi / 90))
  )
}

/** Two spans of 5 m, hat 160, snow 0.8 kN/m² at 2 m: symmetric, so β_V = 0 and l_a = s_s. */
function twoSpanHat(): { d: Designed; q: number; qSls: number; L: number } {
  const L = 5
  const d = designed(
    'OMEGA-160-60',
    unloaded([L, L], { loadPermanentDistributed: [0.2, 0.2], loadSnowRegular: [0.8, 0.8] }),
  )
  return { d, L, q: 1.35 * (0.4 + d.own) + 1.5 * 1.6, qSls: 0.4 + d.own + 1.6 }
}

function bendingAndShear(): ReferenceValue[] {
  const { d, q, L } = twoSpanHat()
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
  const { d, q, L } = twoSpanHat()
  const h_w = d.family.h - THICKNESS
  const f = d.family as Extract<SectionFamily, { profileType: 'OMEGA' }>
  const s_w = Math.hypot(h_w, (f.bBase - f.bTop) / 2)
  const lambda_w = 0.346 * (s_w / 1.96) * Math.sqrt(F_YB / E)
  // λ̄_w = 1.14: the middle branch of Table 6.1
  const V_b = kN(2 * s_w * 1.96 * ((0.48 * F_YB) / lambda_w))
  return [within('two spans: SHEAR', utilisation(d, 'SHEAR'), (0.625 * q * L) / V_b, 1e-6)]
}

function momentReaction(): ReferenceValue[] {
  const { d, q, L } = twoSpanHat()
  const R_w = kN(2 * hatWeb(d, 0.115, 135))
  const M_c = kNm(smaller(d.section.effective.bendingBottomCompressed) * F_YB)
  const [M, R] = [(q * L * L) / 8, 1.25 * q * L]
  return [within('two spans: M_R', utilisation(d, 'M_R'), (M / M_c + R / R_w) / 1.25, 1e-6)]
}

function webCrippling(): ReferenceValue[] {
  const { d, q, L } = twoSpanHat()
  const end = kN(2 * hatWeb(d, 0.057, 10))
  const values = [
    within(
      'two spans: WEB_CRIPPLING_INT, β_V = 0',
      utilisation(d, 'WEB_CRIPPLING_INT'),
      (1.25 * q * L) / kN(2 * hatWeb(d, 0.115, 135)),
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
    return { beta_V, u: (V1 + V2) / kN(2 * hatWeb(uneven, 0.115, l_a)) }
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
    const R_w = isEnd ? hatWeb(line, 0.057, 10) : hatWeb(line, 0.115, 10)
    const [code, other] = isEnd
      ? (['WEB_CRIPPLING_END', 'WEB_CRIPPLING_INT'] as const)
      : (['WEB_CRIPPLING_INT', 'WEB_CRIPPLING_END'] as const)
    values.push(
      exactly(`console ${a} m: β_V above 0.3`, Number(beta > 0.3), 1),
      within(`console ${a} m: ${code}`, utilisation(line, code), R / kN(2 * R_w), 1e-6),
      isAbsent(line, other, `console ${a} m`),
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

/** Z 200×70, one span of 4 m, snow and a design axial force. */
function axialLine(direction: 'TRACTION' | 'COMPRESSIONS', typology = 'Z-200-70') {
  const d = designed(
    typology,
    unloaded([4], {
      loadPermanentDistributed: [0.2],
      loadSnowRegular: [0.8],
      axialLoad: { valueKn: 20, direction, type: 'DESIGN' },
    }),
  )
  return { d, M: ((1.35 * (0.4 + d.own) + 1.5 * 1.6) * 16) / 8 }
}

function axialBending(): ReferenceValue[] {
  const pulled = axialLine('TRACTION')
  const pulledTop = pulled.d.section.effective.bendingTopCompressed
  const N_t = kN(pulled.d.section.gross.areaMm2 * F_YB)
  const [com, ten] = [kNm(pulledTop.wTopMm3 * F_YB), kNm(pulledTop.wBottomMm3 * F_YB)]
  const twin = pulled.M / com
  // the second line of E.8 belongs to M_com ≤ M_ten; the combination without N has M/M_com
  const tension = Math.max(20 / N_t + pulled.M / ten, com <= ten ? pulled.M / com - 20 / N_t : 0)
  const pressed = axialLine('COMPRESSIONS', 'OMEGA-160-60')
  const { compression, bendingTopCompressed: top } = pressed.d.section.effective
  const N_c = kN(compression.areaMm2 * F_YB)
  const delta = (20 * Math.max(0, compression.shiftZMm)) / 1e3
  const sagging = 20 / N_c + (pressed.M + delta) / kNm(top.wTopMm3 * F_YB)
  const lifted = designed(
    'OMEGA-160-60',
    unloaded([4], {
      loadWindSuction: wind([1, 0]),
      axialLoad: { valueKn: 20, direction: 'COMPRESSIONS', type: 'DESIGN' },
    }),
  )
  const uplift = (3 - lifted.own) * 2
  const bottom = lifted.section.effective.bendingBottomCompressed
  const hogging = 20 / N_c + (uplift + (20 * Math.max(0, -compression.shiftZMm)) / 1e3) / kNm(bottom.wBottomMm3 * F_YB)
  return [
    within('tension and sagging: 6.1.8', utilisation(pulled.d, 'N_M_SECTION'), tension, ON_STATIONS),
    exactly(
      'tension: the twin without N keeps bending',
      Number(utilisation(pulled.d, 'BENDING_Y_POS') >= twin * (1 - 1e-3)),
      1,
    ),
    exactly('hat: the centroid moves inwards under N', Number(compression.shiftZMm > 0), 1),
    within('compression and sagging: 6.1.9 with N·e_N', utilisation(pressed.d, 'N_M_SECTION'), sagging, ON_STATIONS),
    within('compression and uplift: 6.1.9 without N·e_N', utilisation(lifted, 'N_M_SECTION'), hogging, ON_STATIONS),
  ]
}

function axialAlone(): {
  tension: ReferenceValue[]
  compression: ReferenceValue[]
  flexural: ReferenceValue[]
  member: ReferenceValue[]
} {
  const pulled = axialLine('TRACTION')
  const { d, M } = axialLine('COMPRESSIONS')
  const A_eff = d.section.effective.compression.areaMm2
  const N_cr = (Math.PI ** 2 * E * d.section.gross.iyMm4) / 4000 ** 2
  const lambda = Math.sqrt((A_eff * F_YB) / N_cr)
  const Phi = 0.5 * (1 + 0.34 * (lambda - 0.2) + lambda ** 2)
  const chi = 1 / (Phi + Math.sqrt(Phi ** 2 - lambda ** 2))
  const a = 20 / kN(chi * A_eff * F_YB)
  const b = M / kNm(smaller(d.section.effective.bendingTopCompressed) * F_YB)
  const caused = (type: 'DESIGN' | 'UNFACTORED_WIND') =>
    designed(
      'Z-200-70',
      unloaded([4], {
        loadSnowRegular: [0.8],
        loadWindPressure: wind([0.3, 0]),
        axialLoad: { valueKn: 20, direction: 'TRACTION', type },
      }),
    )
  const standing = designed(
    'Z-200-70',
    unloaded([3, 3], {
      simulationType: 'FACADE',
      profileOrientation: 'VERTICAL',
      loadPermanentDistributed: [0.25, 0.25],
      loadWindPressure: wind([0.5, 0]),
    }),
  )
  return {
    tension: [
      within('design tension [kN]', demand(pulled.d, 'TENSION'), 20, 1e-9),
      within('TENSION', utilisation(pulled.d, 'TENSION'), 20 / kN(pulled.d.section.gross.areaMm2 * F_YB), 1e-6),
      within('tension by wind, leading: 1.5 times [kN]', demand(caused('UNFACTORED_WIND'), 'TENSION'), 30, 1e-9),
    ],
    compression: [
      within('COMPRESSION', utilisation(d, 'COMPRESSION'), 20 / kN(A_eff * F_YB), 1e-6),
      within(
        'standing rail: N at the right-hand end [kN]',
        demand(standing, 'COMPRESSION'),
        1.35 * (0.5 + standing.own) * 6,
        1e-6,
      ),
      within('standing rail: N stands at x [m]', checkOf(standing, 'COMPRESSION').xM ?? Number.NaN, 6, 1e-9),
    ],
    flexural: [within('FLEXURAL_BUCKLING, curve b', utilisation(d, 'FLEXURAL_BUCKLING'), a, 1e-6)],
    member: [
      within(
        'N_M_MEMBER, (a^0.8 + b^0.8)^1.25',
        utilisation(d, 'N_M_MEMBER'),
        (a ** 0.8 + b ** 0.8) ** 1.25,
        ON_STATIONS,
      ),
    ],
  }
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
    isAbsent(twoSpanHat().d, 'M_V', 'small shear'),
  ]
}

/** Roof of 30° without panel: M_z between supports and restraints of either fibre. */
function bendingAboutZ(): ReferenceValue[] {
  const line = (lower: { use: boolean; lateralLocks: number[] }) =>
    designed(
      'OMEGA-160-60',
      unloaded([6], {
        inclinationDegrees: 30,
        loadPermanentDistributed: [0.3],
        spanRestraints: { upper: { type: 1, lateralLocks: [0] }, lower },
      }),
    )
  const free = line({ use: false, lateralLocks: [1] })
  const held = line({ use: true, lateralLocks: [1] })
  const q_y = 1.35 * (0.6 + free.own) * 0.5
  const f = free.family as Extract<SectionFamily, { profileType: 'OMEGA' }>
  const reach = (f.bBase - THICKNESS) / 2 + f.bFoot - THICKNESS
  const M_cz = kNm((free.section.effective.compression.izMm4 / reach) * F_YB)
  return [
    within('free over 6 m: M_z [kNm]', demand(free, 'BENDING_Z'), (q_y * 36) / 8, ON_STATIONS),
    within('free over 6 m: BENDING_Z', utilisation(free, 'BENDING_Z'), (q_y * 36) / 8 / M_cz, ON_STATIONS),
    within('held in the middle: M_z [kNm]', demand(held, 'BENDING_Z'), (q_y * 9) / 8, ON_STATIONS),
  ]
}

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
  // Stresses of the console and of its span, to the flange midlines 99 mm away.
  const stiffness = (M: number, effective: number) =>
    I_gr - ((M * (h / 2)) / I_gr / F_YB) * (I_gr - effective * (1 - 2 * delta))
  const bottom = short.section.effective.bendingBottomCompressed.iyMm4
  const own = (qc * 300 ** 4) / (8 * E * stiffness((qc * 300 ** 2) / 2, bottom))
  const M_console = (qc * 1500 ** 2) / 2
  const R_left = (qc * L) / 2 - M_console / L
  const M_span = square(R_left) / (2 * qc)
  const I_long = Math.min(
    stiffness(M_console, bottom),
    stiffness(M_span, d.section.effective.bendingTopCompressed.iyMm4),
  )
  const theta = (-qc * L ** 3) / 24 + (M_console * L) / 3
  const tip = ((qc * 1500 ** 4) / 8 + theta * 1500) / (E * I_long)
  return [
    within('span of 5 m [mm]', demand(d, 'DEFLECTION_SPAN'), w, 2e-6),
    within('span of 5 m: limit L/200 [mm]', checkOf(d, 'DEFLECTION_SPAN').resistance ?? Number.NaN, 25, 1e-9),
    within('console of 0.3 m: own bending [mm]', demand(short, 'DEFLECTION_CONSOLE'), own, 1e-6),
    exactly('console of 0.3 m: own bending only', Number(short.solution.deflections[1]!.ownBendingOnly), 1),
    within('console of 1.5 m: tip [mm]', demand(long, 'DEFLECTION_CONSOLE'), Math.abs(tip), ON_STATIONS),
    within(
      'console of 1.5 m: limit 2a/200 [mm]',
      checkOf(long, 'DEFLECTION_CONSOLE').resistance ?? Number.NaN,
      15,
      1e-9,
    ),
    exactly('console of 1.5 m: whole tip', Number(!long.solution.deflections[1]!.ownBendingOnly), 1),
  ]
}

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
  const W_fz = I_fz / Math.max(y_c, b - y_c)
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
        'uplift: (M/W + M_fz/W_fz)/f_yb',
        utilisation(d, 'FREE_FLANGE_STRESS'),
        (M / W + M_fz / W_fz) / F_YB,
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
        'uplift: (M/(χ·W) + M_fz/W_fz)/f_yb',
        utilisation(d, 'FREE_FLANGE_BUCKLING'),
        (M / W / chi + M_fz / W_fz) / F_YB,
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

/** A hat under a panel in gravity on one span: the compressed flange is the held one, so χ_LT = 1. */
function heldHat(): ReferenceValue[] {
  const d = designed('OMEGA-160-60', unloaded([5], { loadPermanentDistributed: [0.3] }))
  return [within('LTB is bending', utilisation(d, 'LTB'), utilisation(d, 'BENDING_Y_POS'), 1e-9)]
}

const HAND = 'hand calculation with resistances of the section'
const reference = (clause: Reference['clause'], title: string, values: () => ReferenceValue[]): Reference => ({
  clause,
  rank: 'hand',
  title,
  source: HAND,
  values,
})

export const handReferences: Reference[] = [
  reference('bending', 'hat over two spans', bendingAndShear),
  reference('shear', 'hat over two spans', shearByHand),
  reference('momentReaction', 'hat over two spans', momentReaction),
  reference('cripplingTwoWebs', 'categories, β_V, cleats and uplift', webCrippling),
  reference('axialBending', 'signs of N, M and e_N', axialBending),
  reference('tension', 'design and wind-caused tension', () => axialAlone().tension),
  reference('compression', 'design compression and a standing rail', () => axialAlone().compression),
  reference('flexural', 'Z over 4 m', () => axialAlone().flexural),
  reference('memberInteraction', 'Z over 4 m', () => axialAlone().member),
  reference('shearBending', 'Z over two short spans', shearBending),
  reference('bending', 'M_z on a steep roof', bendingAboutZ),
  reference('serviceStiffness', 'I_fic of span and consoles through their deflections', deflections),
  reference('flangeStress', 'Z over 6 m', () => freeFlange().stress),
  reference('flangeBuckling', 'Z over 6 m in uplift, K = 0', () => freeFlange().buckling),
  reference('sheetingShear', 'S_req', () => freeFlange().sheeting),
  reference('combinations', 'exceptional snow in results', accidentalSnow),
  reference('lateralTorsional', 'hat held at its compressed flange', heldHat),
]
