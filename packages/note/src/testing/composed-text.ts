import { decode } from '@madre/contract'
import { envelopes, explain } from '@madre/engine'
import { composeNote } from '../create-note.ts'
import type { NoteInput } from '../note-input.ts'

/** Every text below a value, in its order. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

/**
 * What a note says, composed and not yet set, without white space: a tenth of the time a page takes to be set and read. A line whose
 * printed numbers do not give its printed result fails the test.
 */
export function composedText(input: NoteInput): string {
  const line = decode(input.request).line
  const explanation = explain(line, input.catalogue, input.solutionId)
  const curves = envelopes(line, input.catalogue, input.solutionId)
  const { first, body } = composeNote(input, explanation, curves, { strict: true }).document
  return textsIn([first, body]).join('').replace(/\s+/g, '').replaceAll('--', '-')
}
