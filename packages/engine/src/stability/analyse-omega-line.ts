/** Buckling of one Ω line by itself: `madre line`. */
import { momentIn, solveContinuousBeam } from '../beam/continuous-beam.ts'
import { lineOf } from '../beam/line.ts'
import { omega, omegaWidths } from '../sections/profiles/omega.ts'
import { createLineMesh, nearestNode, OMEGA_LINE } from './line-mesh.ts'
import { createOmegaLine, omegaBuckling, setOmegaStiffness } from './omega-line.ts'
import type { OmegaLineInput } from './omega-line-input.ts'
import { omegaMatrices } from './omega-matrices.ts'
import { frameSprings, type OmegaMidlines } from './omega-shape.ts'

/** Load factors of the line: of each family before the factor 0.96, null where it is held or never buckles; α_cr after it. */
export interface OmegaLineResult {
  alphaSway: number | null
  alphaSpread: number | null
  alphaCr: number | null
}

const midlinesOf = ({ tNom, ...section }: OmegaLineInput['section']): OmegaMidlines => ({
  ...omegaWidths({ ...section, t_nom: tNom }),
  h_p: section.h - tNom,
  t: section.t,
  r_m: section.r > 0 ? section.r + tNom / 2 : 0,
})

/**
 * Load factors at which the line of one Ω section buckles; method 5.8 to 5.15.
 *
 * @param input lengths mm, loads N and N/mm positive towards the supports, N tension positive; r = 0: sharp corners
 * @throws ScopeError a plate shorter than its corners
 */
export function analyseOmegaLine(input: OmegaLineInput): OmegaLineResult {
  const { consoles, q, points, panel, CD } = input
  const material = { E: input.E, nu: input.nu }
  const inverted = input.format === 'INVERTED'
  const [left, right] = consoles
  const lengths = [...(left > 0 ? [left] : []), ...input.spans, ...(right > 0 ? [right] : [])]
  const isCantilever = (i: number) => (i === 0 && left > 0) || (i === lengths.length - 1 && right > 0)
  const mesh = createLineMesh(
    lengths.map((length, i) => ({ length, isCantilever: isCantilever(i) })),
    { upperRestraints: input.upper, lowerRestraints: input.lower, loads: points.map(([x]) => x) },
    OMEGA_LINE,
  )
  const beam = lineOf(lengths, left > 0, right > 0)
  let start = 0
  const distributed = lengths.map((length, i) => {
    start += length
    return { from: start - length, to: start, q0: q[i]!, q1: q[i]! }
  })
  const { pieces } = solveContinuousBeam(beam, { distributed, points: points.map(([x, P]) => ({ x, P })) }, [...mesh.x])
  const M = Float64Array.from(mesh.x, (_, i) =>
    i < pieces.count ? momentIn(pieces, i, 0) : momentIn(pieces, i - 1, pieces.length[i - 1]!),
  )
  const P = new Float64Array(mesh.nodeCount)
  for (const [x, force] of points) P[nearestNode(mesh, x)]! += force
  const pair = (of: (e: number) => number) => Float64Array.from({ length: 2 * mesh.elementCount }, (_, k) => of(k >> 1))
  const held = panel ? omega.panelHolds(inverted) : null
  const line = createOmegaLine(mesh, held, inverted)
  const m = midlinesOf(input.section)
  setOmegaStiffness(line, omegaMatrices(m, frameSprings(m, held, CD, material), inverted ? 'B' : 'T', material))
  const actions = { M, N: input.N === 0 ? null : pair(() => input.N), q: pair((e) => q[mesh.spanOfElement[e]!]!), P }
  const { alphaSway, alphaSpread, alpha_cr } = omegaBuckling(line, actions, true)
  const known = (alpha: number) => (Number.isFinite(alpha) ? alpha : null)
  return { alphaSway: known(alphaSway), alphaSpread: known(alphaSpread), alphaCr: known(alpha_cr) }
}
