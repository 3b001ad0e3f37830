import type { Subject } from './subject.ts'

/** A clause or a source in the words of the note's language; names of standards stay as they are. */
export function citation(text: string, s: Pick<Subject, 'words'>): string {
  const words = s.words.document
  return text
    .replace(/\bTable\b/g, words['cite.table'])
    .replace(/\beq\./g, words['cite.equation'])
    .replace('recommended value kept', words['national.kept'])
    .replace('recommended value', words['national.recommended'])
    .replace('national annex to', words['national.annexTo'])
    .replace(' with psi_1', words['national.withPsi1'])
}
