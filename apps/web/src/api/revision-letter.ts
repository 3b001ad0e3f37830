const A = 'A'.charCodeAt(0)
const LETTERS = 26

/** The letter of the next revision: A, after B it is C, after Z AA, after AZ BA. */
export function letterAfter(letter: string | undefined): string {
  if (!letter) return 'A'
  const last = letter.charCodeAt(letter.length - 1) - A
  const before = letter.slice(0, -1)
  if (last < LETTERS - 1) return before + String.fromCharCode(A + last + 1)
  return `${letterAfter(before)}A`
}
