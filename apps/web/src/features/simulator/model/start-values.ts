import {
  type CalculationRequest,
  furtherDeflectionsOf,
  type StartValues,
  typedCladding,
  typedRestraints,
} from '@madre/contract'
import { detectDelta } from './delta-presets.ts'
import {
  claddingValues,
  equalRestraints,
  furtherLimitsOf,
  type RoofPoint,
  restraintsOf,
  type Triple,
  type Values,
} from './values.ts'

const triple = ({ psi1, psi2, psi3 }: CalculationRequest['loadWindCombinationFactor']): Triple => [psi1, psi2, psi3]

/** @param own  the concentrated load of the user's new roofs [kN]; 0: none, absent: the product's */
function roofPoint(product: RoofPoint, own: number | undefined): RoofPoint {
  if (own === undefined) return product
  return own === 0
    ? { ...product, on: { ...product.on, ROOF: false } }
    : { on: { ...product.on, ROOF: true }, value: own }
}

/** The values of a new simulation with the user's own; all others are the product's. */
export function withStartValues(values: Values, start: StartValues): Values {
  const { deflectionLimit, deflectionLimits, spanRestraints, claddingProperties, sheeting } = start
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
    deflection: deflectionLimit ?? values.deflection,
    furtherDeflections: deflectionLimits
      ? furtherLimitsOf(furtherDeflectionsOf(deflectionLimits))
      : values.furtherDeflections,
    loads: {
      ...values.loads,
      live: {
        ...live,
        distributed: {
          ...live.distributed,
          deltas: deltas.live,
          cfgMode: { ...live.distributed.cfgMode, deltaCfgOption: detectDelta('live', deltas.live) },
        },
        roofPoint: roofPoint(live.roofPoint, start.roofPointLoadKn),
      },
    },
    wind: {
      ...values.wind,
      deltas: deltas.wind,
      cfgMode: { ...values.wind.cfgMode, deltaCfgOption: detectDelta('wind', deltas.wind) },
    },
    snow: { ...values.snow, deltas: deltas.snow, cfgMode: { deltaCfgOption: detectDelta('snow', deltas.snow) } },
    restraints: spanRestraints
      ? restraintsOf(typedRestraints(spanRestraints), ([count = 0]) => equalRestraints(spans, count))
      : values.restraints,
    ...(claddingProperties || sheeting
      ? claddingValues(claddingProperties ? typedCladding(claddingProperties) : values.cladding, sheeting)
      : {}),
  }
}
