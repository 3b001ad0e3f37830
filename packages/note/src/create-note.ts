import { decode } from '@madre/contract'
import { type CheckCode, type Envelopes, type Explanation, envelopes, explain } from '@madre/engine'
import { noteDocument } from './document/note-document.ts'
import { pictures } from './document/pictures.ts'
import { subjectOf } from './document/subject.ts'
import { titlePictures } from './document/title-block.ts'
import { UnprintableTextError, unprintableTexts } from './fonts/unprintable-texts.ts'
import type { NoteInput } from './note-input.ts'
import type { NoteDocument } from './typst/blocks.ts'
import { typeset } from './typst/compile.ts'

/** A line whose printed result does not follow from its printed numbers: a fault of ours, for which the user still gets the note. */
export interface UnprovenLine {
  /** null: a line of the section or of the place */
  check: CheckCode | null
  symbol: string
}

export interface Note {
  /** PDF/UA-1 */
  pdf: Uint8Array
  /** each line once; normally empty */
  unproven: UnprovenLine[]
}

export interface ComposedNote {
  document: NoteDocument
  /** the pictures by their file names in the document */
  files: Map<string, string | Uint8Array>
  unproven: UnprovenLine[]
}

/** Thrown for an unproven line in strict mode, in tests. */
export class UnprovenLineError extends Error {}

interface Strictness {
  /** @throws UnprovenLineError where a line is unproven */
  strict?: boolean
}

/**
 * The calculation note of one solution as a PDF (PDF/UA-1), in the requested language. The same input gives the same bytes.
 *
 * @throws InputError the solution is unknown, or outside the limits of the standard so that nothing can be derived
 * @throws UnprintableTextError a user's text has a character missing in all fonts of the note
 * @throws RangeError the date is invalid, or the section family is not in the catalogue
 * @throws TypesettingError the typesetter failed
 */
export function createNote(input: NoteInput, strictness: Strictness = {}): Note {
  const refused = unprintableTexts(input)
  if (refused.length > 0) throw new UnprintableTextError(refused)
  const line = decode(input.request).line
  const explanation = explain(line, input.catalogue, input.solutionId)
  return typesetNote(
    input,
    composeNote(input, explanation, envelopes(line, input.catalogue, input.solutionId), strictness),
  )
}

/** The note from an existing derivation, before it is typeset. */
export function composeNote(
  input: NoteInput,
  explanation: Explanation,
  curves: Envelopes,
  { strict = false }: Strictness = {},
): ComposedNote {
  const unproven: UnprovenLine[] = []
  const subject = subjectOf(input, explanation, curves, (check, symbol) => {
    if (strict) throw new UnprovenLineError(`${check ?? 'the section'}: the numbers of ${symbol} do not give it`)
    if (!unproven.some((l) => l.check === check && l.symbol === symbol)) unproven.push({ check, symbol })
  })
  const drawn = pictures(subject)
  const files = new Map<string, string | Uint8Array>([...drawn].map(([file, p]) => [file, p.svg]))
  if (input.brand.logoSvg !== '')
    files.set('logo.svg', input.brand.logoSvg.replaceAll('currentColor', input.brand.accent))
  for (const [file, picture] of titlePictures(input)) files.set(file, picture)
  return { document: noteDocument(subject, drawn), files, unproven }
}

/** The creation time in the file is that of the issue, or of the calculation for a working copy. @throws RangeError, TypesettingError */
export function typesetNote(input: NoteInput, { document, files, unproven }: ComposedNote): Note {
  const created = Date.parse(input.revision?.issuedAt ?? input.calculation.date)
  if (Number.isNaN(created)) throw new RangeError(`calculation.date: an ISO date, got "${input.calculation.date}"`)
  return { pdf: typeset(document, files, Math.floor(created / 1000)), unproven }
}
