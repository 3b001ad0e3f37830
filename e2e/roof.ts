import type { CalculationRequest } from '@madre/contract'

const NONE = { w1: 0, l1: 0, w2: 0, l2: 0, w3: 0, l3: 0 }
const all = (value: number) => [value, value, value]

/** A roof of three spans of 5 m without cantilevers, with ordinary loads: sections of all kinds pass and fail. */
export function roof(change: Partial<CalculationRequest> = {}): CalculationRequest {
  return {
    steelGrades: ['S280', 'S350'],
    simulationType: 'ROOF',
    location: 'PORTUGAL',
    inclinationDegrees: 5,
    spanLengthsM: all(5),
    hasLeftCantilever: false,
    hasRightCantilever: false,
    transverseLengthM: 1.5,
    supportWidth: 'BETWEEN_135_AND_200',
    sectionTypes: ['OMEGA'],
    sectionOrientation: 'MAJOR_AXIS_BENDING_REGULAR',
    profileOrientation: 'HORIZONTAL',
    loadPermanentDistributed: all(0.2),
    loadPermanentDistributedMin: null,
    loadPermanentDistributedMax: null,
    loadPermanentPoint: [],
    loadLiveDistributed: all(0.4),
    loadLivePoint: [],
    loadLiveCombinationFactor: { psi1: 0, psi2: 0, psi3: 0 },
    loadWindPressure: { ...NONE, w1: 0.3, l1: 15 },
    loadWindSuction: { ...NONE, w1: 0.6, l1: 15 },
    loadWindLocalPressure: NONE,
    loadWindLocalSuction: NONE,
    loadWindCombinationFactor: { psi1: 0.6, psi2: 0.2, psi3: 0 },
    loadSnowRegular: all(0.5),
    loadSnowExceptional: null,
    loadSnowAccumulation: { s1: 0, l1: 0, s2: 0, l2: 0, s3: 0, l3: 0 },
    loadSnowCombinationFactor: { psi1: 0.5, psi2: 0.2, psi3: 0 },
    deflectionLimit: { limit: 200, combination: 'CHARACTERISTIC' },
    axialLoad: { valueKn: 0, direction: 'TRACTION', type: 'DESIGN' },
    spanRestraints: {
      upper: { type: 0, lateralLocks: all(0) },
      lower: { use: false, lateralLocks: all(0) },
    },
    claddingProperties: { coveringInertia: 0, fixationsPerMeter: 0 },
    metadata: { language: 'EN', description: '', projectName: 'Braga', calculationDate: null },
    ...change,
  }
}
