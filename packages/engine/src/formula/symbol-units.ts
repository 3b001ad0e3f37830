/** The unit of a symbol as it is printed: its letter tells it, as in the standard; others have none. */

const LETTERS: Readonly<Record<string, string>> = {
  mm: 'a b c e g h i l r s t x y z L Sigma',
  'mm²': 'A SigmaA',
  'mm³': 'W SigmaAy SigmaAz',
  'mm⁴': 'I SigmaI',
  N: 'C',
  kN: 'N V F P R',
  kNm: 'M DeltaM',
  'kNm³': 'w',
  'kN/m': 'q',
  'N/mm²': 'E K f m sigma',
  '°': 'phi',
}
const OF_LETTER = new Map(
  Object.entries(LETTERS).flatMap(([unit, all]) => all.split(' ').map((letter) => [letter, unit])),
)

/** R alone is the ratio of 10.1.4.1(5). */
export const unitOf = (symbol: string): string => (symbol === 'R' ? '' : (OF_LETTER.get(symbol.split('_')[0]!) ?? ''))

const SCALE: Readonly<Record<string, number>> = { kN: 1e3, kNm: 1e6, 'kNm³': 1e12, m: 1e3 }

/** One of a printed unit in N and mm: 1 kN is 1000. */
export const scaleOf = (unit: string): number => SCALE[unit] ?? 1
