import { stiffnessBeam } from '../oracles/stiffness-beam.ts'
import { partsOf } from './line-parts.ts'

/** What statics needs of a line [N, mm]. */
export interface LoadedLine {
  spans: number[]
  consoles: [number, number]
  q: number[]
  points: [number, number][]
}

/** Bending moment by beam theory [N·mm]: at any x, sagging positive, and the largest of either sense (0: none). */
export interface LineMoments {
  momentAt: (x: number) => number
  sagging: number
  hogging: number
  largest: number
}

export function momentOf(line: LoadedLine): LineMoments {
  const { ends, supports } = partsOf(line)
  const length = ends[ends.length - 1]!
  const pieces = 48 * (ends.length - 1)
  const marks = [
    ...ends,
    ...line.points.map(([x]) => x),
    ...Array.from({ length: pieces }, (_, i) => (i * length) / pieces),
  ]
  const nodes = marks.sort((a, b) => a - b).filter((x, i) => i === 0 || x - marks[i - 1]! > 1e-6)
  const { momentAt } = stiffnessBeam({
    nodes,
    supports,
    EI: () => 1e12,
    loads: line.q.map((q, i) => ({ from: ends[i]!, to: ends[i + 1]!, q0: q, q1: q })),
    points: line.points.map(([x, P]) => ({ x, P })),
  })
  const moments = nodes.map(momentAt)
  const sagging = Math.max(0, ...moments)
  const hogging = Math.max(0, ...moments.map((M) => -M))
  return { momentAt, sagging, hogging, largest: Math.max(sagging, hogging) }
}
