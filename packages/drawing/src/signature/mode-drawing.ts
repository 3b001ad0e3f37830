import type { Drawing, Mark, Size } from '../drawing.ts'

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
  { width = 240, height: most = 300 }: Size = {},
): Drawing {
  const [ys, zs] = [nodes.map((n) => n[0]), nodes.map((n) => n[1])]
  const [left, right, top, bottom] = [Math.min(...ys), Math.max(...ys), Math.min(...zs), Math.max(...zs)]
  const reach = AMPLITUDE * Math.max(right - left, bottom - top)
  const scale = Math.min(
    (width - 2 * MARGIN) / (right - left + 2 * reach),
    (most - 2 * MARGIN) / (bottom - top + 2 * reach),
  )
  const height = Math.ceil(scale * (bottom - top + 2 * reach) + 2 * MARGIN)
  const px = (y: number) => width / 2 + scale * (y - (left + right) / 2)
  const py = (z: number) => height / 2 + scale * (z - (top + bottom) / 2)
  const line = (style: 'shape-before' | 'shape-after', moved: number): Mark => ({
    kind: 'polyline',
    style,
    points: nodes.map(([y, z], i) => ({ x: px(y + moved * shape.y[i]!), y: py(z + moved * shape.z[i]!) })),
  })
  return {
    width,
    height,
    title: [{ label: 'mode.title', values: { length: Math.round(lengthMm) } }],
    marks: [line('shape-before', 0), line('shape-after', reach)],
  }
}
