import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AssembledSection, assembleSection } from './assembled-section.ts'
import { FactorSolver } from './smallest-factor.ts'
import { strainEnergy } from './strain-energy.ts'
import { E, NU, platesOf, polylineOf } from './testing/plate-sections.ts'

/** Smallest positive factor from the whole spectrum: Cholesky, then Jacobi rotations, all matrices full. */
function fromSpectrum(section: AssembledSection, length: number): number {
  const { n, band } = section
  const k = Math.PI / length
  const full = (value: (at: number) => number) => {
    const rows = Array.from({ length: n }, () => new Float64Array(n))
    for (let i = 0; i < n; i++)
      for (let d = 0; d <= Math.min(band, n - 1 - i); d++) rows[i]![i + d] = rows[i + d]![i] = value(i * (band + 1) + d)
    return rows
  }
  const L = full(
    (at) => section.K_0[at]! + k * section.K_1[at]! + k ** 2 * section.K_2[at]! + k ** 4 * section.K_4[at]!,
  )
  const A = full((at) => k * k * section.G_2[at]!)
  for (let j = 0; j < n; j++)
    for (let i = j; i < n; i++) {
      let sum = L[i]![j]!
      for (let m = 0; m < j; m++) sum -= L[i]![m]! * L[j]![m]!
      L[i]![j] = i === j ? Math.sqrt(sum) : sum / L[j]![j]!
    }
  for (const side of ['rows', 'columns'])
    for (let c = 0; c < n; c++)
      for (let i = 0; i < n; i++) {
        let sum = side === 'rows' ? A[i]![c]! : A[c]![i]!
        for (let m = 0; m < i; m++) sum -= L[i]![m]! * (side === 'rows' ? A[m]![c]! : A[c]![m]!)
        if (side === 'rows') A[i]![c] = sum / L[i]![i]!
        else A[c]![i] = sum / L[i]![i]!
      }
  for (let sweep = 0; sweep < 12; sweep++)
    for (let p = 0; p < n; p++)
      for (let q = p + 1; q < n; q++) {
        const off = A[p]![q]!
        if (Math.abs(off) < 1e-300) continue
        const angle = 0.5 * Math.atan2(2 * off, A[p]![p]! - A[q]![q]!)
        const [c, s] = [Math.cos(angle), Math.sin(angle)]
        for (let m = 0; m < n; m++) {
          const [a, b] = [A[p]![m]!, A[q]![m]!]
          A[p]![m] = c * a + s * b
          A[q]![m] = c * b - s * a
        }
        for (let m = 0; m < n; m++) {
          const [a, b] = [A[m]![p]!, A[m]![q]!]
          A[m]![p] = c * a + s * b
          A[m]![q] = c * b - s * a
        }
      }
  return 1 / Math.max(...A.map((row, i) => row[i]!))
}

const far = fc.double({ min: 20, max: 200, noNaN: true })
const stressed = fc.double({ min: -1, max: 1, noNaN: true })

describe('the smallest load factor', () => {
  it('is that of the whole spectrum, for open, branched and closed sections and any stress', () => {
    fc.assert(
      fc.property(
        far,
        far,
        far,
        fc.double({ min: 0.5, max: 4, noNaN: true }),
        fc.double({ min: 30, max: 1500, noNaN: true }),
        stressed,
        stressed,
        fc.constantFrom('open', 'branched', 'closed'),
        (b, h, c, t, length, gy, gz, form) => {
          const plates: Parameters<typeof platesOf>[0] = [
            { from: [b, 0], to: [0, 0], t },
            { from: [0, 0], to: [0, h], t },
            { from: [0, h], to: [c, h], t },
          ]
          if (form === 'branched') plates.push({ from: [0, 0], to: [-c, 0], t: t / 2 })
          if (form === 'closed') plates.push({ from: [c, h], to: [b, 0], t })
          const model = platesOf(plates, 2, (y, z) => 0.3 + (gy * y) / 200 + (gz * z) / 200)
          fc.pre(Math.max(...model.stress) > 0.05)
          const section = assembleSection(model)
          const expected = fromSpectrum(section, length)
          expect(Math.abs(new FactorSolver(section).factorAt(length) / expected - 1)).toBeLessThan(1e-6)
        },
      ),
      { numRuns: 40, seed: 18 },
    )
  }, 60_000)

  it('is found where two modes cross, whatever shape the search starts from', () => {
    const omega = polylineOf(
      [
        [-85, 20],
        [-85, 0],
        [-50, 0],
        [-30, 120],
        [30, 120],
        [50, 0],
        [85, 0],
        [85, 20],
      ],
      1.5,
      6,
      (_, z) => 1 - z / 60,
    )
    const section = assembleSection(omega)
    const walked = new FactorSolver(section)
    for (const length of [30, 45, 60, 62, 100, 150, 400, 1200, 6000, 70]) {
      const alone = new FactorSolver(section).factorAt(length)
      expect(Math.abs(walked.factorAt(length) / alone - 1)).toBeLessThan(1e-8)
    }
  })

  it('does not exist without compression', () => {
    const pulled = polylineOf(
      [
        [50, 0],
        [0, 0],
        [0, 100],
      ],
      1,
      4,
      () => -1,
    )
    expect(new FactorSolver(assembleSection(pulled)).factorAt(200)).toBe(Number.POSITIVE_INFINITY)
  })
})

it('the energy of the strains is that of the stiffness matrix', () => {
  const section = assembleSection(
    polylineOf(
      [
        [40, 10],
        [50, 0],
        [0, 0],
        [-20, 90],
      ],
      2,
      3,
    ),
  )
  const k = Math.PI / 210
  const x = Float64Array.from({ length: section.n }, (_, i) => Math.sin(7 * i + 1))
  let energy = 0
  const width = section.band + 1
  for (let i = 0; i < section.n; i++)
    for (let d = 0; d < width && i + d < section.n; d++) {
      const at = i * width + d
      const K = section.K_0[at]! + k * section.K_1[at]! + k ** 2 * section.K_2[at]! + k ** 4 * section.K_4[at]!
      energy += (d === 0 ? 1 : 2) * K * x[i]! * x[i + d]!
    }
  expect(Math.abs(strainEnergy(section, k, x) / energy - 1)).toBeLessThan(1e-12)
  expect([section.E, section.nu]).toEqual([E, NU])
})
