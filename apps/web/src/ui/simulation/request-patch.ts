import type { CalculationRequest } from '@madre/contract'

/** What the results propose to change in the form. */
export type RequestPatch = Partial<
  Pick<CalculationRequest, 'transverseLengthM' | 'spanRestraints' | 'claddingProperties' | 'steelGrades'>
>
