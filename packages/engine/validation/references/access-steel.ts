/** Access Steel SX022 and SX023: C 200×74/66×20.8, t 1.96, S350, roundings neglected; method 3.23. */

import { stiffenerReduction } from '../../src/en1993-1-3-2006/5-5-3-2-edge-stiffener.ts'
import type { EffectiveSection } from '../../src/en1993-1-3-2006/5-5-effective-section.ts'
import { unreducedSection } from '../../src/en1993-1-3-2006/5-5-effective-section.ts'
import { printed, type Reference } from '../evidence.ts'
import { bending, C200, compression, sharpGross } from './sections.ts'

const F_YB = 350
const element = (s: EffectiveSection, name: string) => s.elements.find((e) => e.plate.name === name)!
const stiffener = (s: EffectiveSection, flange: string) => element(s, flange).stiffener!

const SX022 = 'Access Steel SX022a-EN-EU (2005), as listed by SCIA benchmark 38'
const SX023 = 'own program of the method’s author, same section as Access Steel SX023a'

export const accessSteelReferences: Reference[] = [
  {
    clause: 'plates',
    rank: 'published',
    title: 'SX022a: flange, lip and web',
    source: SX022,
    values: () => {
      const s = bending(C200, 'TOP', F_YB)
      const [flange, lip, web] = ['flangeTop', 'lipTop', 'web'].map((name) => element(s, name))
      return [
        printed('h_p', C200.h_p, '198'),
        printed('b_p,1', flange!.plate.b_p, '72'),
        printed('b_p,2', C200.plates.find((p) => p.name === 'flangeBottom')!.b_p, '64'),
        printed('c_p', lip!.plate.b_p, '19.8'),
        printed('flange λ̄_p', flange!.lambda_p, '0.789'),
        printed('flange ρ', flange!.rho, '0.914'),
        printed('flange b_eff', flange!.rho * flange!.plate.b_p, '65.8'),
        printed('flange b_e1', flange!.effective[0]!, '32.9'),
        printed('lip λ̄_p', lip!.lambda_p, '0.614'),
        printed('lip ρ', lip!.rho, '1'),
        printed('lip c_eff', lip!.effective[0]!, '19.8'),
        printed('web k_σ', web!.k_sigma, '22.6'),
        printed('web λ̄_p', web!.lambda_p, '0.914'),
        printed('web ρ', web!.rho, '0.959'),
        printed('web b_eff', web!.effective[0]! + web!.effective[1]!, '97.5'),
        printed('web b_e1', web!.effective[0]!, '39.0'),
        printed('web b_e2', web!.effective[1]!, '58.5'),
      ]
    },
    excluded: [
      {
        value: 'web ψ = −0.951',
        reason:
          'belongs to z_c = 101.5 mm from rounded parts; exact parts give 101.6 mm and −0.949, and every value that follows agrees',
      },
    ],
  },
  {
    clause: 'edgeStiffener',
    rank: 'published',
    title: 'SX022a: stiffener',
    source: SX022,
    values: () => {
      const { first, last, K, chi_d } = stiffener(bending(C200, 'TOP', F_YB), 'flangeTop')
      const firstPass = stiffenerReduction(first, K, F_YB)
      return [
        printed('A_s', first.A_s, '103.3'),
        printed('I_s', first.I_s, '3663'),
        printed('b_1', first.b_1, '61.73'),
        printed('K', K, '0.439'),
        printed('σ_cr,s of the first pass', firstPass.sigma_cr_s, '355.78'),
        printed('λ̄_d of the first pass', firstPass.lambda_d, '0.992'),
        printed('χ_d of the first pass', firstPass.chi_d, '0.753'),
        printed('b_e2 at the end', last.b_e2, '35.9'),
        printed('χ_d at the end', chi_d, '0.737'),
      ]
    },
    excluded: [
      {
        value: 'χ_d 0.746, A_eff 690.2, I_eff 4.148e6, W 40 599 and 43 293',
        reason: 'the same section with K recomputed in every pass, which the method does not do (method 3.16)',
      },
    ],
  },
  {
    clause: 'effective',
    rank: 'published',
    title: 'SX022a: effective section in bending',
    source: SX022,
    values: () => {
      const s = bending(C200, 'TOP', F_YB)
      return [
        printed('I_eff,y', s.I_y, '4.140e6'),
        printed('W_eff,y,c', s.W_top, '4.046e4'),
        printed('W_eff,y,t', s.W_bottom, '4.326e4'),
      ]
    },
    excluded: [
      {
        value: 'A_eff = 689.2',
        reason:
          'summed from χ_d and b_e2 rounded to three digits (689.19); exact parts give 689.14; compared within 0.1 % in case section-sx022a',
      },
    ],
  },
  {
    clause: 'gross',
    rank: 'independent program',
    title: 'C 200×74/66×20.8 without roundings',
    source: 'SX022a (A, z_c); own program of the method’s author (Annex C)',
    values: () => {
      const g = sharpGross(C200)
      return [
        printed('A', g.A, '732'),
        printed('z_c from the compressed flange', unreducedSection(C200).z_c - C200.t_nom / 2, '96.88'),
        printed('I_y', g.I_y, '4.4958e6'),
        printed('I_z', g.I_z, '4.932e5'),
        printed('I_yz', g.I_yz, '-1.0275e5'),
        printed('y_sc from the web', g.y_sc, '-30.84'),
        printed('I_w', g.I_w, '3.903e9'),
        printed('I_t', g.I_t, '937.7'),
      ]
    },
  },
  {
    clause: 'edgeStiffener',
    rank: 'independent program',
    title: 'SX023 section: stiffeners in compression',
    source: SX023,
    values: () => {
      const s = compression(C200, F_YB)
      const [top, bottom] = [stiffener(s, 'flangeTop'), stiffener(s, 'flangeBottom')]
      return [
        printed('K of flange 1', top.K, '0.331'),
        printed('χ_d of flange 1', top.chi_d, '0.683'),
        printed('b_e2 of flange 1', top.last.b_e2, '36.0'),
        printed('K of flange 2', bottom.K, '0.398'),
        printed('χ_d of flange 2', bottom.chi_d, '0.740'),
      ]
    },
  },
  {
    clause: 'effective',
    rank: 'independent program',
    title: 'SX023 section: effective section in compression',
    source: SX023,
    values: () => {
      const s = compression(C200, F_YB)
      const web = element(s, 'web')
      return [
        printed('web λ̄_p', web.lambda_p, '2.171'),
        printed('web ρ', web.rho, '0.414'),
        printed('web b_eff', web.rho * web.plate.b_p, '81.98'),
        printed('A_eff', s.A, '436'),
      ]
    },
  },
]
