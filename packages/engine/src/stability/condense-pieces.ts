/** Condenses every piece of a strut to its ends: solved once a section for unit displacements and unit loads. */
import { addElement, type Band, type Factor, isolate } from './banded.ts'
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

  const bent = { a, b, x, q: 0 } as const
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
    for (let i = 0; i < 4; i++) pieces.S[16 * p + 4 * i + k] = endForce(strut, bent, i)
    setMoments(strut, bent, raw[k]!)
  }
  x.fill(0)
  for (let e = a; e < b; e++) for (let i = 0; i < 4; i++) x[2 * (e - a) + i]! += loads[4 * e + i]!
  for (const i of [0, 1, last, last + 1]) x[i] = 0
  solveHeld(isHeld, a, b, factor, x)
  const loaded = { a, b, x, q: 1 } as const
  for (let i = 0; i < 4; i++) pieces.f_q[4 * p + i] = -endForce(strut, loaded, i)
  setMoments(strut, loaded, raw[4]!)
  unitCurves(strut, pieces, p)
  for (const j of cuts.loadedInside[p]!) {
    x.fill(0)
    x[2 * (cuts.loaded[j]! - a)] = 1
    solveHeld(isHeld, a, b, factor, x)
    for (let i = 0; i < 4; i++) pieces.f_P[4 * j + i] = -endForce(strut, bent, i)
    setMoments(strut, bent, raw[5]!)
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
  for (let e = from, k = 16 * from, r = 0; e < to; e++, k += 16, r += 8) addElement(a, r, stiffness, k)
}

/** The piece between the nodes `a` and `b` with its displacements `x` under a line load `q`. */
interface BentPiece {
  a: number
  b: number
  x: Float64Array
  q: 0 | 1
}

/** Row i of K·u − q·load of element e. */
function elementForce({ stiffness, loads }: CondensedStrut, { a, x, q }: BentPiece, e: number, i: number): number {
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

/** K·u − q·load at the ends of a piece, by u_a, u_a′, u_b, u_b′. */
const endForce = (strut: CondensedStrut, bent: BentPiece, i: number): number =>
  elementForce(strut, bent, i < 2 ? bent.a : bent.b - 1, i)

/** M at every node of a piece, by the end moments of its elements as in `lateralMoments`. */
function setMoments(strut: CondensedStrut, bent: BentPiece, moments: Float64Array): void {
  const { a, b } = bent
  for (let e = a; e < b; e++) moments[e - a] = elementForce(strut, bent, e, 1)
  moments[b - a] = -endForce(strut, bent, 3)
}
