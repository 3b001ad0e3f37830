import { ACTIONS, type Action, type FoldedSection, sectionStrips } from './section-strips.ts'
import { halfWavelengths, type Minimum, signatureCurve } from './signature-curve.ts'

export interface SectionCurve {
  action: Action
  lengthsMm: number[]
  /** of the state of stress whose largest compression is f_yb */
  factors: number[]
}

export interface SectionMinimum extends Minimum {
  action: Action
  /** largest compressive stress when it buckles */
  stressNmm2: number
}

export interface SectionSignature {
  curves: SectionCurve[]
  minima: SectionMinimum[]
}

/** Signature curves of a section under the actions asked for, at 80 half-wavelengths from 30 mm to 10 m. */
export function sectionSignature(section: FoldedSection, actions: readonly Action[] = ACTIONS): SectionSignature {
  const signature: SectionSignature = { curves: [], minima: [] }
  for (const action of actions) {
    const lengthsMm = halfWavelengths()
    const { factors, minima } = signatureCurve(sectionStrips(section, action), lengthsMm)
    signature.curves.push({ action, lengthsMm, factors })
    for (const { lengthMm, factor, kind } of minima)
      signature.minima.push({ action, kind, lengthMm, factor, stressNmm2: factor * section.f_yb })
  }
  return signature
}
