import type { Format } from '../../../i18n/format.ts'

/** Rounded up to so many decimals, so that what is printed as 100 % never exceeds it; the tolerance is that of a passed check, 1e-9. */
export function roundUp(value: number, decimals: number): number {
  const factor = 10 ** decimals
  return Math.ceil(value * factor - 1.01e-9 * factor) / factor || 0
}

/** A utilisation as per cent with one decimal, rounded up; a dash where there is none. */
export function utilisationText(utilisation: number | null, format: Format): string {
  if (utilisation === null) return '–'
  return `${format.number(roundUp(utilisation, 3) * 100, 1, true)}\u00a0%`
}
