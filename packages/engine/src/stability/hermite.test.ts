import { describe, expect, it } from 'vitest'
import { curvatureBlock, loadVector, momentBlock, slopeBlock, valueBlock } from './hermite.ts'

const L = 137
const p = 3.7
const q = -1.9

/** Shape functions and their derivatives at ξ = x/L. */
const shapes = (t: number) => ({
  value: [1 - 3 * t * t + 2 * t ** 3, L * (t - 2 * t * t + t ** 3), 3 * t * t - 2 * t ** 3, L * (t ** 3 - t * t)],
  slope: [(6 * t * t - 6 * t) / L, 1 - 4 * t + 3 * t * t, (6 * t - 6 * t * t) / L, 3 * t * t - 2 * t],
  curvature: [(12 * t - 6) / L ** 2, (6 * t - 4) / L, (6 - 12 * t) / L ** 2, (6 * t - 2) / L],
})
type Kind = keyof ReturnType<typeof shapes>

/** Gauss quadrature of five points, exact to the ninth degree. */
const GAUSS: [number, number][] = [
  [0, 0.5688888888888889],
  [-0.5384693101056831, 0.47862867049936647],
  [0.5384693101056831, 0.47862867049936647],
  [-0.906179845938664, 0.23692688505618908],
  [0.906179845938664, 0.23692688505618908],
]

const integral = (f: (t: number) => number) => GAUSS.reduce((sum, [s, w]) => sum + (w * L * f((s + 1) / 2)) / 2, 0)
const weight = (t: number) => p + (q - p) * t

describe('the integrals over an element with linear weight equal Gauss quadrature', () => {
  it.each([
    ['curvature', 'curvature', 'curvature', (out: Float64Array) => curvatureBlock(L, out), () => 1],
    ['slope', 'slope', 'slope', (out: Float64Array) => slopeBlock(L, p, q, out), weight],
    ['value', 'value', 'value', (out: Float64Array) => valueBlock(L, p, q, out), weight],
    ['moment', 'value', 'curvature', (out: Float64Array) => momentBlock(L, p, q, out), weight],
  ] as const)('%s', (_, rows, columns, fill, w) => {
    const block = new Float64Array(16)
    fill(block)
    for (let i = 0; i < 4; i++) {
      for (let j = 0; j < 4; j++) {
        const exact = integral((t) => w(t) * shapes(t)[rows as Kind][i]! * shapes(t)[columns as Kind][j]!)
        expect(Math.abs(block[4 * i + j]! - exact)).toBeLessThan(1e-12 * Math.max(1e-6, Math.abs(exact)) * L ** 2)
      }
    }
  })

  it('load', () => {
    const out = new Float64Array(4)
    loadVector(L, p, q, out)
    out.forEach((value, i) => {
      const exact = integral((t) => weight(t) * shapes(t).value[i]!)
      expect(Math.abs(value - exact)).toBeLessThan(1e-12 * Math.abs(exact))
    })
  })
})
