/** Geometrical proportions the method covers; EN 1993-1-3:2006, 5.2 with Table 5.1, 5.1(6), 3.2.4 and 10.1.1, method 3.11. */
import type { Named, Plate } from '../sections/plate.ts'
import { type Proportion, quantity, quotient } from '../sections/proportion.ts'
import type { SectionModel } from '../sections/section-model.ts'
import { E } from '../steel.ts'
import { MIN_LIP_RATIO } from './5-5-effective-section.ts'

const TABLE = 'EN 1993-1-3 Table 5.1'

/** Limits of a plate with free edges, or between two webs. A mirrored plate is checked once. */
function plateProportions({ outside, standsFor }: Plate, t: Named): Proportion[] {
  if (!outside || standsFor === 0) return []
  const { b, c } = outside
  if (!c) return [quotient(TABLE, 'b/t ≤ 500', [b, t], (v) => v <= 500)]
  const most = c[1] / b[1] >= MIN_LIP_RATIO ? 60 : 50
  return [
    quotient(TABLE, `b/t ≤ ${most}`, [b, t], (v) => v <= most),
    quotient(TABLE, 'c/t ≤ 50', [c, t], (v) => v <= 50),
    quotient('EN 1993-1-3 5.2(2)', 'c/b ≤ 0.6', [c, b], (v) => v <= 0.6 + 1e-12),
  ]
}

/** The limits for a cross-section; widths over all, t core [mm]. */
export function sectionProportions(s: SectionModel, f_yb: number): Proportion[] {
  const d = s.dimensions
  const t: Named = ['t', s.t]
  const phi = (s.phi * 180) / Math.PI
  const deepest = 500 * Math.sin(s.phi)
  const largest = (0.04 * s.t * E) / f_yb
  return [
    ...s.plates.flatMap((plate) => plateProportions(plate, t).map((p) => ({ ...p, part: plate.part }))),
    quantity(TABLE, '45° ≤ φ ≤ 90°', ['phi', phi], phi >= 45 - 1e-9 && phi <= 90 + 1e-9),
    quotient(TABLE, 'h/t ≤ 500·sin φ', [['h', d.h], t], (v) => v <= deepest, deepest),
    quantity('EN 1993-1-3 3.2.4(1)', '0.45 mm ≤ t_cor ≤ 15 mm', t, s.t >= 0.45 && s.t <= 15),
    quantity('EN 1993-1-3 5.1(6)', 'r ≤ 0.04·t·E/f_y', ['r', d.r], d.r <= largest, largest),
  ]
}

/** The limits of the purlin clause, 10.1.1(1). */
export function purlinProportions(s: SectionModel): Proportion[] {
  const d = s.dimensions
  const clause = 'EN 1993-1-3 10.1.1(1)'
  const t: Named = ['t', s.t]
  const lips = s.plates.flatMap((p) => (p.outside?.c ? [p.outside.c] : []))
  const lip = lips.reduce((longest, c) => (c[1] > longest[1] ? c : longest))
  return [
    quotient(clause, 'h/t < 233', [['h', d.h], t], (v) => v < 233),
    quotient(clause, 'c/t ≤ 20', [lip, t], (v) => v <= 20),
  ]
}
