/** F.7(c) on the section of a shell line, by the second program: sharp corners, no factors. */
import { beam, meshOf } from '../second-program/mesh.ts'
import { type Gross, grossOf, rigidLine } from '../second-program/rigid-fields.ts'
import type { WireLine } from '../second-program/wire-loads.ts'
import type { FlangedDimensions, FreeLine } from './case.ts'
import { partsOf } from './line-parts.ts'

/** The upper flange points towards +y. */
export function grossOfFlanged({ profile, h, b, c, t, bLower = b }: FlangedDimensions): Gross {
  const [h_p, c_p] = [h - t, c - t / 2]
  const lower = (profile === 'C' ? 1 : -1) * (bLower - t)
  return grossOf(
    [
      [b - t, c_p],
      [b - t, 0],
      [0, 0],
      [0, h_p],
      [lower, h_p],
      [lower, h_p - c_p],
    ],
    0,
    t,
  )
}

/** The line as the second program meshes it, under its own load. */
function solved({ section, spansMm, barsMm, qNmm }: FreeLine['case']) {
  const { ends } = partsOf({ consoles: [0, 0], spans: spansMm })
  const none = { z: [], y: [], n: [], Pz: [], Py: [], Pn: [], N: 0 }
  const length = ends.at(-1)!
  const line: WireLine = {
    spans: spansMm.map((_, i) => ({ from: ends[i]!, to: ends[i + 1]!, isCantilever: false })),
    length,
    supports: ends,
    cases: new Map(),
    ownWeight: none,
    gammas: { Gsup: 1, Ginf: 1, Q: 1, M0: 1, M1: 1 },
    uls: [],
    characteristic: [],
    upperRestraints: barsMm,
    lowerRestraints: barsMm,
  }
  const mesh = meshOf(line)
  const supports = ends.map(mesh.nodeAt)
  const bars = barsMm.map(mesh.nodeAt)
  const q = mesh.perElement([{ from: 0, to: length, value: qNmm }])
  const P = new Float64Array(mesh.x.length)
  const { M } = beam(mesh, supports, 1, q, P)
  return { mesh, g: grossOfFlanged(section), held: { supports, upper: bars, lower: bars }, state: { M, N: P, q, P } }
}

/** α of the rigid section, before the factor for its distortion; bars hold both flanges. */
export function freeLineByRule(line: FreeLine['case']): number {
  const { mesh, g, held, state } = solved(line)
  return rigidLine(mesh, g, held, -g.z_s, line.section.h - line.section.t - g.z_s).factor(state)
}

/** Smallest f_y·W/|M| of the gross section, in steel of 350 N/mm². */
export function ultimateFactor(line: FreeLine['case']): number {
  const { g, state } = solved(line)
  const { h, t } = line.section
  const W = g.I_y / Math.max(g.z_c, h - t - g.z_c)
  return (350 * W) / Math.max(...state.M.map(Math.abs))
}
