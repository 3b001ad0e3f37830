import { decode } from '@madre/contract'
import { type Envelopes, type Explanation, envelopes, explain } from '@madre/engine'
import { noteDocument } from './document/note-document.ts'
import { pictures } from './document/pictures.ts'
import { subjectOf } from './document/subject.ts'
import { UnprintableTextError, unprintableTexts } from './fonts/unprintable-texts.ts'
import type { NoteInput } from './note-input.ts'
import { typeset } from './typst/compile.ts'

/**
 * The calculation note of one solution as a PDF (PDF/UA-1), in the language asked for. The same input gives the same bytes.
 *
 * @throws InputError the solution is unknown, or outside the limits of the standard so that nothing can be derived
 * @throws UnprintableTextError a text of the user has a character that no font of the note has
 * @throws RangeError the date is not one, or the section family is not in the catalogue
 * @throws TypesettingError the note could not be set
 */
export function createNote(input: NoteInput): Uint8Array {
  const refused = unprintableTexts(input)
  if (refused.length > 0) throw new UnprintableTextError(refused)
  const line = decode(input.request)
  return composeNote(
    input,
    explain(line, input.catalogue, input.solutionId),
    envelopes(line, input.catalogue, input.solutionId),
  )
}

/** The note from a derivation that is at hand. */
export function composeNote(input: NoteInput, explanation: Explanation, curves: Envelopes): Uint8Array {
  const created = Date.parse(input.calculation.date)
  if (Number.isNaN(created)) throw new RangeError(`calculation.date: an ISO date, got "${input.calculation.date}"`)
  const subject = subjectOf(input, explanation, curves)
  const drawn = pictures(subject)
  const files = new Map([...drawn].map(([file, p]) => [file, p.svg]))
  if (input.brand.logoSvg !== '')
    files.set('logo.svg', input.brand.logoSvg.replaceAll('currentColor', input.brand.accent))
  return typeset(noteDocument(subject, drawn), files, Math.floor(created / 1000))
}
