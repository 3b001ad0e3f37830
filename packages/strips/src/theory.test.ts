import { describe, expect, it } from 'vitest'
import { assembleSection, PER_NODE } from './assembled-section.ts'
import { signatureCurve } from './signature-curve.ts'
import { FactorSolver } from './smallest-factor.ts'
import { E, NU, plateStress, platesOf, polylineOf } from './testing/plate-sections.ts'

const G = E / (2 * (1 + NU))

/** Half of the last printed digit. */
const printed = (text: string) => 0.5 * 10 ** -(text.split('.')[1]?.length ?? 0)

/** Smallest factor of a model some of whose nodes are held against z by stiff springs. */
function heldAt(model: ReturnType<typeof polylineOf>, held: number[], length: number): number {
  const section = assembleSection(model)
  for (const node of held) section.K_0[(PER_NODE * section.place[node]! + 2) * (section.band + 1)]! += 1e9
  return new FactorSolver(section).factorAt(length)
}

describe('a plate by itself buckles at k_σ·σ_E', () => {
  const [b, t] = [100, 1]
  const flat = (stress?: (y: number) => number) =>
    polylineOf(
      [
        [0, 0],
        [b, 0],
      ],
      t,
      16,
      stress,
    )
  it.each([
    ['4.00', 'both edges held, compression', flat(), [0, 16], 1, 0],
    [
      '0.4255',
      'one edge held, compression, a long one: 6·(1 − ν)/π², which tables cut off at 0.425; less (b/a)²',
      flat(),
      [0],
      40,
      (1 / 40) ** 2,
    ],
    ['23.9', 'both edges held, bending', flat((y) => 1 - (2 * y) / b), [0, 16], 2 / 3, 0],
    ['7.81', 'both edges held, ψ = 0', flat((y) => 1 - y / b), [0, 16], 1, 0],
  ] as const)('k_σ = %s: %s', (k_sigma, _, model, held, ratio, less) => {
    const found = heldAt(model, [...held], ratio * b) / plateStress(t, b) - less
    expect(Math.abs(found - Number(k_sigma))).toBeLessThan(printed(k_sigma))
  })
})

describe('sections without any support', () => {
  it('a square tube buckles as four plates held at their edges, k_σ = 4.00', () => {
    const tube = polylineOf(
      [
        [0, 0],
        [80, 0],
        [80, 80],
        [0, 80],
        [0, 0],
      ],
      1,
      8,
    )
    const { minima } = signatureCurve(tube, [50, 60, 70, 80, 90, 100, 120])
    expect(minima.map((m) => m.kind)).toEqual(['local'])
    expect(Math.abs(minima[0]!.factor / plateStress(1, 80) - 4)).toBeLessThan(0.005)
    expect(Math.abs(minima[0]!.lengthMm / 80 - 1)).toBeLessThan(0.002)
  })

  it('a cruciform twists at G·(t/b)²', () => {
    const [b, t] = [100, 2]
    const ends: [number, number][] = [
      [b, 0],
      [-b, 0],
      [0, b],
      [0, -b],
    ]
    const cross = platesOf(
      ends.map((to) => ({ from: [0, 0], to, t })),
      8,
    )
    const factor = new FactorSolver(assembleSection(cross)).factorAt(4000)
    expect(Math.abs(factor / (G * (t / b) ** 2) - 1)).toBeLessThan(0.005)
  })

  it('a long column of I-section bends at π²EI_z/(A·L²)', () => {
    const [b, h, t, L] = [100, 100, 3, 8000]
    const model = platesOf(
      [
        { from: [-b / 2, 0], to: [0, 0], t },
        { from: [0, 0], to: [b / 2, 0], t },
        { from: [0, 0], to: [0, h], t },
        { from: [-b / 2, h], to: [0, h], t },
        { from: [0, h], to: [b / 2, h], t },
      ],
      6,
    )
    const I_z = (2 * t * b ** 3) / 12 + (h * t ** 3) / 12
    const euler = (Math.PI ** 2 * E * I_z) / ((2 * b + h) * t * L * L)
    expect(Math.abs(new FactorSolver(assembleSection(model)).factorAt(L) / euler - 1)).toBeLessThan(0.004)
  })

  it('a channel without lips bends and twists by the quadratic of Timoshenko', () => {
    const [b, h, t, L] = [60, 100, 3, 2500]
    const A = t * (h + 2 * b)
    const I_y = (t * h ** 3) / 12 + 2 * b * t * (h / 2) ** 2
    const y_c = b ** 2 / (h + 2 * b)
    const I_z = 2 * ((t * b ** 3) / 12 + b * t * (b / 2 - y_c) ** 2) + h * t * y_c ** 2
    const y_0 = y_c + (3 * b ** 2) / (h + 6 * b)
    const I_w = (((t * b ** 3 * h ** 2) / 12) * (3 * b + 2 * h)) / (6 * b + h)
    const I_t = (A * t ** 2) / 3
    const i_0_sq = (I_y + I_z) / A + y_0 ** 2
    const euler = (I: number) => (Math.PI / L) ** 2 * E * I
    const [N_y, N_z, N_T] = [euler(I_y), euler(I_z), (G * I_t + euler(I_w)) / i_0_sq]
    const beta = 1 - y_0 ** 2 / i_0_sq
    const N_TF = (N_y + N_T - Math.sqrt((N_y + N_T) ** 2 - 4 * beta * N_y * N_T)) / (2 * beta)
    const model = polylineOf(
      [
        [b, 0],
        [0, 0],
        [0, h],
        [b, h],
      ],
      t,
      8,
    )
    const factor = new FactorSolver(assembleSection(model)).factorAt(L)
    expect(Math.abs((factor * A) / Math.min(N_TF, N_z) - 1)).toBeLessThan(0.01)
    expect(N_TF).toBeLessThan(N_z)
  })
})
