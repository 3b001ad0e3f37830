/** Whether a line is the same read from its other end, so that wind on the other end gives the mirrored results; method 9.5. */
import type { Force, Given } from '../given.ts'
import { wallLength } from './surface.ts'

const mirrored = (list: number[] | null | undefined, tolerance = 1e-9): boolean =>
  !list || list.every((v, i) => Math.abs(v - list[list.length - 1 - i]!) <= tolerance)

const ONE_MM = 1e-3 + 1e-9

/** The sum of the forces within 1 mm of x is that within 1 mm of L − x. */
function forcesMirror(g: Given, forces: Force[]): boolean {
  const sumAt = (x: number) => forces.reduce((sum, [at, P]) => (Math.abs(at - x) <= ONE_MM ? sum + P : sum), 0)
  return forces.every(([x]) => Math.abs(sumAt(x) - sumAt(g.L - x)) <= 1e-9)
}

/** Whether spans, place, loads and restraints of a horizontal line read the same backwards. */
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
    drift !== 'START' &&
    drift !== 'END'
  )
}
