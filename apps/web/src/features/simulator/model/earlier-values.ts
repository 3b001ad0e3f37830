/** Values as drafts were kept until the form had the words of the line. */
import type { CalculationRequest } from '@madre/contract'
import { NO_SHEETING, noJoints, type RestraintCounts, type Values } from './values.ts'

type Renamed =
  | 'envelope'
  | 'pitch'
  | 'isLevel'
  | 'isInverted'
  | 'spacing'
  | 'supports'
  | 'deflection'
  | 'furtherDeflections'
  | 'joints'
  | 'axial'
  | 'restraints'
  | 'cladding'
  | 'sheeting'

export interface EarlierValues extends Omit<Values, Renamed | 'snow'> {
  type: Values['envelope']
  angle: number
  profileOrientation: CalculationRequest['profileOrientation']
  profileFormat: CalculationRequest['sectionOrientation']
  profileSpacing: number
  supportWidth: Values['supports']
  deformation: number
  combination: Values['deflection']['combination']
  snow: Omit<Values['snow'], 'drift'> & { snowAccumulation: Values['snow']['drift'] }
  axialLoads: Pick<CalculationRequest['axialLoad'], 'direction' | 'type'> & { use: boolean; value: number }
  locks: {
    use: boolean
    upperFibre: { type: 0 | 1; lateralLocks: RestraintCounts }
    lowerFibre: { use: boolean; lateralLocks: RestraintCounts }
  }
  claddingProperties: {
    use: boolean
    coveringInertia: number
    fixationsPerMeter: number
    fastenerToWeb: number | null
  }
}

/** The same values by their names of today. */
export function valuesOfEarlier(earlier: EarlierValues): Values {
  const { type, angle, profileOrientation, profileFormat, profileSpacing, supportWidth, ...others } = earlier
  const { deformation, combination, snow, axialLoads, locks, claddingProperties, ...same } = others
  const { snowAccumulation: drift, ...otherSnow } = snow
  const { upperFibre, lowerFibre } = locks
  const { coveringInertia: inertia, fixationsPerMeter: fixings, fastenerToWeb: fastenerMm = null } = claddingProperties
  return {
    ...same,
    envelope: type,
    pitch: angle,
    isLevel: profileOrientation === 'HORIZONTAL',
    isInverted: profileFormat === 'MAJOR_AXIS_BENDING_INVERTED',
    spacing: profileSpacing,
    supports: supportWidth,
    deflection: { limit: deformation, combination },
    furtherDeflections: [],
    joints: noJoints(same.spans.main.length),
    snow: { ...otherSnow, drift },
    axial: {
      use: axialLoads.use,
      value: axialLoads.value,
      isTension: axialLoads.direction === 'TRACTION',
      kind: axialLoads.type,
    },
    restraints: {
      use: locks.use,
      upper: { byPanel: upperFibre.type === 0, perSpan: upperFibre.lateralLocks },
      lower: { isHeld: lowerFibre.use, perSpan: lowerFibre.lateralLocks },
    },
    cladding: { use: claddingProperties.use, inertia, fixings, fastenerMm },
    sheeting: structuredClone(NO_SHEETING),
  }
}
