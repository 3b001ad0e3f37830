/** Independent lines between hinges and sleeves, with the supports and the point loads of each: S.8, S.9, R.1. */
import { buildActions } from '../../src/actions/load-cases.ts'
import type { Joint, PurlinLine } from '../../src/input.ts'
import type { Mesh } from './loaded-line.ts'
import { endsOf } from './members.ts'

export interface CutSupport {
  /** of the whole line */
  index: number
  x: number
  node: number
  /** the line is cut here; which end of the independent line it is */
  cut: 'LEFT' | 'RIGHT' | null
  lap: { joint: number; a: number; b: number; left: number; right: number } | null
  /** from the support to the free end beyond, without the bearing: 0 at an end, infinite between spans */
  c_k: number
  /** half of it at a cut */
  bearing: number
}

export interface CutLine {
  from: number
  to: number
  supports: CutSupport[]
}

const cuts = ({ kind }: Joint) => kind === 'HINGE' || kind === 'SLEEVE'

export function cutLines(line: PurlinLine, mesh: Mesh): CutLine[] {
  const s_s = line.bearingLength
  const total = endsOf(line).at(-1)!
  const jointAt = (node: number) => mesh.joints.find((j) => j.node === node)
  const isCut = (node: number) => {
    const joint = jointAt(node)
    return joint !== undefined && cuts(joint.joint)
  }
  const bounds = [0, ...mesh.supports.filter(isCut).map((node) => mesh.x[node]!), total]
  return bounds.slice(1).map((to, i) => {
    const from = bounds[i]!
    const supports = mesh.supports.flatMap((node, index): CutSupport[] => {
      const x = mesh.x[node]!
      if (x < from - 1e-3 || x > to + 1e-3) return []
      const of = jointAt(node)
      const lap = of?.joint.kind === 'LAP' ? { ...of.joint, joint: of.index, left: of.left, right: of.right } : null
      const cut = !isCut(node) ? null : Math.abs(x - from) < 1e-3 ? 'LEFT' : 'RIGHT'
      const beyond = index === 0 ? x : index === mesh.supports.length - 1 ? total - x : Number.POSITIVE_INFINITY
      const c_k = cut ? 0 : Math.max(0, beyond - s_s / 2)
      return [{ index, x, node, cut, lap, c_k, bearing: cut ? s_s / 2 : s_s }]
    })
    return { from, to, supports }
  })
}

/** What a support carries of one independent line. @param P force at its node, which both sides of a cut carry in full */
export function reactionOn({ cut }: CutSupport, V_left: number, V_right: number, P: number): number {
  if (cut === 'LEFT') return V_right + P
  if (cut === 'RIGHT') return P - V_left
  return V_right - V_left + P
}

/** Places of the point loads of all cases, those closer than a micrometre as one. */
export function loadedPlaces(line: PurlinLine): number[] {
  const all = buildActions(line).cases.flatMap(({ normal }) => normal.points.map(({ x }) => x))
  return all.sort((a, b) => a - b).filter((x, i) => i === 0 || x - all[i - 1]! > 1e-3)
}
