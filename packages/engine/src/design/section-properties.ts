/** `madre section`: gross and effective properties and cross-section resistances of one section. */
import type { SectionInput } from '../input.ts'
import type { ScopeLimit } from '../result.ts'
import { dimensionsOf } from '../sections/dimensions.ts'
import { profileOf } from '../sections/profiles/all.ts'
import { unmet } from '../sections/proportion.ts'
import { buildSection, type SectionModel } from '../sections/section-model.ts'
import { EN1993_1_3_2006 } from '../standards/en1993-1-3-2006.ts'
import type { EffectiveSection, Rules, SectionResistances } from '../standards/rules.ts'
import { degrees } from '../units.ts'

const DEFAULT_BEARING_LENGTH = 100

export interface SectionProperties {
  gross: ReturnType<typeof grossOf>
  effective?: {
    compression: { areaMm2: number; iyMm4: number; izMm4: number; shiftYMm: number; shiftZMm: number }
    bendingTopCompressed: ReturnType<typeof bendingOf>
    bendingBottomCompressed: ReturnType<typeof bendingOf>
  }
  resistance?: ReturnType<typeof resistancesOf>
  /** limits of Table 5.1 that the shape does not meet; then there is no effective section */
  notApplicable?: ScopeLimit[]
}

function grossOf({ gross: g, massPerMetre }: SectionModel) {
  return {
    areaMm2: g.A,
    massPerMetreKg: massPerMetre,
    zCentroidMm: g.z_c,
    iyMm4: g.I_y,
    izMm4: g.I_z,
    iyzMm4: g.I_yz,
    principalAngleDeg: degrees(g.theta),
    i1Mm4: g.I_1,
    i2Mm4: g.I_2,
    itMm4: g.I_t,
    iwMm6: g.I_w,
    shearCentre: { yMm: g.y_sc, zMm: g.z_sc },
  }
}

function bendingOf(e: EffectiveSection) {
  const stiffener = e.elements.find((x) => x.stiffener)?.stiffener
  return {
    areaMm2: e.A,
    iyMm4: e.I_y,
    wTopMm3: e.W_top,
    wBottomMm3: e.W_bottom,
    zNeutralMm: e.z_c,
    chiD: e.chi_d,
    // Of the two equal halves of a hat one stands for both.
    elements: e.elements
      .filter((x) => x.plate.standsFor > 0)
      .map((x) => ({
        name: x.plate.part,
        widthMm: x.plate.b_p,
        psi: x.psi,
        kSigma: x.k_sigma,
        lambdaP: x.lambda_p,
        rho: x.rho,
        effectiveMm: x.effective,
      })),
    stiffener: stiffener
      ? {
          asMm2: stiffener.last.A_s,
          isMm4: stiffener.last.I_s,
          k: stiffener.K,
          sigmaCrS: stiffener.sigma_cr_s,
          lambdaD: stiffener.lambda_d,
          chiD: stiffener.chi_d,
        }
      : null,
  }
}

/** @param opposed between opposing forces; null for Ω */
function resistancesOf(
  R: SectionResistances,
  crippling: ReturnType<Rules['resistances']['crippling']>,
  opposed: ReturnType<Rules['resistances']['opposedCrippling']>,
) {
  return {
    nTRdN: R.N_t_Rd,
    nCRdN: R.N_c_Rd,
    mcRdTopCompressedNmm: R.M_c_Rd_top,
    mcRdBottomCompressedNmm: R.M_c_Rd_bottom,
    vbRdN: R.V_b_Rd,
    rwRdEndN: crippling.end,
    rwRdInternalN: crippling.internal(0),
    rwRdOpposedEndN: opposed?.end ?? null,
    rwRdOpposedInternalN: opposed?.internal ?? null,
  }
}

/**
 * Properties and resistances of one section; contract.md §4 (mm, N/mm², N, N·mm).
 * A shape outside Table 5.1 has `notApplicable` and neither effective section nor resistances.
 * @throws ScopeError dimensions of which no section can be made
 */
export function sectionProperties(
  input: SectionInput,
  profile = profileOf(input.profile),
  { limits, effectiveSections, resistances } = EN1993_1_3_2006,
): SectionProperties {
  const s = buildSection(dimensionsOf(input, profile), profile)
  const notMet = [...s.missingClauses, ...unmet(limits.section(s, input.fyb))]
  if (notMet.length > 0) return { gross: grossOf(s), notApplicable: notMet }
  const gamma_M0 = input.gammaM0 ?? 1
  const gamma_M1 = input.gammaM1 ?? 1
  const { effective, shift } = effectiveSections(s, input.fyb)
  const { compression, top, bottom } = effective
  const R = resistances.section(s, effective, shift, input.fyb, gamma_M0, false)
  const s_s = input.ss ?? DEFAULT_BEARING_LENGTH
  const crippling = resistances.crippling(s, s_s, input.fyb, gamma_M1)
  const opposed = resistances.opposedCrippling(s, s_s, input.fyb, gamma_M1)
  return {
    gross: grossOf(s),
    effective: {
      compression: {
        areaMm2: compression.A,
        iyMm4: compression.I_y,
        izMm4: compression.I_z,
        shiftYMm: shift.e_y,
        shiftZMm: shift.e_z,
      },
      bendingTopCompressed: bendingOf(top),
      bendingBottomCompressed: bendingOf(bottom),
    },
    resistance: resistancesOf(R, crippling, opposed),
  }
}
