import type { CalculationRequest } from '@madre/client'
import sample from '../docs/samples/request.json' with { type: 'json' }

const NONE = { w1: 0, l1: 0, w2: 0, l2: 0, w3: 0, l3: 0 }
const all = (value: number) => [value, value, value]

/** A roof of three spans of 5 m without cantilevers, with ordinary loads: sections of all kinds pass and fail. */
export function roof(change: Partial<CalculationRequest> = {}): CalculationRequest {
  return {
    ...(sample as CalculationRequest),
    inclinationDegrees: 5,
    spanLengthsM: all(5),
    hasLeftCantilever: false,
    hasRightCantilever: false,
    loadPermanentDistributed: all(0.2),
    loadPermanentDistributedMin: null,
    loadPermanentDistributedMax: null,
    loadLiveDistributed: all(0.4),
    loadWindPressure: { ...NONE, w1: 0.3, l1: 15 },
    loadWindSuction: { ...NONE, w1: 0.6, l1: 15 },
    loadSnowRegular: all(0.5),
    spanRestraints: {
      upper: { type: 0, lateralLocks: all(0) },
      lower: { use: false, lateralLocks: all(0) },
    },
    claddingProperties: { coveringInertia: 0, fixationsPerMeter: 0 },
    metadata: { language: 'EN', description: '', projectName: 'Braga', calculationDate: null },
    ...change,
  }
}
