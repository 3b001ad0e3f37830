import type { Subject } from './subject.ts'

/** The chapter of the place is the third, where there is one; that of a chosen sheet precedes the checks. */
const PLACE = 3
const CHECKS = 8

/** The number of a chapter of the full note, from its number in a note without a place and without a sheet. */
export function chapterNumber({ note, given }: Pick<Subject, 'note' | 'given'>, number: number): number {
  const hasPlace = Boolean(note.fromPlace && note.request.metadata.site)
  const before = [hasPlace && number >= PLACE, given.sheeting !== null && number >= CHECKS]
  return number + before.filter(Boolean).length
}
