/** Method 6.9 of the engine on the gross section of a shell line, without safety factors. */

import { decode } from '@madre/contract'
import { expect } from 'vitest'
import { genericCatalogue } from '../../src/catalogue/generic.ts'
import {
  bendFlange,
  buckleFlange,
  createFreeFlangeSpace,
  type FreeFlangeSpace,
} from '../../src/checks/free-flange/bending.ts'
import { type FlangeData, flangeData } from '../../src/checks/free-flange/data.ts'
import { edgePeak } from '../../src/checks/free-flange/stresses.ts'
import type { LineDesign } from '../../src/line/line-design.ts'
import { prepareLine } from '../../src/line/line-design.ts'
import { buildCandidates, type Candidate } from '../../src/search/candidate.ts'
import { buildSection } from '../../src/sections/section-model.ts'
import { nearestNode } from '../../src/stability/line-mesh.ts'
import { EN1993_1_3_2006 } from '../../src/standards/en1993-1-3-2006.ts'
import { unloaded } from '../references/requests.ts'
import type { FlangedDimensions } from './case.ts'

/** What the rule needs of a shell line. */
export interface RuledLine {
  section: FlangedDimensions
  spansMm: number[]
  barsMm: number[]
}

/** The gross section with sharp corners in place of the effective one. @param a fastener to web [mm] */
export function grossCandidate(
  line: LineDesign,
  { profile, h, b, c, t, bLower = b }: FlangedDimensions,
  C_D: number,
  a = b / 2,
): Candidate {
  const [built] = buildCandidates(line.input, genericCatalogue, EN1993_1_3_2006)
  if (!built || !('candidate' in built)) throw new Error('the catalogue has a section of the type')
  // An inside radius of −t/2 leaves the midline without roundings.
  const model = buildSection({ profile, h, bTop: b, bBottom: bLower, cTop: c, cBottom: c, r: -t / 2, t_nom: t, t })
  const { gross } = model
  const { I_y } = gross
  const W_top = I_y / (gross.z_c - t / 2)
  const W_bottom = I_y / (h - t / 2 - gross.z_c)
  const inBending = { ...built.candidate.effective.top, I_y, W_top, W_bottom }
  const { effective } = built.candidate
  return {
    ...built.candidate,
    f_yb: 350,
    model,
    fastener: { a, b, origin: 'MIDDLE' },
    // The spring of the shell line is given, wherever its fastener stands.
    sheeting: { ...built.candidate.sheeting, C_D },
    effective: { compression: { ...effective.compression, A: gross.A }, top: inBending, bottom: inBending },
  }
}

export interface SolvedLine {
  line: LineDesign
  data: FlangeData
  space: FreeFlangeSpace
  /** χ of 10.1.4.2 in steel of 350 N/mm² */
  chi: number
}

/** How many bars a span has: they divide it equally. */
export function barsBySpan({ spansMm, barsMm }: Pick<RuledLine, 'spansMm' | 'barsMm'>): number[] {
  let end = 0
  return spansMm.map((length) => {
    const [start, next] = [end, end + length]
    end = next
    const bars = barsMm.filter((x) => x > start && x < next).map((x) => x - start)
    bars.forEach((x, j) => {
      expect(x, 'bars divide their span equally').toBeCloseTo((length * (j + 1)) / (bars.length + 1), 6)
    })
    return bars.length
  })
}

/** The flange of a shell line under its uniform load, by the engine's own functions. @param scaleAt the station whose bending gives the load */
export function solveByRule(
  shell: RuledLine,
  fibre: 'upper' | 'lower',
  C_D: number | null,
  q: number,
  scaleAt?: { xMm: number; bending: number },
): SolvedLine {
  const { section, spansMm } = shell
  const isHeldByPanel = C_D !== null
  const restraints = barsBySpan(shell)
  const line = prepareLine(
    decode(
      unloaded(
        spansMm.map((mm) => mm / 1000),
        {
          sectionTypes: [section.profile],
          spanRestraints: {
            upper: { type: isHeldByPanel ? 0 : 1, lateralLocks: restraints },
            lower: { use: restraints.some((n) => n > 0), lateralLocks: restraints },
          },
        },
      ),
    ).line,
    EN1993_1_3_2006,
  )
  const candidate = grossCandidate(line, section, C_D ?? 0)
  const data = flangeData({ line, candidate }, fibre)
  const space = createFreeFlangeSpace(line)
  // The response to its own weight is that to 1 N/mm.
  const { M, q: one } = line.own.mesh
  let load = q
  if (scaleAt) {
    const perUnit = (data.sign * M[nearestNode(line.mesh, scaleAt.xMm)]!) / data.W
    load = scaleAt.bending / perUnit
    expect(Math.sign(load)).toBe(Math.sign(q))
  }
  for (let i = 0; i < M.length; i++) {
    space.forces.M[i] = load * M[i]!
    space.sigma[i] = (data.sign * load * M[i]!) / data.W
  }
  for (let k = 0; k < one.length; k++) space.forces.q[k] = load * one[k]!
  const { strut } = space.fibres.find((f) => f.fibre === fibre)!
  bendFlange(line, strut, data, space)
  return { line, data, space, chi: buckleFlange(strut, data, space).chi }
}

/** The largest stress of the rule at an edge of the compressed flange, (10.3b) [N/mm²]. */
export const largestByRule = ({ line, data, space }: SolvedLine): number => edgePeak(line, data, space, null).value

/** The same of (10.7), σ_c/χ_LT + m. */
export const largestInBuckling = ({ line, data, space, chi }: SolvedLine): number =>
  edgePeak(line, data, space, chi).value
