import type { DesignRequest } from '@madre/contract'

const NONE = { w1: 0, l1: 0, w2: 0, l2: 0, w3: 0, l3: 0 }
const all = (value: number) => [value, value, value, value]

/** A roof of two spans with cantilevers and most actions on. */
export const request: DesignRequest = {
  steelGrades: ['S280', 'S350'],
  simulationType: 'ROOF',
  location: 'PORTUGAL',
  inclinationDegrees: 5,
  spanLengthsM: [0.25, 5, 5, 0.25],
  hasRightCantilever: true,
  hasLeftCantilever: true,
  transverseLengthM: 2,
  supportWidth: 'BETWEEN_135_AND_200',
  sectionTypes: ['OMEGA'],
  sectionOrientation: 'MAJOR_AXIS_BENDING_REGULAR',
  profileOrientation: 'HORIZONTAL',
  loadPermanentDistributed: null,
  loadPermanentDistributedMin: all(0.15),
  loadPermanentDistributedMax: all(0.2),
  loadPermanentPoint: [{ spanType: 'SPAN', spanIdx: 0, loads: { p1: 0.5, p2: 0, l1: 50, l2: 0 } }],
  loadLiveDistributed: all(0.4),
  loadLivePoint: [],
  loadLiveCombinationFactor: { psi1: 0, psi2: 0, psi3: 0 },
  loadWindPressure: { ...NONE, w1: 0.3, l1: 10.5 },
  loadWindSuction: { ...NONE, w1: 0.9, l1: 2, w2: 0.6, l2: 4 },
  loadWindLocalPressure: NONE,
  loadWindLocalSuction: { ...NONE, w1: 1.2, l1: 1 },
  loadWindCombinationFactor: { psi1: 0.6, psi2: 0.2, psi3: 0 },
  loadSnowRegular: all(0.4),
  loadSnowExceptional: null,
  loadSnowAccumulation: { s1: 0, l1: 0, s2: 0, l2: 0, s3: 0, l3: 0 },
  loadSnowCombinationFactor: { psi1: 0.5, psi2: 0.2, psi3: 0 },
  deflectionLimit: { limit: 200, combination: 'CHARACTERISTIC' },
  axialLoad: { valueKn: 0, direction: 'TRACTION', type: 'DESIGN' },
  spanRestraints: { upper: { type: 0, lateralLocks: all(0) }, lower: { use: true, lateralLocks: [0, 2, 1, 0] } },
  claddingProperties: { coveringInertia: 0, fixationsPerMeter: 0 },
}
