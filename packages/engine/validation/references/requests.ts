import type { DesignRequest, SnowBands, WindBands } from '@madre/contract'

/** Requests the hand calculations start from: nothing on them but what a calculation adds. */

const NO_WIND: WindBands = { w1: 0, l1: 0, w2: 0, l2: 0, w3: 0, l3: 0 }
const NO_DRIFT: SnowBands = { s1: 0, l1: 0, s2: 0, l2: 0, s3: 0, l3: 0 }

export const wind = (...pairs: [number, number][]): WindBands => {
  const [a = [0, 0], b = [0, 0], c = [0, 0]] = pairs
  return { w1: a[0], l1: a[1], w2: b[0], l2: b[1], w3: c[0], l3: c[1] }
}

export const drift = (...pairs: [number, number][]): SnowBands => {
  const [a = [0, 0], b = [0, 0], c = [0, 0]] = pairs
  return { s1: a[0], l1: a[1], s2: b[0], l2: b[1], s3: c[0], l3: c[1] }
}

/** A flat roof purlin without any load over `spansM`, spacing 2 m, every factor recommended. */
export function unloaded(spansM: number[], changes: Partial<DesignRequest> = {}): DesignRequest {
  const zeros = spansM.map(() => 0)
  return {
    steelGrades: ['S350'],
    simulationType: 'ROOF',
    location: 'OTHER',
    inclinationDegrees: 0,
    spanLengthsM: spansM,
    hasLeftCantilever: false,
    hasRightCantilever: false,
    transverseLengthM: 2,
    supportWidth: 'BETWEEN_135_AND_200',
    sectionTypes: ['OMEGA'],
    sectionOrientation: 'MAJOR_AXIS_BENDING_REGULAR',
    profileOrientation: 'HORIZONTAL',
    loadPermanentDistributed: zeros,
    loadPermanentDistributedMin: null,
    loadPermanentDistributedMax: null,
    loadPermanentPoint: [],
    loadLiveDistributed: zeros,
    loadLivePoint: [],
    loadLiveCombinationFactor: { psi1: 0, psi2: 0, psi3: 0 },
    loadWindPressure: NO_WIND,
    loadWindSuction: NO_WIND,
    loadWindLocalPressure: NO_WIND,
    loadWindLocalSuction: NO_WIND,
    loadWindCombinationFactor: { psi1: 0.6, psi2: 0.2, psi3: 0 },
    loadSnowRegular: null,
    loadSnowExceptional: null,
    loadSnowAccumulation: NO_DRIFT,
    loadSnowCombinationFactor: { psi1: 0.5, psi2: 0.2, psi3: 0 },
    deflectionLimit: { limit: 200, combination: 'CHARACTERISTIC' },
    axialLoad: { valueKn: 0, direction: 'TRACTION', type: 'DESIGN' },
    spanRestraints: { upper: { type: 0, lateralLocks: zeros }, lower: { use: false, lateralLocks: zeros } },
    claddingProperties: { coveringInertia: 0, fixationsPerMeter: 0 },
    ...changes,
  }
}
