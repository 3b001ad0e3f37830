import { ROUNDING } from '../en1993-1-3-2006/5-5-1-sums.ts'
import type { Explanation } from '../explanation.ts'
import type { Candidate } from '../search/candidate.ts'
import { StepList } from './step-list.ts'

/** The model of the effective sections before anything is reduced, and I_gr on it; method 3.4 and 3.5. */
export function sharpCorners({ model, unreduced }: Candidate): Explanation['section']['sharpCorners'] {
  const { delta, delta_effective, plates, profile } = model
  const A = unreduced.A / (1 - delta_effective)
  const I = unreduced.I_y / (1 - 2 * delta_effective)
  const width = plates.reduce((sum, p) => sum + p.b_sharp, 0)
  const list = new StepList()
  const Sigma_r_phi = (delta * width) / 0.43
  const rounding = list.formula(ROUNDING.delta, { Sigma_r_phi, Sigma_b_p: width })
  list.formula(ROUNDING.I_gr, { I_g_sh: I, delta: rounding })
  return {
    values: [
      { symbol: 'A_g_sh', value: A, unit: 'mm²' },
      ...(profile.isSymmetric ? [] : [{ symbol: 'y_c_sh', value: unreduced.y_c, unit: 'mm' }]),
      { symbol: 'z_c_sh', value: unreduced.z_c, unit: 'mm' },
      { symbol: 'I_g_sh', value: I, unit: 'mm⁴' },
    ],
    steps: list.steps,
  }
}
