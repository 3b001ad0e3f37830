/** `madre section`: gross and effective properties and cross-section resistances of one section. */
import type { SectionInput } from '../input.ts'
import { dimensionsOf } from '../sections/dimensions.ts'
import { profileOf } from '../sections/profiles/all.ts'
import { unmet } from '../sections/proportion.ts'
import { buildSection } from '../sections/section-model.ts'
import { EN1993_1_3_2006 } from '../standards/en1993-1-3-2006.ts'
import type { EffectiveSection } from '../standards/rules.ts'
import { degrees } from '../units.ts'

function bendingOf(e: EffectiveSection) {
  const stiffener = e.elements.find((x) => x.stiffener)?.stiffener
  return {
    areaMm2: e.A,
    iyMm4: e.I_y,
    wTopMm3: e.W_top,
    wBottomMm3: e.W_bottom,
    zNeutralMm: e.z_c,
    chiD: e.chi_d,
    // One of the two equal halves of an Ω stands for both.
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

/**
 * Properties and resistances of one section, as `madre section` prints them (mm, N/mm², N, N·mm).
 * A shape outside Table 5.1 has `notApplicable`, the limits it does not meet, and neither effective section nor resistances.
 * @throws ScopeError no section can be made of the dimensions
 */
export function sectionProperties(
  input: SectionInput,
  profile = profileOf(input.profile),
  { limits, effectiveSections, resistances } = EN1993_1_3_2006,
) {
  const s = buildSection(dimensionsOf(input, profile), profile)
  const g = s.gross
  const gross = {
    areaMm2: g.A,
    massPerMetreKg: s.massPerMetre,
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
  const { fyb, gammaM0: gamma_M0 = 1, gammaM1: gamma_M1 = 1, ss: s_s = 100 } = input
  const notMet = [...s.missingClauses, ...unmet(limits.section(s, fyb))]
  if (notMet.length > 0) return { gross, notApplicable: notMet }
  const { effective, shift } = effectiveSections(s, fyb)
  const { compression, top, bottom } = effective
  const R = resistances.section(s, { effective, shift }, fyb, gamma_M0, false)
  const crippling = resistances.crippling(s, s_s, fyb, gamma_M1)
  /** between opposing forces; null for Ω */
  const opposed = resistances.opposedCrippling(s, s_s, fyb, gamma_M1)
  return {
    gross,
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
    resistance: {
      nTRdN: R.N_t_Rd,
      nCRdN: R.N_c_Rd,
      mcRdTopCompressedNmm: R.M_c_Rd_top,
      mcRdBottomCompressedNmm: R.M_c_Rd_bottom,
      vbRdN: R.V_b_Rd,
      rwRdEndN: crippling.end,
      rwRdInternalN: crippling.internal(0),
      rwRdOpposedEndN: opposed?.end ?? null,
      rwRdOpposedInternalN: opposed?.internal ?? null,
    },
  }
}
