/** Whether a line is the same read from its other end, so that wind on the other end gives the mirrored results; method 9.5. */
import type { Given } from '../given.ts'
import type { PointLoads } from '../request.ts'
import { wallLength } from './surface.ts'

const mirrored = (list: number[] | null | undefined, tolerance = 1e-9): boolean =>
  !list || list.every((v, i) => Math.abs(v - list[list.length - 1 - i]!) <= tolerance)

/** Point loads as forces at places of the line [m]; method 1.5. */
function forcesOf(g: Given, list: PointLoads[] | null | undefined): [x: number, P: number][] {
  const left = g.request.hasLeftCantilever ? 1 : 0
  return (list ?? []).flatMap(({ spanType, spanIdx, loads }) => {
    const index = spanIdx ?? 0
    const span = spanType === 'CONSOLE' ? (index === 0 ? 0 : g.spans.length - 1) : index + left
    const start = g.spans.slice(0, span).reduce((sum, l) => sum + l, 0)
    const at = (percent: number | null | undefined): number => start + ((percent ?? 0) / 100) * (g.spans[span] ?? 0)
    const forces: [number, number][] = [
      [at(loads?.l1), loads?.p1 ?? 0],
      [at(loads?.l2), loads?.p2 ?? 0],
    ]
    return forces.filter(([, P]) => P !== 0)
  })
}

const ONE_MM = 1e-3 + 1e-9

/** The sum of the forces within 1 mm of x is that within 1 mm of L − x. */
function forcesMirror(g: Given, list: PointLoads[] | null | undefined): boolean {
  const forces = forcesOf(g, list)
  const sumAt = (x: number) => forces.reduce((sum, [at, P]) => (Math.abs(at - x) <= ONE_MM ? sum + P : sum), 0)
  return forces.every(([x]) => Math.abs(sumAt(x) - sumAt(g.L - x)) <= 1e-9)
}

/** Whether spans, place, loads and restraints of a horizontal line read the same backwards. */
export function isSymmetric(g: Given): boolean {
  const r = g.request
  const room = g.isRoof ? g.B : wallLength(g)
  const lists = [
    r.loadPermanentDistributed,
    r.loadPermanentDistributedMin,
    r.loadPermanentDistributedMax,
    r.loadLiveDistributed,
    r.spanRestraints?.upper?.lateralLocks,
    r.spanRestraints?.lower?.lateralLocks,
  ]
  // Snow is read only where it is asked for.
  const drift = g.isRoof && g.groups.has('SNOW') ? g.snow.obstruction?.at : null
  return (
    g.symmetric &&
    mirrored(g.spans, 1e-6) &&
    (r.hasLeftCantilever ?? false) === (r.hasRightCantilever ?? false) &&
    Math.abs(g.x_0 - (room - g.x_0 - g.L)) < 0.01 &&
    lists.every((list) => mirrored(list)) &&
    forcesMirror(g, r.loadPermanentPoint) &&
    forcesMirror(g, r.loadLivePoint) &&
    drift !== 'START' &&
    drift !== 'END'
  )
}
