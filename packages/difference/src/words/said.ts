/** Adaptation of a text to a line. */
import type { Language } from '@madre/contract'
import { onFacade } from '@madre/words/facade-words'

export interface Said {
  facade?: boolean
  distorts?: boolean
  /** properties of the line: a part '{name?…}' of a text is left out if the line lacks it; default: all parts stay */
  parts?: Readonly<Record<string, boolean>>
}

const PART = /\{(\w+)\?([^{}]*)\}/g

/** Every text of a table adapted to a line: on a façade fibres and flanges are outer and inner. */
export function saidOfLine<T extends object>(texts: T, language: Language, { facade = false, parts }: Said): T {
  const of = (text: string) =>
    parts ? text.replace(PART, (_, name: string, part: string) => (parts[name] ? part : '')) : text
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, facade ? onFacade(of(text), language) : of(text)]),
  ) as T
}

/** '{x}' in a text replaced by its value. */
export function fill(text: string, values: Record<string, string | number> = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, key) => String(values[key] ?? whole))
}
