import type { Drawing, Mark } from '../drawing.ts'
import { type SidedRoom, stoodUp, WORD_ROW } from '../section/section-room.ts'

/** A section in strips and the shape in which it buckles, largest displacement 1. */
export interface ModePicture {
  nodes: readonly (readonly [number, number])[]
  shape: { y: readonly number[]; z: readonly number[] }
  lengthMm: number
}

/** How far the largest displacement is drawn, in parts of the larger side of the section. */
const AMPLITUDE = 0.16
const MARGIN = 12

/** The midline as it is and as it buckles, in the same place and at the same scale for every shape of a section. */
export function modeDrawing(
  { nodes, shape, lengthMm }: ModePicture,
  { width: most = 240, height: highest = 300, standing = false, mirrored = false }: SidedRoom = {},
): Drawing {
  const [ys, zs] = [nodes.map((n) => n[0]), nodes.map((n) => n[1])]
  const [left, right, top, bottom] = [Math.min(...ys), Math.max(...ys), Math.min(...zs), Math.max(...zs)]
  const reach = AMPLITUDE * Math.max(right - left, bottom - top)
  const [breadth, depth] = [right - left + 2 * reach, bottom - top + 2 * reach]
  const room = standing ? { width: highest - WORD_ROW, height: most } : { width: most, height: highest }
  const scale = Math.min((room.width - 2 * MARGIN) / breadth, (room.height - 2 * MARGIN) / depth)
  // As high as the section needs it, lying or standing.
  const width = standing ? Math.ceil(scale * breadth + 2 * MARGIN) : room.width
  const height = standing ? room.height : Math.ceil(scale * depth + 2 * MARGIN)
  const side = mirrored ? -1 : 1
  const px = (y: number) => width / 2 + side * scale * (y - (left + right) / 2)
  const py = (z: number) => height / 2 + scale * (z - (top + bottom) / 2)
  const line = (style: 'shape-before' | 'shape-after', moved: number): Mark => ({
    kind: 'polyline',
    style,
    points: nodes.map(([y, z], i) => ({ x: px(y + moved * shape.y[i]!), y: py(z + moved * shape.z[i]!) })),
  })
  const lying = { width, height, marks: [line('shape-before', 0), line('shape-after', reach)] }
  return {
    ...(standing ? stoodUp(lying) : lying),
    title: [{ label: 'mode.title', values: { length: Math.round(lengthMm) } }],
  }
}
