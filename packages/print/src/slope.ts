import { type DecimalMark, decimalsOf, formatNumber } from './number.ts'

/** A slope typed as a percentage or a ratio is kept in degrees to this accuracy. */
const KEPT = 1e-6

const degreesOf = (rise: number): number => (Math.atan(rise) * 180) / Math.PI

/** "10 %" or "1:12" where that is how an angle was typed: it has more than three decimals and is that slope's; null where it is an angle itself. */
export function slopeAsTyped(degrees: number, mark: DecimalMark = '.'): string | null {
  if (decimalsOf(degrees, 0, 4) <= 3) return null
  const rise = Math.tan((degrees * Math.PI) / 180)
  const percent = Number((rise * 100).toFixed(2))
  const run = Number((1 / rise).toFixed(2))
  const text = (value: number) => formatNumber(value, decimalsOf(value, 0, 2), mark)
  const isThis = (slope: number) => Math.abs(degreesOf(slope) - degrees) <= KEPT
  if (isThis(percent / 100)) return `${text(percent)} %`
  return isThis(1 / run) ? `1:${text(run)}` : null
}

/** An angle as it was typed, with its unit: "8°", "10 % (5.71°)". */
export function slopeText(degrees: number, angle: string, mark: DecimalMark): string {
  const slope = slopeAsTyped(degrees, mark)
  return slope === null ? `${angle}°` : `${slope.replace(' ', '\u00a0')} (${formatNumber(degrees, 2, mark)}°)`
}
