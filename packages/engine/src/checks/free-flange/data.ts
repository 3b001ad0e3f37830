/** The section's part of a free flange: strip, edges, springs and lateral loads; method 6.3 to 6.9. */
import { LATERAL, lateralLoadFactors, SIDEWAYS, shareOfCouple } from '../../en1993-1-3-2006/10-1-4-1-lateral-load.ts'
import { FLANGE_BUCKLING } from '../../en1993-1-3-2006/10-1-4-2-stress-and-buckling.ts'
import { edgeStress, type FlangeEdge, freeFlange } from '../../en1993-1-3-2006/10-1-4-free-flange.ts'
import { lateralSpring } from '../../en1993-1-3-2006/10-1-5-sheeting-springs.ts'
import { type Purlin, rotationalSpringOf } from '../../search/candidate.ts'
import type { Edge } from '../../sections/plate.ts'

export type Fibre = 'upper' | 'lower'

/** Share of the in-plane load that bends a flange; method 6.6. */
export const sidewaysShare = (fibre: Fibre): number => SIDEWAYS[fibre]({ q_y_Ed: 1 })

/** Spring of the flange for each direction of its lateral load [N/mm²]. */
export interface FlangeSprings {
  towardsTip: number
  towardsWeb: number
}

/** k_h of one lateral load: one value for loads ≥ 0; for loads < 0 one value by spring. */
export interface LateralRule {
  down: number
  up: FlangeSprings
  /** k_h of the first lateral load for loads < 0: its sign decides the spring */
  firstUp: number
}

export type FlangeData = ReturnType<typeof flangeData>

/** A stress up to this counts as none [N/mm²]. */
export const NOTHING = 1e-6

export const edgeOf = (fibre: Fibre): Edge => (fibre === 'upper' ? 'top' : 'bottom')

export function flangeSprings(purlin: Purlin): FlangeSprings {
  const { model, fastener } = purlin.candidate
  const { a, b } = fastener!
  const C_D = rotationalSpringOf(purlin)
  const spring = (b_mod: number) => lateralSpring(model.dimensions.h, model.h_p, b_mod, model.t, C_D)
  return { towardsTip: spring(2 * a + b), towardsWeb: spring(a) }
}

const rule = (down: number, firstUp: number, towardsTip = firstUp, towardsWeb = firstUp): LateralRule => ({
  down,
  up: { towardsTip, towardsWeb },
  firstUp,
})

/** The lateral loads of a flange: method 6.5 under a panel, method 6.6 without, and the second load of method 6.7. */
export function lateralRules(purlin: Purlin, fibre: Fibre): LateralRule[] {
  const { line, candidate } = purlin
  const { model } = candidate
  const { h } = model.dimensions
  const { a } = candidate.fastener!
  const pointsOneWay = model.profile.freeFlange === 'ONE_SIDE'
  const k = lateralLoadFactors(model, a)
  if (!line.restraints.panel) {
    if (fibre === 'upper') return [rule(k.upper, k.upper)]
    return pointsOneWay ? [rule(k.lower, k.lower)] : [rule(k.lower, k.lower), rule(k.gravity, k.gravity)]
  }
  const first = rule(k.gravity, k.lower)
  const C_D = rotationalSpringOf(purlin)
  if (pointsOneWay || C_D === 0) return [first]
  const springs = flangeSprings(purlin)
  const { I_yz, I_y } = model.gross
  const up = (K: number) => LATERAL.sharedZ({ I_yz, I_y, beta: shareOfCouple({ K, h, C_D }), a, h })
  return [first, rule(k.gravity, k.lower, up(springs.towardsTip), up(springs.towardsWeb))]
}

export function flangeData(purlin: Purlin, fibre: Fibre) {
  const { model, effective, f_yb } = purlin.candidate
  const at = edgeOf(fibre)
  const strip = freeFlange(model, at)
  const section = fibre === 'upper' ? effective.top : effective.bottom
  const edgeFor = (edge: FlangeEdge) => ({ edge, perMoment: edgeStress(model, at, strip, edge) })
  const [web, lip] = [edgeFor('WEB'), edgeFor('LIP')]
  return {
    fibre,
    strip,
    /** +1: M_y > 0 compresses this flange */
    sign: fibre === 'upper' ? 1 : -1,
    /** edge moduli of the effective sections: where M compresses this flange, and where M relieves it */
    W: fibre === 'upper' ? section.W_top : section.W_bottom,
    W_relieved: fibre === 'upper' ? effective.bottom.W_top : effective.top.W_bottom,
    /** force in the strip per unit of M and of N: A_fz·z_f/I_eff, A_fz/A_eff */
    forcePerMoment: (strip.A_fz * Math.abs(strip.z - model.gross.z_c)) / section.I_y,
    forcePerAxial: strip.A_fz / effective.compression.A,
    /** stress of the edges for M_fz = 1, compression positive */
    edges: [web, lip],
    /** the edge with the smaller modulus: it governs where only the size of m counts */
    weakerEdge: Math.abs(lip.perMoment) > Math.abs(web.perMoment) ? lip : web,
    /** one lateral load, or the two of method 6.7; the first decides the springs */
    loads: lateralRules(purlin, fibre),
    springs: flangeSprings(purlin),
    sidewaysShare: sidewaysShare(fibre),
    lambda_1: FLANGE_BUCKLING.lambda_1({ f_yb }),
  }
}

type Direction = keyof FlangeSprings

/** The spring that acts: towards the tip for q_h ≥ 0 of the first lateral load, else towards the web. */
export const springOf = (q_h: number): Direction => (q_h >= 0 ? 'towardsTip' : 'towardsWeb')

/** The value of one direction. */
export const towards = (acts: Direction, of: FlangeSprings): number =>
  acts === 'towardsTip' ? of.towardsTip : of.towardsWeb

/** k_h of a line load where the spring of direction `acts` is active. */
export const lateralFactor = (rule: LateralRule, q: number, acts: Direction): number =>
  q >= 0 ? rule.down : towards(acts, rule.up)

/** The spring under one element: decided by the sum of the first lateral load at its two ends. */
export function elementSpring({ down, firstUp }: LateralRule, q_start: number, q_end: number): Direction {
  return springOf((q_start >= 0 ? down : firstUp) * q_start + (q_end >= 0 ? down : firstUp) * q_end)
}

/** k_h of a point load, by its own sign; the line load beside it does not matter (method 6.5). */
export function pointFactor(rule: LateralRule, P: number): number {
  return P < 0 ? towards(springOf(rule.firstUp * P), rule.up) : rule.down
}

/** Whether γ_M0 applies: the section is fully effective and N = 0, 10.1.4.1(2). */
export function isFullStrength({ candidate }: Pick<Purlin, 'candidate'>, isTop: boolean, hasN: boolean): boolean {
  const section = isTop ? candidate.effective.top : candidate.effective.bottom
  return !hasN && section.chi_d === 1 && section.elements.every((x) => x.rho === 1)
}
