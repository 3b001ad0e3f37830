/** What a drawing is: a handful of marks in drawing units, with meanings instead of colours. Screen and note render the same list. */
import type { LabelKey } from './labels/keys.ts'
import type { Style, TextStyle } from './style.ts'

export interface XY {
  x: number
  y: number
}

/** A piece of text: a label in the reader's language, a number with its decimals, a string that is the same everywhere, or the index of a symbol. */
export type ContentPart =
  | { label: LabelKey; values?: Record<string, string | number> }
  | { number: number; decimals: number; sign?: boolean }
  | { plain: string }
  | { subscript: string }

export type Side = 'above' | 'below'

export type Anchor = 'start' | 'middle' | 'end'

/** `id` stands on marks that can be pointed at (a solution of the scatter). */
interface MarkBase<S> {
  style: S
  id?: string
}

export type Mark =
  | ({ kind: 'line'; x1: number; y1: number; x2: number; y2: number } & MarkBase<Style>)
  | ({ kind: 'polyline'; points: XY[] } & MarkBase<Style>)
  | ({ kind: 'polygon'; points: XY[] } & MarkBase<Style>)
  /** `d` is SVG path data; arcs are drawn with it */
  | ({ kind: 'path'; d: string } & MarkBase<Style>)
  | ({ kind: 'circle'; cx: number; cy: number; r: number } & MarkBase<Style>)
  /**
   * y is the middle of the line of text; `rotate` turns it about (x, y), degrees clockwise.
   * `side`: where it stands from the line it is written along, or has room to stand; no reader sees it before a drawing is stood up
   */
  | ({
      kind: 'text'
      x: number
      y: number
      anchor: Anchor
      content: ContentPart[]
      rotate?: number
      side?: Side
    } & MarkBase<TextStyle>)

export type TextMark = Extract<Mark, { kind: 'text' }>

/** A text at a place; `how` it is turned or stands beside its line. */
export const textMark = (
  style: TextStyle,
  { x, y }: XY,
  anchor: Anchor,
  content: ContentPart[],
  how: Pick<TextMark, 'rotate' | 'side'> = {},
): TextMark => ({ kind: 'text', style, x, y, anchor, content, ...how })

/** How a drawing unit follows from a value, so that a pointer can be read back into the field. */
export interface Axis {
  /** values at the two ends */
  domain: [number, number]
  /** drawing units at the two ends */
  range: [number, number]
}

export interface Drawing {
  /** in drawing units; one unit is one CSS pixel at natural size */
  width: number
  height: number
  /** what the drawing shows, in words: the alternative text */
  title: ContentPart[]
  marks: Mark[]
  xAxis?: Axis
  yAxis?: Axis
}

/** Drawing units wanted; the height follows from the content where it is left out. */
export interface Size {
  width?: number
  height?: number
}
