import { type ContentPart, type Drawing, type Mark, type Size, textMark } from '../drawing.ts'
import { stand } from '../geometry/standing.ts'
import type { LabelKey } from '../labels/keys.ts'

/** Room for the drawing of a section; `standing` as on a façade, its outer fibre at the left, instead of lying as on a roof. */
export interface SectionRoom extends Size {
  standing?: boolean
}

/** Room for a section whose size is not known; `mirrored`: y is drawn to the left, as `opensLeft` says. */
export interface SidedRoom extends SectionRoom {
  mirrored?: boolean
}

/** A row of words above a standing section, and one below it. */
export const WORD_ROW = 16

/** Marks in the frame they were drawn in. */
type Framed = Pick<Drawing, 'width' | 'height' | 'marks'>

/** A section drawn lying, stood up under the words that say which of its sides is which. */
export function stoodUp({ width, height, marks }: Framed): Framed {
  const word = (label: LabelKey, x: number, anchor: 'start' | 'end'): Mark =>
    textMark('text-muted', { x, y: WORD_ROW / 2 }, anchor, [{ label }])
  return {
    width: height,
    height: width + WORD_ROW,
    marks: [
      ...stand(marks, width + WORD_ROW),
      word('section.outside', 4, 'start'),
      word('section.inside', height - 4, 'end'),
    ],
  }
}

/** A section with a line of words below it; lying it has kept room for them. */
export function captioned(lying: Framed, content: ContentPart[], y: number, isStanding: boolean): Framed {
  const { width, height, marks } = isStanding ? stoodUp(lying) : lying
  const total = isStanding ? height + WORD_ROW : height
  const caption = textMark('text-muted', { x: width / 2, y: total - y }, 'middle', content)
  return { width, height: total, marks: [...marks, caption] }
}
