import type { Subject } from './subject.ts'

/** The chapter of the place stands third, where there is one. */
const PLACE = 3

/** The number of a chapter of the full note, by its number in a note without a place. */
export function chapterNumber({ note }: Pick<Subject, 'note'>, number: number): number {
  const hasPlace = Boolean(note.fromPlace && note.request.metadata.site)
  return hasPlace && number >= PLACE ? number + 1 : number
}
