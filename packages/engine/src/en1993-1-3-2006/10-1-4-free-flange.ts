/** The free flange of a C or Z; EN 1993-1-3:2006, 10.1.4.1, method 6.4 to 6.9. */
import { formula } from '../formula/formula.ts'
import type { Point } from '../sections/midline.ts'
import { type Edge, flangeAt } from '../sections/plate.ts'
import type { SectionModel } from '../sections/section-model.ts'
import { StripSums } from '../sections/strip-properties.ts'

export type FreeFlange = ReturnType<typeof freeFlange>

const CLAUSE = 'EN 1993-1-3 10.1.4.1(3)'

/** The strip by its widths. The twin of area and second moment, on the strips of the section, is `freeFlange`. */
export const STRIP = {
  a_fz: formula('a_fz', CLAUSE, 'h_p/5'),
  A_fz: formula('A_fz', CLAUSE, 't*(a_fz+b_fz+c_fz)'),
  y_fz: formula('y_fz', CLAUSE, '(b_fz^2/2+b_fz*c_fz)/(a_fz+b_fz+c_fz)'),
  I_fz: formula('I_fz', CLAUSE, 't*(b_fz^3/3+b_fz^2*c_fz)-A_fz*y_fz^2'),
  W_fz_web: formula('W_fz_web', CLAUSE, 'I_fz/y_fz'),
  W_fz_lip: formula('W_fz_lip', CLAUSE, 'I_fz/(b_fz-y_fz)'),
  i_fz: formula('i_fz', CLAUSE, 'sqrt(I_fz/A_fz)'),
  /** lever of the strip about the centroid of the section */
  z_f: formula('z_f', CLAUSE, 'abs(z_fz-z_c)'),
}

/** Gross strip of a C or Z flange on the sharp midline, which bends and buckles sideways: flange, lip, 1/5 of the web; 10.1.4.1(3). */
export function freeFlange(s: SectionModel, which: Edge) {
  const web = s.plates.find((p) => p.role === 'web')!
  const flange = flangeAt(s, which)
  const lip = flange.stiffener
  const edge = which === 'top' ? web.start : web.end
  const inner = which === 'top' ? 0.2 : 0.8
  const cut = { y: web.start.y, z: web.start.z + (web.end.z - web.start.z) * inner }
  const sums = new StripSums()
  const add = (a: Point, b: Point) => sums.add(a.y, a.z, b.y, b.z, s.t)
  add(edge, cut)
  add(flange.start, flange.end)
  if (lip) add(lip.start, lip.end)
  const { A: A_fz, I_z: I_fz, y_c, z_c } = sums.properties
  const y_fz = Math.abs(y_c - web.start.y)
  const b_fz = Math.abs(flange.end.y - flange.start.y)
  return {
    A_fz,
    I_fz,
    i_fz: STRIP.i_fz({ I_fz, A_fz }),
    /** to the midline of the web, and to that of the lip (or the tip without a lip) */
    W_web: STRIP.W_fz_web({ I_fz, y_fz }),
    W_lip: STRIP.W_fz_lip({ I_fz, b_fz, y_fz }),
    /** centroid of the strip, from the top outside face [mm] */
    z: z_c,
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
