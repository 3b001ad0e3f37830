import type { CalculationRequest } from './request.ts'

/** Names as in a request; what is absent starts with the product's own value. */
export interface StartValues
  extends Partial<
    Pick<
      CalculationRequest,
      | 'location'
      | 'steelGrades'
      | 'deflectionLimit'
      | 'deflectionLimits'
      | 'loadLiveCombinationFactor'
      | 'roofPointLoadKn'
      | 'loadWindCombinationFactor'
      | 'loadSnowCombinationFactor'
      | 'claddingProperties'
      | 'sheeting'
    >
  > {
  /** the same number of restraints in every span, since the spans are not known yet */
  spanRestraints?: {
    upper: { type: CalculationRequest['spanRestraints']['upper']['type']; lateralLocks: number }
    lower: { use: boolean; lateralLocks: number }
    restraintsDeclared?: boolean | undefined
  }
}

export type StartValueKey = keyof StartValues
