/** Sections of flat plates for the tests. */
import type { StripModel } from '../strip-model.ts'

export const E = 210_000
export const NU = 0.3

/** Plates from point to point, each of `parts` strips; points that coincide are one node. */
export function platesOf(
  plates: { from: [number, number]; to: [number, number]; t: number }[],
  parts: number,
  stress: (y: number, z: number) => number = () => 1,
): StripModel {
  const nodes: [number, number][] = []
  const nodeAt = (y: number, z: number) => {
    const found = nodes.findIndex(([a, b]) => Math.abs(a - y) + Math.abs(b - z) < 1e-9)
    return found >= 0 ? found : nodes.push([y, z]) - 1
  }
  const strips: [number, number, number][] = []
  for (const { from, to, t } of plates) {
    let last = nodeAt(...from)
    for (let i = 1; i <= parts; i++) {
      const next = nodeAt(from[0] + ((to[0] - from[0]) * i) / parts, from[1] + ((to[1] - from[1]) * i) / parts)
      strips.push([last, next, t])
      last = next
    }
  }
  return { nodes, strips, stress: nodes.map(([y, z]) => stress(y, z)), E, nu: NU }
}

/** A line of plates of one thickness through the points. */
export function polylineOf(
  points: [number, number][],
  t: number,
  parts: number,
  stress?: (y: number, z: number) => number,
) {
  return platesOf(
    points.slice(1).map((to, i) => ({ from: points[i]!, to, t })),
    parts,
    stress,
  )
}

/** σ_E = π²·E·t²/(12·(1 − ν²)·b²), by which k_σ is counted. */
export const plateStress = (t: number, b: number) => (Math.PI ** 2 * E * t ** 2) / (12 * (1 - NU ** 2) * b ** 2)
