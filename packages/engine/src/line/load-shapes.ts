/** The loads of the combinations by their shape: combinations of one shape differ in nothing but their size. */
import { type CombinedForces, isActive } from './combined-forces.ts'
import type { CaseResponse } from './statics-table.ts'

/** What two cases are compared by; by kind, since each kind has its own size. */
type Signature = (r: CaseResponse) => Float64Array[]

/**
 * Everything of a case that stability depends on. Without panel the loads in the plane too: where a restraint of one fibre carries
 * them, they give no M_z and still bend the flange that it does not hold; an Ω they displace and warp.
 */
const ofStability: Signature = ({ mesh }) => [mesh.M, mesh.q, mesh.P, mesh.N]
const withSideways: Signature = ({ mesh }) => [mesh.M, mesh.q, mesh.P, mesh.N, mesh.q_y, mesh.P_y]

/** k with y = k·x, or null where y is no multiple of x. */
function multiple(x: Float64Array[], y: Float64Array[]): number | null {
  let k: number | null = null
  let largest = 0
  for (let j = 0; j < x.length; j++) {
    const at = largestWhereBoth(x[j]!, y[j]!, largest)
    if (at < 0) continue
    largest = Math.abs(x[j]![at]!)
    k = y[j]![at]! / x[j]![at]!
  }
  if (k === null) return null
  for (let j = 0; j < x.length; j++) if (!isMultiple(x[j]!, y[j]!, k)) return null
  return k
}

/** Place of a value of x well above `least` where y is not zero either, −1 when there is none. */
function largestWhereBoth(x: Float64Array, y: Float64Array, least: number): number {
  let largest = least
  let at = -1
  for (let i = 0; i < x.length; i++) {
    const size = Math.abs(x[i]!)
    if (size > largest * 1.001 && y[i] !== 0) {
      largest = size
      at = i
    }
  }
  return at
}

function isMultiple(x: Float64Array, y: Float64Array, k: number): boolean {
  let size = 0
  let difference = 0
  for (let i = 0; i < x.length; i++) {
    size = Math.max(size, Math.abs(k * x[i]!), Math.abs(y[i]!))
    difference = Math.max(difference, Math.abs(k * x[i]! - y[i]!))
  }
  return difference <= 1e-9 * size
}

/** The different shapes of some cases, and of every case the shape it is a multiple of, −1 where it is nothing. */
export function shapesOf(cases: CaseResponse[], signature: Signature) {
  const shapes: CaseResponse[] = []
  const places = new Map<CaseResponse, [shape: number, scale: number]>()
  const place = (r: CaseResponse): [shape: number, scale: number] => {
    const of = signature(r)
    if (!of.some(isActive)) return [-1, 0]
    for (const [i, shape] of shapes.entries()) {
      const k = multiple(signature(shape), of)
      if (k !== null) return [i, k]
    }
    return [shapes.push(r) - 1, 1]
  }
  for (const r of cases) places.set(r, place(r))
  return { shapes, placeOf: (r: CaseResponse) => places.get(r)! }
}

/** Every case as a multiple of a shape; equal shapes have proportional M, N and loads, hence M_z. */
export function loadShapes(uls: CombinedForces, cases: CaseResponse[], hasPanel: boolean) {
  const { shapes: responses, placeOf } = shapesOf([uls.own, ...cases], hasPanel ? ofStability : withSideways)
  const [ownShape, ownScale] = placeOf(uls.own)
  const count = responses.length + 1
  const coefficients = new Float64Array(uls.combinations.length * count)
  const size = new Float64Array(uls.combinations.length)
  const families = new Map<string, number[]>()
  uls.terms.forEach((terms, c) => {
    const shares = coefficients.subarray(c * count, (c + 1) * count)
    shares[count - 1] = uls.axial[c]!
    for (const { factor, response } of terms) {
      const [shape, scale] = placeOf(response)
      if (shape >= 0) shares[shape]! += factor * scale
    }
    const others = shares.map((v, i) => (i === ownShape ? 0 : v))
    size[c] = others.reduce((max, v) => Math.max(max, Math.abs(v)), 0)
    const key = others.map((v) => Math.round((v / (size[c] || 1)) * 1e9)).join()
    const family = families.get(key)
    if (family) family.push(c)
    else families.set(key, [c])
  })
  return {
    /** the axial load of the request is the last one, and none of the responses */
    count,
    responses,
    /** combinations × shapes, without own weight */
    coefficients,
    /** −1 where it has none */
    ownShape,
    ownScale,
    /** largest coefficient of every combination besides that of the own weight, as a size */
    size,
    /** combinations that are multiples of each other but for the own weight */
    families: [...families.values()],
  }
}
