import { type Mark, textMark, type XY } from '../drawing.ts'
import { arrow } from '../geometry/arrow.ts'

const LENGTH = 16

/**
 * The axes of a section at its centroid: y along the flanges, to the right or mirrored to the left, z downwards, which is inwards.
 *
 * @param isStoodUp whether the drawing is to be stood up: y has its letter beside the arrow, where no web and no neutral axis runs
 */
export function sectionAxes({ x, y }: XY, isStoodUp: boolean, mirrored: boolean): Mark[] {
  const side = mirrored ? -1 : 1
  const letter = (text: string, dx: number, dy: number): Mark =>
    textMark('text-strong', { x: x + dx, y: y + dy }, 'middle', [{ plain: text }])
  return [
    ...arrow(x, y, x + side * LENGTH, y, 'axis', 'axial-load-head', 5),
    ...arrow(x, y, x, y + LENGTH, 'axis', 'axial-load-head', 5),
    isStoodUp ? letter('y', side * (LENGTH - 2), -7) : letter('y', side * (LENGTH + 6), -1),
    letter('z', 7, LENGTH - 2),
  ]
}

/** Greatest width of the stresses beside a section. */
const WIDTH = 11

/**
 * The stresses of a section beside it, compression (−) to the left and tension (+) to the right of their base.
 *
 * @param neutral where they change sign; null under compression alone
 */
export function stresses(
  base: number,
  top: number,
  bottom: number,
  neutral: number | null,
  compressed: 'top' | 'bottom',
): Mark[] {
  const sign = (text: '−' | '+', x: number, y: number): Mark =>
    textMark(text === '−' ? 'text-uplift' : 'text-load', { x, y }, 'middle', [{ plain: text }])
  const field = (style: 'uplift' | 'load', points: XY[]): Mark[] => [
    { kind: 'polygon', style: `${style}-fill`, points },
    { kind: 'polyline', style: 'leader', points: [...points, points[0]!] },
  ]
  if (neutral === null) {
    const left = base - WIDTH
    const corners = [
      { x: base, y: top },
      { x: left, y: top },
      { x: left, y: bottom },
      { x: base, y: bottom },
    ]
    return [...field('uplift', corners), sign('−', (base + left) / 2, (top + bottom) / 2)]
  }
  const [edge, far, out] = compressed === 'top' ? [top, bottom, -1] : [bottom, top, 1]
  const largest = Math.max(Math.abs(edge - neutral), Math.abs(far - neutral))
  const at = (y: number) => (WIDTH * Math.abs(y - neutral)) / largest
  const zero = { x: base, y: neutral }
  return [
    ...field('uplift', [zero, { x: base, y: edge }, { x: base - at(edge), y: edge }]),
    ...field('load', [zero, { x: base, y: far }, { x: base + at(far), y: far }]),
    sign('−', base - at(edge) / 2, edge + 8 * out),
    sign('+', base + at(far) / 2, far - 8 * out),
  ]
}
