/** A change that helps (the engine's words), as fields of the request it was found for. */
import type { Change } from '@madre/engine'
import type { DesignRequest } from '../request.ts'

/** What may change in a request. */
export type RequestPatch = Partial<
  Pick<
    DesignRequest,
    'transverseLengthM' | 'spanRestraints' | 'claddingProperties' | 'sheeting' | 'steelGrades' | 'joints'
  >
>

export const spacingPatch = (spacingM: number): RequestPatch => ({ transverseLengthM: spacingM })

/** The fields that a change sets; null where it would change nothing. */
export function patchOf(change: Change, request: DesignRequest): RequestPatch | null {
  switch (change.kind) {
    case 'SPACING':
      return spacingPatch(change.spacingM)
    case 'CLADDING': {
      const { fixationsPerMeter, coveringInertia } = change
      return { claddingProperties: { ...request.claddingProperties, fixationsPerMeter, coveringInertia } }
    }
    case 'SHEETING':
      return request.sheeting?.kind === 'TRAPEZOIDAL' ? { sheeting: { ...request.sheeting, ribs: change.ribs } } : null
    case 'UNHELD':
      return { spanRestraints: withoutPanel(request), sheeting: undefined }
    case 'RESTRAINTS':
      return { spanRestraints: withRestraints(change, request) }
    case 'STEEL': {
      const { steelGrades } = request
      return steelGrades.includes(change.steel) ? null : { steelGrades: [...steelGrades, change.steel] }
    }
    case 'LAPS':
      return request.joints ? { joints: withLaps(change, request.joints) } : null
  }
}

/** An upper fibre that restraints may hold, none of them yet. */
const withoutPanel = ({ spanRestraints: { upper, lower } }: DesignRequest): DesignRequest['spanRestraints'] => ({
  upper: { type: 1, lateralLocks: upper.lateralLocks.map(() => 0) },
  lower,
})

/** In the unit they were typed in. */
function withLaps(
  { percent, laps }: Extract<Change, { kind: 'LAPS' }>,
  joints: NonNullable<DesignRequest['joints']>,
): NonNullable<DesignRequest['joints']> {
  const isInMetres = joints.lapUnit === 'M'
  return {
    ...joints,
    supports: joints.supports.map((joint, j) => {
      const lap = laps.find((of) => of.joint === j)
      if (joint.kind !== 'LAP' || !lap) return joint
      return isInMetres
        ? { ...joint, left: lap.leftM, right: lap.rightM }
        : { ...joint, left: Math.max(joint.left, percent), right: Math.max(joint.right, percent) }
    }),
  }
}

/** Restraints of the lower fibre that were not in use start from none. */
function withRestraints(
  { fibre, added, spanIndex }: Extract<Change, { kind: 'RESTRAINTS' }>,
  { spanRestraints: { upper, lower }, spanLengthsM, hasLeftCantilever, hasRightCantilever }: DesignRequest,
): DesignRequest['spanRestraints'] {
  const last = spanLengthsM.length - 1
  const isMain = (i: number) => !(hasLeftCantilever && i === 0) && !(hasRightCantilever && i === last)
  const more = (restraints: number[], inForce: boolean) =>
    restraints.map((n, i) => (inForce ? n : 0) + ((spanIndex === null ? isMain(i) : i === spanIndex) ? added : 0))
  return fibre === 'UPPER'
    ? { upper: { ...upper, lateralLocks: more(upper.lateralLocks, true) }, lower }
    : { upper, lower: { use: true, lateralLocks: more(lower.lateralLocks, lower.use) } }
}
