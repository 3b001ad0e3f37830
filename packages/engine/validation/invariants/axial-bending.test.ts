import { type DesignRequest, decode } from '@madre/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkSection } from '../../src/checks/section/section-checks.ts'
import { axialBendingUtilisation } from '../../src/en1993-1-3-2006/6-1-8-axial-bending.ts'
import { memberForce } from '../../src/line/combined-forces.ts'
import type { LineDesign } from '../../src/line/line-design.ts'
import { prepareLine } from '../../src/line/line-design.ts'
import { createMeshForces, meshForces } from '../../src/line/mesh-forces.ts'
import { buildCandidates, type Candidate } from '../../src/search/candidate.ts'
import { omegaMatrices } from '../../src/stability/omega-matrices.ts'
import { omegaMidlines } from '../../src/stability/omega-shape.ts'
import {
  createOmegaSideways,
  createSidewaysResponse,
  curvatures,
  setSidewaysSection,
  sidewaysLoad,
  solveSideways,
} from '../../src/stability/omega-sideways.ts'
import { swayWarping } from '../../src/stability/omega-warping.ts'
import { EN1993_1_3_2006 } from '../../src/standards/en1993-1-3-2006.ts'
import { E } from '../../src/steel.ts'
import { SAME } from '../../src/zero.ts'
import { fewCandidates, requests, runs } from '../arbitrary-request.ts'

/** Members with N, with M_z, with both: standing rails, roofs without panel, axial loads of either sign. */
const loaded = fc
  .record({
    request: requests(4),
    valueKn: fc.constantFrom(0, 3, 25),
    direction: fc.constantFrom('TRACTION', 'COMPRESSIONS'),
    type: fc.constantFrom('DESIGN', 'UNFACTORED_WIND'),
    lies: fc.constantFrom<Partial<DesignRequest>>(
      { simulationType: 'ROOF', profileOrientation: 'HORIZONTAL', inclinationDegrees: 15 },
      { simulationType: 'ROOF', profileOrientation: 'VERTICAL', inclinationDegrees: 25 },
      { simulationType: 'FACADE', profileOrientation: 'VERTICAL', inclinationDegrees: 0 },
      { simulationType: 'FACADE', profileOrientation: 'HORIZONTAL', inclinationDegrees: 0 },
    ),
    profile: fc.constantFrom('OMEGA', 'C', 'Z'),
    panel: fc.boolean(),
  })
  .map(({ request, valueKn, direction, type, lies, profile, panel }): DesignRequest => {
    const { upper, lower } = request.spanRestraints
    const isFacade = lies.simulationType === 'FACADE'
    return {
      ...request,
      ...lies,
      ...(isFacade ? { loadSnowRegular: null, loadSnowExceptional: null } : {}),
      sectionTypes: [profile],
      axialLoad: { valueKn, direction, type },
      spanRestraints: { upper: { ...upper, type: panel ? 0 : 1 }, lower },
    }
  })

const CODES = ['TENSION', 'COMPRESSION', 'BENDING_Z', 'N_M_SECTION'] as const
type Utilisations = Record<(typeof CODES)[number], number>

/** σ_q/f of an Ω without panel at every station: the loads of one combination solved together, none superposed. */
function sidewaysShares(line: LineDesign, candidate: Candidate, c: number): Float64Array {
  const { mesh, stations, input, sideways } = line
  const shares = new Float64Array(stations.count)
  if (!sideways) return shares
  const forces = createMeshForces(line)
  meshForces({ line, candidate }, c, forces)
  const of = createOmegaSideways(mesh, input.isInverted)
  const m = omegaMidlines(candidate.model)
  const matrices = omegaMatrices(m, { k_M: 0, k_B: 0 }, input.isInverted ? 'B' : 'T')
  setSidewaysSection(of, matrices)
  const response = createSidewaysResponse(of)
  solveSideways(of, sidewaysLoad(of, forces.q_y, forces.P_y), response)
  const solved = response.m
  const places = swayWarping(m)
  for (let i = 0; i < stations.count; i++) {
    const e = sideways.stations.element[i]!
    const [h, s] = [mesh.length[e]!, stations.x[i]! - mesh.x[e]!]
    const here = [0, 1, 2].map((f) => solved[3 * e + f]! + ((solved[3 * e + 3 + f]! - solved[3 * e + f]!) * s) / h)
    here[of.outer]! -= (forces.q_y[2 * e]! * s * (h - s)) / 2
    const second = curvatures(matrices.sway, here)
    for (const { U } of places) {
      const sigma = Math.abs(E * (U[0] * second[0]! + U[1] * second[1]! + U[2] * second[2]!))
      shares[i] = Math.max(shares[i]!, (sigma * line.national.gammaM0) / candidate.f_yb)
    }
  }
  return shares
}

/** The largest over every combination in which N, M_z or σ_q acts, at every station; −∞ where there is none. */
function everyCombination(line: LineDesign, candidate: Candidate): Utilisations {
  const { resistances: r } = candidate
  const none = Number.NEGATIVE_INFINITY
  const worst: Utilisations = { TENSION: none, COMPRESSION: none, BENDING_Z: none, N_M_SECTION: none }
  line.uls.combinations.forEach((_, c) => {
    const force = (effect: 'M' | 'N' | 'M_z') => memberForce(line.uls, c, effect, candidate.ownWeight)
    const [M, N, M_z] = [force('M'), force('N'), force('M_z')]
    const sideways = sidewaysShares(line, candidate, c)
    const isSideways = sideways.some((v) => v > 1e-6)
    if (N.every((v) => v === 0) && M_z.every((v) => v === 0) && !isSideways) return
    for (let i = 0; i < M.length; i++) {
      const larger = (code: keyof Utilisations, u: number) => {
        worst[code] = Math.max(worst[code], u)
      }
      if (N[i]! > 0) larger('TENSION', N[i]! / r.N_t_Rd)
      if (N[i]! < 0) larger('COMPRESSION', -N[i]! / r.N_c_Rd)
      const share = isSideways ? sideways[i]! : Math.abs(M_z[i]!) / r.M_cz_Rd
      if (share !== 0) larger('BENDING_Z', share)
      larger('N_M_SECTION', axialBendingUtilisation(candidate, N[i]!, M[i]!, share))
    }
  })
  return worst
}

it('the checks with N and M_z are the largest over every combination and station', { timeout: 120_000 }, () => {
  const compared: Record<string, number> = {}
  fc.assert(
    fc.property(loaded, fc.nat(50), (input, pick) => {
      const line = prepareLine(decode(input).line, EN1993_1_3_2006)
      const built = buildCandidates(decode(input).line, fewCandidates, EN1993_1_3_2006).flatMap((b) =>
        'candidate' in b ? [b.candidate] : [],
      )
      const candidate = built[pick % built.length]!
      const worst = checkSection({ line, candidate })
      const every = everyCombination(line, candidate)
      for (const code of CODES) {
        const { utilisation } = worst[code]
        if (every[code] === Number.NEGATIVE_INFINITY) expect(utilisation, code).toBe(every[code])
        else {
          compared[code] = (compared[code] ?? 0) + 1
          // Of what is the same the first place is named; the same sums in another order, or of an Ω solved together.
          const digits = line.sideways ? 1e-8 : 1e-12
          expect(utilisation, code).toBeLessThanOrEqual(every[code] * (1 + digits))
          expect(utilisation, code).toBeGreaterThanOrEqual(every[code] * (1 - SAME - digits))
        }
      }
    }),
    runs(150),
  )
  for (const code of CODES) expect(compared[code], code).toBeGreaterThan(25)
})
