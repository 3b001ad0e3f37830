import type { TypedJoint } from '@madre/contract'
import { decimalsOf } from '@madre/print'
import { type Axis, type ContentPart, type Drawing, type Mark, type Size, textMark } from '../drawing.ts'
import { horizontalDimension } from '../geometry/dimension.ts'
import { at } from '../geometry/scale.ts'
import { textWidth } from '../geometry/text-width.ts'
import { support } from './draw-member.ts'
import { type JointedLine, type LinePiece, piecesOf, supportsOf } from './line-pieces.ts'
import { type PlacedText, type TextRow, textRow } from './text-row.ts'

const MARGIN = 44
/** Height of a bar, and of one of the heavier end bays. */
const BAR = { same: 6, heavier: 9 }
/** Between the two bars of a lap. */
const GAP = 1.2
/** A row of dimensions whose texts all stand over their lines. */
const ROW = 18

/** The decimals a length [m] is written with: to the millimetre where it has any. */
const decimalsIn = (lengthM: number) => Math.max(2, decimalsOf(Math.round(lengthM * 1e3) / 1e3))

/** The pieces of a line to scale: a bar each, laps where two lie over each other, bolt rows, sleeves, hinges, and how long everything is. */
export function jointedLineDrawing(line: JointedLine, { width = 640 }: Size = {}): Drawing {
  const pieces = piecesOf(line)
  const supports = supportsOf(line)
  const lengthM = supports.at(-1)! + line.cantileversM[1]
  const x: Axis = { domain: [0, lengthM], range: [MARGIN, width - MARGIN] }
  const words = jointWords(line, supports, x)
  const upper = words.height + 8
  const heights = [BAR.same, ...pieces.map((p) => barHeight(p))]
  const lower = upper + Math.max(...heights) + GAP
  const base = lower + Math.max(...heights)
  const tops = pieces.map((p) => (p.level === 1 ? lower - GAP - barHeight(p) : lower))
  const marks: Mark[] = [...words.marks(upper - 4, -1)]
  supports.forEach((xM) => {
    // Under the lowest bar that lies on it.
    const on = pieces.flatMap((p, i) => (p.fromM <= xM && xM <= p.toM ? [tops[i]! + barHeight(p)] : []))
    marks.push(...support(at(x, xM), Math.max(...on) + 0.8, 9, base + 0.8))
  })
  pieces.forEach((p, i) => {
    marks.push(bar(x, p, tops[i]!))
  })
  line.joints.forEach((joint, i) => {
    const xM = supports[i + 1]
    if (xM !== undefined) marks.push(...jointMarks(joint, xM, x, touching(pieces, tops, xM)))
  })
  const [rows, saysThickness] = pieceRows(pieces, x)
  let y = base + 22
  let from = base + 18
  for (const row of rows) {
    const end = dimensionRow(row, x, y, from, marks)
    // Lines from the bars would run through the texts below a row.
    if (end > y + ROW) from = end + 6
    y = end
  }
  y = dimensionRow(spanFields(line, supports, lengthM, x), x, y, y + 6, marks)
  if (line.hasHeavierEndBays && !saysThickness) {
    const content = [{ label: 'joints.heavier' } as const]
    marks.push(textMark('text-muted', { x: x.range[0], y: y + 12 }, 'start', content))
    y += 18
  }
  return { width, height: y + 6, title: [{ label: 'joints.title' }], marks, xAxis: x }
}

/** What the drawing shows, piece by piece, for those who do not see it. */
export function piecesInWords(line: JointedLine): ContentPart[][] {
  return piecesOf(line).map(({ fromM, toM, thicknessMm, isHeavier, ends }, i) => {
    const length = toM - fromM
    return [
      { label: 'joints.piece', values: { n: i + 1 } },
      { plain: ': ' },
      { number: length, decimals: decimalsIn(length) },
      { plain: '\u00a0m' },
      ...(thicknessMm === null
        ? []
        : [
            { plain: ', ' },
            { number: thicknessMm, decimals: Math.max(1, decimalsOf(thicknessMm)) },
            { plain: '\u00a0mm' },
          ]),
      ...(thicknessMm === null && isHeavier ? [{ plain: ', ' }, { label: 'joints.end-bay' } as const] : []),
      ...ends.flatMap((end): ContentPart[] => {
        if (!end) return []
        const { kind, support: n, overM } = end
        const what = { plain: '; ' }
        if (kind === 'SLEEVE') return [what, { label: 'joints.sleeve-at', values: { n } }]
        if (kind === 'HINGE') return [what, { label: 'joints.hinge-at', values: { n } }]
        const by = { number: overM, decimals: decimalsIn(overM) }
        return [what, { label: 'joints.lap-at', values: { n } }, { plain: ' ' }, by, { plain: '\u00a0m' }]
      }),
    ]
  })
}

const barHeight = ({ isHeavier }: LinePiece) => (isHeavier ? BAR.heavier : BAR.same)

function bar(x: Axis, piece: LinePiece, top: number): Mark {
  const [left, right] = [at(x, piece.fromM), at(x, piece.toM)]
  const bottom = top + barHeight(piece)
  return {
    kind: 'polygon',
    style: piece.isHeavier ? 'piece-heavier' : 'piece',
    points: [
      { x: left, y: top },
      { x: right, y: top },
      { x: right, y: bottom },
      { x: left, y: bottom },
    ],
  }
}

/** Upper and lower edge of all the bars at a place. */
function touching(pieces: LinePiece[], tops: number[], xM: number): [top: number, bottom: number] {
  const there = pieces.flatMap((p, i) => (p.fromM - 1e-9 <= xM && xM <= p.toM + 1e-9 ? [i] : []))
  return [Math.min(...there.map((i) => tops[i]!)), Math.max(...there.map((i) => tops[i]! + barHeight(pieces[i]!)))]
}

function jointMarks(joint: TypedJoint, xM: number, x: Axis, [top, bottom]: [number, number]): Mark[] {
  const cx = at(x, xM)
  const tick = (px: number): Mark => ({ kind: 'line', style: 'bolt-row', x1: px, y1: top - 3, x2: px, y2: bottom + 3 })
  switch (joint.kind) {
    case 'CONTINUOUS':
      return []
    case 'LAP':
      return [tick(at(x, xM - joint.leftM)), tick(cx), tick(at(x, xM + joint.rightM))]
    case 'HINGE':
      return [{ kind: 'circle', style: 'hinge', cx, cy: (top + bottom) / 2, r: 4.2 }]
    case 'SLEEVE': {
      const points = [
        { x: cx - 9, y: top - 2.5 },
        { x: cx + 9, y: top - 2.5 },
        { x: cx + 9, y: bottom + 2.5 },
        { x: cx - 9, y: bottom + 2.5 },
      ]
      return [
        { kind: 'polygon', style: 'sleeve', points },
        { kind: 'line', style: 'bolt-row', x1: cx, y1: top, x2: cx, y2: bottom },
      ]
    }
  }
}

/** How long the laps are and what the signs mean, over the supports; nothing where there is no room for all. */
function jointWords({ joints }: JointedLine, supports: number[], x: Axis): TextRow {
  const texts = joints.flatMap((joint, i): PlacedText[] => {
    const xM = supports[i + 1]
    if (joint.kind === 'CONTINUOUS' || xM === undefined) return []
    if (joint.kind !== 'LAP') {
      const label = joint.kind === 'HINGE' ? ('joints.hinge' as const) : ('joints.sleeve' as const)
      // The longest of the languages, so that all draw the same.
      return [{ x: at(x, xM), reach: 8, content: [{ label }], text: '00000000000' }]
    }
    const [left, right] = [joint.leftM, joint.rightM].map((number) => ({ number, decimals: decimalsIn(number) }))
    const text = `${left!.number.toFixed(left!.decimals)} + ${right!.number.toFixed(right!.decimals)}`
    return [{ x: at(x, xM), reach: 8, content: [left!, { plain: ' + ' }, right!], text }]
  })
  const room = x.range[1] - x.range[0] + 24
  const needed = texts.reduce((sum, { text }) => sum + textWidth(text) + 4, 0)
  return textRow(needed > room ? [] : texts, [x.range[0] - 12, x.range[1] + 12], 'text-dimension')
}

/** A length on a row of dimensions; drawing units. */
interface Field {
  left: number
  right: number
  /** where no other dimension's line is in the way */
  free: [from: number, to: number]
  content: ContentPart[]
  /** the text in any language (numbers are equally wide) */
  text: string
}

const fits = ({ text, free: [from, to] }: Field) => textWidth(text) + 4 <= to - from

/** Pieces that overlap stand on rows of their own, all with as much beside their length as there is room for: thickness and unit, or the unit. */
function pieceRows(pieces: LinePiece[], x: Axis): [rows: Field[][], saysThickness: boolean] {
  const isTwofold = new Set(pieces.map((p) => p.thicknessMm)).size > 1
  const written = (of: (piece: LinePiece) => ContentPart[]) =>
    pieces.map((piece, i) => pieceField(piece, [pieces[i - 1], pieces[i + 1]], of(piece), x))
  const unit: ContentPart = { plain: '\u00a0m' }
  const thickness = ({ thicknessMm }: LinePiece): ContentPart[] => [
    { plain: '\u00a0m, ' },
    { number: thicknessMm!, decimals: Math.max(1, decimalsOf(thicknessMm!)) },
    { plain: '\u00a0mm' },
  ]
  const whole = isTwofold ? written(thickness) : []
  const saysThickness = whole.length > 0 && whole.every(fits)
  const withUnit = written(() => [unit])
  const fields = saysThickness ? whole : withUnit.every(fits) ? withUnit : written(() => [])
  const rows = [0, 1].map((level) => fields.filter((_, i) => pieces[i]!.level === level))
  return [rows.filter((row) => row.length > 0), saysThickness]
}

function pieceField(
  { fromM, toM }: LinePiece,
  [before, after]: [LinePiece | undefined, LinePiece | undefined],
  more: ContentPart[],
  x: Axis,
): Field {
  const number = toM - fromM
  const content: ContentPart[] = [{ number, decimals: decimalsIn(number) }, ...more]
  return {
    left: at(x, fromM),
    right: at(x, toM),
    free: [at(x, Math.max(fromM, before?.toM ?? 0)), at(x, Math.min(toM, after?.fromM ?? toM))],
    content,
    text: content.map((c) => ('number' in c ? c.number.toFixed(c.decimals) : 'plain' in c ? c.plain : '')).join(''),
  }
}

function spanFields({ spansM, cantileversM }: JointedLine, supports: number[], lengthM: number, x: Axis): Field[] {
  const nodes = [...(cantileversM[0] > 0 ? [0] : []), ...supports, ...(cantileversM[1] > 0 ? [lengthM] : [])]
  const decimals = Math.max(2, ...[...spansM, ...cantileversM].map((length) => decimalsOf(length)))
  return nodes.slice(1).map((to, i) => {
    const [number, left, right] = [to - nodes[i]!, at(x, nodes[i]!), at(x, to)]
    return { left, right, free: [left, right], content: [{ number, decimals }], text: number.toFixed(decimals) }
  })
}

/**
 * Dimensions side by side under `top`, each text over its line; where they do not fit, in a row below, those at the ends by themselves.
 * Returns where it ends.
 *
 * @param from  where the extension lines begin
 */
function dimensionRow(fields: Field[], x: Axis, top: number, from: number, marks: Mark[]): number {
  const y = top + 14
  const isShort = !fields.slice(1, -1).every(fits)
  const below = fields.filter((field) => isShort || !fits(field))
  const row = textRow(
    below.map(({ left, right, content, text }) => ({ x: (left + right) / 2, reach: 12, content, text })),
    [x.range[0] - 14, x.range[1] + 14],
    'text-dimension',
  )
  for (const field of fields) {
    const { left, right, content } = field
    marks.push(...horizontalDimension(y, left, right, below.includes(field) ? null : content, from))
  }
  marks.push(...row.marks(y + 4, 1))
  return top + ROW + row.height
}
