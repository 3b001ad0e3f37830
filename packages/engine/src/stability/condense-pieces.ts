/** Condenses every piece of a strut to its ends: solved once a section for unit displacements and unit loads. */
import { type Band, type Factor, isolate } from './banded.ts'
import { factorise, solve } from './banded-kernels.ts'
import type { CondensedStrut, Pieces } from './condensed-strut.ts'
import { assembleLine } from './solve-condensed.ts'
import { setWeighted } from './strut-on-foundation.ts'
import { pointCurve, unitCurves } from './unit-curves.ts'

/** Sets one of the two foundations: every piece solved for its unit loads. @param B E·I_fz [N·mm²] @param K [N/mm²] */
export function setCondensedFoundation(strut: CondensedStrut, which: 0 | 1, B: number, K: number): void {
  const { cuts, foundations, mixed, stiffness, curvature, value } = strut
  const pieces = foundations[which]
  setWeighted(stiffness, B, curvature, K, value)
  for (let p = 0; p + 1 < cuts.nodes.length; p++) condensePiece(strut, pieces, p, B)
  assembleLine(strut, B, which)
  factorise(mixed.A, mixed.A, 0, pieces.line)
}

function condensePiece(strut: CondensedStrut, pieces: Pieces, p: number, B: number): void {
  const { cuts, isHeld, bands, stiffness, loads, raw } = strut
  const a = cuts.nodes[p]!
  const b = cuts.nodes[p + 1]!
  const last = 2 * (b - a)
  const { A, factor, x } = bands[p]!
  assemblePiece(A, stiffness, a, b)
  // The ends are given; inside, the flange is held where it is held.
  for (const i of [0, 1, last, last + 1]) isolate(A, i, B)
  for (let node = a + 1; node < b; node++) if (isHeld[node]) isolate(A, 2 * (node - a), B)
  factorise(A, A, 0, factor)

  const first = 16 * a
  const end = 16 * (b - 1)
  for (let k = 0; k < 4; k++) {
    x.fill(0)
    if (b - a > 1) {
      if (k < 2) {
        x[2] = -stiffness[first + 8 + k]!
        x[3] = -stiffness[first + 12 + k]!
      } else {
        x[last - 2] = -stiffness[end + k]!
        x[last - 1] = -stiffness[end + 4 + k]!
      }
      solveHeld(isHeld, a, b, factor, x)
    }
    x[k < 2 ? k : last + k - 2] = 1
    takeForces(strut, a, b, x, 0, 1, pieces.S, 16 * p + k, 4, raw[k]!)
  }
  x.fill(0)
  for (let e = a; e < b; e++) for (let i = 0; i < 4; i++) x[2 * (e - a) + i]! += loads[4 * e + i]!
  for (const i of [0, 1, last, last + 1]) x[i] = 0
  solveHeld(isHeld, a, b, factor, x)
  takeForces(strut, a, b, x, 1, -1, pieces.f_q, 4 * p, 1, raw[4]!)
  unitCurves(strut, pieces, p)
  for (const j of cuts.loadedInside[p]!) {
    x.fill(0)
    x[2 * (cuts.loaded[j]! - a)] = 1
    solveHeld(isHeld, a, b, factor, x)
    takeForces(strut, a, b, x, 0, -1, pieces.f_P, 4 * j, 1, raw[5]!)
    pointCurve(strut, pieces, p, j)
  }
}

/** Solves a piece for the loads in x, held inside where the flange is held. */
function solveHeld(isHeld: Uint8Array, a: number, b: number, factor: Factor, x: Float64Array): void {
  for (let node = a + 1; node < b; node++) if (isHeld[node]) x[2 * (node - a)] = 0
  solve(factor, x)
}

/** The stiffness of a piece, its ends free. */
function assemblePiece(A: Band, stiffness: Float64Array, from: number, to: number): void {
  const { a } = A
  a.fill(0)
  for (let e = from, k = 16 * from, r = 0; e < to; e++, k += 16, r += 8) {
    a[r]! += stiffness[k]!
    a[r + 1]! += stiffness[k + 1]!
    a[r + 2]! += stiffness[k + 2]!
    a[r + 3]! += stiffness[k + 3]!
    a[r + 4]! += stiffness[k + 5]!
    a[r + 5]! += stiffness[k + 6]!
    a[r + 6]! += stiffness[k + 7]!
    a[r + 8]! += stiffness[k + 10]!
    a[r + 9]! += stiffness[k + 11]!
    a[r + 12]! += stiffness[k + 15]!
  }
}

/** Row i of K·u − q·load of element e in a piece that begins at node `a`. */
function elementForce(
  { stiffness, loads }: CondensedStrut,
  a: number,
  e: number,
  i: number,
  x: Float64Array,
  q: number,
): number {
  const k = 16 * e + 4 * i
  const u = 2 * (e - a)
  return (
    stiffness[k]! * x[u]! +
    stiffness[k + 1]! * x[u + 1]! +
    stiffness[k + 2]! * x[u + 2]! +
    stiffness[k + 3]! * x[u + 3]! -
    q * loads[4 * e + i]!
  )
}

/**
 * `sign` times K·u − q·load at the ends of a piece, u_a, u_a′, u_b, u_b′: into every `step`-th value; and M at every node of it, by the
 * end moments of its elements as in `lateralMoments`.
 */
function takeForces(
  strut: CondensedStrut,
  a: number,
  b: number,
  x: Float64Array,
  q: number,
  sign: 1 | -1,
  into: Float64Array,
  at: number,
  step: number,
  moments: Float64Array,
): void {
  for (let i = 0; i < 4; i++) into[at + step * i] = sign * elementForce(strut, a, i < 2 ? a : b - 1, i, x, q)
  for (let e = a; e < b; e++) moments[e - a] = elementForce(strut, a, e, 1, x, q)
  moments[b - a] = -elementForce(strut, a, b - 1, 3, x, q)
}
