/** The largest requests the engine is held to, and shorter lines of the same kind: cantilevers, every action, unequal spans. */
import type { DesignRequest, PointLoads } from '@madre/contract'
import type { ProfileType } from '../src/input.ts'

/** `panel` under one with restraints of the lower fibre; `free` with restraints of both fibres. */
export type LargestKind =
  | 'omega-panel-traction'
  | 'omega-free-wind-compression'
  | 'c-free-compression'
  | 'z-panel-traction'

interface Kind {
  profile: ProfileType
  upperType: 0 | 1
  axial: Omit<DesignRequest['axialLoad'], 'valueKn'>
}

const KINDS: Record<LargestKind, Kind> = {
  'omega-panel-traction': { profile: 'OMEGA', upperType: 0, axial: { direction: 'TRACTION', type: 'DESIGN' } },
  'omega-free-wind-compression': {
    profile: 'OMEGA',
    upperType: 1,
    axial: { direction: 'COMPRESSIONS', type: 'UNFACTORED_WIND' },
  },
  'c-free-compression': { profile: 'C', upperType: 1, axial: { direction: 'COMPRESSIONS', type: 'DESIGN' } },
  'z-panel-traction': { profile: 'Z', upperType: 0, axial: { direction: 'TRACTION', type: 'DESIGN' } },
}

export const LARGEST_KINDS = Object.keys(KINDS) as LargestKind[]

const rounded = (value: number) => Math.round(value * 1000) / 1000

/** A line of `mainSpans` spans with a cantilever at either end; 20 make the largest legal one. */
export function largestRequest(kind: LargestKind, mainSpans = 20): DesignRequest {
  const { profile, upperType, axial } = KINDS[kind]
  const mains = Array.from({ length: mainSpans }, (_, i) => rounded(5 + 0.37 * (i % 7)))
  const spanLengthsM = [1.2, ...mains, 0.9]
  const total = spanLengthsM.reduce((a, b) => a + b, 0)
  const repeated = (...values: number[]) => spanLengthsM.map((_, i) => values[i % values.length]!)
  const partsOf = (a: number, b: number, c: number) => ({
    l1: rounded(a * total),
    l2: rounded(b * total),
    l3: rounded(c * total),
  })
  const wind = (w1: number, w2: number, w3: number) => ({ w1, w2, w3, ...partsOf(0.2, 0.5, 0.25) })
  const points = (size: number): PointLoads[] => [
    { spanType: 'CONSOLE', spanIdx: 0, loads: { p1: size, p2: size / 2, l1: 30, l2: 80 } },
    ...mains.map(
      (_, i): PointLoads => ({
        spanType: 'SPAN',
        spanIdx: i,
        loads: { p1: rounded(size * (1 + (i % 3))), p2: rounded(size / 3), l1: 33, l2: 71 },
      }),
    ),
    { spanType: 'CONSOLE', spanIdx: 1, loads: { p1: size, p2: size / 2, l1: 30, l2: 80 } },
  ]
  return {
    steelGrades: ['S280', 'S350'],
    simulationType: 'ROOF',
    location: 'PORTUGAL',
    inclinationDegrees: 12,
    spanLengthsM,
    hasLeftCantilever: true,
    hasRightCantilever: true,
    transverseLengthM: 1.5,
    supportWidth: 'BETWEEN_135_AND_200',
    sectionTypes: [profile],
    sectionOrientation: 'MAJOR_AXIS_BENDING_REGULAR',
    profileOrientation: 'HORIZONTAL',
    loadPermanentDistributed: null,
    loadPermanentDistributedMin: repeated(0.1, 0.11, 0.12),
    loadPermanentDistributedMax: repeated(0.2, 0.22, 0.24),
    loadPermanentPoint: points(0.1),
    loadLiveDistributed: repeated(0.4, 0.43, 0.46, 0.49, 0.52),
    loadLivePoint: points(0.2),
    loadLiveCombinationFactor: { psi1: 0.7, psi2: 0.5, psi3: 0.3 },
    loadWindPressure: wind(0.4, 0.24, 0.16),
    loadWindSuction: wind(0.9, 0.54, 0.36),
    loadWindLocalPressure: wind(0.5, 0.3, 0.2),
    loadWindLocalSuction: wind(1.1, 0.66, 0.44),
    loadWindCombinationFactor: { psi1: 0.6, psi2: 0.2, psi3: 0 },
    loadSnowRegular: repeated(0.5, 0.52, 0.54, 0.56),
    loadSnowExceptional: repeated(0.7, 0.72, 0.74, 0.76),
    loadSnowAccumulation: { s1: 0.8, s2: 0.3, s3: 0.5, ...partsOf(0.1, 0.3, 0.2) },
    loadSnowCombinationFactor: { psi1: 0.5, psi2: 0.2, psi3: 0 },
    deflectionLimit: { limit: 200, combination: 'CHARACTERISTIC' },
    axialLoad: { valueKn: 12, ...axial },
    spanRestraints: {
      upper: { type: upperType, lateralLocks: upperType === 0 ? repeated(0) : repeated(1, 2, 3, 4) },
      lower: { use: true, lateralLocks: repeated(1, 2, 3) },
    },
    claddingProperties: { coveringInertia: 12, fixationsPerMeter: 5 },
  }
}
