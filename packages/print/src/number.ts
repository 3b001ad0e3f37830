/** How every number is written. The browser's start has it; what a derivation needs beside it is in `printed-number.ts`, which comes later. */
export type DecimalMark = '.' | ','

/** The decimal mark of a language of the product or of the drawings. */
export function decimalMarkOf(language: string): DecimalMark {
  return language === 'en' ? '.' : ','
}

/** A number with fixed decimals, the language's mark and a true minus sign; never "−0.00", nothing grouped. */
export function formatNumber(value: number, decimals: number, mark: DecimalMark, sign = false): string {
  const digits = Math.abs(value).toFixed(decimals)
  const isZero = Number(digits) === 0
  const prefix = isZero ? '' : value < 0 ? '−' : sign ? '+' : ''
  return prefix + digits.replace('.', mark)
}

/** Decimals needed to write a value as typed, between `min` and `max`. */
export function decimalsOf(value: number, min = 0, max = 3): number {
  for (let d = min; d < max; d++) if (Math.abs(value - Number(value.toFixed(d))) < 1e-9) return d
  return max
}

/** Rounded up to `decimals`, so that a value above 100 % is never printed as 100 %; the tolerance is that of a passed check, 1e-9. */
export function roundUp(value: number, decimals: number): number {
  const factor = 10 ** decimals
  return Math.ceil(value * factor - 1.01e-9 * factor) / factor || 0
}
