import type { Curve, DiagramKind } from '@madre/drawing'
import type { Envelopes, LineForces, LoadCaseStatics } from '@madre/engine'

/** What is drawn of each kind: one curve, the two of an envelope, or none. */
export type DiagramCurves = Record<DiagramKind, Curve[]>

export function ofEnvelopes(e: Envelopes): DiagramCurves {
  const pair = (max: number[], min: number[]): Curve[] => [
    { xM: e.xM, values: max },
    { xM: e.xM, values: min },
  ]
  return {
    moment: pair(e.momentMaxKnm, e.momentMinKnm),
    shear: pair(e.shearMaxKn, e.shearMinKn),
    deflection: pair(e.deflectionMaxMm, e.deflectionMinMm),
  }
}

export function ofForces(f: LineForces): DiagramCurves {
  return {
    moment: [{ xM: f.xM, values: f.momentKnm }],
    shear: [{ xM: f.xM, values: f.shearKn }],
    deflection: f.deflectionMm ? [{ xM: f.xM, values: f.deflectionMm }] : [],
  }
}

/** A load case has no deflection of its own: the stiffness depends on the moments of the combination. */
export function ofCase({ stations: s }: LoadCaseStatics): DiagramCurves {
  return {
    moment: [{ xM: s.xM, values: s.momentKnm }],
    shear: [{ xM: s.xM, values: s.shearKn }],
    deflection: [],
  }
}
