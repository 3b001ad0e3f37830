import { type DesignRequest, decode } from '@madre/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFreeFlangeSpace } from '../../src/checks/free-flange/bending.ts'
import { checkFreeFlanges } from '../../src/checks/free-flange/checks.ts'
import { flangeData } from '../../src/checks/free-flange/data.ts'
import { checkFlange } from '../../src/checks/free-flange/single.ts'
import { design } from '../../src/design/design.ts'
import { type JointedDesign, jointedLines } from '../../src/design/jointed-lines.ts'
import type { Catalogue, SectionFamily } from '../../src/input.ts'
import { modelsOf } from '../../src/joints/jointed-line.ts'
import { prepareLine } from '../../src/line/line-design.ts'
import { buildCandidates } from '../../src/search/candidate.ts'
import { combinationExtremes, undominated } from '../../src/search/combination-extremes.ts'
import { EN1993_1_3_2006 } from '../../src/standards/en1993-1-3-2006.ts'
import { jointedCatalogue, mainSpansOf, withJoints } from '../arbitrary-joints.ts'
import { requests, runs } from '../arbitrary-request.ts'
import { ordinaryRequest } from '../ordinary-request.ts'
import { unloaded } from '../references/requests.ts'

/** Lines whose spans are alike enough for laps, with nothing that stands beside them. */
const lines = (profile: 'Z' | 'C' | 'OMEGA', isHeldByPanel = fc.boolean()) =>
  fc
    .record({ request: requests(4), panel: isHeldByPanel, mains: fc.integer({ min: 2, max: 4 }) })
    .map(({ request, panel, mains }): DesignRequest => {
      const { roofPointLoadKn: _, ...others } = request
      const { upper, lower } = request.spanRestraints
      const list = <T>(values: T[]): T[] => Array.from({ length: mains }, (_, i) => values[i % values.length]!)
      const each = <T>(values: T[] | null): T[] | null => (values ? list(values) : null)
      const bands = { ...request.loadWindPressure, l1: 3 * mains, w2: 0, w3: 0, l2: 0, l3: 0 }
      return {
        ...others,
        spanLengthsM: Array.from({ length: mains }, (_, i) => 4 + ((i * 7) % 5) / 2),
        hasLeftCantilever: false,
        hasRightCantilever: false,
        loadPermanentDistributed: each(request.loadPermanentDistributed),
        loadPermanentDistributedMin: each(request.loadPermanentDistributedMin),
        loadPermanentDistributedMax: each(request.loadPermanentDistributedMax),
        loadPermanentPoint: [],
        loadLiveDistributed: list(request.loadLiveDistributed),
        loadLivePoint: [],
        loadSnowRegular: each(request.loadSnowRegular),
        loadSnowExceptional: each(request.loadSnowExceptional),
        loadSnowAccumulation: { s1: 0, l1: 0, s2: 0, l2: 0, s3: 0, l3: 0 },
        loadWindPressure: bands,
        loadWindSuction: { ...request.loadWindSuction, l1: 2 * mains, w2: 0, w3: 0, l2: 0, l3: 0 },
        loadWindLocalPressure: { ...request.loadWindLocalPressure, l1: 0.6, w2: 0, w3: 0, l2: 0, l3: 0 },
        loadWindLocalSuction: { ...request.loadWindLocalSuction, l1: 0.8, w2: 0, w3: 0, l2: 0, l3: 0 },
        spanRestraints: {
          upper: { type: panel ? 0 : 1, lateralLocks: list(upper.lateralLocks) },
          lower: { ...lower, lateralLocks: list(lower.lateralLocks) },
        },
        sectionTypes: [profile],
      }
    })

const some = (...typologies: string[]): Catalogue => ({
  ...jointedCatalogue,
  families: typologies.map((typology) => {
    const family = jointedCatalogue.families.find((f) => f.typology === typology)!
    return { ...family, thicknesses: [2], steels: ['S350'] }
  }),
})
const OF_TWO_THICKNESSES: Catalogue = {
  ...jointedCatalogue,
  families: some('OMEGA-160-60', 'C-200-70', 'Z-150-60').families.map((f) => ({ ...f, thicknesses: [1.5, 2] })),
}
const FEW = some('OMEGA-160-60', 'C-200-70', 'Z-150-60')

/** Every independent line of a request in every model, its sleeves as stiff as `softness` says. */
function linesOf(request: DesignRequest, lap: number | null, softness = 0): JointedDesign[] {
  const { line } = decode(request)
  const stiffness = { lap, sleeve: { softness, length: 600 }, pair: null }
  const rules = { standard: EN1993_1_3_2006, known: new Map() }
  return jointedLines(prepareLine(line, EN1993_1_3_2006), stiffness, modelsOf(line.joints!, lap), rules)
}

const withoutJoints = ({ joints: _, ...request }: DesignRequest): DesignRequest => request

describe('lines with joints', () => {
  it('that are all continuous are checked as the line of one piece', { timeout: 120_000 }, () => {
    const any = fc.constantFrom('Z', 'C', 'OMEGA').chain((type) => lines(type as 'Z'))
    // On this line M is largest between two of the places looked at first.
    const between: DesignRequest = {
      ...ordinaryRequest('OMEGA', 1.5),
      ...unloaded([5.45, 3.18]),
      transverseLengthM: 0.76,
      loadPermanentDistributed: [0.2, 0.2],
      loadPermanentDistributedMin: null,
      loadPermanentDistributedMax: null,
      loadLiveCombinationFactor: { psi1: 0, psi2: 0, psi3: 0 },
      inclinationDegrees: 5,
      simulationType: 'ROOF',
      sectionTypes: ['OMEGA'],
      joints: { supports: [{ kind: 'CONTINUOUS' }] },
    }
    const isCategoryH = ({ simulationType, loadLiveCombinationFactor: psi }: DesignRequest) =>
      simulationType !== 'FACADE' && psi.psi1 === 0 && psi.psi2 === 0 && psi.psi3 === 0
    const drawn = fc
      .tuple(withJoints(any, ['CONTINUOUS']), fc.boolean())
      .map(([of, isLoaded]) => (isLoaded && isCategoryH(of) ? { ...of, roofPointLoadKn: 1 } : of))
    fc.assert(
      fc.property(drawn, (request) => {
        const [jointed, plain] = [design(decode(request).line, FEW), design(decode(withoutJoints(request)).line, FEW)]
        for (const [i, s] of plain.solutions.entries()) {
          const { pieces, jointWeightKg, joints, alignmentWeightKg, estimatedWeightKgM2, ...found } =
            jointed.solutions[i]!
          const { alignmentWeightKg: weight, estimatedWeightKgM2: perArea, ...expected } = s
          const checks = found.checks.filter(({ code }) => !code.startsWith('JOINT'))
          expect({ ...found, checks }).toEqual(expected)
          expect([pieces!.length, joints]).toEqual([1, []])
          expect(jointWeightKg).toBeCloseTo(0, 9)
          expect([alignmentWeightKg / weight, estimatedWeightKgM2 / perArea]).toEqual([
            expect.closeTo(1, 12),
            expect.closeTo(1, 12),
          ])
        }
      }),
      { ...runs(20), examples: [[between]] },
    )
  })

  it('have reactions as large as their loads in every case and model', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(withJoints(lines('Z'), ['LAP', 'SLEEVE', 'HINGE', 'CONTINUOUS']), (request) => {
        for (const { line } of linesOf(request, null, 500))
          for (const r of [...line.cases.values(), line.own]) {
            const reactions = r.reactions.reduce((sum, R) => sum + R, 0)
            const size = Math.max(1e-6, ...r.reactions.map(Math.abs))
            expect(Math.abs(reactions - r.total.normal)).toBeLessThanOrEqual(1e-9 * size)
          }
      }),
      runs(40),
    )
  })

  it.each([
    ['Z', { kind: 'LAP', left: 12, right: 12 }],
    ['Z', { kind: 'SLEEVE' }],
    ['C', { kind: 'HINGE' }],
  ] as const)(
    'with heavier end bays and a cantilever without length are those without it, under the concentrated load too: %s, %o',
    (profile, joint) => {
      const without: DesignRequest = {
        ...ordinaryRequest(profile, 1),
        joints: { supports: [joint, joint], endBays: 'HEAVIER' },
      }
      const more = (list: number[] | null): number[] | null => list && [list[0]!, ...list, list[0]!]
      const held = ({ lateralLocks }: { lateralLocks: number[] }) => ({ lateralLocks: [0, ...lateralLocks, 0] })
      const { upper, lower } = without.spanRestraints
      const withTips = {
        ...without,
        spanLengthsM: [0, ...without.spanLengthsM, 0],
        hasLeftCantilever: true,
        hasRightCantilever: true,
        loadPermanentDistributed: more(without.loadPermanentDistributed),
        loadLiveDistributed: more(without.loadLiveDistributed)!,
        loadSnowRegular: more(without.loadSnowRegular),
        loadSnowExceptional: more(without.loadSnowExceptional),
        spanRestraints: { upper: { ...upper, ...held(upper) }, lower: { ...lower, ...held(lower) } },
      }
      const utilisations = (request: DesignRequest) =>
        design(decode(request).line, OF_TWO_THICKNESSES).solutions.map(({ checks }) =>
          Object.fromEntries(checks.map(({ code, utilisation }) => [code, utilisation])),
        )
      const expected = utilisations(without)
      expect(expected).toHaveLength(3)
      for (const [i, found] of utilisations(withTips).entries())
        for (const [code, u] of Object.entries(found)) {
          const of = expected[i]![code]!
          expect(u === null ? of : u, `${i} ${code}`).toEqual(u === null ? null : expect.closeTo(of!, 6))
        }
    },
  )

  it('are the line of one piece where a tested lap is as stiff as one member, but for its weight', () => {
    fc.assert(
      fc.property(withJoints(lines('Z'), ['LAP', 'CONTINUOUS']), (request) => {
        const [tested] = linesOf(request, 1)
        const [plain] = linesOf(
          {
            ...request,
            joints: {
              supports: mainSpansOf(request)
                .slice(1)
                .map(() => ({ kind: 'CONTINUOUS' })),
            },
          },
          1,
        )
        for (const [id, r] of tested!.line.cases) {
          const same = plain!.line.cases.get(id)!
          for (const [k, R] of r.reactions.entries())
            expect(Math.abs(R - same.reactions[k]!)).toBeLessThanOrEqual(
              1e-9 * Math.max(...same.reactions.map(Math.abs)),
            )
        }
      }),
      runs(20),
    )
  })

  it('with stiff sleeves bend as the line of one piece, with soft ones as hinged ones', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(withJoints(lines('C'), ['SLEEVE']), (request) => {
        const all = (kind: 'CONTINUOUS' | 'HINGE') => ({
          ...request,
          joints: {
            supports: mainSpansOf(request)
              .slice(1)
              .map(() => ({ kind })),
          },
        })
        const momentsOver = (of: DesignRequest, softness: number) =>
          linesOf(of, null, softness).flatMap(({ line, part }) =>
            [...line.cases.values()].flatMap((r) => (part.right === null ? [] : [r.endMoments[1]])),
          )
        const size = Math.max(
          1,
          ...linesOf(all('CONTINUOUS'), null).flatMap(({ line }) =>
            [...line.cases.values()].flatMap((r) => [...r.M].map(Math.abs)),
          ),
        )
        const [whole] = linesOf(all('CONTINUOUS'), null)
        const { supports } = whole!.line.stations
        const continuous = supports
          .slice(1, -1)
          .flatMap(({ right }) => [...whole!.line.cases.values()].map((r) => r.M[right]!))
        for (const [k, M] of momentsOver(request, 1e-6).entries())
          expect(Math.abs(M - continuous[k]!)).toBeLessThanOrEqual(1e-6 * size)
        for (const M of momentsOver(request, 1e12)) expect(Math.abs(M)).toBeLessThanOrEqual(1e-6 * size)
      }),
      runs(15),
    )
  })

  it('are the same whichever flange of the pieces is the wider one', { timeout: 120_000 }, () => {
    const of = (bTop: number, bBottom: number): Catalogue => {
      const [family] = some('Z-200-70').families as (SectionFamily & { profileType: 'Z' })[]
      return { ...jointedCatalogue, families: [{ ...family!, bTop, bBottom }] }
    }
    fc.assert(
      fc.property(withJoints(lines('Z', fc.constant(true)), ['LAP']), (request) => {
        const { line } = decode(request)
        if (!line.joints!.supports.some(({ kind }) => kind === 'LAP')) return
        const [wide, narrow] = [of(72, 67), of(67, 72)].map((catalogue) => design(line, catalogue).solutions[0]!)
        for (const [k, check] of wide!.checks.entries())
          if (
            check.utilisation !== null &&
            check.code !== 'FREE_FLANGE_STRESS' &&
            check.code !== 'FREE_FLANGE_BUCKLING'
          )
            expect(narrow!.checks[k]!.utilisation, check.code).toBeCloseTo(check.utilisation, 9)
      }),
      runs(15),
    )
  })

  it('have the worst of their single spans where every joint is a hinge', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(withJoints(lines('Z'), ['HINGE']), (given) => {
        // Weights along the member and wind on a part of the line are no matter of one span; live load on other spans alone is a combination more.
        const none = { w1: 0, l1: 0, w2: 0, l2: 0, w3: 0, l3: 0 }
        const request = {
          ...given,
          loadWindLocalPressure: none,
          loadWindLocalSuction: none,
          loadLiveDistributed: given.loadLiveDistributed.map(() => 0),
          profileOrientation: 'HORIZONTAL' as const,
        }
        const total = request.spanLengthsM.reduce((a, b) => a + b, 0)
        const over = (of: typeof none, length: number) => ({ ...none, w1: of.w1, l1: length })
        const band = (of: DesignRequest, length: number) => ({
          loadWindPressure: over(of.loadWindPressure, length),
          loadWindSuction: over(of.loadWindSuction, length),
        })
        const hinged = design(decode({ ...request, ...band(request, total) }).line, FEW).solutions
        const { upper, lower } = request.spanRestraints
        const singles = request.spanLengthsM.map((length, i) => {
          const one = <T>(list: T[] | null) => (list ? [list[i]!] : null)
          const single: DesignRequest = {
            ...withoutJoints(request),
            ...band(request, length),
            spanLengthsM: [length],
            loadPermanentDistributed: one(request.loadPermanentDistributed),
            loadPermanentDistributedMin: one(request.loadPermanentDistributedMin),
            loadPermanentDistributedMax: one(request.loadPermanentDistributedMax),
            loadLiveDistributed: one(request.loadLiveDistributed)!,
            loadSnowRegular: one(request.loadSnowRegular),
            loadSnowExceptional: one(request.loadSnowExceptional),
            spanRestraints: {
              upper: { ...upper, lateralLocks: one(upper.lateralLocks)! },
              lower: { ...lower, lateralLocks: one(lower.lateralLocks)! },
            },
          }
          return design(decode(single).line, FEW).solutions
        })
        for (const s of hinged)
          for (const [k, check] of s.checks.entries()) {
            if (/^(WEB|M_R|JOINT)/.test(check.code)) continue
            const worst = Math.max(
              ...singles.map(
                (of) =>
                  of.find(({ id }) => id === s.id)!.checks.find(({ code }) => code === check.code)!.utilisation ?? 0,
              ),
            )
            expect(Math.abs((check.utilisation ?? 0) - worst), `${s.checks[k]!.code}`).toBeLessThanOrEqual(
              1e-6 * Math.max(1e-3, worst),
            )
          }
      }),
      runs(15),
    )
  })

  it('with laps have flanges whose bounded search finds what solving every combination finds', {
    timeout: 240_000,
  }, () => {
    let atLaps = 0
    const catalogue = some('Z-120-50', 'Z-200-70', 'Z-300-90')
    fc.assert(
      fc.property(withJoints(lines('Z'), ['LAP', 'CONTINUOUS']), fc.nat(2), (request, pick) => {
        for (const { line } of linesOf(request, null)) {
          const built = buildCandidates(line.input, catalogue, EN1993_1_3_2006)
          const candidate = built.flatMap((b) => ('candidate' in b ? [b.candidate] : []))[pick]!
          const found = (combinations: number[]) => {
            const space = createFreeFlangeSpace(line)
            const considered = combinations.map((c) => combinationExtremes({ line, candidate }, c))
            return { space, outcome: checkFreeFlanges({ line, candidate, considered }, space) }
          }
          const { space, outcome } = found([])
          space.fibres.forEach(({ strut, fibre }, k) => {
            const data = flangeData({ line, candidate }, fibre)
            const search = { line, candidate, data, bounds: space.bounds[k]!, strut, space, outcome }
            for (let c = 0; c < line.uls.combinations.length; c++) checkFlange(search, c, true, true)
          })
          const searched = found(undominated({ line, candidate })).outcome
          for (const check of ['stress', 'buckling'] as const) {
            const worst = outcome[check].utilisation
            if (worst === Number.NEGATIVE_INFINITY) expect(searched[check].utilisation).toBe(worst)
            else expect(Math.abs(searched[check].utilisation - worst)).toBeLessThanOrEqual(1e-9 * worst)
          }
          if (searched.buckling.branch && searched.buckling.branch.load < 0) atLaps++
        }
      }),
      runs(30),
    )
    expect(atLaps).toBeGreaterThan(5)
  })
})
