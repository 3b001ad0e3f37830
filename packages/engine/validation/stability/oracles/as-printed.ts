import { expect } from 'vitest'

/** Expects a value to agree with a printed one to half of its last printed digit. */
export function expectPrinted(value: number, printed: string): void {
  const decimals = printed.includes('.') ? printed.length - printed.indexOf('.') - 1 : 0
  expect(Math.abs(value - Number(printed)), `${value} printed as ${printed}`).toBeLessThanOrEqual(
    0.5000001 * 10 ** -decimals,
  )
}

/** Expects two values to agree to a fraction of the expected one. */
export function expectWithin(value: number, expected: number, fraction: number): void {
  expect(Math.abs(value - expected), `${value}, expected ${expected}`).toBeLessThanOrEqual(
    fraction * Math.abs(expected),
  )
}
