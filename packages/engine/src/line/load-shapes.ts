/** The loads of the combinations by their shape: combinations of one shape differ in nothing but their size. */
import { type CombinedForces, isActive } from './combined-forces.ts'
import type { CaseResponse } from './statics-table.ts'

/** Every case as a multiple of a shape; equal shapes have proportional M, N, M_z and loads. */
export interface LoadShapes {
  /** the axial load of the request is the last one, and none of the responses */
  count: number
  responses: CaseResponse[]
  /** combinations × shapes, without own weight */
  coefficients: Float64Array
  ownShape: number
  ownScale: number
  /** largest coefficient of every combination besides that of the own weight, as a size */
  size: Float64Array
  /** combinations that are multiples of each other but for the own weight */
  families: number[][]
}

/** Everything of a case that stability depends on; by kind, since each kind has its own size. */
const signature = (r: CaseResponse): Float64Array[] => [r.mesh.M, r.mesh.q, r.mesh.P, r.mesh.N, r.M_z]

/** k with b = k·a, or null where b is no multiple of a. */
function multiple(a: CaseResponse, b: CaseResponse): number | null {
  const x = signature(a)
  const y = signature(b)
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

const isNothing = (r: CaseResponse) => !signature(r).some(isActive)

export function loadShapes(
  cases: Map<string, CaseResponse>,
  own: CaseResponse,
  uls: CombinedForces,
  axialForce: number,
): LoadShapes {
  const shapes: CaseResponse[] = []
  const place = (r: CaseResponse): [number, number] => {
    if (isNothing(r)) return [-1, 0]
    for (const [i, shape] of shapes.entries()) {
      const k = multiple(shape, r)
      if (k !== null) return [i, k]
    }
    shapes.push(r)
    return [shapes.length - 1, 1]
  }
  const [ownShape, ownScale] = place(own)
  const places = new Map([...cases].map(([id, r]) => [id, place(r)] as const))
  // The axial load of the request is a shape of its own.
  const axialShape = shapes.length
  const count = shapes.length + 1
  const coefficients = new Float64Array(uls.combinations.length * count)
  uls.combinations.forEach((combination, c) => {
    for (const [id, factor] of Object.entries(combination.factors)) {
      if (id === 'Nax') coefficients[c * count + axialShape]! += factor * axialForce
      else {
        const [shape, scale] = places.get(id)!
        if (shape >= 0) coefficients[c * count + shape]! += factor * scale
      }
    }
  })
  const size = new Float64Array(uls.combinations.length)
  const families = new Map<string, number[]>()
  uls.combinations.forEach((_, c) => {
    const others = Array.from({ length: count }, (_, i) => (i === ownShape ? 0 : coefficients[c * count + i]!))
    size[c] = others.reduce((max, v) => Math.max(max, Math.abs(v)), 0)
    const key = others.map((v) => Math.round((v / (size[c] || 1)) * 1e9)).join()
    const family = families.get(key)
    if (family) family.push(c)
    else families.set(key, [c])
  })
  return { count, responses: shapes, coefficients, ownShape, ownScale, size, families: [...families.values()] }
}
