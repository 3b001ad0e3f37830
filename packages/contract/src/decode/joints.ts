/** The joints of a request as the engine takes them: lengths in mm. */
import type { Joints } from '@madre/engine'
import type { JointsRequest } from '../joints-schema.ts'
import { lapSidesM } from '../laps.ts'

const mm = (lengthM: number): number => lengthM * 1e3

/** Null where the request has none. @param spansM its main spans */
export function jointsOf(joints: JointsRequest | undefined, spansM: number[]): Joints | null {
  if (!joints) return null
  return {
    supports: joints.supports.map((joint, i) => {
      if (joint.kind !== 'LAP') return { kind: joint.kind }
      const [left, right] = lapSidesM(joint, joints.lapUnit, [spansM[i] ?? 0, spansM[i + 1] ?? 0])
      return { kind: 'LAP', a: mm(left), b: mm(right) }
    }),
    endBays: joints.endBays ?? 'SAME',
  }
}
