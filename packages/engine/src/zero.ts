/** What counts as zero: the rounding that floating point leaves of equal numbers; decision 0026. */

/** A number below this part of its measure is nothing but rounding: 53 bits leave 1e-16 of one operation, some thousands of it of a line. */
const ROUNDING = 1e-12

/** Utilisations and effects this close, as a part of the largest, are the same one: of them the place is named that an engineer meets first. */
export const SAME = 1e-9

/**
 * The value, or 0 where it is nothing beside its measure: of forces and moments of a load case their largest on the line, of I_yz √(I_y·I_z), of
 * lengths of a section its depth, of ratios 1. Never −0.
 */
export const zeroBeside = (value: number, measure: number): number =>
  Math.abs(value) < ROUNDING * measure || value === 0 ? 0 : value

/** a + b, 0 where it is nothing beside its larger term. */
export const sumOf = (a: number, b: number): number => zeroBeside(a + b, Math.max(Math.abs(a), Math.abs(b)))

/** a − b, 0 where it is nothing beside its larger term. */
export const differenceOf = (a: number, b: number): number => sumOf(a, -b)

/** Values along a line, in place: 0 where they are nothing beside the largest of them. */
export function clearRounding(values: Float64Array): Float64Array {
  const largest = largestOf(values)
  for (let i = 0; i < values.length; i++) values[i] = zeroBeside(values[i]!, largest)
  return values
}

/** The largest size along a line. */
export function largestOf(values: Float64Array): number {
  let largest = 0
  for (let i = 0; i < values.length; i++) largest = Math.max(largest, Math.abs(values[i]!))
  return largest
}
