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
      if ('number' in part) return formatNumber(part.number, part.decimals, decimalMark, part.sign)
      const values = part.values ?? {}
      return labels(part.label).replace(/\{(\w+)\}/g, (whole, key) => String(values[key] ?? whole))
    })
    .join('')
}
