/** Where the concentrated load of a roof may govern, T.6 and S.16.5: nodes beside what its effect jumps at. */
import { roofLoadOf } from '../../src/actions/load-cases.ts'
import type { PurlinLine } from '../../src/input.ts'
import { endsOf, jointPlaces } from './members.ts'
import type { Webs } from './web-rows.ts'

/** Across the line, and along it where it stands upright [N]. */
export const forceOfRoof = (line: PurlinLine): number => roofLoadOf(line).normal
export const roofForceAlong = (line: PurlinLine): number => roofLoadOf(line).axial

/** The places a roof load is asked for lie so far apart at most [mm]. */
const STEP = 5

/** @param reaches 1.5·h_w of the members: clear distances up to which a load is near */
export function roofPlaces(line: PurlinLine, sleeveLength: number, reaches: number[], { s_s, s_P }: Webs): number[] {
  if (line.imposed.Q_k === 0) return []
  const ends = endsOf(line)
  const total = ends.at(-1)!
  const jumps = jointPlaces(line).flatMap(({ x, joint }) => {
    if (joint.kind === 'LAP') return [x - joint.a, x, x + joint.b]
    return joint.kind === 'SLEEVE' ? [x - sleeveLength / 2, x, x + sleeveLength / 2] : [x]
  })
  const beside = [...ends, ...jumps].flatMap((x) => [x - STEP, x + STEP])
  // Just near enough to a bearing or an end, and just too far.
  const turns = [...new Set(reaches)].flatMap((reach) =>
    ends.flatMap((x) =>
      [reach + s_s / 2 + s_P / 2, reach + s_P / 2].flatMap((d) =>
        [-d - 0.5, -d + 0.5, d - 0.5, d + 0.5].map((dx) => x + dx),
      ),
    ),
  )
  return [...beside, ...turns].filter((x) => x > 0 && x < total)
}
