/** What is written by hand beside its formula, because a loop asks for it often: each twin against its definition on random operands. */

import { describe, expect, it } from 'vitest'
import { fictitiousSecondMoment, zonesOf } from '../src/checks/deflection/deflection-stiffness.ts'
import { pulledPeak } from '../src/checks/free-flange/pulled.ts'
import { edgeBending, edgePeak, NO_LOAD } from '../src/checks/free-flange/stresses.ts'
import { shiftMoments } from '../src/checks/member-buckling/interaction-moments.ts'
import { ultimateLoadFactor } from '../src/checks/member-buckling/lateral-torsional.ts'
import { effectiveGroups } from '../src/derivation/effective-derivation.ts'
import { sumSteps } from '../src/derivation/effective-table.ts'
import { plateWidths } from '../src/derivation/printed-plates.ts'
import { sectionRoundings } from '../src/en1993-1-3-2006/5-1-rounded-corners.ts'
import { CORNERS } from '../src/en1993-1-3-2006/5-5-1-sums.ts'
import { distortionalCurve } from '../src/en1993-1-3-2006/5-5-3-1-distortional-buckling.ts'
import { effectiveSectionsBy } from '../src/en1993-1-3-2006/5-5-effective-sections.ts'
import { momentOfShift, momentOfShiftY, momentOfShiftZ } from '../src/en1993-1-3-2006/6-1-3-shift-of-centroid.ts'
import { cripplingFactors, singleWeb, singleWebFormula } from '../src/en1993-1-3-2006/6-1-7-2-single-web.ts'
import {
  asymmetry,
  omegaCrippling,
  omegaWebResistance,
  shearAsymmetry,
} from '../src/en1993-1-3-2006/6-1-7-web-crippling.ts'
import { axialBending, axialBendingLine } from '../src/en1993-1-3-2006/6-1-8-axial-bending.ts'
import { forceAndMoment, forceWithBending } from '../src/en1993-1-3-2006/6-1-11-local-force.ts'
import { RESISTANCES, type SectionResistances } from '../src/en1993-1-3-2006/6-1-section-resistances.ts'
import { GENERAL_METHOD, SHIFT_OF_COMPRESSION, shiftPart } from '../src/en1993-1-3-2006/6-2-member-buckling.ts'
import { SECOND_MOMENT } from '../src/en1993-1-3-2006/7-1-deflections.ts'
import { edgeBendingOf, flangeStress, sidewaysBending } from '../src/en1993-1-3-2006/10-1-4-2-stress-and-buckling.ts'
import { freeFlange, STRIP } from '../src/en1993-1-3-2006/10-1-4-free-flange.ts'
import { evaluate } from '../src/formula/evaluate.ts'
import { parseExpression } from '../src/formula/parse.ts'
import { buildSection } from '../src/sections/section-model.ts'
import { degrees } from '../src/units.ts'

const SINGLE_WEB = ['end', 'internal', 'opposedEnd', 'opposedInternal'] as const

/** A sequence of numbers that is the same in every run. */
let state = 1
function random(from: number, to: number): number {
  state = (state * 48271) % 2147483647
  return from + ((to - from) * state) / 2147483647
}
const signed = (size: number) => random(-size, size)

const resistances = (): SectionResistances => {
  const M = () => random(5e6, 50e6)
  const names = [
    'M_c_Rd_top',
    'M_c_Rd_bottom',
    'M_com_top',
    'M_ten_top',
    'M_com_bottom',
    'M_ten_bottom',
    'M_cz_Rd',
    'M_cz_com',
    'M_cz_ten',
  ]
  const moments = Object.fromEntries(names.map((name) => [name, M()]))
  return {
    ...moments,
    N_t_Rd: random(1e5, 3e5),
    N_c_Rd: random(5e4, 2e5),
    V_b_Rd: random(2e4, 9e4),
    W_eff_z: 1e4,
  } as never
}

/** A C of unequal flanges, and an Ω; `roundness` is r over t. */
const sections = (roundness: number) => {
  const t = random(0.8, 1.4)
  const common = { h: random(120, 300), r: roundness * t, t_nom: t + 0.04, t }
  const [b, c] = [random(50, 90), random(14, 20)]
  return [
    buildSection({ ...common, profile: 'C', bTop: b, bBottom: 0.9 * b, cTop: c, cBottom: 0.9 * c }),
    buildSection({ ...common, profile: 'OMEGA', inverted: false, bTop: b, bBase: 1.3 * b, bFoot: b, c }),
  ]
}

/** By the definition, and by the twin. */
type Pair = [definition: number, twin: number]

const TWINS: [twin: string, () => Pair[]][] = [
  [
    'forceWithBending',
    () => {
      const [M, F] = [random(0, 1), random(0, 1)]
      return [[forceAndMoment({ M_y_Ed: -M, M_c_Rd: 1, F_Ed: F, R_w_Rd: 1 }), forceWithBending(M + F)]]
    },
  ],
  [
    'axialBendingLine',
    () => {
      const r = resistances()
      const shift = { e_y: signed(8), e_z: signed(8), W_z_com: 1, W_z_ten: 1 }
      const [N, M, M_z] = [signed(1e5), signed(2e7), signed(1e6)]
      const line = axialBendingLine({ resistances: r, shift }, N, M, Math.abs(M_z) / r.M_cz_Rd)
      const isCompressed = line.equation === '(6.24)' || line.equation === '(6.25)'
      const isTop = line.M_star >= 0
      const M_com = isTop ? r.M_com_top : r.M_com_bottom
      const operands = {
        M_y_Ed: M,
        DeltaM_y_Ed: line.shifted ? -N * shift.e_z : 0,
        M_cy_Rd: isCompressed ? M_com : isTop ? r.M_ten_top : r.M_ten_bottom,
        M_z_Ed: M_z,
        sigma_q_Ed: Math.abs(M_z) / r.M_cz_Rd,
        f_Rd: 1,
        M_cz_Rd: r.M_cz_Rd,
        DeltaM_z_Ed: N < 0 ? -N * Math.abs(shift.e_y) : 0,
        M_cz_edge: isCompressed ? r.M_cz_com : r.M_cz_ten,
        N_Ed: N,
        N_Rd: N >= 0 ? r.N_t_Rd : r.N_c_Rd,
      }
      return (['M_z', 'sigma_q'] as const).map((lateral) => [
        axialBending(line, { N: true, lateral, DeltaM_z: true })(operands),
        line.utilisation,
      ])
    },
  ],
  [
    'momentOfShift',
    () => {
      const [N, e] = [random(-1e5, 0), signed(9)]
      return [
        [momentOfShiftY({ N_Ed: N, e_z: e }), momentOfShift(N, e)],
        [momentOfShiftZ({ N_Ed: N, e_y: e }), momentOfShift(N, Math.abs(e))],
      ]
    },
  ],
  [
    'shearAsymmetry',
    () => {
      const [l, r] = [signed(5e4), signed(5e4)]
      return [[asymmetry({ V_Ed_l: l, V_Ed_r: r }), shearAsymmetry(l, r)]]
    },
  ],
  [
    'omegaWebResistance',
    () => {
      const web = { h_w: 150, r: random(1, 5), t: random(0.8, 3), phi: random(0.9, 1.57), lips: true }
      const [alpha, l_a, f_yb, gamma_M1] = [0.115, random(10, 200), random(220, 550), random(1, 1.1)]
      const operands = { alpha, l_a, f_yb, gamma_M1, t: web.t, r: web.r, phi: degrees(web.phi) }
      return [[omegaCrippling(operands), 2 * omegaWebResistance(web, alpha, l_a, f_yb, gamma_M1)]]
    },
  ],
  [
    'singleWeb',
    () =>
      ([true, false] as const).flatMap((lips) =>
        SINGLE_WEB.map((row): Pair => {
          const web = { h_w: random(60, 300), r: random(1, 8), t: random(0.8, 4), phi: random(0.9, 1.57), lips }
          const [s_s, f_yb, gamma_M1] = [random(10, 200), random(220, 550), random(1, 1.1)]
          const operands = { ...cripplingFactors(web, f_yb), h_w: web.h_w, t: web.t, s_s, f_yb, gamma_M1 }
          return [singleWebFormula(row, web, s_s)(operands), singleWeb(row, web, s_s, f_yb, gamma_M1)]
        }),
      ),
  ],
  [
    'shiftMoments',
    () => {
      const [N_c_x, e_z, e_y, W_z_com] = [random(1e3, 1e5), signed(8), signed(8), random(1e3, 1e4)]
      const [f_yb, gamma_M1] = [random(220, 550), random(1, 1.1)]
      const candidate = { shift: { e_z, e_y, W_z_com }, f_yb }
      const { delta, delta_z, c_z } = shiftMoments(
        { line: { national: { gammaM1: gamma_M1 } }, candidate } as never,
        N_c_x,
      )
      const DeltaM_z_Ed = SHIFT_OF_COMPRESSION.z({ N_c_x, e_y: Math.abs(e_y) })
      return [
        [SHIFT_OF_COMPRESSION.y({ N_c_x, e_z }), delta],
        [DeltaM_z_Ed, delta_z],
        [shiftPart({ gamma_M1, DeltaM_z_Ed, W_z_com, f_yb }), c_z],
      ]
    },
  ],
  [
    'ultimateLoadFactor',
    () => {
      const r = resistances()
      const [f_yb, gammaM0, M_max, M_min] = [350, random(1, 1.1), random(1e5, 2e7), -random(1e5, 2e7)]
      const purlin = { line: { national: { gammaM0 } }, candidate: { resistances: r } } as never
      const { alpha_ult, M, M_c_Rk } = ultimateLoadFactor(purlin, { M_max, M_min, atM_max: 1, atM_min: 2 } as never)
      const W_eff_y = ((M > 0 ? r.M_c_Rd_top : r.M_c_Rd_bottom) * gammaM0) / f_yb
      return [
        [RESISTANCES.characteristicMoment({ W_eff_y, f_yb }), M_c_Rk],
        [GENERAL_METHOD.ultimate({ M_c_Rk, M_y_Ed: M }), alpha_ult],
      ]
    },
  ],
  [
    'edgeBending',
    () => {
      const [M_fz_Ed, M_fz_y_Ed, W_fz] = [signed(1e5), signed(1e5), random(300, 3000)]
      const space = { M_fz: [Float64Array.of(M_fz_Ed)], M_inPlane: Float64Array.of(M_fz_y_Ed) } as never
      const at = { load: 0, inPlane: 1, node: 0, fraction: 0 } as const
      return ([1, -1] as const)
        .map((sign): Pair => {
          const printed = edgeBendingOf(sign < 0 ? '-' : '', true)
          return [printed({ M_fz_Ed, W_fz, M_fz_y_Ed }), edgeBending(space, sign / W_fz, at)]
        })
        .concat([[sidewaysBending({ W_fz, M_fz_y_Ed }), edgeBending(space, 1 / W_fz, { ...at, load: NO_LOAD })]])
    },
  ],
  [
    'edgePeak',
    () => {
      const [W_eff_y, A_eff, N_Ed, M_fz] = [random(1e4, 5e4), random(300, 900), signed(1e4), signed(1e5)]
      const M = [random(5e6, 1e7), random(5e6, 1e7)]
      // Both nodes are supports: nothing is refined between them.
      const [held, none] = [Uint8Array.of(1, 1), new Float64Array(2)]
      const mesh = { nodeCount: 2, elementCount: 1, x: [0, 900], length: [900], isSupport: held }
      const sigma = Float64Array.from(M, (M_y) => M_y / W_eff_y - N_Ed / A_eff)
      const moments = { M_fz: [Float64Array.of(M_fz, -M_fz)], M_inPlane: none }
      const space = { sigma, u: new Float64Array(2), ...moments, kinks: none }
      const edges = [
        { edge: 'WEB', perMoment: 1 / 800 },
        { edge: 'LIP', perMoment: -1 / 500 },
      ]
      const data = { fibre: 'upper', loads: [{}], edges }
      return [null, 0.6].map((chi): Pair => {
        const peak = edgePeak({ mesh } as never, data as never, space as never, chi)
        const m_Ed = edges.find((e) => e.edge === peak.edge)!.perMoment * moments.M_fz[0]![peak.node]!
        const operands = { M_y_Ed: M[peak.node]!, W_eff_y, N_Ed, A_eff, chi_LT: chi ?? 1, m_Ed }
        return [flangeStress('', true, chi !== null, peak.sense < 0)(operands), peak.value]
      })
    },
  ],
  [
    'pulledPeak',
    () => {
      const [W_eff_y, A_eff, N_Ed, M_fz_y] = [random(1e4, 5e4), random(300, 900), random(0, 1e4), signed(1e5)]
      const M = [-random(5e6, 1e7), -random(5e6, 1e7)]
      const [held, none] = [Uint8Array.of(1, 1), new Float64Array(2)]
      const mesh = { nodeCount: 2, elementCount: 1, x: [0, 900], length: [900], isSupport: held }
      const sigma = Float64Array.from(M, (M_y) => M_y / W_eff_y - N_Ed / A_eff)
      const M_inPlane = Float64Array.of(M_fz_y, -M_fz_y / 2)
      const data = { fibre: 'upper', weakerEdge: { edge: 'LIP', perMoment: -1 / 500 } }
      const space = { sigma, u: new Float64Array(2), M_inPlane, kinks: none }
      const peak = pulledPeak({ mesh } as never, data as never, space as never)
      const m_Ed = (peak.inPlane * M_inPlane[peak.node]!) / 500
      const operands = { M_y_Ed: M[peak.node]!, W_eff_y, N_Ed, A_eff, chi_LT: 1, m_Ed }
      return [[flangeStress('', true, false, true)(operands), peak.value]]
    },
  ],
  [
    'StripSums',
    () =>
      sections(random(1, 6)).flatMap((model) => {
        const found = effectiveSectionsBy(distortionalCurve)(model, 350)
        const { effective, shift } = found
        const summed = (e: (typeof effective)['top']) => {
          const { steps } = sumSteps({ model, ...found } as never, e)
          return (symbol: string) => steps.find((s) => s.symbol === symbol)!.value
        }
        const [bent, pressed] = [summed(effective.top), summed(effective.compression)]
        const pairs: Pair[] = [
          [bent('A_eff'), effective.top.A],
          [bent('z_NA'), effective.top.z_c],
          [bent('I_eff_y'), effective.top.I_y],
          [bent('W_eff_y_top'), effective.top.W_top],
          [bent('W_eff_y_bottom'), effective.top.W_bottom],
          [pressed('A_eff'), effective.compression.A],
          [pressed('I_eff_z'), effective.compression.I_z],
        ]
        if (!model.profile.isSymmetric)
          pairs.push([pressed('W_z_com'), shift.W_z_com], [pressed('W_z_ten'), shift.W_z_ten])
        return pairs
      }),
  ],
  [
    'bentWeb',
    () =>
      sections(random(1, 6)).flatMap((model) => {
        const found = effectiveSectionsBy(distortionalCurve)(model, 350)
        return [found.effective.top, found.effective.bottom].flatMap((e): Pair[] => {
          const { steps } = effectiveGroups({ model, ...found, f_yb: 350 } as never, e).at(-1)!
          const printed = (symbol: string) => steps.findLast((s) => s.symbol === symbol)!.value
          const { psi, rho, effective } = e.elements.findLast((x) => x.plate.role === 'web')!
          if (rho === 1) return [[printed('psi_w'), psi]]
          return [
            [printed('psi_w'), psi],
            [printed('b_e1_w'), effective[0]!],
            [printed('b_e2_w'), effective[1]!],
          ]
        })
      }),
  ],
  [
    'plateWidths',
    () =>
      [1, 6].flatMap(sections).flatMap((model) =>
        plateWidths({ model }).flatMap(({ steps }) =>
          steps.map(({ expression, operands, value }): Pair => {
            const values = Object.fromEntries(operands.map((o) => [o.symbol, o.value]))
            return [evaluate(parseExpression(expression!), values), value]
          }),
        ),
      ),
  ],
  [
    'freeFlange',
    () => {
      const [h, b, c] = [random(120, 300), random(50, 90), random(12, 25)]
      const common = { h, r: 3, t_nom: 2, t: 1.96 }
      const s = buildSection({ ...common, profile: 'Z', bTop: b, bBottom: b, cTop: c, cBottom: c })
      const strip = freeFlange(s, 'bottom')
      const [b_fz, c_fz, t] = [b - 2, c - 1, s.t]
      const a_fz = STRIP.a_fz({ h_p: h - 2 })
      const A_fz = STRIP.A_fz({ t, a_fz, b_fz, c_fz })
      const y_fz = STRIP.y_fz({ a_fz, b_fz, c_fz })
      const I_fz = STRIP.I_fz({ t, b_fz, c_fz, A_fz, y_fz })
      return [
        [A_fz, strip.A_fz],
        [I_fz, strip.I_fz],
        [STRIP.W_fz_web({ I_fz, y_fz }), strip.W_web],
      ]
    },
  ],
  [
    'sectionRoundings',
    () => {
      const [r_m, run, upright] = [random(3, 12), signed(9), { y: 10, z: 15 }]
      const loss = (end: { y: number; z: number }) =>
        10 - sectionRoundings([{ y: 0, z: 0 }, { y: 10, z: 0 }, end], ['flange', 'web'], r_m, r_m, 0.1).b_p[0]!
      return [
        [CORNERS.g_r({ r_m }), loss(upright)],
        [CORNERS.g_r_w({ r_m, cos_phi: run / Math.hypot(run, 15) }), loss({ y: 10 + run, z: 15 })],
      ]
    },
  ],
  [
    'fictitiousSecondMoment',
    () => {
      const f_yb = random(220, 550)
      const candidate = {
        f_yb,
        unreduced: { z_c: random(40, 120), I_y: random(2e6, 4e6) },
        effective: { top: { I_y: random(1e6, 2e6) }, bottom: { I_y: random(1e6, 2e6) } },
        model: { t_nom: random(1, 4), h_p: random(150, 250), delta: random(0, 0.05), delta_effective: 0 },
      } as never
      const range = { M_max: random(0, 2e7), M_min: -random(0, 2e7), atM_max: 0, atM_min: 0 }
      const zones = zonesOf(candidate, range).map(({ M_Ed, z, I_gr, I_eff }) =>
        SECOND_MOMENT.ofZone({ I_gr, sigma_gr: SECOND_MOMENT.sigma_gr({ M_Ed, z, I_gr }), f_yb, I_eff }),
      )
      return [[Math.min(...zones), fictitiousSecondMoment(candidate, range)]]
    },
  ],
]

describe('a twin of a formula', () => {
  it.each(TWINS)('%s is its formula', (_name, pairs) => {
    for (let i = 0; i < 100; i++)
      for (const [definition, twin] of pairs())
        expect(Math.abs(definition - twin)).toBeLessThanOrEqual(1e-12 * Math.max(1, Math.abs(twin)))
  })
})
