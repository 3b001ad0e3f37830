import type { JointsExplanation, SectionExplanation } from '@madre/engine'
import { chapterNumber, type Subject } from './subject.ts'

/** A section of the sections' chapter: a single one, or for a line with joints also those of its other pieces. */
export interface PrintedSection {
  section: SectionExplanation
  thicknessMm: number
  /** null: the first one */
  of: JointsExplanation['sections'][number]['of'] | null
}

export function printedSections({ explanation }: Pick<Subject, 'explanation'>): PrintedSection[] {
  const { section, joints, solution } = explanation
  const { thicknessMm, endBayThicknessMm = thicknessMm } = solution
  const others = (joints?.sections ?? []).map(
    ({ of, section }): PrintedSection => ({
      of,
      section,
      thicknessMm: of === 'TURNED' ? thicknessMm : endBayThicknessMm,
    }),
  )
  return [{ section, thicknessMm, of: null }, ...others]
}

/** Numbered headings of a section: gross, each effective one, resistances. */
const headings = ({ effective, resistances }: SectionExplanation): number =>
  1 + effective.length + (resistances.length > 0 ? 1 : 0)

/** Number of the section of the note under which an effective section is printed. */
export function sectionNumber(
  s: Subject,
  { of }: PrintedSection,
  sense: SectionExplanation['effective'][number]['sense'],
): string {
  const all = printedSections(s)
  const k = all.findIndex((one) => one.of === of)
  const before = all.slice(0, k).reduce((sum, one) => sum + headings(one.section), 0)
  return `${chapterNumber(s, 7)}.${before + 2 + all[k]!.section.effective.findIndex((e) => e.sense === sense)}`
}

/** 'Gross section'; for other pieces of a line with joints with their name. */
export function headingOf(printed: PrintedSection, heading: string, s: Subject): string {
  return printed.of === null
    ? heading
    : `${heading} – ${s.say(FURTHER[printed.of])}, t = ${s.typed(printed.thicknessMm, 1)} mm`
}

const FURTHER = {
  END_BAYS: 'section.ofEndBays',
  TURNED: 'section.turned',
  TURNED_END_BAYS: 'section.turnedEndBays',
} as const
