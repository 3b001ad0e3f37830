import { stiffnessBeam } from '../oracles/stiffness-beam.ts'
import type { OmegaLine } from './case.ts'
import { partsOf } from './omega-parts.ts'

/** Bending moment along an Ω line under its own loads, α = 1 [N·mm], sagging positive, by beam theory. */
export function momentsOf(line: OmegaLine): { x: number; M: number }[] {
  const { ends, supports } = partsOf(line)
  const length = ends[ends.length - 1]!
  const count = 24 * (ends.length - 1)
  const marks = [...ends, ...line.points.map(([x]) => x), ...Array.from({ length: count }, (_, i) => (i * length) / count)]
  const nodes = [...new Set(marks)].sort((a, b) => a - b).filter((x, i, all) => i === 0 || x - all[i - 1]! > 1e-6)
  const beam = stiffnessBeam({
    nodes,
    supports,
    EI: 1e12,
    loads: line.q.map((q, i) => ({ from: ends[i]!, to: ends[i + 1]!, q0: q, q1: q })),
    points: line.points.map(([x, P]) => ({ x, P })),
  })
  const samples = [...nodes, ...nodes.slice(1).map((x, i) => (x + nodes[i]!) / 2)].sort((a, b) => a - b)
  return samples.map((x) => ({ x, M: beam.momentAt(x) }))
}

/** The largest |M| of the line. */
export const largestMoment = (line: OmegaLine): number => Math.max(...momentsOf(line).map(({ M }) => Math.abs(M)))
