import { type DesignRequest, decode } from '@madre/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { design } from '../../src/design/design.ts'
import { CHECK_CODES, type Design, type Solution } from '../../src/result.ts'
import { fewCandidates, oneCandidate, requests, runs } from '../arbitrary-request.ts'

/** Paths of the numbers of a value that are not finite. */
function notFinite(value: unknown, path = ''): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${path} = ${value}`]
  if (value === undefined) return [`${path} is undefined`]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, v]) => notFinite(v, `${path}.${key}`))
}

/** Every check, of further deflection limits those that are asked for. */
function codesOf({ deflectionLimits = [] }: DesignRequest): string[] {
  const further = deflectionLimits.map(({ of }, i) => `DEFLECTION_${of === 'SPANS' ? 'SPAN' : 'CONSOLE'}_${i + 2}`)
  return [...CHECK_CODES.filter((code) => !/_[2-5]$|^JOINT/.test(code)), ...further]
}

function expectSound(s: Solution, d: Design, input: DesignRequest): void {
  const { lengthM } = d.statics
  const ids = { ULS: new Set<string>(), SLS: new Set<string>() }
  for (const c of d.combinations) ids[c.limitState].add(c.id)
  expect(s.checks.map((c) => c.code)).toEqual(codesOf(input))
  const values = s.checks.flatMap((c) => (c.utilisation === null ? [] : [c.utilisation]))
  for (const c of s.checks) {
    expect(c.status).not.toBe('NOT_CHECKED')
    const applies = c.code !== 'GEOMETRY' && c.status !== 'NOT_APPLICABLE'
    expect(c.utilisation !== null, c.code).toBe(applies)
    if (!applies) continue
    expect(c.utilisation).toBeGreaterThanOrEqual(0)
    expect(c.status).toBe(c.utilisation! <= 1 + 1e-9 ? 'OK' : 'FAIL')
    expect(c.xM).toBeGreaterThanOrEqual(0)
    expect(c.xM).toBeLessThanOrEqual(lengthM * (1 + 1e-12))
    expect(
      ids[c.code.startsWith('DEFLECTION') ? 'SLS' : 'ULS'].has(c.combinationId!),
      `${c.code} ${c.combinationId}`,
    ).toBe(true)
  }
  if (s.status === 'NOT_APPLICABLE') {
    expect(s.checks[0]!.limits?.length).toBeGreaterThan(0)
    expect([s.pass, s.utilisation, s.governing]).toEqual([false, null, null])
    return
  }
  expect(s.utilisation).toBe(values.length > 0 ? Math.max(...values) : null)
  if (s.governing) expect(s.checks.find((c) => c.code === s.governing)!.utilisation).toBe(s.utilisation)
  expect(s.pass).toBe(s.checks.every((c) => c.status === 'OK' || c.status === 'NOT_APPLICABLE'))
  expect(s.status).toBe(s.pass ? 'OK' : 'FAIL')
  for (const r of s.reactions) {
    expect(r.maxKn).toBeGreaterThanOrEqual(r.minKn)
    expect(ids.ULS.has(r.maxCombinationId) && ids.ULS.has(r.minCombinationId)).toBe(true)
  }
}

/** Passing first, lightest first; ties by lower yield strength, then lower utilisation. */
function expectRanked(solutions: Solution[]): void {
  const strength: Record<string, number> = { S280: 280, S350: 350 }
  for (const [i, b] of solutions.entries()) {
    const a = solutions[i - 1]
    if (!a) continue
    const order =
      Number(b.pass) - Number(a.pass) ||
      a.alignmentWeightKg - b.alignmentWeightKg ||
      strength[a.steel]! - strength[b.steel]! ||
      (a.utilisation ?? Number.POSITIVE_INFINITY) - (b.utilisation ?? Number.POSITIVE_INFINITY)
    expect(Number.isNaN(order) ? 0 : order, `${a.id} before ${b.id}`).toBeLessThanOrEqual(0)
  }
}

describe('the result of any legal request', () => {
  it('is complete, finite, consistent and in order', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(requests(), (input) => {
        const d = design(decode(input).line, fewCandidates)
        expect(notFinite(d)).toEqual([])
        expect(d.solutions.length).toBe(8)
        expect(new Set(d.combinations.map((c) => c.id)).size).toBe(d.combinations.length)
        for (const s of d.solutions) expectSound(s, d, input)
        expectRanked(d.solutions)
      }),
      runs(40),
    )
  })

  it('is the same, byte for byte, whatever was calculated before', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(requests(2), requests(2), (input, other) => {
        const first = JSON.stringify(design(decode(input).line, oneCandidate))
        design(decode(other).line, oneCandidate)
        expect(JSON.stringify(design(decode(input).line, oneCandidate))).toBe(first)
      }),
      runs(15),
    )
  })

  it('does not depend on the other candidates of the catalogue', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(requests(2), (input) => {
        const all = design(decode(input).line, fewCandidates)
        for (const family of fewCandidates.families) {
          const alone = design(decode(input).line, { ...fewCandidates, families: [family] })
          for (const s of alone.solutions) expect(all.solutions.find((other) => other.id === s.id)).toEqual(s)
        }
      }),
      runs(6),
    )
  })

  it('holds for a line of twenty spans', { timeout: 120_000 }, () => {
    const twenty = requests(20).filter((r) => r.spanLengthsM.length >= 12)
    const alone = twenty.map((r) => ({ ...r, loadLiveCombinationFactor: { psi1: 0, psi2: 0, psi3: 0 } }))
    fc.assert(
      fc.property(alone, (input) => {
        const d = design(decode(input).line, oneCandidate)
        expect(notFinite(d)).toEqual([])
        for (const s of d.solutions) expectSound(s, d, input)
      }),
      runs(4),
    )
  })
})
