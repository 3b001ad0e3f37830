import { type AssembledSection, PER_NODE } from './assembled-section.ts'

/** A buckling shape at mid-length of a half-wave: displacements of each node, largest 1. */
export interface ModeShape {
  y: number[]
  z: number[]
}

/** The shape of a solver, node by node of the model. */
export function modeShape({ place }: AssembledSection, x: Float64Array): ModeShape {
  const of = (direction: number) => Array.from(place, (p) => x[PER_NODE * p + direction]!)
  const [y, z] = [of(0), of(2)]
  const largest = Math.max(...y.map((v, i) => Math.sqrt(v * v + z[i]! * z[i]!)))
  // The first node that moves goes the same way in every mode of this shape, so that neighbours on the curve look alike.
  const lead = y.map((v, i) => v + z[i]!).find((v) => Math.abs(v) > 0.2 * largest) ?? 1
  const scale = Math.sign(lead) / largest
  return { y: y.map((v) => v * scale), z: z.map((v) => v * scale) }
}
