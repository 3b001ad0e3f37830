import { decode } from '@madre/contract'
import { describe, expect, it } from 'vitest'
import { unloaded } from '../../validation/references/requests.ts'
import { genericCatalogue } from '../catalogue/generic.ts'
import { effectiveInBending } from '../en1993-1-3-2006/5-5-effective-section.ts'
import type { SectionFamily } from '../input.ts'
import { buildCandidates } from '../search/candidate.ts'
import { buildSection } from '../sections/section-model.ts'
import { EN1993_1_3_2006 } from '../standards/en1993-1-3-2006.ts'
import { effectiveGroups, effectivePicture } from './effective-derivation.ts'

describe('the picture of an effective section', () => {
  it('shows the two feet of an Ω alike, their effective parts in order along the plate', () => {
    const omega = buildSection({
      profile: 'OMEGA',
      inverted: false,
      h: 200,
      bTop: 70,
      bBase: 100,
      bFoot: 50,
      c: 18,
      r: 2.25,
      t_nom: 1.5,
      t: 1.46,
    })
    const { plates } = effectivePicture(effectiveInBending(omega, 'BOTTOM', 350), omega)
    const foot = (side: string) => plates.find((p) => p.name === `foot${side}`)!.effective
    expect(foot('Right')).toHaveLength(2)
    for (const { effective } of plates) {
      for (let i = 1; i < effective.length; i++) expect(effective[i]![0]).toBeGreaterThanOrEqual(effective[i - 1]![1])
    }
    const mirrored = foot('Left')
      .map(([from, to]) => [1 - to, 1 - from])
      .reverse()
    foot('Right').forEach(([from, to], i) => {
      expect(mirrored[i]![0]).toBeCloseTo(from, 12)
      expect(mirrored[i]![1]).toBeCloseTo(to, 12)
    })
  })
})

describe('the buckling factor of a plate', () => {
  const of = (typology: string, change: Partial<SectionFamily> = {}) =>
    ({ ...genericCatalogue.families.find((f) => f.typology === typology)!, ...change }) as SectionFamily
  /** Closed flange 140 wide and no deeper than 40: its web is in tension but for a quarter. */
  const flat = of('OMEGA-80-50', { h: 40, bTop: 140, bBase: 140, bFoot: 8, c: 0, r: 2 } as Partial<SectionFamily>)

  function stepsOf(family: SectionFamily, thickness: number, sense: 'top' | 'bottom' | 'compression') {
    const catalogue = { ...genericCatalogue, families: [{ ...family, thicknesses: [thickness] }] }
    const input = unloaded([5], { sectionTypes: [family.profileType], steelGrades: ['S280'] })
    const [built] = buildCandidates(decode(input).line, catalogue, EN1993_1_3_2006)
    if (!built || !('candidate' in built)) throw new Error('within the limits')
    return effectiveGroups(built.candidate, built.candidate.effective[sense]).flatMap((g) => g.steps)
  }

  it.each<[SectionFamily, number, 'top' | 'bottom' | 'compression', string, string | null, number, string]>([
    [of('C-200-70'), 2, 'top', 'k_sigma_f', null, 4, 'uniformly compressed: by definition'],
    [of('C-200-70'), 2, 'top', 'k_sigma_c', null, 0.5, 'short lip, 19/68: by definition'],
    [of('C-120-50'), 2, 'top', 'k_sigma_c', '0.5+0.83*cbrt((b_p_c/b_p_f-0.35)^2)', 0.52149, 'lip of 17/48'],
    [of('OMEGA-120-55'), 2, 'bottom', 'k_sigma_c', '0.5+0.83*cbrt((b_p_c/b_p_foot-0.35)^2)', 0.55789, 'lip of 14/38'],
    [of('Z-100-50'), 3, 'top', 'k_sigma_w', '7.81-6.29*psi_w+9.78*psi_w^2', 23.88, 'all effective: ψ = −1'],
    [flat, 4, 'top', 'k_sigma_w', '5.98*(1-psi_w)^2', 95.68, 'ψ below −3 is taken as −3'],
    [flat, 4, 'top', 'psi_w', 'max(psi_w_calc,-3)', -3, 'and says so'],
  ])('case %#', (family, thickness, sense, symbol, expression, value, why) => {
    const step = stepsOf(family, thickness, sense).find((s) => s.symbol === symbol)!
    expect(step.expression, why).toBe(expression)
    expect(step.value, why).toBeCloseTo(value, 5)
  })

  it.each([
    ['C-250-80', 1.5, 'top', '7.81-6.29*psi_w+9.78*psi_w^2', 'its flange loses more: ψ above −1'],
    ['OMEGA-160-60', 3, 'bottom', '5.98*(1-psi_w)^2', 'feet and lips outweigh the closed flange: ψ below −1'],
  ] as const)('of the web of %s follows ψ: case %#', (typology, thickness, sense, expression, why) => {
    const steps = stepsOf(of(typology), thickness, sense)
    const psi = steps.find((s) => s.symbol === 'psi_w')!.value
    const k = steps.find((s) => s.symbol === 'k_sigma_w')!
    expect(k.expression, why).toBe(expression)
    const value = psi < -1 ? 5.98 * (1 - psi) ** 2 : 7.81 - 6.29 * psi + 9.78 * psi ** 2
    expect(k.value, why).toBeCloseTo(value, 9)
    expect(psi < -1, why).toBe(expression.startsWith('5.98'))
  })
})
