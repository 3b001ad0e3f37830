/** Notes of what was issued, with all an office fills in. */
import { type CalculationRequest, decode, type Language } from '@madre/contract'
import { requests } from '@madre/contract/testing/requests'
import { design, genericCatalogue } from '@madre/engine'
import type { IssuedRevision, NoteInput, TitleBlock } from '../note-input.ts'
import { noteInput } from './note-input.ts'
import { pngOf } from './png.ts'

export const titleBlock: TitleBlock = {
  jobNumber: '2026-041',
  client: 'Armazéns do Norte S.A.',
  site: 'Rua da Fábrica 12, 4400-120 Vila Nova de Gaia',
  office: 'Estruturas Lda.',
  logoPng: pngOf(24, 10, [31, 92, 140]).toString('base64'),
}

export const checkedBy: NonNullable<IssuedRevision['check']> = {
  name: 'Dr. Rui Reis',
  company: 'Reis & Filhos, Engenharia',
  decidedAt: '2026-02-03T09:00:00.000Z',
}

/** Before: less snow, wider apart, by an engine of before. */
const before: CalculationRequest = { ...requests.z, transverseLengthM: requests.z.transverseLengthM * 0.9 }

export const revision: IssuedRevision = {
  letter: 'B',
  message: 'Spacing as agreed on site; snow of the valley.',
  reason: null,
  code: '0123456789abcdef0123456789abcdef',
  verifyUrl: 'https://purlins.example.com/verify/0123456789abcdef0123456789abcdef',
  issuedAt: '2026-02-01T10:30:00.000Z',
  preparedBy: { name: 'Maria João Gonçalves', company: 'Estruturas Lda.' },
  check: null,
  previous: null,
}

/** What revision A was: by an engine of before. */
export function previousOf(solutionId: string): NonNullable<IssuedRevision['previous']> {
  const { solutions } = design(decode(before).line, genericCatalogue)
  const solution = solutions.find(({ id }) => id === solutionId) ?? null
  return { letter: 'A', engineVersion: '1.6.0', request: before, solution }
}

/** The note of revision B of the Z, with what has changed since A. */
export function issuedNote(language: Language, changed: Partial<IssuedRevision> = {}): NoteInput {
  const input = noteInput(requests.z, language)
  return { ...input, titleBlock, revision: { ...revision, previous: previousOf(input.solutionId), ...changed } }
}
