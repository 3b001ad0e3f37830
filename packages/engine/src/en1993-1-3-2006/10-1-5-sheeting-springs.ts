/** Springs of the sheeting; EN 1993-1-3:2006, 10.1.5, method 6.2 and 6.3. */
import { formula } from '../formula/formula.ts'
import type { Cladding, DeclaredCladding, TrapezoidalSheet } from '../input.ts'

const CLAUSE = 'EN 1993-1-3 10.1.5.2'

/** Rotational springs per unit length [N·mm/mm per rad = N]: of p fasteners, of sheeting with I_eff over the spacing s, and of both. */
export const ROTATIONAL = {
  fasteners: formula('C_D_A', `${CLAUSE}(7)`, '130*p', { p: '1/m' }),
  sheeting: formula('C_D_C', CLAUSE, '2*E*I_eff/s', { I_eff: 'mm⁴/mm' }),
  both: formula('C_D', 'EN 1993-1-3 (10.16)', '1/(1/C_D_A+1/C_D_C)'),
}

/** Springs [N], 0 without sheeting data. @param I_eff sheeting [mm⁴/mm]  @param p fasteners [1/m]  @param s purlin spacing [mm] */
export function rotationalSpring(I_eff: number, p: number, s: number) {
  if (I_eff === 0 || p === 0) return { C_D_A: 0, C_D_C: 0, C_D: 0 }
  const C_D_A = ROTATIONAL.fasteners({ p })
  const C_D_C = ROTATIONAL.sheeting({ I_eff, s })
  return { C_D_A, C_D_C, C_D: ROTATIONAL.both({ C_D_A, C_D_C }) }
}

/** Least distance of a fastener from either edge of the flange [mm], 10.1.5.2(7). */
const LEAST_TO_EDGE = 25

/** Whether 130·p holds for a fastener a from the web midline of a flange b wide [mm], method 6.18. */
export const springHoldsAt = (a: number, b: number): boolean => Math.min(a, b - a) >= LEAST_TO_EDGE - 1e-9

/** The flange of a member under its cladding. */
export interface HeldFlange {
  /** from the web midline to the fasteners; half of a closed flange [mm] */
  a: number
  /** outside width, as the section is turned [mm] */
  b_a: number
  /** beside one web, between two webs, or the feet of a turned Ω */
  kind: 'FREE' | 'CLOSED' | 'FEET'
}

/** Why a cladding gives no spring. */
export type NoSpring = 'THICKNESS' | 'INSULATION' | 'FLANGE' | 'INVERTED_OMEGA' | 'NOT_DECLARED'

/** Springs that a cladding gives the flange of a section. */
export interface SheetingSprings {
  /** of the fasteners [N] */
  C_D_A: number
  /** of the sheet [N]; null: included in the declared value */
  C_D_C: number | null
  /** of both [N] */
  C_D: number
  rule: 'TYPED' | 'TABLE_10_3' | '130P' | 'DECLARED' | 'NONE'
  /** null unless C_D is 0 */
  reason: NoSpring | null
}

/** Thinnest nominal sheet, and widest screwed flange of the sheet, for 130·p [mm]. */
const SHEET_LIMITS = { t_nom: 0.66, b_T: 120 }

/** Table 10.3 for uplift: C_100 by the screwed ribs [N], and the flange and rib up to which it is not reduced [mm]. */
export const TABLE_10_3 = { C_100: { EVERY: 2600, SECOND: 1700 }, b_T_max: 40, b_R_max: 185, b_a_max: 200 }

export const EXPRESSION = 'EN 1993-1-3 (10.17)'

/** Factors of (10.17). b_e is the width of a flange with its screw in the middle and the same shorter lever. k_A is 1 for uplift. */
export const FACTORS = {
  b_e: formula('b_e', 'EN 1993-1-3 10.1.5.2', '2*min(a,b_a-a)'),
  narrow: formula('k_ba', EXPRESSION, '(b_e/100)^2'),
  wide: formula('k_ba', EXPRESSION, '1.25*b_e/100'),
  thin: formula('k_t', EXPRESSION, '(t_nom_sh/0.75)^1.5'),
  thick: formula('k_t', EXPRESSION, '(t_nom_sh/0.75)^1.1'),
  wideRib: formula('k_bR', EXPRESSION, '185/b_R'),
  wideTrough: formula('k_bT', EXPRESSION, 'sqrt(40/b_T)'),
  C_D_A: formula('C_D_A', EXPRESSION, 'C_100*k_ba*k_t*k_bR*k_A*k_bT'),
}

/** The factor that applies for a flange, and for a thickness. */
export const factorOfFlange = (b_e: number) => (b_e < 125 ? FACTORS.narrow : FACTORS.wide)
export const factorOfThickness = (t_nom: number) => (t_nom < 0.75 ? FACTORS.thin : FACTORS.thick)

/** Screws per metre of a sheet, at most one a rib. */
export const SCREWS = {
  EVERY: formula('p', `${CLAUSE}(7)`, '1000/b_R', { p: '1/m' }),
  SECOND: formula('p', `${CLAUSE}(7)`, '500/b_R', { p: '1/m' }),
}

/** The declared value of a test; for a narrower flange in proportion to the square of its width [N]. */
export const declaredSpring = formula('C_D', CLAUSE, 'C_0*min(1,(b_e/b_0)^2)')

/** The flange of the sheet that the screws go through [mm]. */
export const screwedFlange = ({ position, through, b_wide, b_narrow }: TrapezoidalSheet): number =>
  position === 'NEGATIVE' && through === 'TROUGH' ? b_wide : b_narrow

/** Position of the screws on a flange. */
type Screwed = Pick<HeldFlange, 'a' | 'b_a'>

/** Whether 130·p applies to a sheet on a flange. */
export const holdsByScrews = (sheet: TrapezoidalSheet, { a, b_a }: Screwed): boolean =>
  screwedFlange(sheet) <= SHEET_LIMITS.b_T && springHoldsAt(a, b_a)

/** b_e of a flange; 0 for a screw beside it [mm]. */
const leverWidth = ({ a, b_a }: Screwed): number => Math.max(0, FACTORS.b_e({ a, b_a }))

/** The factors of (10.17) for a sheet on a flange; null where Table 10.3 has no row for them. */
export function expressionFactors(sheet: TrapezoidalSheet, flange: Screwed) {
  const { position, through, t_nom: t_nom_sh, b_R, ribs } = sheet
  const { b_a_max, b_R_max, b_T_max, C_100 } = TABLE_10_3
  if (position !== 'POSITIVE' || through !== 'TROUGH' || !(flange.b_a < b_a_max)) return null
  const b_T = screwedFlange(sheet)
  const b_e = leverWidth(flange)
  return {
    C_100: C_100[ribs],
    k_ba: factorOfFlange(b_e)({ b_e }),
    k_t: factorOfThickness(t_nom_sh)({ t_nom_sh }),
    k_bR: b_R > b_R_max ? FACTORS.wideRib({ b_R }) : 1,
    k_A: 1,
    k_bT: b_T > b_T_max ? FACTORS.wideTrough({ b_T }) : 1,
  }
}

const none = (reason: NoSpring, C_D_C: number | null): SheetingSprings => ({
  C_D_A: 0,
  C_D_C,
  C_D: 0,
  rule: 'NONE',
  reason,
})

/** Why a sheet gives a flange no spring at any place of its screws; null: it may give one. */
function whyNone({ t_nom, laidOn }: TrapezoidalSheet, { kind }: HeldFlange): NoSpring | null {
  if (!(t_nom >= SHEET_LIMITS.t_nom)) return 'THICKNESS'
  if (laidOn === 'INSULATION') return 'INSULATION'
  return kind === 'FEET' ? 'INVERTED_OMEGA' : null
}

/** The larger of (10.17) and 130·p, as far as they apply; with the sheet. */
function springsOfSheet(sheet: TrapezoidalSheet, flange: HeldFlange, s: number): SheetingSprings {
  const reason = whyNone(sheet, flange)
  if (reason) return none(reason, 0)
  const factors = expressionFactors(sheet, flange)
  const byTable = factors ? FACTORS.C_D_A(factors) : 0
  const byScrews = holdsByScrews(sheet, flange) ? ROTATIONAL.fasteners({ p: SCREWS[sheet.ribs](sheet) }) : 0
  const C_D_A = Math.max(byTable, byScrews)
  if (C_D_A === 0) return none('FLANGE', 0)
  const C_D_C = ROTATIONAL.sheeting({ I_eff: sheet.I_eff, s })
  return {
    C_D_A,
    C_D_C,
    C_D: ROTATIONAL.both({ C_D_A, C_D_C }),
    rule: byTable >= byScrews ? 'TABLE_10_3' : '130P',
    reason: null,
  }
}

function springsDeclared({ rotation }: DeclaredCladding, flange: HeldFlange): SheetingSprings {
  if (flange.kind === 'FEET') return none('INVERTED_OMEGA', null)
  if (!rotation || rotation.C_0 === 0) return none('NOT_DECLARED', null)
  const C_D = declaredSpring({ ...rotation, b_e: leverWidth(flange) })
  return C_D === 0 ? none('FLANGE', null) : { C_D_A: C_D, C_D_C: null, C_D, rule: 'DECLARED', reason: null }
}

/**
 * Springs that a cladding gives a flange. Those of a sheet are for uplift and used for loads of both senses.
 *
 * Source: EN 1993-1-3:2006, 10.1.5.2(5) to (7), Table 10.3; method 6.
 * @param flange typed values give a spring only on a flange beside a single web  @param s spacing of the members [mm]
 */
export function sheetingSprings(cladding: Cladding, flange: HeldFlange, s: number): SheetingSprings {
  switch (cladding.kind) {
    case 'TYPED': {
      const springs = rotationalSpring(cladding.I_eff, cladding.p, s)
      if (springs.C_D === 0) return none('NOT_DECLARED', 0)
      if (flange.kind === 'FREE' && !springHoldsAt(flange.a, flange.b_a)) return none('FLANGE', 0)
      return { ...springs, rule: 'TYPED', reason: null }
    }
    case 'DECLARED':
      return springsDeclared(cladding, flange)
    case 'TRAPEZOIDAL':
      return springsOfSheet(cladding, flange, s)
  }
}

/** Lever of the flange: contact at its tip, and at the web, 10.1.5.1(4). */
export const LEVER = {
  tip: formula('b_mod', 'EN 1993-1-3 10.1.5.1(4)', '2*a+b'),
  web: formula('b_mod', 'EN 1993-1-3 10.1.5.1(4)', 'a'),
}

/** Lateral spring of the free flange per unit length. */
export const springOfFlange = formula('K', 'EN 1993-1-3 (10.14b)', '1/(4*(1-nu^2)*h^2*(h_d+b_mod)/(E*t^3)+h^2/C_D)')

/** K [N/mm²], 0 without C_D. @param h outside height, h_d developed web height, b_mod lever on the flange [mm]  @param C_D [N] */
export const lateralSpring = (h: number, h_d: number, b_mod: number, t: number, C_D: number): number =>
  C_D === 0 ? 0 : springOfFlange({ h, h_d, b_mod, t, C_D })
