/** Which wind cases each of the four loads of the request holds; method 9.5. */
import type { WindCase } from '../answer.ts'
import type { Force, Given } from '../given.ts'
import type { Joint } from '../request.ts'
import { wallLength } from './surface.ts'

export interface Slots {
  /** W_s, general suction */
  general: WindCase[]
  /** W_ls, local suction */
  local: WindCase[]
  /** W_p, general pressure */
  pressure: WindCase[]
}

/** @param symmetric of a horizontal line: wind on its other end gives the mirrored results */
export function slotsOf(g: Given, symmetric: boolean): Slots {
  if (g.isRoof) {
    const pressure: WindCase[] = ['EAVE', 'FAR', 'GABLE_L', 'GABLE_R']
    if (!g.isHorizontal) return { general: ['EAVE'], local: ['FAR', 'GABLE_L', 'GABLE_R'], pressure }
    return { general: ['GABLE_L'], local: symmetric ? ['EAVE', 'FAR'] : ['EAVE', 'FAR', 'GABLE_R'], pressure }
  }
  const pressure: WindCase[] = ['SIDE_L', 'SIDE_R', 'FRONT', 'LEE']
  if (!g.isHorizontal) return { general: ['SIDE_L', 'SIDE_R'], local: ['LEE'], pressure }
  return { general: ['SIDE_L'], local: symmetric ? ['LEE'] : ['LEE', 'SIDE_R'], pressure }
}

const mirrored = (list: number[] | null | undefined, tolerance = 1e-9): boolean =>
  !list || list.every((v, i) => Math.abs(v - list[list.length - 1 - i]!) <= tolerance)

const ONE_MM = 1e-3 + 1e-9

/** The sum of the forces within 1 mm of x is that within 1 mm of L − x. */
function forcesMirror(g: Given, forces: Force[]): boolean {
  const sumAt = (x: number) => forces.reduce((sum, [at, P]) => (Math.abs(at - x) <= ONE_MM ? sum + P : sum), 0)
  return forces.every(([x]) => Math.abs(sumAt(x) - sumAt(g.L - x)) <= 1e-9)
}

/** Whether joints are the same from both ends. Their spans are, so that sides in per cent are, too. */
function jointsMirror(joints: Joint[]): boolean {
  const isSame = (a: number | null | undefined, b: number | null | undefined) => Math.abs((a ?? 0) - (b ?? 0)) <= 1e-9
  return joints.every((joint, i) => {
    const other = joints[joints.length - 1 - i]!
    return joint.kind === other.kind && isSame(joint.left, other.right) && isSame(joint.right, other.left)
  })
}

/** Whether spans, place, loads, restraints and joints of a horizontal line read the same backwards, so that wind on its other end mirrors. */
export function isSymmetric(g: Given): boolean {
  const room = g.isRoof ? g.B : wallLength(g)
  // Snow is read only where it is asked for.
  const drift = g.isRoof && g.groups.has('SNOW') ? g.snow.obstruction?.at : null
  return (
    g.symmetric &&
    mirrored(g.spans, 1e-6) &&
    g.cantilevers.left === g.cantilevers.right &&
    Math.abs(g.x_0 - (room - g.x_0 - g.L)) < 0.01 &&
    g.perSpan.every((list) => mirrored(list)) &&
    g.forces.every((forces) => forcesMirror(g, forces)) &&
    jointsMirror(g.joints) &&
    drift !== 'START' &&
    drift !== 'END'
  )
}
