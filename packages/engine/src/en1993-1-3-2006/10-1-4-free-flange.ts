/** The free flange of a C or Z and its lateral loads; EN 1993-1-3:2006, 10.1.4.1, method 6.4 to 6.9. */
import { type Edge, flangeAt, flangeWidth } from '../sections/plate.ts'
import type { SectionModel } from '../sections/section-model.ts'
import { stripProperties } from '../sections/strip-properties.ts'

/** Flange, lip and 1/5 of the web: what bends and buckles sideways, 10.1.4.1(3); gross, sharp midline. */
export interface FreeFlange {
  A_fz: number
  I_fz: number
  i_fz: number
  /** I_fz over the distance of the web midline y_c, and over that of the lip midline (the tip without one) b_p − y_c */
  W_web: number
  W_lip: number
  y_c: number
  b_p: number
  /** centroid of the strip, from the top outside face [mm] */
  z: number
}

/** The strip of one flange of a C or Z. */
export function freeFlange(s: SectionModel, which: Edge): FreeFlange {
  const web = s.plates.find((p) => p.role === 'web')!
  const flange = flangeAt(s, which)
  const lip = flange.stiffener
  const [edge, inner] = which === 'top' ? [web.start, 0.2] : [web.end, 0.8]
  const cut = { y: web.start.y, z: web.start.z + (web.end.z - web.start.z) * inner }
  const strip = (a: { y: number; z: number }, b: { y: number; z: number }) => ({
    y1: a.y,
    z1: a.z,
    y2: b.y,
    z2: b.z,
    t: s.t,
  })
  const strips = [strip(edge, cut), strip(flange.start, flange.end), ...(lip ? [strip(lip.start, lip.end)] : [])]
  const p = stripProperties(strips)
  const y_c = Math.abs(p.y_c - web.start.y)
  const b_p = Math.abs(flange.end.y - flange.start.y)
  return {
    A_fz: p.A,
    I_fz: p.I_z,
    i_fz: Math.sqrt(p.I_z / p.A),
    W_web: p.I_z / y_c,
    W_lip: p.I_z / (b_p - y_c),
    y_c,
    b_p,
    z: p.z_c,
  }
}

export type FlangeEdge = 'WEB' | 'LIP'

/**
 * Stress of one edge for M_fz = 1 N·mm, compression positive [1/mm³]: −1/W_+ on the side to which the upper flange points (+),
 * +1/W_− on the other; a positive M_fz (sagging under q_h > 0) compresses the − side.
 *
 * Source: EN 1993-1-3:2006 10.1.4.1(2) with (10.3b), edge by edge as in method 6.9. On the + side lies the lip of the
 * upper flange and of the lower flange of a C, and the web of the lower flange of a Z.
 */
export function edgeStress(s: SectionModel, which: Edge, strip: FreeFlange, edge: FlangeEdge): number {
  const isLipOnPlus = which === 'top' || s.profile.freeFlange === 'ONE_SIDE'
  const isOnPlus = (edge === 'LIP') === isLipOnPlus
  return (isOnPlus ? -1 : 1) / (edge === 'LIP' ? strip.W_lip : strip.W_web)
}

/**
 * Factors of the lateral load on the free flange, 10.1.4.1(3) with the signs of method 6.5:
 * q_h = k_h·q, positive towards the side to which the upper flange points.
 */
export interface LateralLoadFactors {
  k_h0: number
  /** fastener to web and web midline to shear centre [mm] */
  a: number
  e: number
  /** of the lower flange, for q > 0 and q < 0, with panel on the upper fibre */
  gravity: number
  uplift: number
  /** without panel (method 6.6): lower and upper flange */
  lower: number
  upper: number
}

/** @param s a C or Z section */
export function lateralLoadFactors(s: SectionModel): LateralLoadFactors {
  const { gross, dimensions: d } = s
  const a = flangeWidth(s, 'top') / 2
  const e = Math.abs(gross.y_sc)
  if (s.profile.freeFlange === 'OPPOSITE_SIDES') {
    const k_h0 = Math.abs(gross.I_yz) / (2 * gross.I_y)
    const c = a / d.h
    return { k_h0, a, e, gravity: k_h0, uplift: k_h0 - c, lower: k_h0 - c, upper: k_h0 + c }
  }
  const c = (a + e) / d.h
  return { k_h0: 0, a, e, gravity: -e / d.h, uplift: -c, lower: -c, upper: c }
}

/**
 * Share of the couple of an uplift fastener that bends the free flange; the rest turns the spring of the sheet itself.
 *
 *   β = K·h²/C_D
 *
 * Source: method 6.7, from shell stresses (EN 1993-1-3 gives no rule).
 * @param K lateral spring of (10.14b) [N/mm²]  @param h outside height [mm]  @param C_D [N], not 0
 */
export const coupleShare = (K: number, h: number, C_D: number): number => (K * h ** 2) / C_D
