import type { CalculationRequest } from '@madre/contract'
import { sampleRequest } from './sample-request.ts'

/** A roof with every action and restraints of both fibres: with 20 main spans one of the largest legal requests. */
export function longRequest(description: string, mainSpans = 20): CalculationRequest {
  const mains = Array.from({ length: mainSpans }, (_, i) => Math.round(1000 * (5 + 0.37 * (i % 7))) / 1000)
  const spanLengthsM = [1.2, ...mains, 0.9]
  const total = spanLengthsM.reduce((a, b) => a + b, 0)
  const part = (share: number) => Math.floor(1000 * share * total) / 1000
  const repeated = (...values: number[]) => spanLengthsM.map((_, i) => values[i % values.length] ?? 0)
  const bands = (w1: number, w2: number, w3: number) => ({
    ...{ w1, w2, w3 },
    ...{ l1: part(0.2), l2: part(0.5), l3: part(0.25) },
  })
  const points = (p1: number): CalculationRequest['loadPermanentPoint'] =>
    mains.map((_, spanIdx) => ({ spanType: 'SPAN', spanIdx, loads: { p1, p2: p1 / 2, l1: 33, l2: 71 } }))
  return sampleRequest({
    spanLengthsM,
    sectionTypes: ['C'],
    loadPermanentDistributed: null,
    loadPermanentDistributedMin: repeated(0.1, 0.11, 0.12),
    loadPermanentDistributedMax: repeated(0.2, 0.22, 0.24),
    loadPermanentPoint: points(0.1),
    loadLiveDistributed: repeated(0.4, 0.43, 0.46, 0.49, 0.52),
    loadLivePoint: points(0.2),
    loadLiveCombinationFactor: { psi1: 0.7, psi2: 0.5, psi3: 0.3 },
    loadWindPressure: bands(0.4, 0.24, 0.16),
    loadWindSuction: bands(0.9, 0.54, 0.36),
    loadWindLocalPressure: bands(0.5, 0.3, 0.2),
    loadWindLocalSuction: bands(1.1, 0.66, 0.44),
    loadSnowRegular: repeated(0.5, 0.52, 0.54, 0.56),
    loadSnowExceptional: repeated(0.7, 0.72, 0.74, 0.76),
    loadSnowAccumulation: { s1: 0.8, s2: 0.3, s3: 0.5, l1: part(0.1), l2: part(0.3), l3: part(0.2) },
    axialLoad: { valueKn: 12, direction: 'COMPRESSIONS', type: 'DESIGN' },
    spanRestraints: {
      upper: { type: 1, lateralLocks: repeated(1, 2, 3, 4) },
      lower: { use: true, lateralLocks: repeated(1, 2, 3) },
    },
    claddingProperties: { coveringInertia: 12, fixationsPerMeter: 5 },
    metadata: { language: 'EN', description, projectName: 'P', calculationDate: null },
  })
}
