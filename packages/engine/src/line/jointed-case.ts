/** Forces of a case in the designed member, in its own spans: in laps as it runs through, in sleeves with M of their ends. */
import { type BeamPieces, momentIn, valueAt } from '../beam/continuous-beam.ts'
import type { Line } from '../beam/line.ts'
import { type JointedLine, type Lap, sleevesOf } from '../joints/jointed-line.ts'
import { leftShare } from '../joints/lap-members.ts'
import { STEP as BESIDE_STEP, type LineMesh } from '../stability/line-mesh.ts'
import { clearRounding } from '../zero.ts'
import { firstFrom, type Stations } from './stations.ts'

/** Moments of the laps of a line in one case, by lap [N·mm]. */
export interface LapResponse {
  /** both members together over the support */
  M_0: Float64Array
  /** of the line at the left and at the right row */
  M_a: Float64Array
  M_b: Float64Array
  /** the left member over the support; the right one has the rest */
  M_l0: Float64Array
}

/** A station this close to the end of a lap may belong to a piece inside it [mm]. */
const BESIDE = 1e-3

/** Subtracts from M and V in each lap the members that end there: their M is linear from the share over the support to 0 at the rows. */
export function throughMember(
  { x, piece }: Stations,
  b: BeamPieces,
  laps: Lap[],
  { M_0, M_l0 }: LapResponse,
  { M, V }: Record<'M' | 'V', Float64Array>,
): void {
  laps.forEach((lap, k) => {
    const [left, right] = [M_l0[k]!, M_0[k]! - M_l0[k]!]
    const end = lap.x + lap.b + BESIDE
    for (let i = firstFrom(x, lap.x - lap.a - BESIDE); i < x.length && x[i]! < end; i++) {
      const p = piece[i]!
      const middle = b.x[p]! + b.length[p]! / 2
      const s = Math.abs(x[i]! - lap.x)
      if (middle > lap.x - lap.a && middle < lap.x) {
        M[i]! -= right * (1 - s / lap.a)
        V[i]! -= right / lap.a
      } else if (middle > lap.x && middle < lap.x + lap.b) {
        M[i]! -= left * (1 - s / lap.b)
        V[i]! += left / lap.b
      }
    }
  })
}

/** Inside a sleeve the member has the moment at the end of the sleeve. */
export function insideSleeves(
  line: Line,
  jointed: JointedLine,
  pieces: BeamPieces,
  curves: Record<'x' | 'M', Float64Array>[],
): void {
  for (const { from, to } of sleevesOf(line, jointed)) {
    const M_end = valueAt(pieces, from === line.start ? to : from, momentIn)
    for (const { x, M } of curves)
      for (let i = 0; i < x.length; i++) if (x[i]! > from - 1e-6 && x[i]! < to + 1e-6) M[i] = M_end
  }
}

/** Sets M and V to 0 in spans of the other section. */
export function keepOwn(isOwn: readonly boolean[], span: Int32Array, { M, V }: Record<'M' | 'V', Float64Array>): void {
  for (let i = 0; i < span.length; i++)
    if (!isOwn[span[i]!]) {
      M[i] = 0
      V[i] = 0
    }
}

/** Sets N in spans of the other section to that of the first own station. */
export function keepOwnAxial(isOwn: readonly boolean[], span: Int32Array, N: Float64Array): void {
  const first = span.findIndex((k) => isOwn[k] === true)
  for (let i = 0; i < span.length; i++) if (!isOwn[span[i]!]) N[i] = N[first]!
}

export function lapResponse(pieces: BeamPieces, laps: Lap[]): LapResponse {
  const at = (x: number) => valueAt(pieces, x, momentIn)
  const moments = laps.map(({ x, a, b }) => ({ M_0: at(x), M_a: at(x - a), M_b: at(x + b) }))
  return {
    M_0: clearRounding(Float64Array.from(moments, ({ M_0 }) => M_0)),
    M_a: clearRounding(Float64Array.from(moments, ({ M_a }) => M_a)),
    M_b: clearRounding(Float64Array.from(moments, ({ M_b }) => M_b)),
    M_l0: clearRounding(Float64Array.from(moments, (of, k) => leftShare(laps[k]!, of, laps[k]!.I_l, laps[k]!.I_r))),
  }
}

/**
 * The same for M at the nodes of the mesh. Over the support the node has the moment of the left member; the node beside it has that of the
 * right member over the support.
 */
export function throughNodes({ x }: LineMesh, laps: Lap[], { M_0, M_l0 }: LapResponse, M: Float64Array): void {
  laps.forEach((lap, k) => {
    const [left, right] = [M_l0[k]!, M_0[k]! - M_l0[k]!]
    for (let i = 0; i < x.length; i++) {
      const s = x[i]! - lap.x
      if (s > -lap.a && s <= 1e-6) M[i]! -= right * (1 + Math.min(0, s) / lap.a)
      else if (s > 0 && s <= BESIDE_STEP + 1e-6) M[i] = right
      else if (s > 0 && s < lap.b) M[i]! -= left * (1 - s / lap.b)
    }
  })
}
