/** The unit of a symbol as it is printed: its letter tells it, as in the standard; a letter that is not here has none. */

const OF_SYMBOL: Readonly<Record<string, string>> = { R: '' }

const OF_LETTER: Readonly<Record<string, string>> = {
  A: 'mm²',
  SigmaA: 'mm²',
  SigmaAy: 'mm³',
  SigmaAz: 'mm³',
  W: 'mm³',
  I: 'mm⁴',
  SigmaI: 'mm⁴',
  N: 'kN',
  V: 'kN',
  F: 'kN',
  R: 'kN',
  M: 'kNm',
  DeltaM: 'kNm',
  w: 'kNm³',
  q: 'kN/m',
  C: 'N',
  E: 'N/mm²',
  K: 'N/mm²',
  f: 'N/mm²',
  m: 'N/mm²',
  sigma: 'N/mm²',
  phi: '°',
}
const LENGTHS = new Set('a b c e g h i l r s t x y z L Sigma'.split(' '))

export function unitOf(symbol: string): string {
  const [letter = ''] = symbol.split('_')
  return OF_SYMBOL[symbol] ?? OF_LETTER[letter] ?? (LENGTHS.has(letter) ? 'mm' : '')
}

const SCALE: Readonly<Record<string, number>> = { kN: 1e3, kNm: 1e6, 'kNm³': 1e12, m: 1e3 }

/** So many N and mm is one of a printed unit. */
export const scaleOf = (unit: string): number => SCALE[unit] ?? 1
