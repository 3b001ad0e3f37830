import type { CalculationRequest, StartValues } from '@madre/contract'
import { detectDelta } from './delta-presets.ts'
import { cladding, equalLocks, type Triple, type Values } from './values.ts'

const triple = ({ psi1, psi2, psi3 }: CalculationRequest['loadWindCombinationFactor']): Triple => [psi1, psi2, psi3]

/** The values of a new simulation with the user's own in their place; every other stays the product's. */
export function withStartValues(values: Values, start: StartValues): Values {
  const { deflectionLimit, spanRestraints: locks, claddingProperties } = start
  const { live } = values.loads
  const deltas = {
    live: start.loadLiveCombinationFactor ? triple(start.loadLiveCombinationFactor) : live.distributed.deltas,
    wind: start.loadWindCombinationFactor ? triple(start.loadWindCombinationFactor) : values.wind.deltas,
    snow: start.loadSnowCombinationFactor ? triple(start.loadSnowCombinationFactor) : values.snow.deltas,
  }
  const spans = values.spans.main.length
  return {
    ...values,
    location: start.location ?? values.location,
    deformation: deflectionLimit?.limit ?? values.deformation,
    combination: deflectionLimit?.combination ?? values.combination,
    loads: {
      ...values.loads,
      live: {
        ...live,
        distributed: {
          ...live.distributed,
          deltas: deltas.live,
          cfgMode: { ...live.distributed.cfgMode, deltaCfgOption: detectDelta('live', deltas.live) },
        },
      },
    },
    wind: {
      ...values.wind,
      deltas: deltas.wind,
      cfgMode: { ...values.wind.cfgMode, deltaCfgOption: detectDelta('wind', deltas.wind) },
    },
    snow: { ...values.snow, deltas: deltas.snow, cfgMode: { deltaCfgOption: detectDelta('snow', deltas.snow) } },
    locks: locks
      ? {
          use: locks.upper.type !== 0 || locks.upper.lateralLocks !== 0 || locks.lower.use,
          upperFibre: { type: locks.upper.type, lateralLocks: equalLocks(spans, locks.upper.lateralLocks) },
          lowerFibre: { use: locks.lower.use, lateralLocks: equalLocks(spans, locks.lower.lateralLocks) },
        }
      : values.locks,
    claddingProperties: claddingProperties ? cladding(claddingProperties) : values.claddingProperties,
  }
}
