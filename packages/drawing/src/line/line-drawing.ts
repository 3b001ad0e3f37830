import { lowerIsHeld, type TypedLine, upperIsHeld } from '@madre/contract'
import { decimalsOf } from '@madre/print'
import { type Axis, type Drawing, type Mark, type Size, textMark } from '../drawing.ts'
import { arrow } from '../geometry/arrow.ts'
import { dimensionChain } from '../geometry/dimension.ts'
import { at } from '../geometry/scale.ts'
import type { LabelKey } from '../labels/keys.ts'
import { member, restraints } from './draw-member.ts'
import { drawStrip } from './draw-strip.ts'
import { lineGeometry } from './line-geometry.ts'
import { areaDecimals, loadStrips } from './load-strips.ts'

const MARGIN = 44
const BAND = 28

/**
 * The line of the member as typed: every action that is not zero as a band over it, supports, restraints of both fibres, dimensions.
 *
 * @param bare  without the loads
 */
export function lineDrawing(typed: TypedLine, { width = 720, bare = false }: Size & { bare?: boolean } = {}): Drawing {
  const g = lineGeometry(typed)
  const x: Axis = { domain: [0, g.lengthM], range: [MARGIN, width - MARGIN] }
  const strips = bare ? [] : loadStrips(typed)
  const largest = Math.max(1e-9, ...strips.flatMap((s) => s.segments.map((v) => Math.abs(v.value))))
  const scale = BAND / largest
  const marks: Mark[] = []
  let y = 4
  for (const strip of strips) {
    const drawn = drawStrip(strip, x, y, { scale, decimals: areaDecimals(typed) })
    marks.push(...drawn.marks)
    y = drawn.bottom + 9
  }
  const axis = y + 22
  marks.push(...restraints(typed, g, x, axis), ...member(g, x, axis), ...axialForce(typed, x, axis))
  const first = axis + 42
  const decimals = Math.max(2, ...typed.spans.map(({ lengthM }) => decimalsOf(lengthM)))
  const stations = g.nodesXM.map((n) => at(x, n))
  const texts = typed.spans.map(({ lengthM }) => ({
    content: [{ number: lengthM, decimals }],
    text: lengthM.toFixed(decimals),
  }))
  marks.push(...dimensionChain(stations, texts, first, axis + 20))
  let bottom = first + 16
  if (typed.spans.length > 1) {
    const total = [{ number: g.lengthM, decimals }, { plain: ' m' }]
    bottom = first + 28
    const ends = [x.range[0], x.range[1]]
    marks.push(
      ...dimensionChain(ends, [{ content: total, text: `${g.lengthM.toFixed(decimals)} m` }], bottom, first + 4),
    )
    bottom += 16
  }
  fibreLegend(typed).forEach((label, i) => {
    const y = bottom + 6 + 14 * i
    marks.push(textMark('text-restraint', { x: x.range[0], y }, 'start', [{ label }]))
  })
  return { width, height: bottom + 31, title: [{ label: 'line.title' }], marks, xAxis: x }
}

function fibreLegend({ restraints }: TypedLine): [LabelKey, LabelKey] {
  return [
    restraints.upper.byPanel ? 'line.cladding' : upperIsHeld(restraints) ? 'line.upper-restraints' : 'line.upper-free',
    lowerIsHeld(restraints) ? 'line.lower-restraints' : 'line.lower-free',
  ]
}

function axialForce({ axial: { kN, isTension } }: TypedLine, x: Axis, y: number): Mark[] {
  if (kN === 0) return []
  const [l, r] = x.range
  const left = isTension
    ? arrow(l - 6, y, l - 34, y, 'axial-load', 'axial-load-head', 8)
    : arrow(l - 34, y, l - 6, y, 'axial-load', 'axial-load-head', 8)
  const right = isTension
    ? arrow(r + 6, y, r + 34, y, 'axial-load', 'axial-load-head', 8)
    : arrow(r + 34, y, r + 6, y, 'axial-load', 'axial-load-head', 8)
  const content = [
    { label: isTension ? 'load.axial-tension' : 'load.axial-compression' } as const,
    { plain: '\u00a0\u00a0' },
    { number: kN, decimals: Math.max(2, decimalsOf(kN)) },
    { plain: ' kN' },
  ]
  return [...left, ...right, textMark('text', { x: r, y: y - 18 }, 'end', content)]
}
