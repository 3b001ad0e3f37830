/** A flat roof of the spans given [m], 2 m apart, without any load. */
import type { DesignRequest, SnowBands, WindBands } from '../request.ts'

export const wind = (...pairs: [number, number][]): WindBands => {
  const [[w1, l1] = [0, 0], [w2, l2] = [0, 0], [w3, l3] = [0, 0]] = pairs
  return { w1, l1, w2, l2, w3, l3 }
}

export const drift = (...pairs: [number, number][]): SnowBands => {
  const { w1: s1, w2: s2, w3: s3, ...lengths } = wind(...pairs)
  return { s1, s2, s3, ...lengths }
}

export function plainRequest(spanLengthsM: number[], changes: Partial<DesignRequest> = {}): DesignRequest {
  const zeros = spanLengthsM.map(() => 0)
  return {
    steelGrades: ['S350'],
    simulationType: 'ROOF',
    location: 'OTHER',
    inclinationDegrees: 0,
    spanLengthsM,
    hasLeftCantilever: false,
    hasRightCantilever: false,
    transverseLengthM: 2,
    supportWidth: 'BETWEEN_135_AND_200',
    sectionTypes: ['Z'],
    sectionOrientation: 'MAJOR_AXIS_BENDING_REGULAR',
    profileOrientation: 'HORIZONTAL',
    loadPermanentDistributed: zeros,
    loadPermanentDistributedMin: null,
    loadPermanentDistributedMax: null,
    loadPermanentPoint: [],
    loadLiveDistributed: zeros,
    loadLivePoint: [],
    loadLiveCombinationFactor: { psi1: 0, psi2: 0, psi3: 0 },
    loadWindPressure: wind(),
    loadWindSuction: wind(),
    loadWindLocalPressure: wind(),
    loadWindLocalSuction: wind(),
    loadWindCombinationFactor: { psi1: 0.6, psi2: 0.2, psi3: 0 },
    loadSnowRegular: null,
    loadSnowExceptional: null,
    loadSnowAccumulation: drift(),
    loadSnowCombinationFactor: { psi1: 0.5, psi2: 0.2, psi3: 0 },
    deflectionLimit: { limit: 200, combination: 'CHARACTERISTIC' },
    axialLoad: { valueKn: 0, direction: 'TRACTION', type: 'DESIGN' },
    spanRestraints: { upper: { type: 0, lateralLocks: zeros }, lower: { use: false, lateralLocks: zeros } },
    claddingProperties: { coveringInertia: 0, fixationsPerMeter: 0 },
    ...changes,
  }
}
