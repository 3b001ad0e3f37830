/** Strip models of an open cold-formed section under N, M+ and M−. */

import type { StripModel } from './strip-model.ts'

/** N compresses the whole section, M+ the top (small z) and M− the bottom, bent about y alone: the section is held sideways. */
export type Action = 'N' | 'M+' | 'M-'
export const ACTIONS: readonly Action[] = ['N', 'M+', 'M-']

/** A section of one thickness as a line of vertices with equal roundings, mm and N/mm²; z downwards. */
export interface FoldedSection {
  vertices: readonly { y: number; z: number }[]
  /** of the midline; 0 leaves sharp corners */
  radius: number
  t: number
  f_yb: number
  E: number
  nu: number
}

const STRIPS_PER_CORNER = 4
const FEWEST_STRIPS_PER_PLATE = 4
const MOST_STRIPS_PER_PLATE = 16
/** Strips the developed width of a section would have, were all equally wide. */
const STRIPS_PER_SECTION = 40

/**
 * The model of a section as `madre strips` reads it; the largest compressive stress is f_yb.
 * @param fineness  2 halves every strip: for studies of convergence
 */
export function sectionStrips(section: FoldedSection, action: Action, fineness = 1): StripModel {
  const { t, f_yb, E, nu } = section
  const nodes = cutMidline(section, fineness)
  return {
    nodes,
    strips: nodes.slice(1).map((_, i) => [i, i + 1, t]),
    stress: stressOf(nodes, action, f_yb),
    E,
    nu,
  }
}

/** Compression positive: f_yb everywhere, or linear in z with f_yb at the edge compressed. */
function stressOf(nodes: StripModel['nodes'], action: Action, f_yb: number): number[] {
  if (action === 'N') return nodes.map(() => f_yb)
  const z_c = centroid(nodes)
  const edge = (action === 'M+' ? Math.min : Math.max)(...nodes.map(([, z]) => z))
  return nodes.map(([, z]) => (f_yb * (z - z_c)) / (edge - z_c))
}

/** z of the centroid of a line of one thickness. */
function centroid(nodes: StripModel['nodes']): number {
  let length = 0
  let moment = 0
  for (let i = 1; i < nodes.length; i++) {
    const [[ya, za], [yb, zb]] = [nodes[i - 1]!, nodes[i]!]
    const piece = Math.sqrt((yb - ya) ** 2 + (zb - za) ** 2)
    length += piece
    moment += (piece * (za + zb)) / 2
  }
  return moment / length
}

/** The midline in strips: every corner in equal chords of its arc, every flat in equal parts. */
function cutMidline({ vertices, radius }: FoldedSection, fineness: number): StripModel['nodes'] {
  const last = vertices.length - 1
  const corners = vertices.map((_, i) => (i === 0 || i === last ? null : cornerAt(vertices, i, radius)))
  const developed = vertices.slice(1).reduce((sum, p, i) => sum + between(vertices[i]!, p), 0)
  const nodes: StripModel['nodes'] = []
  const add = (y: number, z: number) => nodes.push([y, z])
  add(vertices[0]!.y, vertices[0]!.z)
  for (let i = 1; i <= last; i++) {
    const from = corners[i - 1]?.end ?? vertices[i - 1]!
    const to = corners[i]?.start ?? vertices[i]!
    const width = between(from, to)
    const wished = Math.round((width / developed) * STRIPS_PER_SECTION)
    const parts = fineness * Math.min(Math.max(wished, FEWEST_STRIPS_PER_PLATE), MOST_STRIPS_PER_PLATE)
    // Two corners may leave no flat between them.
    if (width > 1e-6 * developed)
      for (let n = 1; n <= parts; n++)
        add(from.y + ((to.y - from.y) * n) / parts, from.z + ((to.z - from.z) * n) / parts)
    const corner = corners[i]
    if (!corner || radius === 0) continue
    const chords = STRIPS_PER_CORNER * fineness
    for (let n = 1; n <= chords; n++) {
      const angle = (corner.turn * n) / chords
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      const [y, z] = [corner.start.y - corner.centre.y, corner.start.z - corner.centre.z]
      add(corner.centre.y + c * y - s * z, corner.centre.z + s * y + c * z)
    }
  }
  return nodes
}

const between = (a: { y: number; z: number }, b: { y: number; z: number }) =>
  Math.sqrt((b.y - a.y) ** 2 + (b.z - a.z) ** 2)

/** The arc at a vertex: where it starts and ends, its centre and by how much it turns [rad, from y towards z]. */
function cornerAt(vertices: FoldedSection['vertices'], i: number, radius: number) {
  const [a, b, c] = [vertices[i - 1]!, vertices[i]!, vertices[i + 1]!]
  const [ab, bc] = [between(a, b), between(b, c)]
  const [uy, uz] = [(b.y - a.y) / ab, (b.z - a.z) / ab]
  const [vy, vz] = [(c.y - b.y) / bc, (c.z - b.z) / bc]
  const turn = Math.atan2(uy * vz - uz * vy, uy * vy + uz * vz)
  const tangent = radius * Math.tan(Math.abs(turn) / 2)
  const start = { y: b.y - tangent * uy, z: b.z - tangent * uz }
  const end = { y: b.y + tangent * vy, z: b.z + tangent * vz }
  const side = Math.sign(turn) * radius
  return { start, end, turn, centre: { y: start.y - side * uz, z: start.z + side * uy } }
}
