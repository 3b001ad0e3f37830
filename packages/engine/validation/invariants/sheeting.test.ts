import { type DesignRequest, decode } from '@madre/contract'
import { calculationRequestSchema } from '@madre/contract/schemas'
import { ordinaryRequests } from '@madre/contract/testing/ordinary-request'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { design, designOne } from '../../src/design/design.ts'
import type { PurlinLine } from '../../src/input.ts'
import { isTooSoft } from '../../src/redesign/cladding-changes.ts'
import { spacingChange } from '../../src/redesign/spacing-change.ts'
import type { Solution } from '../../src/result.ts'
import { fewCandidates, oneCandidate, requests, runs } from '../arbitrary-request.ts'
import { declaredCladding, trapezoidalSheets, underSheet } from '../arbitrary-sheeting.ts'

const metadata = { language: 'en', description: '', restraintsDeclared: true } as const

const sheeted = (mostSpans: number, sheets = trapezoidalSheets): fc.Arbitrary<DesignRequest> =>
  fc.tuple(requests(mostSpans), sheets).map(([request, sheet]) => underSheet(request, sheet))

/** Without the one check that only a sheet has. */
const others = ({ checks }: Solution) => checks.filter(({ code }) => code !== 'SHEETING_SHEAR')

describe('a line under a chosen sheet', () => {
  it('is a legal request, whatever the sheet', () => {
    fc.assert(
      fc.property(sheeted(3, fc.oneof(trapezoidalSheets, declaredCladding)), (request) => {
        const parsed = calculationRequestSchema.safeParse({ ...request, metadata })
        expect(parsed.error?.issues.filter(({ path }) => path[0] === 'sheeting') ?? []).toEqual([])
      }),
      runs(100),
    )
  })

  it('is designed as under typed cladding of p = C_D,A/130 and the same I_eff, where that has a spring', () => {
    let compared = 0
    fc.assert(
      fc.property(sheeted(3), (request) => {
        const { line } = decode(request)
        if (line.cladding.kind !== 'TRAPEZOIDAL') throw new Error('a sheet')
        const { I_eff, a } = line.cladding
        const { solutions } = design(line, fewCandidates)
        for (const under of solutions) {
          const family = fewCandidates.families.find(({ typology }) => typology === under.typology)!
          const b_a = line.isInverted && 'bBottom' in family ? family.bBottom : family.bTop
          const place = a ?? b_a / 2
          const isBesideWeb = family.profileType !== 'OMEGA' && Math.min(place, b_a - place) < 25
          const { cDAN } = under.sheeting!
          if (cDAN === 0 || isBesideWeb || under.status === 'NOT_APPLICABLE') continue
          const typed: PurlinLine = { ...line, cladding: { kind: 'TYPED', I_eff, p: cDAN / 130, a } }
          const beside = designOne(typed, fewCandidates, under)!
          expect(beside.sheeting).toBeNull()
          const [theirs, ours] = [others(beside), others(under)]
          expect(ours.map(({ code }) => code)).toEqual(theirs.map(({ code }) => code))
          for (const [k, { code, utilisation }] of theirs.entries()) {
            const ofSheet = ours[k]!.utilisation
            if (utilisation === null || ofSheet === null) expect(ofSheet, code).toBe(utilisation)
            else expect(Math.abs(ofSheet - utilisation), code).toBeLessThanOrEqual(1e-9 * Math.max(1, utilisation))
          }
          compared++
        }
      }),
      runs(12),
    )
    expect(compared).toBeGreaterThan(10)
  })

  it('has a finite spring and a finite stiffness, and a reason where there is none', () => {
    fc.assert(
      fc.property(sheeted(2, fc.oneof(trapezoidalSheets, declaredCladding)), (request) => {
        for (const { sheeting, checks, pass, status } of design(decode(request).line, oneCandidate).solutions) {
          const { cDAN, cDCN, cDN, rule, reason, sKn } = sheeting!
          for (const value of [cDAN, cDCN ?? 0, cDN, sKn ?? 0]) {
            expect(Number.isFinite(value)).toBe(true)
            expect(value).toBeGreaterThanOrEqual(0)
          }
          expect(cDN === 0).toBe(reason !== null)
          expect(rule === 'NONE').toBe(reason !== null)
          expect(cDN).toBeLessThanOrEqual(cDAN)
          const shear = checks.find(({ code }) => code === 'SHEETING_SHEAR')
          if (status === 'NOT_APPLICABLE') continue
          expect(shear!.status === 'NOT_APPLICABLE').toBe(sKn === null)
          if (shear!.status === 'FAIL') expect(pass).toBe(false)
        }
      }),
      runs(40),
    )
  })
})

/** The largest spacing below that of a line that passes, by every 0.05 m. */
function byScan(line: PurlinLine, solution: Solution): number | null {
  for (let n = Math.ceil(line.spacing / 50 - 1e-9) - 1; n >= 2; n--) {
    const spacing = n * 50
    if (designOne({ ...line, spacing }, oneCandidate, solution)?.pass) return spacing / 1e3
  }
  return null
}

it('finds the spacing that a scan in steps of 0.05 m finds, though S falls with the spacing', () => {
  let [found, none, softer] = [0, 0, 0]
  const short = ordinaryRequests.filter(({ spanLengthsM }) => spanLengthsM.length <= 2)
  const lines = fc.tuple(short, trapezoidalSheets).map(([request, sheet]) => underSheet(request, sheet))
  fc.assert(
    fc.property(lines, (request) => {
      const { line } = decode(request)
      for (const solution of design(line, oneCandidate).solutions) {
        if (solution.status !== 'FAIL' || isTooSoft(solution)) continue
        const [change] = spacingChange(line, (changed) => designOne(changed, oneCandidate, solution))
        const spacingM = change?.kind === 'SPACING' ? change.spacingM : null
        expect(spacingM).toBe(byScan(line, solution))
        if (spacingM === null) none++
        else found++
        if (spacingM !== null && isTooSoft(designOne({ ...line, spacing: 100 }, oneCandidate, solution))) softer++
      }
    }),
    runs(20),
  )
  expect(Math.min(found, none, softer)).toBeGreaterThan(0)
})
