import { type DecimalMark, formatNumber } from '@madre/print'
import type { ContentPart } from './drawing.ts'
import type { Labels } from './labels/keys.ts'

export interface Reading {
  labels: Labels
  decimalMark: DecimalMark
}

/** The text of a mark or of a drawing's title, in one language. */
export function formatContent(content: ContentPart[], { labels, decimalMark }: Reading): string {
  return content
    .map((part) => {
      if ('plain' in part) return part.plain
      if ('subscript' in part) return part.subscript
      if ('number' in part) return formatNumber(part.number, part.decimals, decimalMark, part.sign)
      const values = part.values ?? {}
      return labels(part.label).replace(/\{(\w+)\}/g, (whole, key) => String(values[key] ?? whole))
    })
    .join('')
}

/** The text of a mark as it is set: in turn a run on the line and an index below it, 'b', 'T', ' 35'. */
export function contentRuns(content: ContentPart[], reading: Reading): string[] {
  const after = content.findIndex((part) => 'subscript' in part) + 1
  if (after === 0) return [formatContent(content, reading)]
  const [line, index] = [content.slice(0, after - 1), content.slice(after - 1, after)]
  return [formatContent(line, reading), formatContent(index, reading), ...contentRuns(content.slice(after), reading)]
}

/** How far below the line an index stands, and how large it is, both of the size of the text. */
export const INDEX = { drop: 0.22, size: 0.75 }
