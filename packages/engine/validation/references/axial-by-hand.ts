/** Axial force alone, with bending and as a column, by hand. */

import type { DesignRequest } from '@madre/contract'
import type { OmegaFamily } from '../../src/input.ts'
import { type FieldMatrices, omegaMatrices } from '../../src/stability/omega-matrices.ts'
import { frameSprings, type OmegaMidlines } from '../../src/stability/omega-shape.ts'
import { exactly, type Reference, type ReferenceValue, within } from '../evidence.ts'
import { unloaded, wind } from './requests.ts'
import {
  checkOf,
  type Designed,
  demand,
  designed,
  E,
  F_YB,
  isAbsent,
  kN,
  kNm,
  ON_STATIONS,
  reference,
  smaller,
  THICKNESS,
  utilisation,
} from './small-designs.ts'

/** Z 200×70, one span of 4 m, snow and a design axial force. */
function axialLine(direction: 'TRACTION' | 'COMPRESSIONS', typology = 'Z-200-70') {
  const d = designed(
    typology,
    unloaded([4], {
      loadPermanentDistributed: [0.2],
      loadSnowRegular: [0.8],
      axialLoad: { valueKn: 20, direction, type: 'DESIGN' },
    }),
  )
  return { d, M: ((1.35 * (0.4 + d.own) + 1.5 * 1.6) * 16) / 8 }
}

function axialBending(): ReferenceValue[] {
  const pulled = axialLine('TRACTION')
  const pulledTop = pulled.d.section.effective.bendingTopCompressed
  const N_t = kN(pulled.d.section.gross.areaMm2 * F_YB)
  const [com, ten] = [kNm(pulledTop.wTopMm3 * F_YB), kNm(pulledTop.wBottomMm3 * F_YB)]
  const twin = pulled.M / com
  // the second line of method 4.20 belongs to M_com ≤ M_ten; the combination without N has M/M_com
  const tension = Math.max(20 / N_t + pulled.M / ten, com <= ten ? pulled.M / com - 20 / N_t : 0)
  const pressed = axialLine('COMPRESSIONS', 'OMEGA-160-60')
  const { compression, bendingTopCompressed: top } = pressed.d.section.effective
  const N_c = kN(compression.areaMm2 * F_YB)
  const delta = (20 * Math.max(0, compression.shiftZMm)) / 1e3
  const sagging = 20 / N_c + (pressed.M + delta) / kNm(top.wTopMm3 * F_YB)
  const lifted = designed(
    'OMEGA-160-60',
    unloaded([4], {
      loadWindSuction: wind([1, 0]),
      axialLoad: { valueKn: 20, direction: 'COMPRESSIONS', type: 'DESIGN' },
    }),
  )
  const uplift = (3 - lifted.own) * 2
  const bottom = lifted.section.effective.bendingBottomCompressed
  const hogging = 20 / N_c + (uplift + (20 * Math.max(0, -compression.shiftZMm)) / 1e3) / kNm(bottom.wBottomMm3 * F_YB)
  return [
    within('tension and sagging: 6.1.8', utilisation(pulled.d, 'N_M_SECTION'), tension, ON_STATIONS),
    exactly(
      'tension: the twin without N keeps bending',
      Number(utilisation(pulled.d, 'BENDING_Y_POS') >= twin * (1 - 1e-3)),
      1,
    ),
    exactly('Ω: the centroid moves inwards under N', Number(compression.shiftZMm > 0), 1),
    within('compression and sagging: 6.1.9 with N·e_N', utilisation(pressed.d, 'N_M_SECTION'), sagging, ON_STATIONS),
    within('compression and uplift: 6.1.9 without N·e_N', utilisation(lifted, 'N_M_SECTION'), hogging, ON_STATIONS),
  ]
}

function axialAlone(): {
  tension: ReferenceValue[]
  compression: ReferenceValue[]
  flexural: ReferenceValue[]
  member: ReferenceValue[]
} {
  const pulled = axialLine('TRACTION')
  const { d, M } = axialLine('COMPRESSIONS')
  const A_eff = d.section.effective.compression.areaMm2
  const N_cr = (Math.PI ** 2 * E * d.section.gross.iyMm4) / 4000 ** 2
  const lambda = Math.sqrt((A_eff * F_YB) / N_cr)
  const Phi = 0.5 * (1 + 0.34 * (lambda - 0.2) + lambda ** 2)
  const chi = 1 / (Phi + Math.sqrt(Phi ** 2 - lambda ** 2))
  const a = 20 / kN(chi * A_eff * F_YB)
  const b = M / kNm(smaller(d.section.effective.bendingTopCompressed) * F_YB)
  const caused = (type: 'DESIGN' | 'UNFACTORED_WIND') =>
    designed(
      'Z-200-70',
      unloaded([4], {
        loadSnowRegular: [0.8],
        loadWindPressure: wind([0.3, 0]),
        axialLoad: { valueKn: 20, direction: 'TRACTION', type },
      }),
    )
  const standing = designed(
    'Z-200-70',
    unloaded([3, 3], {
      simulationType: 'FACADE',
      profileOrientation: 'VERTICAL',
      loadPermanentDistributed: [0.25, 0.25],
      loadWindPressure: wind([0.5, 0]),
    }),
  )
  return {
    tension: [
      within('design tension [kN]', demand(pulled.d, 'TENSION'), 20, 1e-9),
      within('TENSION', utilisation(pulled.d, 'TENSION'), 20 / kN(pulled.d.section.gross.areaMm2 * F_YB), 1e-6),
      within('tension by wind, leading: 1.5 times [kN]', demand(caused('UNFACTORED_WIND'), 'TENSION'), 30, 1e-9),
    ],
    compression: [
      within('COMPRESSION', utilisation(d, 'COMPRESSION'), 20 / kN(A_eff * F_YB), 1e-6),
      within(
        'standing rail: N at the right-hand end [kN]',
        demand(standing, 'COMPRESSION'),
        1.35 * (0.5 + standing.own) * 6,
        1e-6,
      ),
      within('standing rail: N stands at x [m]', checkOf(standing, 'COMPRESSION').xM ?? Number.NaN, 6, 1e-9),
    ],
    flexural: [within('FLEXURAL_BUCKLING, curve b', utilisation(d, 'FLEXURAL_BUCKLING'), a, 1e-6)],
    member: [
      within(
        'N_M_MEMBER, (a^0.8 + b^0.8)^1.25',
        utilisation(d, 'N_M_MEMBER'),
        (a ** 0.8 + b ** 0.8) ** 1.25,
        ON_STATIONS,
      ),
    ],
  }
}

/** Column on curve b (C, Z) or c (Ω): N/N_b,Rd for a critical force, 20 kN. */
function columnUtilisation(d: Designed, N_cr: number, alpha: number): number {
  const A_eff = d.section.effective.compression.areaMm2
  const lambda = Math.sqrt((A_eff * F_YB) / N_cr)
  const Phi = 0.5 * (1 + alpha * (lambda - 0.2) + lambda ** 2)
  return 20 / kN((A_eff * F_YB) / (Phi + Math.sqrt(Phi ** 2 - lambda ** 2)))
}

const pressed = (typology: string, spansM: number[], changes: Partial<DesignRequest> = {}) =>
  designed(
    typology,
    unloaded(spansM, { axialLoad: { valueKn: 20, direction: 'COMPRESSIONS', type: 'DESIGN' }, ...changes }),
  )

function flexural(): ReferenceValue[] {
  const hat = pressed('OMEGA-160-60', [4])
  // A cantilever of 2.5 m buckles over 5 m, its span over 4 m.
  const cantilever = pressed('OMEGA-160-60', [4, 2.5], { hasRightCantilever: true })
  const euler = (d: Designed, l: number) => (Math.PI ** 2 * E * d.section.gross.iyMm4) / l ** 2
  return [
    within(
      'Ω over 4 m, curve c',
      utilisation(hat, 'FLEXURAL_BUCKLING'),
      columnUtilisation(hat, euler(hat, 4000), 0.49),
      1e-6,
    ),
    within(
      'cantilever of 2.5 m, L_cr = 2a',
      utilisation(cantilever, 'FLEXURAL_BUCKLING'),
      columnUtilisation(cantilever, euler(cantilever, 5000), 0.49),
      1e-6,
    ),
    within(
      'Germany: γ_M1 = 1.10',
      utilisation(pressed('OMEGA-160-60', [4], { location: 'GERMANY' }), 'FLEXURAL_BUCKLING'),
      1.1 * columnUtilisation(hat, euler(hat, 4000), 0.49),
      1e-6,
    ),
  ]
}

/** The largest N stands in a combination with little bending: snow bends, wind pulls the member together. */
function axialForceOfTheLighterCombination(): ReferenceValue[] {
  const d = designed(
    'Z-200-70',
    unloaded([4], {
      loadSnowRegular: [2],
      loadSnowCombinationFactor: { psi1: 0, psi2: 0, psi3: 0 },
      loadWindPressure: wind([0.05, 0]),
      axialLoad: { valueKn: 20, direction: 'COMPRESSIONS', type: 'UNFACTORED_WIND' },
    }),
  )
  const N_cr = (Math.PI ** 2 * E * d.section.gross.iyMm4) / 4000 ** 2
  return [
    within('leading wind: 30 kN', demand(d, 'FLEXURAL_BUCKLING'), 30, 1e-9),
    within('FLEXURAL_BUCKLING', utilisation(d, 'FLEXURAL_BUCKLING'), 1.5 * columnUtilisation(d, N_cr, 0.34), 1e-6),
  ]
}

/**
 * N at which an Ω on its panel buckles between forks: 0.96 times the smallest root of det[C·k⁴ + D·k² + B − N·X^N·k²] over the
 * half-waves k = nπ/L, sway with the closed flange held (twist, feet sideways) or spread (method 5.8 to 5.15); matrices are those of method 5.19.
 */
function distortingColumn(family: OmegaFamily, L: number): number {
  const midlines: OmegaMidlines = {
    h_p: family.h - THICKNESS,
    y_t: (family.bTop - THICKNESS) / 2,
    y_b: (family.bBase - THICKNESS) / 2,
    b_f: family.bFoot - THICKNESS,
    c_p: family.c - THICKNESS / 2,
    t: 1.96,
    r_m: family.rOverT! * THICKNESS + THICKNESS / 2,
  }
  const { sway, spread } = omegaMatrices(midlines, frameSprings(midlines, 'closedFlange', 0), 'T')
  const halfWaves = Array.from({ length: 40 }, (_, n) => ((n + 1) * Math.PI) / L)
  const stiffness = (m: FieldMatrices, i: number, k: number) => m.C[i]! * k ** 4 + m.D[i]! * k ** 2 + m.B[i]!
  const roots = halfWaves.flatMap((k) => {
    // Entries 11, 12, 22 of twist and feet among the three fields of sway.
    const [a, b, c] = [4, 5, 8].map((i) => stiffness(sway, i, k)) as [number, number, number]
    const [x, y, z] = [4, 5, 8].map((i) => sway.X_N[i]! * k ** 2) as [number, number, number]
    const [p, q, r] = [x * z - y * y, 2 * b * y - a * z - c * x, a * c - b * b]
    return [(-q - Math.sqrt(q * q - 4 * p * r)) / (2 * p), stiffness(spread, 0, k) / (spread.X_N[0]! * k ** 2)]
  })
  return 0.96 * Math.min(...roots)
}

/** Distortion (method 5.8 to 5.15) for the Ω on its panel; weak-axis flexure or torsion (method 5.22) for a symmetric Z without panel. */
function torsional(): ReferenceValue[] {
  const L = 4000
  const hat = pressed('OMEGA-160-60', [4])
  const zed = pressed('Z-200-70', [4], {
    spanRestraints: { upper: { type: 1, lateralLocks: [0] }, lower: { use: false, lateralLocks: [0] } },
  })
  const z = zed.section.gross
  const N_v = (Math.PI ** 2 * E * z.i2Mm4) / L ** 2
  const N_T = ((Math.PI ** 2 * E * z.iwMm6) / L ** 2 + (E / 2.6) * z.itMm4) / ((z.iyMm4 + z.izMm4) / z.areaMm2)
  return [
    within(
      'Ω on its panel: twist and distortion',
      utilisation(hat, 'TORSIONAL_BUCKLING'),
      columnUtilisation(hat, distortingColumn(hat.family as OmegaFamily, L), 0.49),
      1e-5,
    ),
    within(
      'Z without panel: weaker of N_cr,v and N_cr,T',
      utilisation(zed, 'TORSIONAL_BUCKLING'),
      columnUtilisation(zed, Math.min(N_v, N_T), 0.34),
      1e-5,
    ),
    isAbsent(pressed('Z-200-70', [4]), 'TORSIONAL_BUCKLING', 'Z on a panel'),
  ]
}

/** M_z is added to the power form of N and M*, and ΔM_y, sagging like M_y, raises b (method 5.18): LTB is γ_M1·M_y/(χ_LT·M_c,Rk). */
function interactionWithLateralMoment(): ReferenceValue[] {
  const d = pressed('OMEGA-160-60', [4], {
    inclinationDegrees: 30,
    loadPermanentDistributed: [0.3],
    spanRestraints: { upper: { type: 1, lateralLocks: [0] }, lower: { use: false, lateralLocks: [0] } },
  })
  const M = (1.35 * (0.6 + d.own) * Math.cos(Math.PI / 6) * 16) / 8
  const DeltaM = (20 * d.section.effective.compression.shiftZMm) / 1e3
  const a = Math.max(utilisation(d, 'FLEXURAL_BUCKLING'), utilisation(d, 'TORSIONAL_BUCKLING'))
  const b = utilisation(d, 'LTB') * (1 + DeltaM / M)
  return [
    exactly('ΔM_y has the sign of M_y', Number(DeltaM > 0), 1),
    within(
      'Ω with M_z',
      utilisation(d, 'N_M_MEMBER'),
      (a ** 0.8 + b ** 0.8) ** 1.25 + utilisation(d, 'BENDING_Z'),
      ON_STATIONS,
    ),
  ]
}

export const axialReferences: Reference[] = [
  reference('axialBending', 'signs of N, M and e_N', axialBending),
  reference('tension', 'design and wind-caused tension', () => axialAlone().tension),
  reference('compression', 'design compression and a standing rail', () => axialAlone().compression),
  reference('flexural', 'Z over 4 m', () => axialAlone().flexural),
  reference('memberInteraction', 'Z over 4 m', () => axialAlone().member),
  reference('flexural', 'Ω, cantilever, German γ_M1', flexural),
  reference('flexural', 'largest N in a combination with little bending', axialForceOfTheLighterCombination),
  reference('torsional', 'Ω on a panel, Z without', torsional),
  reference('memberInteraction', 'M_z added to the power form', interactionWithLateralMoment),
]
