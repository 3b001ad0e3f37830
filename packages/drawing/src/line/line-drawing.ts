import type { DesignRequest } from '@madre/contract'
import { decimalsOf } from '@madre/print'
import type { Axis, Drawing, Mark, Size } from '../drawing.ts'
import { arrow } from '../geometry/arrow.ts'
import { dimensionChain } from '../geometry/dimension.ts'
import { at } from '../geometry/scale.ts'
import type { LabelKey } from '../labels/keys.ts'
import { member, restraints } from './draw-member.ts'
import { drawStrip } from './draw-strip.ts'
import { lineGeometry } from './line-geometry.ts'
import { loadStrips } from './load-strips.ts'

const MARGIN = 44
const BAND = 28

/** The line of the member as typed: every action that is not zero as a band over it, supports, restraints of both fibres, dimensions. */
export function lineDrawing(input: DesignRequest, { width = 720 }: Size = {}): Drawing {
  const g = lineGeometry(input)
  const x: Axis = { domain: [0, g.lengthM], range: [MARGIN, width - MARGIN] }
  const strips = loadStrips(input)
  const largest = Math.max(1e-9, ...strips.flatMap((s) => s.segments.map((v) => Math.abs(v.value))))
  const scale = BAND / largest
  const marks: Mark[] = []
  let y = 4
  for (const strip of strips) {
    const drawn = drawStrip(strip, x, y, scale)
    marks.push(...drawn.marks)
    y = drawn.bottom + 9
  }
  const axis = y + 22
  marks.push(...restraints(input, g, x, axis), ...member(g, x, axis), ...axialForce(input, x, axis))
  const first = axis + 42
  const decimals = Math.max(2, ...input.spanLengthsM.map((l) => decimalsOf(l)))
  const stations = g.nodesXM.map((n) => at(x, n))
  const texts = input.spanLengthsM.map((l) => ({
    content: [{ number: l, decimals }],
    text: l.toFixed(decimals),
  }))
  marks.push(...dimensionChain(stations, texts, first, axis + 20))
  let bottom = first + 16
  if (input.spanLengthsM.length > 1) {
    const total = [{ number: g.lengthM, decimals }, { plain: ' m' }]
    bottom = first + 28
    const ends = [x.range[0], x.range[1]]
    marks.push(
      ...dimensionChain(ends, [{ content: total, text: `${g.lengthM.toFixed(decimals)} m` }], bottom, first + 4),
    )
    bottom += 16
  }
  fibreLegend(input).forEach((label, i) => {
    const y = bottom + 6 + 14 * i
    marks.push({ kind: 'text', style: 'text-restraint', x: x.range[0], y, anchor: 'start', content: [{ label }] })
  })
  return { width, height: bottom + 31, title: [{ label: 'line.title' }], marks, xAxis: x }
}

function fibreLegend(input: DesignRequest): [LabelKey, LabelKey] {
  const { upper, lower } = input.spanRestraints
  const held = (locks: number[]) => locks.some((n) => n > 0)
  return [
    upper.type === 0 ? 'line.cladding' : held(upper.lateralLocks) ? 'line.upper-restraints' : 'line.upper-free',
    lower.use && held(lower.lateralLocks) ? 'line.lower-restraints' : 'line.lower-free',
  ]
}

function axialForce(input: DesignRequest, x: Axis, y: number): Mark[] {
  const { valueKn, direction } = input.axialLoad
  if (valueKn === 0) return []
  const tension = direction === 'TRACTION'
  const [l, r] = x.range
  const left = tension
    ? arrow(l - 6, y, l - 34, y, 'axial-load', 'axial-load-head', 8)
    : arrow(l - 34, y, l - 6, y, 'axial-load', 'axial-load-head', 8)
  const right = tension
    ? arrow(r + 6, y, r + 34, y, 'axial-load', 'axial-load-head', 8)
    : arrow(r + 34, y, r + 6, y, 'axial-load', 'axial-load-head', 8)
  const content = [
    { label: tension ? 'load.axial-tension' : 'load.axial-compression' } as const,
    { plain: '\u00a0\u00a0' },
    { number: valueKn, decimals: Math.max(2, decimalsOf(valueKn)) },
    { plain: ' kN' },
  ]
  return [...left, ...right, { kind: 'text', style: 'text', x: r, y: y - 18, anchor: 'end', content }]
}
