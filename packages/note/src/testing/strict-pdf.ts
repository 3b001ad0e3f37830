import { createNote } from '../create-note.ts'
import type { NoteInput } from '../note-input.ts'

/** The note as a PDF; a line whose printed numbers do not give its printed result fails the test. */
export const strictPdf = (input: NoteInput): Uint8Array => createNote(input, { strict: true }).pdf

/** For what composes a part of a note by itself. */
export function refuse(check: string | null, symbol: string): never {
  throw new Error(`${check ?? 'the section'}: the numbers of ${symbol} do not give it`)
}
