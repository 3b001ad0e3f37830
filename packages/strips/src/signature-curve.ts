/** Smallest load factor over the half-wavelength, and its minima. */

import { assembleSection } from './assembled-section.ts'
import { foldLines } from './fold-lines.ts'
import { type ModeKind, modeKind } from './mode-kind.ts'
import { type ModeShape, modeShape } from './mode-shape.ts'
import { FactorSolver } from './smallest-factor.ts'
import type { StripModel } from './strip-model.ts'

export interface Minimum {
  lengthMm: number
  factor: number
  kind: ModeKind
}

export interface SignatureCurve {
  /** at each of the half-wavelengths given; infinite where no stress compresses */
  factors: number[]
  /** by rising half-wavelength; none where the curve has none */
  minima: Minimum[]
}

/** Half-wavelengths of a curve [mm]: even steps of their logarithm. */
export function halfWavelengths(count = 80, from = 30, to = 10_000): number[] {
  return Array.from({ length: count }, (_, i) => from * (to / from) ** (i / (count - 1)))
}

/** Width of the last interval of the golden section, as a ratio of lengths less one; the factor is then exact to its square. */
const LENGTH_TOLERANCE = 1e-4
const GOLDEN = (Math.sqrt(5) - 1) / 2

/** A point of the curve with the shape in which the section buckles there. */
export interface BucklingMode extends Minimum {
  shape: ModeShape
}

/** @param lengthsMm half-wavelengths in any order */
export function signatureCurve(model: StripModel, lengthsMm: readonly number[]): SignatureCurve {
  const { modes, minima } = traceCurve(model, lengthsMm)
  return {
    factors: modes.map((m) => m.factor),
    minima: minima.map(({ lengthMm, factor, kind }) => ({ lengthMm, factor, kind })),
  }
}

/** The same with the shapes; without its minima where a first look is enough. */
export function traceCurve(
  model: StripModel,
  lengthsMm: readonly number[],
  withMinima = true,
): { modes: BucklingMode[]; minima: BucklingMode[] } {
  const section = assembleSection(model)
  const solver = new FactorSolver(section)
  const folds = foldLines(model)
  const modeAt = (lengthMm: number): BucklingMode => {
    const factor = solver.factorAt(lengthMm)
    const shape = modeShape(section, solver.shape)
    return { lengthMm, factor, kind: modeKind(folds, shape), shape }
  }
  const rising = lengthsMm.map((length, at) => ({ length, at })).sort((a, b) => a.length - b.length)
  const modes = new Array<BucklingMode>(lengthsMm.length)
  for (const { length, at } of rising) modes[at] = modeAt(length)
  const sorted = rising.map(({ at }) => modes[at]!)
  const minima: BucklingMode[] = []
  for (let i = 1; withMinima && i < sorted.length - 1; i++) {
    const [before, here, after] = [sorted[i - 1]!, sorted[i]!, sorted[i + 1]!]
    if (here.factor < before.factor && here.factor <= after.factor)
      minima.push(modeAt(goldenSection((l) => solver.factorAt(l), before.lengthMm, after.lengthMm)))
  }
  return { modes, minima }
}

/** Length of the smallest factor between two, on a logarithmic scale. */
function goldenSection(factorAt: (length: number) => number, from: number, to: number): number {
  let [a, b] = [Math.log(from), Math.log(to)]
  let [p, q] = [b - GOLDEN * (b - a), a + GOLDEN * (b - a)]
  let [fp, fq] = [factorAt(Math.exp(p)), factorAt(Math.exp(q))]
  while (b - a > LENGTH_TOLERANCE) {
    if (fp <= fq) {
      ;[b, q, fq] = [q, p, fp]
      p = b - GOLDEN * (b - a)
      fp = factorAt(Math.exp(p))
    } else {
      ;[a, p, fp] = [p, q, fq]
      q = a + GOLDEN * (b - a)
      fq = factorAt(Math.exp(q))
    }
  }
  return Math.exp((a + b) / 2)
}
