import { decode, toDesignRequest } from '@madre/contract'
import { requests } from '@madre/contract/testing/requests'
import {
  design,
  EN1993_1_3_2006,
  effectiveSectionsBy,
  envelopes,
  explain,
  formula,
  PROFILES,
  type Standard,
  type Step,
} from '@madre/engine'
import { describe, expect, it } from 'vitest'
import { composeNote, typesetNote } from './create-note.ts'
import { expectTrueEquations } from './testing/equations.ts'
import { noteInput } from './testing/note-input.ts'
import { readPdf } from './testing/read-pdf.ts'

/** χ_d falls from the first: a line of no standard. */
const falling = formula('chi_d', 'EN 1993-1-3 5.5.3.1(7)', '1-0.4*lambda_d')
const OTHER_CURVE: Standard = {
  ...EN1993_1_3_2006,
  edition: 'made up',
  effectiveSections: effectiveSectionsBy(() => falling),
}

/** A shear resistance a tenth smaller, as its own clause says. */
const SMALLER_SHEAR: Standard = {
  ...EN1993_1_3_2006,
  edition: 'made up',
  checks: EN1993_1_3_2006.checks.map((group) => ({
    ...group,
    checks: group.checks.map((check) => (check.code === 'SHEAR' ? { ...check, clause: 'made up 6.1.5' } : check)),
    search(subject, space) {
      const found = group.search(subject, space)
      const { SHEAR } = found
      if (!SHEAR) return found
      const resistance = 0.9 * SHEAR.resistance
      return { ...found, SHEAR: { ...SHEAR, resistance, utilisation: SHEAR.demand / resistance } }
    },
  })),
}

const request = { ...toDesignRequest(requests.c), steelGrades: ['S350'] }
const input = { ...noteInput(requests.c, 'en'), solutionId: 'C-200-70-2.0-S350' }
const { catalogue, solutionId } = input
const solved = (standard?: Standard) =>
  design(decode(request).line, catalogue, undefined, PROFILES, standard).solutions.find((s) => s.id === solutionId)!
const utilisation = (s: ReturnType<typeof solved>, code: string) => s.checks.find((c) => c.code === code)!.utilisation!
const last = (steps: Step[], symbol: string) => steps.findLast((s) => s.symbol === symbol)!

describe('a second edition with another curve of distortional buckling', () => {
  const [first, second] = [
    explain(decode(request).line, catalogue, solutionId),
    explain(decode(request).line, catalogue, solutionId, OTHER_CURVE),
  ]
  const bent = (e: typeof first) => e.section.effective.find((x) => x.sense === 'TOP_COMPRESSED')!

  it('designs by that curve, and explains what it designs', () => {
    expect(solved()).toEqual(first.solution)
    expect(solved(OTHER_CURVE)).toEqual(second.solution)
    const M_c_Rd = (e: typeof first) => e.section.resistances.find((s) => s.symbol === 'M_c_Rd')!.value
    expect(M_c_Rd(second)).toBeLessThan(0.99 * M_c_Rd(first))
    const ratio = utilisation(second.solution, 'BENDING_Y_POS') / utilisation(first.solution, 'BENDING_Y_POS')
    expect(ratio * (M_c_Rd(second) / M_c_Rd(first))).toBeCloseTo(1, 12)
    // What the clause is not about stays.
    expect(utilisation(second.solution, 'SHEAR')).toBe(utilisation(first.solution, 'SHEAR'))
  })

  it('prints the curve with its clause, and χ_d is what it gives for the printed slenderness', () => {
    const { steps } = bent(second)
    const chi_d = last(steps, 'chi_d')
    expect(chi_d).toMatchObject({ expression: '1-0.4*lambda_d', clause: 'EN 1993-1-3 5.5.3.1(7)' })
    expect(chi_d.value).toBeCloseTo(1 - 0.4 * Math.sqrt(350 / last(steps, 'sigma_cr_s').value), 12)
    expect(last(bent(first).steps, 'chi_d').expression).not.toBe(chi_d.expression)
  })

  it('reduces the thickness of the lip by that χ_d, and nothing of the plates beside it', () => {
    const { steps, parts } = bent(second)
    const t = 2 - 0.04
    const thicknesses = (role: string) => parts.filter((p) => p.role === role).map((p) => p.t)
    const [lip] = thicknesses('lipTop')
    expect(lip! / t).toBeCloseTo(last(steps, 'chi_d').value, 12)
    expect(thicknesses('flangeTop')).toEqual([t, lip])
    expect(new Set([...thicknesses('web'), ...thicknesses('flangeBottom')])).toEqual(new Set([t]))
  })

  it('has a note whose equations are true', { timeout: 60_000 }, async () => {
    const curves = envelopes(decode(request).line, catalogue, solutionId, OTHER_CURVE)
    const pdf = await readPdf(typesetNote(input, composeNote(input, second, curves, { strict: true })).pdf)
    const printed = pdf.pages.flatMap((p) => p.equations).filter((e) => e.startsWith('χ_d = '))
    expect(printed).toHaveLength(2)
    for (const equation of printed) expect(equation).toContain('χ_d = 1 − 0.4·λ_d = 1 − 0.4·')
    // The same lines as in the first edition, but for those of the curve.
    expectTrueEquations(pdf, input)
  })
})

it('a second edition with another check records what that check says, and leaves the others', () => {
  const [first, second] = [solved(), solved(SMALLER_SHEAR)]
  expect(utilisation(second, 'SHEAR') / utilisation(first, 'SHEAR')).toBeCloseTo(1 / 0.9, 12)
  const others = (s: typeof first) => s.checks.filter((c) => c.code !== 'SHEAR')
  expect(others(second)).toEqual(others(first))
  expect(second.checks.find((c) => c.code === 'SHEAR')!.clause).toBe('made up 6.1.5')
  expect(explain(decode(request).line, catalogue, solutionId, SMALLER_SHEAR).solution).toEqual(second)
})
