/** How much of a JSON text is read at all: judged before anything is made of it, so that a refusal costs next to nothing. */
export interface TextBounds {
  /** characters */
  length: number
  /** entries of all lists and objects together; an empty one counts as an entry more */
  values: number
  /** lists and objects within each other */
  depth: number
}

/** A body of a request, and a simulation's file. The largest legal request has some 12 kB and 900 values, 7 deep. */
export const REQUEST_BOUNDS: TextBounds = { length: 256 * 1024, values: 3_600, depth: 12 }

/** What the commands of `madre` read. The largest legal model, of `madre strips`, has 14,010 values. */
export const MODEL_BOUNDS: TextBounds = { length: 4 * 2 ** 20, values: 56_000, depth: 12 }

/** A maker's catalogue. The largest legal one, a thousand families of forty thicknesses, has some 76,000 values. */
export const CATALOGUE_BOUNDS: TextBounds = { length: 8 * 2 ** 20, values: 300_000, depth: 12 }

const QUOTE = 0x22
const COMMA = 0x2c
const BACKSLASH = 0x5c
const OPENING = [0x5b, 0x7b]
const CLOSING = [0x5d, 0x7d]

/** The first of its bounds that a JSON text goes beyond, in one pass; null within all of them. Whether it is JSON is not asked. */
export function beyondBounds(text: string, { length, values, depth }: TextBounds): keyof TextBounds | null {
  if (text.length > length) return 'length'
  let entries = 1
  let deep = 0
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i)
    if (c === QUOTE) i = endOfString(text, i)
    else if (c === COMMA) entries++
    else if (CLOSING.includes(c)) deep--
    else if (OPENING.includes(c)) {
      entries++
      if (++deep > depth) return 'depth'
    }
    if (entries > values) return 'values'
  }
  return null
}

/** Where the string that begins at a quote ends: at the next quote with an even number of backslashes before it. */
function endOfString(text: string, start: number): number {
  for (let end = start; ; ) {
    end = text.indexOf('"', end + 1)
    if (end < 0) return text.length
    let before = end
    while (text.charCodeAt(before - 1) === BACKSLASH) before--
    if ((end - before) % 2 === 0) return end
  }
}

/** What a text within these bounds has at most, in plain English, for who goes beyond one of them. */
export function boundMessage(beyond: keyof TextBounds, bounds: TextBounds): string {
  const most = bounds[beyond]
  if (beyond === 'depth') return `lists and objects at most ${most} deep within each other`
  return beyond === 'length' ? `at most ${most} characters` : `at most ${most} values in all`
}
