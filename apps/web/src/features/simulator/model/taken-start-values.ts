import { canonicalJson, numberIn, type StartValueKey, type StartValues } from '@madre/contract'
import { startValueKeys } from '../../../ui/simulation/start-value-facts.ts'
import { isLiveOfCategoryH } from './roof-point.ts'
import type { Draft } from './simulation.ts'
import { toRequest } from './to-request.ts'

/** Why the restraints of a simulation are none to start another one with. */
type NoRestraints = 'FACADE' | 'SPAN_BY_SPAN'

/**
 * What of a simulation new ones can start with. Restraints are a number for every span: those of a façade follow its type and spans, and those
 * that differ from span to span belong to these spans. Of a roof of category H its concentrated load, 0 where it is off.
 */
export function startValuesOf(draft: Draft): { values: StartValues; noRestraints: NoRestraints | null } {
  const request = toRequest(draft, { project: '', description: '', date: '' })
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
 * Which of the values of a simulation are proposed as the user's: those they have, and those that are not the product's. That new roofs begin
 * without their concentrated load is for the user to say: an older roof that does not have it proposes nothing.
 */
export function proposedKeys(values: StartValues, product: StartValues, own: StartValues | null): StartValueKey[] {
  const isLeftOut = (key: StartValueKey) => key === 'roofPointLoadKn' && values.roofPointLoadKn === 0
  return startValueKeys(values).filter(
    (key) => own?.[key] !== undefined || (!isSameStart(values, product, key) && !isLeftOut(key)),
  )
}

/** Whether a start value is the same in both. */
export const isSameStart = (a: StartValues, b: StartValues, key: StartValueKey): boolean =>
  canonicalJson(a[key] ?? null) === canonicalJson(b[key] ?? null)
