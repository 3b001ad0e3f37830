import type { DesignRequest } from '@madre/contract'
import { omegaRoof } from './omega-roof.ts'

const five = (value: number) => [value, value, value, value, value]
const lap = (left: number, right: number) => ({ kind: 'LAP' as const, left, right })

/** A roof of five spans of 6 m, Z profiles lapped over every support between them, heavier ones in the end bays. */
export const lappedRoof: DesignRequest = {
  ...omegaRoof,
  steelGrades: ['S350'],
  inclinationDegrees: 6,
  spanLengthsM: five(6),
  hasLeftCantilever: false,
  hasRightCantilever: false,
  transverseLengthM: 1.8,
  sectionTypes: ['Z'],
  loadPermanentDistributed: five(0.18),
  loadPermanentDistributedMin: null,
  loadPermanentDistributedMax: null,
  loadLiveDistributed: five(0.4),
  loadSnowRegular: five(0.6),
  spanRestraints: { upper: { type: 0, lateralLocks: five(0) }, lower: { use: false, lateralLocks: five(0) } },
  claddingProperties: { coveringInertia: 20, fixationsPerMeter: 3 },
  joints: { supports: [lap(10, 15), lap(10, 10), lap(10, 10), lap(15, 10)], endBays: 'HEAVIER' },
}

/** Three of its spans, with a lap and a hinge. */
export const hingedRoof: DesignRequest = {
  ...lappedRoof,
  spanLengthsM: [6, 6, 6],
  loadPermanentDistributed: [0.18, 0.18, 0.18],
  loadLiveDistributed: [0.4, 0.4, 0.4],
  loadSnowRegular: [0.6, 0.6, 0.6],
  spanRestraints: { upper: { type: 0, lateralLocks: [0, 0, 0] }, lower: { use: false, lateralLocks: [0, 0, 0] } },
  joints: { supports: [lap(10, 12), { kind: 'HINGE' }] },
}
