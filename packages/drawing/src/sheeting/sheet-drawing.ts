/** A trapezoidal sheet on the member that carries it: cut across its ribs, the member from the side. */
import type { TypedSheeting } from '@madre/contract'
import { type ContentPart, type Drawing, type Mark, textMark, type XY } from '../drawing.ts'
import { horizontalDimension, verticalDimension } from '../geometry/dimension.ts'
import { hatch } from '../geometry/hatch.ts'

type Trapezoidal = Extract<TypedSheeting, { kind: 'TRAPEZOIDAL' }>
/** How it lies and is screwed. */
export type SheetLay = Pick<Trapezoidal, 'position' | 'through' | 'ribs' | 'laidOn'>
/** Its dimensions [mm]. */
export type SheetSize = Pick<Trapezoidal, 'heightMm' | 'ribMm' | 'narrowFlangeMm' | 'wideFlangeMm'>

/** A sheet in drawing units: its flange on the member lies at y, the first one about x. */
interface Placed {
  size: SheetSize
  lay: SheetLay
  x: number
  y: number
  /** drawing units a millimetre */
  scale: number
  /** flanges on the member that are drawn */
  flanges: number
}

/** Widths in drawing units: of the flange on the member, of the other one, and from one rib to the next. */
function widthsOf({ size, lay, scale }: Placed) {
  const [on, off] =
    lay.position === 'POSITIVE' ? [size.narrowFlangeMm, size.wideFlangeMm] : [size.wideFlangeMm, size.narrowFlangeMm]
  return { on: on * scale, off: off * scale, rib: size.ribMm * scale, height: size.heightMm * scale }
}

function outline(placed: Placed): XY[] {
  const { on, off, rib, height } = widthsOf(placed)
  const [low, high] = [placed.y, placed.y - height]
  const middles = Array.from({ length: placed.flanges }, (_, i) => placed.x + i * rib)
  return [
    { x: placed.x - rib / 2, y: high },
    ...middles.flatMap((x) => [
      { x: x - (rib - off) / 2, y: high },
      { x: x - on / 2, y: low },
      { x: x + on / 2, y: low },
      { x: x + (rib - off) / 2, y: high },
    ]),
    { x: placed.x + (placed.flanges - 0.5) * rib, y: high },
  ]
}

/** The middles of the flanges that could be screwed through. */
function screwable(placed: Placed): number[] {
  const { rib } = widthsOf(placed)
  return placed.lay.through === 'TROUGH'
    ? Array.from({ length: placed.flanges }, (_, i) => placed.x + i * rib)
    : Array.from({ length: placed.flanges - 1 }, (_, i) => placed.x + (i + 0.5) * rib)
}

const bar = (x1: number, y1: number, x2: number, y2: number, style: 'bolt-row' | 'pictogram-line'): Mark => ({
  kind: 'line',
  style,
  x1,
  y1,
  x2,
  y2,
})

/** Screws through the sheet into the flange at `into`, with their washers. */
function screws(placed: Placed, into: number): Mark[] {
  const { lay, y } = placed
  const head = (lay.through === 'TROUGH' ? y : y - widthsOf(placed).height) - 3
  const every = lay.ribs === 'EVERY' ? 1 : 2
  return screwable(placed)
    .filter((_, i) => i % every === 0)
    .flatMap((x) => [bar(x, head - 3, x, into + 7, 'bolt-row'), bar(x - 5, head, x + 5, head, 'bolt-row')])
}

const box = (x1: number, y1: number, x2: number, y2: number): XY[] => [
  { x: x1, y: y1 },
  { x: x2, y: y1 },
  { x: x2, y: y2 },
  { x: x1, y: y2 },
]

/** The flange of the member at y and what of its web is seen; broken off below. */
function member(x1: number, x2: number, y: number, depth: number): Mark[] {
  return [
    { kind: 'polygon', style: 'pictogram-fill', points: box(x1, y, x2, y + depth) },
    bar(x1, y + 4, x2, y + 4, 'pictogram-line'),
  ]
}

/** The sheet, what lies between, the member and the screws. */
function laid(placed: Placed, { from, to, insulation, depth }: Record<'from' | 'to' | 'insulation' | 'depth', number>) {
  const between = placed.lay.laidOn === 'INSULATION' ? insulation : 0
  const flange = placed.y + 2 + between
  const strip = box(from, placed.y + 2, to, flange)
  const marks: Mark[] = [
    ...member(from, to, flange, depth),
    ...(between > 0
      ? [{ kind: 'polygon', style: 'pictogram-fill', points: strip } as const, ...hatch(strip, 'pictogram-hatch', 5)]
      : []),
    { kind: 'polyline', style: 'pictogram-steel', points: outline(placed) },
    ...screws(placed, flange),
  ]
  return { marks, bottom: flange + depth }
}

const PICTOGRAM = { width: 112, height: 76 }
/** Of no sheet that is sold: one whose flanges can be told apart on a radio card. */
const TYPICAL: SheetSize = { heightMm: 20, ribMm: 34, narrowFlangeMm: 8, wideFlangeMm: 16 }

/** How a sheet lies and is screwed, for a radio card. */
export function sheetPictogram(lay: SheetLay): Drawing {
  const flanges = lay.through === 'CREST' ? 4 : 3
  const scale = flanges === 4 ? 0.75 : 1
  const x = PICTOGRAM.width / 2 - ((flanges - 1) / 2) * TYPICAL.ribMm * scale
  const { marks } = laid(
    { size: TYPICAL, lay, x, y: 38, scale, flanges },
    { from: 6, to: 106, insulation: 12, depth: 16 },
  )
  return { ...PICTOGRAM, title: [{ label: 'sheet.title' }], marks }
}

const WIDTH = 380
const SIDE = 44
const ABOVE = 56
/** Of the steepest sheets the ribs are drawn no higher [drawing units]. */
const HIGHEST = 110
/** Strips and boards are as thick as they are drawn [mm]. */
const INSULATION_MM = 40
const MEMBER_MM = 60

/** The sheet to scale, with the flange b_T that its screws go through, the pitch of its ribs and its depth. */
export function sheetDrawing(size: SheetSize, lay: SheetLay): Drawing {
  const flanges = lay.through === 'CREST' ? 4 : 3
  const scale = Math.min((WIDTH - 2 * SIDE) / (flanges * size.ribMm), HIGHEST / size.heightMm)
  const rib = size.ribMm * scale
  const x = WIDTH / 2 - ((flanges - 1) / 2) * rib
  const y = ABOVE + size.heightMm * scale
  const placed: Placed = { size, lay, x, y, scale, flanges }
  const [from, to] = [x - rib / 2 - 8, x + (flanges - 0.5) * rib + 8]
  const { marks, bottom } = laid(placed, { from, to, insulation: INSULATION_MM * scale, depth: MEMBER_MM * scale })
  const { on, off } = widthsOf(placed)
  const isTrough = lay.through === 'TROUGH'
  const screwed = isTrough ? on : off
  const [first, second] = screwable(placed) as [number, number]
  const top = y - size.heightMm * scale
  const b_T = isTrough === (lay.position === 'POSITIVE') ? size.narrowFlangeMm : size.wideFlangeMm
  const width = (index: string, number: number): ContentPart[] => [
    { plain: 'b' },
    { subscript: index },
    { plain: ' ' },
    { number, decimals: 0 },
  ]
  return {
    width: WIDTH,
    height: bottom + 6,
    title: [{ label: 'sheet.title' }],
    marks: [
      ...marks,
      ...horizontalDimension(top - 16, first - screwed / 2, first + screwed / 2, null, isTrough ? y - 12 : top - 8),
      textMark('text-dimension', { x: first + screwed / 2 + 8, y: top - 16 }, 'start', width('T', b_T)),
      ...horizontalDimension(top - 38, first, second, width('R', size.ribMm), top - 24),
      ...verticalDimension(to + 14, top, y, [{ number: size.heightMm, decimals: 0 }], to - 6),
    ],
  }
}
