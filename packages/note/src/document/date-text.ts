import type { Subject } from './subject.ts'

/** Day, month, year in the order of the language. In UTC, so that a note is the same wherever it is made. */
export function dateText(date: Date, s: Pick<Subject, 'language'>): string {
  const [d, m, y] = [date.getUTCDate(), date.getUTCMonth() + 1, date.getUTCFullYear()]
  const two = (n: number) => String(n).padStart(2, '0')
  return s.language === 'de' ? `${two(d)}.${two(m)}.${y}` : `${two(d)}/${two(m)}/${y}`
}
