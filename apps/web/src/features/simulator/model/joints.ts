import {
  canBeLapped,
  type EndBayNeed,
  endBayNeeds,
  LAPS,
  type LapFault,
  type LapSides,
  lapFaults,
} from '@madre/contract'
import type { SupportJoint, Values } from './values.ts'

export const JOINT_KINDS = ['CONTINUOUS', 'LAP', 'SLEEVE', 'HINGE'] as const satisfies SupportJoint['kind'][]
export type JointKind = (typeof JOINT_KINDS)[number]

const CONTINUOUS: SupportJoint = { kind: 'CONTINUOUS' }

/** Usual lengths of a lap [% of the span], and on the inner side of the first and the last inner support. */
const USUAL = { percent: 10, inner: 15 } as const

const spansM = ({ spans }: Pick<Values, 'spans'>): number[] => spans.main.map(({ size }) => size)
/** The spans that meet on an inner support [m]. */
export const joinedSpans = (values: Pick<Values, 'spans'>, i: number) =>
  [values.spans.main[i]?.size ?? 0, values.spans.main[i + 1]?.size ?? 0] as const
export const lapUnit = ({ joints }: Pick<Values, 'joints'>) => (joints.isInMetres ? 'M' : 'PERCENT')

const hundredths = (value: number) => Math.round(value * 100) / 100

/**
 * The proposed lap over an inner support, in the unit of the line: 10 % of each span, 15 % on the inner side of the first and the last
 * support. Beside a much longer span, the shorter side is as long as necessary, as far as its span allows.
 */
export function proposedLap(values: Values, i: number): LapSides {
  const { length } = values.joints.supports
  const spans = joinedSpans(values, i)
  const isInner = [length > 1 && i === length - 1, length > 1 && i === 0] as const
  const { mostOfSpan, mostUnequal, shortestM } = LAPS
  const usual = isInner.map((inner, k) => ((inner ? USUAL.inner : USUAL.percent) * spans[k]!) / 100)
  const longest = Math.max(...usual)
  const grown = usual.map((side, k) =>
    // Two laps share a span.
    Math.min((mostOfSpan / 2) * spans[k]!, Math.max(side, longest / mostUnequal, shortestM)),
  )
  const shortest = Math.min(...grown)
  const [left, right] = grown.map((side, k) => {
    const lengthM = Math.min(side, mostUnequal * shortest)
    if (values.joints.isInMetres) return hundredths(lengthM)
    const percent = (100 * lengthM) / spans[k]!
    const isGrown = lengthM > usual[k]!
    return (isGrown ? Math.ceil(percent * 10 - 1e-6) : Math.floor(percent * 10 + 1e-6)) / 10
  })
  return { left: left!, right: right! }
}

export const newJoint = (values: Values, i: number, kind: JointKind): SupportJoint =>
  kind === 'LAP' ? { kind, ...proposedLap(values, i) } : { kind }

export const withJoints = (values: Values, part: Partial<Values['joints']>): Values => ({
  ...values,
  joints: { ...values.joints, ...part },
})

/** Another kind over one support; a lap starts with the proposal. */
export const setJointKind = (values: Values, i: number, kind: JointKind): Values =>
  values.joints.supports[i]?.kind === kind
    ? values
    : withJoints(values, { supports: values.joints.supports.with(i, newJoint(values, i, kind)) })

export const withLaps = (values: Values, lapAt: (lap: LapSides, i: number) => LapSides): Values =>
  withJoints(values, {
    supports: values.joints.supports.map((joint, i) =>
      joint.kind === 'LAP' ? { ...joint, ...lapAt(joint, i) } : joint,
    ),
  })

/** Every lap as long as proposed. */
export const proposeLaps = (values: Values): Values => withLaps(values, (_, i) => proposedLap(values, i))

export const areLapsProposed = (values: Values): boolean =>
  values.joints.supports.every((joint, i) => {
    if (joint.kind !== 'LAP') return true
    const { left, right } = proposedLap(values, i)
    return joint.left === left && joint.right === right
  })

/**
 * The joints after a change of the spans. Remaining ones keep their kind and their typed lengths; new supports get the kind of all others,
 * if they have one kind.
 */
export function withJointsOf(before: Values, values: Values): Values {
  const { supports } = before.joints
  const common = supports.every(({ kind }) => kind === supports[0]?.kind) ? supports[0]?.kind : undefined
  const kept = withJoints(values, {
    supports: Array.from({ length: values.spans.main.length - 1 }, (_, i) => supports[i] ?? CONTINUOUS),
  })
  const kinds = kept.joints.supports.map(({ kind }, i) => (i < supports.length ? kind : (common ?? 'CONTINUOUS')))
  const next = kinds.reduce((line, kind, i) => setJointKind(line, i, kind), kept)
  return areLapsProposed(before) ? proposeLaps(next) : next
}

/** Whether sections of this profile can be lapped. */
export const offersLap = ({ profileType }: Pick<Values, 'profileType'>): boolean => canBeLapped(profileType)

/** The effective joints: without laps for profiles that cannot be lapped, and without impossible heavier end bays. */
export function countedJoints(values: Values): Values['joints'] {
  const supports = values.joints.supports.map((joint) =>
    joint.kind === 'LAP' && !offersLap(values) ? CONTINUOUS : joint,
  )
  const hasHeavierEndBays = values.joints.hasHeavierEndBays && heavierNeeds(values).length === 0
  return { ...values.joints, supports, hasHeavierEndBays }
}

/** Missing requirements of heavier end bays. */
export function heavierNeeds({ joints, profileType, restraints, spans }: Values): EndBayNeed[] {
  const kinds = joints.supports.map(({ kind }) => (kind === 'LAP' && !canBeLapped(profileType) ? 'CONTINUOUS' : kind))
  return endBayNeeds({
    mainSpans: spans.main.length,
    byPanel: !restraints.use || restraints.upper.byPanel,
    profileType,
    ends: [kinds[0] ?? 'CONTINUOUS', kinds.at(-1) ?? 'CONTINUOUS'],
  })
}

export const isInPieces = (values: Values): boolean =>
  countedJoints(values).supports.some(({ kind }) => kind !== 'CONTINUOUS')

/** Whether laps were left out with another profile. */
export const lapsLeftOut = (values: Values): boolean =>
  !offersLap(values) && values.joints.supports.some(({ kind }) => kind === 'LAP')

/** Laps that cannot be built. */
export const jointFaults = (values: Values): LapFault[] =>
  lapFaults(
    countedJoints(values).supports.map((joint) => (joint.kind === 'LAP' ? joint : null)),
    lapUnit(values),
    spansM(values),
  )
