import type { CalculationRequest } from '@madre/contract'

/** A roof of two spans with cantilevers, everything plain: a request that calculates as it stands. */
export function sampleRequest(change: Partial<CalculationRequest> = {}): CalculationRequest {
  const bands = { w1: 0, l1: 0, w2: 0, l2: 0, w3: 0, l3: 0 }
  return {
    steelGrades: ['S280', 'S350'],
    simulationType: 'ROOF',
    location: 'PORTUGAL',
    inclinationDegrees: 5,
    spanLengthsM: [0.25, 5, 5, 0.25],
    hasLeftCantilever: true,
    hasRightCantilever: true,
    transverseLengthM: 2,
    supportWidth: 'BETWEEN_135_AND_200',
    sectionTypes: ['OMEGA'],
    sectionOrientation: 'MAJOR_AXIS_BENDING_REGULAR',
    profileOrientation: 'HORIZONTAL',
    loadPermanentDistributed: [0.2, 0.2, 0.2, 0.2],
    loadPermanentDistributedMin: null,
    loadPermanentDistributedMax: null,
    loadPermanentPoint: [],
    loadLiveDistributed: [0.4, 0.4, 0.4, 0.4],
    loadLivePoint: [],
    loadLiveCombinationFactor: { psi1: 0, psi2: 0, psi3: 0 },
    loadWindPressure: { ...bands, w1: 0.3, l1: 10.5 },
    loadWindSuction: { ...bands, w1: 0.6, l1: 10.5 },
    loadWindLocalPressure: bands,
    loadWindLocalSuction: bands,
    loadWindCombinationFactor: { psi1: 0.6, psi2: 0.2, psi3: 0 },
    loadSnowRegular: [0.4, 0.4, 0.4, 0.4],
    loadSnowExceptional: null,
    loadSnowAccumulation: { s1: 0, l1: 0, s2: 0, l2: 0, s3: 0, l3: 0 },
    loadSnowCombinationFactor: { psi1: 0.5, psi2: 0.2, psi3: 0 },
    deflectionLimit: { limit: 200, combination: 'CHARACTERISTIC' },
    axialLoad: { valueKn: 0, direction: 'TRACTION', type: 'DESIGN' },
    spanRestraints: {
      upper: { type: 0, lateralLocks: [0, 0, 0, 0] },
      lower: { use: false, lateralLocks: [0, 0, 0, 0] },
    },
    claddingProperties: { coveringInertia: 0, fixationsPerMeter: 0 },
    metadata: { language: 'PT', description: '', projectName: 'Nave 1', calculationDate: null },
    ...change,
  }
}
