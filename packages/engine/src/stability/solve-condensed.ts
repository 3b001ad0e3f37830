/** Solves the condensed strut: displacements at the cuts, and the moments at the ends of the pieces. */
import { addElement, isolate } from './banded.ts'
import { factorise, solve } from './banded-kernels.ts'
import type { CondensedStrut } from './condensed-strut.ts'

/** Fills the matrix of the line with the pieces on one foundation, or on those of `on`. */
export function assembleLine(strut: CondensedStrut, B: number, which?: 0 | 1): void {
  const { cuts, foundations, mixed, on, isHeld } = strut
  const { a } = mixed.A
  a.fill(0)
  for (let p = 0, r = 0; p + 1 < cuts.nodes.length; p++, r += 8) {
    const { S } = foundations[which ?? (on[p]! as 0 | 1)]
    addElement(a, r, S, 16 * p)
  }
  for (let p = 0; p < cuts.nodes.length; p++) if (isHeld[cuts.nodes[p]!]) isolate(mixed.A, 2 * p, B)
}

/** Solves the line under the loads `q` of its pieces and `P` of its loaded nodes, each piece on its foundation `on`. @param B E·I_fz */
export function solveCondensed(strut: CondensedStrut, B: number): void {
  const { cuts, foundations, mixed, d, on, q, P, M_a, M_b, isHeld } = strut
  const pieces = on.length
  let isUniform = true
  for (let p = 1; p < pieces; p++) if (on[p] !== on[0]) isUniform = false
  let factor = foundations[on[0]! as 0 | 1].line
  if (!isUniform) {
    assembleLine(strut, B)
    factor = mixed.factor
    factorise(mixed.A, mixed.A, 0, factor)
  }
  d.fill(0)
  for (let p = 0; p < pieces; p++) {
    const { f_q } = foundations[on[p]! as 0 | 1]
    for (let i = 0; i < 4; i++) d[2 * p + i]! += q[p]! * f_q[4 * p + i]!
  }
  for (let j = 0; j < P.length; j++) if (P[j] !== 0 && cuts.cutOfLoaded[j]! >= 0) d[2 * cuts.cutOfLoaded[j]!]! += P[j]!
  for (let p = 0; p < pieces; p++) {
    for (const j of cuts.loadedInside[p]!) {
      const { f_P } = foundations[on[p]! as 0 | 1]
      for (let i = 0; i < 4; i++) d[2 * p + i]! += P[j]! * f_P[4 * j + i]!
    }
  }
  for (let p = 0; p <= pieces; p++) if (isHeld[cuts.nodes[p]!]) d[2 * p] = 0
  solve(factor, d)
  for (let p = 0; p < pieces; p++) {
    const { S, f_q } = foundations[on[p]! as 0 | 1]
    const k = 16 * p
    const i = 2 * p
    M_a[p] =
      S[k + 4]! * d[i]! +
      S[k + 5]! * d[i + 1]! +
      S[k + 6]! * d[i + 2]! +
      S[k + 7]! * d[i + 3]! -
      q[p]! * f_q[4 * p + 1]!
    M_b[p] =
      q[p]! * f_q[4 * p + 3]! -
      (S[k + 12]! * d[i]! + S[k + 13]! * d[i + 1]! + S[k + 14]! * d[i + 2]! + S[k + 15]! * d[i + 3]!)
  }
  for (let p = 0; p < pieces; p++) {
    for (const j of cuts.loadedInside[p]!) {
      const { f_P } = foundations[on[p]! as 0 | 1]
      M_a[p]! -= P[j]! * f_P[4 * j + 1]!
      M_b[p]! += P[j]! * f_P[4 * j + 3]!
    }
  }
}
