import { type Check, profileOf } from '@madre/engine'
import type { Subject } from './subject.ts'

/** A clause or a source in the language of the note. Names of standards stay unchanged. */
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

/** The clause of a check. For a section that distorts, in-plane load has its own clause, whether such load acts or not. */
export const clauseOf = ({ code, clause }: Check, s: Pick<Subject, 'words' | 'family'>): string =>
  citation(
    code === 'BENDING_Z' && profileOf(s.family.profileType).line === 'DISTORTING' ? 'EN 1993-1-3 6.1.6' : clause,
    s,
  )
