import { canonicalJson, numberIn, type StartValueKey, type StartValues } from '@madre/contract'
import { startValueKeys } from '../../../ui/simulation/start-value-facts.ts'
import { isLiveOfCategoryH } from './roof-point.ts'
import type { Draft } from './simulation.ts'
import { toRequest } from './to-request.ts'

/** Why the restraints of a simulation cannot be start values. */
type NoRestraints = 'FACADE' | 'SPAN_BY_SPAN'

/**
 * The values of a simulation that new ones can start with. Restraints are one number for every span: those of a façade follow from its type
 * and spans, and different ones belong to these spans. Of a roof of category H its concentrated load, 0 where it is off.
 */
export function startValuesOf(draft: Draft): { values: StartValues; noRestraints: NoRestraints | null } {
  const request = toRequest(draft)
  const { location, steelGrades, deflectionLimit, deflectionLimits, claddingProperties, simulationType, metadata } =
    request
  const { loadLiveCombinationFactor, loadWindCombinationFactor, loadSnowCombinationFactor } = request
  const { sheeting } = request
  const { fastenerMm: a } = draft.values.cladding
  const { upper, lower } = request.spanRestraints
  const common = (list: number[]) => (list.every((n) => n === list[0]) ? (list[0] ?? 0) : null)
  const [above, below] = [common(upper.lateralLocks), common(lower.lateralLocks)]
  const isUneven = above === null || below === null
  const noRestraints = simulationType === 'FACADE' ? 'FACADE' : isUneven ? 'SPAN_BY_SPAN' : null
  const values: StartValues = {
    location,
    steelGrades,
    deflectionLimit,
    ...(deflectionLimits ? { deflectionLimits } : {}),
    loadLiveCombinationFactor,
    ...(simulationType === 'ROOF' && isLiveOfCategoryH(draft.values)
      ? { roofPointLoadKn: numberIn(request, 'roofPointLoadKn') }
      : {}),
    loadWindCombinationFactor,
    loadSnowCombinationFactor,
    ...(noRestraints || isUneven
      ? {}
      : {
          spanRestraints: {
            upper: { type: upper.type, lateralLocks: above },
            lower: { use: lower.use, lateralLocks: below },
            ...(metadata.restraintsDeclared ? { restraintsDeclared: true } : {}),
          },
        }),
    // Where the fasteners stand is kept for the next C or Z.
    claddingProperties: { ...claddingProperties, ...(a === null ? {} : { fastenerToWebMm: a }) },
    ...(sheeting ? { sheeting } : {}),
  }
  return { values, noRestraints }
}

/**
 * The values of a simulation proposed as the user's start values: those the user has, and those that differ from the product's. An older
 * roof without its concentrated load proposes nothing: starting without it is the user's decision.
 */
export function proposedKeys(values: StartValues, product: StartValues, own: StartValues | null): StartValueKey[] {
  const isLeftOut = (key: StartValueKey) => key === 'roofPointLoadKn' && values.roofPointLoadKn === 0
  return startValueKeys(values).filter(
    (key) => own?.[key] !== undefined || (!isSameStart(values, product, key) && !isLeftOut(key)),
  )
}

export const isSameStart = (a: StartValues, b: StartValues, key: StartValueKey): boolean =>
  canonicalJson(a[key] ?? null) === canonicalJson(b[key] ?? null)
