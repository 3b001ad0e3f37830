import type { Curve, DiagramKind } from '@madre/drawing'
import type { Envelopes, LineForces, LoadCaseStatics } from '@madre/engine'

/** A diagram of the stack; 'lateral' is the moment about z of the load in the plane of the envelope. */
export type StackKind = DiagramKind | 'lateral'

/** Curves of each kind: one, the two of an envelope, or none; thin ones for members that end inside laps. */
export type DiagramCurves = Record<StackKind, Curve[]> & { ending?: { moment: Curve[]; shear: Curve[] } }

export function ofEnvelopes(e: Envelopes): DiagramCurves {
  const pair = (max: number[], min: number[]): Curve[] => [
    { xM: e.xM, values: max },
    { xM: e.xM, values: min },
  ]
  return {
    moment: pair(e.momentMaxKnm, e.momentMinKnm),
    shear: pair(e.shearMaxKn, e.shearMinKn),
    lateral: e.lateralMomentMaxKnm && e.lateralMomentMinKnm ? pair(e.lateralMomentMaxKnm, e.lateralMomentMinKnm) : [],
    deflection: pair(e.deflectionMaxMm, e.deflectionMinMm),
  }
}

export function ofForces(f: LineForces): DiagramCurves {
  return {
    moment: [{ xM: f.xM, values: f.momentKnm }],
    shear: [{ xM: f.xM, values: f.shearKn }],
    lateral: [],
    deflection: f.deflectionMm ? [{ xM: f.xM, values: f.deflectionMm }] : [],
    ...(f.ending && f.ending.length > 0 && { ending: ofEnding(f.ending) }),
  }
}

/** Linear from their share over the support to 0 at their rows: their shear is constant. */
function ofEnding(members: NonNullable<LineForces['ending']>): NonNullable<DiagramCurves['ending']> {
  return {
    moment: members.map(({ fromM, toM, momentKnm }) => ({ xM: [fromM, toM], values: [...momentKnm] })),
    shear: members.map(({ fromM, toM, momentKnm: [from, to] }) => {
      const shear = (to - from) / (toM - fromM)
      return { xM: [fromM, toM], values: [shear, shear] }
    }),
  }
}

/** A load case has no deflection: the stiffness depends on the moments of the combination. */
export function ofCase({ stations: s }: LoadCaseStatics): DiagramCurves {
  return {
    moment: [{ xM: s.xM, values: s.momentKnm }],
    shear: [{ xM: s.xM, values: s.shearKn }],
    lateral: [],
    deflection: [],
  }
}
