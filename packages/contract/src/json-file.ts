import { beyondBounds, boundMessage, type TextBounds } from './text-bounds.ts'

/** The value in the text of a JSON file, or what is wrong with the text, in plain English and on one line. */
export function parseJsonFile(text: string, bounds: TextBounds): { value: unknown } | { wrong: string } {
  // Windows editors write a byte order mark, which JSON does not have.
  const json = text.replace(/^\uFEFF/, '')
  const beyond = beyondBounds(json, bounds)
  if (beyond !== null) return { wrong: boundMessage(beyond, bounds) }
  try {
    return { value: JSON.parse(json) }
  } catch (error) {
    const why = (error as Error).message.replace(/\s+/g, ' ')
    return { wrong: `not a JSON document (${why}); numbers such as NaN are not JSON` }
  }
}
