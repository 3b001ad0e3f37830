/** The finite strips of the second opinion, which no check uses: curves of other programs, closed forms. */
import { readFileSync } from 'node:fs'
import { type StripModel, signatureCurve } from '../../../strips/src/index.ts'
import { plateStress, platesOf, polylineOf } from '../../../strips/src/testing/plate-sections.ts'
import { G } from '../../src/steel.ts'
import { printed, type Reference, within } from '../evidence.ts'

interface CurveCase {
  id: string
  source: string
  model: StripModel & { lengthsMm: number[] }
  factors: number[]
  minima: { half_wavelength: number; load_factor: number; kind: string }[]
}

const { cases, tolerance } = JSON.parse(
  readFileSync(new URL('../cases/strips/curves.json', import.meta.url), 'utf8'),
) as { cases: CurveCase[]; tolerance: number }

const curves = cases.map(
  ({ id, source, model, factors, minima }): Reference => ({
    clause: 'finiteStrips',
    rank: 'independent program',
    title: `signature curve of ${id}`,
    source,
    values: () => {
      const found = signatureCurve(model, model.lengthsMm)
      return [
        ...factors.map((factor, i) =>
          within(`factor at ${model.lengthsMm[i]} mm`, found.factors[i]!, factor, tolerance),
        ),
        ...minima.map(({ half_wavelength, load_factor, kind }) => {
          const near = found.minima.find((m) => m.kind === kind && Math.abs(m.lengthMm / half_wavelength - 1) < 1e-3)
          return within(`${kind} minimum`, near?.factor ?? Number.NaN, load_factor, tolerance)
        }),
      ]
    },
  }),
)

const TUBE = polylineOf(
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
const LEGS: [number, number][] = [
  [100, 0],
  [-100, 0],
  [0, 100],
  [0, -100],
]
const CROSS = platesOf(
  LEGS.map((to) => ({ from: [0, 0], to, t: 2 })),
  8,
)

export const finiteStripReferences: Reference[] = [
  ...curves,
  {
    clause: 'finiteStrips',
    rank: 'theory',
    title: 'plates of a square tube: k_σ at its minimum; legs of a cruciform: k_σ, and G·(t/b)² of its torsion',
    source: 'Timoshenko and Gere, Theory of Elastic Stability, 5.4, 9.2',
    values: () => {
      const [minimum] = signatureCurve(TUBE, [50, 60, 70, 80, 90, 100, 120]).minima
      const torsion = signatureCurve(CROSS, [4000]).factors[0]!
      return [
        printed('k_σ, both edges held', minimum!.factor / plateStress(1, 80), '4.00'),
        printed('k_σ, one edge held, less (b/a)²', torsion / plateStress(2, 100) - (100 / 4000) ** 2, '0.4255'),
        within('torsion', torsion, G * (2 / 100) ** 2, 0.002),
      ]
    },
  },
]
