/** Public API of the calculation note and of the exports beside it. */
export { createNote, type Note, type UnprovenLine } from './create-note.ts'
export { type UnprintableText, UnprintableTextError } from './fonts/unprintable-texts.ts'
export type { FromPlace, IssuedRevision, NoteForm, NoteInput, PreviousRevision, TitleBlock } from './note-input.ts'
export { TypesettingError } from './typst/compile.ts'
