import { type DesignRequest, decode, patchOf } from '@madre/contract'
import { describe, expect, it } from 'vitest'
import { unloaded, wind } from '../../validation/references/requests.ts'
import { genericCatalogue } from '../catalogue/generic.ts'
import { design, designOne } from '../design/design.ts'
import type { Solution } from '../result.ts'
import { changesThatHelp } from './changes-that-help.ts'
import { isTooSoft } from './cladding-changes.ts'
import { sweepSpacing } from './sweep-spacing.ts'

const sheeting: NonNullable<DesignRequest['sheeting']> = {
  ...({ kind: 'TRAPEZOIDAL', name: 'T 35/207', heightMm: 35, ribMm: 207, narrowFlangeMm: 40 } as const),
  ...({ wideFlangeMm: 119, tNomMm: 0.75, inertiaCm4M: 8.5, position: 'POSITIVE', through: 'TROUGH' } as const),
  ...({ ribs: 'SECOND', laidOn: 'FLANGE', roofLengthM: 20 } as const),
}
const roof = (profile: 'Z' | 'OMEGA', change: Partial<DesignRequest> = {}): DesignRequest =>
  unloaded([6, 6], {
    steelGrades: ['S350'],
    location: 'PORTUGAL',
    inclinationDegrees: 5,
    sectionTypes: [profile],
    transverseLengthM: 1.1,
    loadPermanentDistributed: [0.15, 0.15],
    loadSnowRegular: [0.4, 0.4],
    loadWindSuction: wind([0.6, 12]),
    sheeting,
    ...change,
  })
const designed = (request: DesignRequest) => design(decode(request).line, genericCatalogue)
const shear = ({ checks }: Solution) => checks.find(({ code }) => code === 'SHEETING_SHEAR')!
/** Whether the solution fails by the sheet alone. */
const isSoftAlone = (solution: Solution) =>
  isTooSoft(solution) && solution.checks.filter(({ status }) => status === 'FAIL').length === 1

describe('a roof under a sheet screwed at every second rib', () => {
  const request = roof('Z')
  const { line } = decode(request)
  const { solutions } = designed(request)
  const soft = solutions.filter(isSoftAlone)

  it('has sections that are too stiff for it, for which the check governs and everything else holds', () => {
    expect(soft.length).toBeGreaterThan(0)
    for (const solution of soft) {
      const { utilisation, demand, resistance, unit, xM, combinationId, status } = shear(solution)
      expect([status, unit, xM, combinationId]).toEqual(['FAIL', 'kN', null, null])
      expect(utilisation).toBeCloseTo(demand! / resistance!, 12)
      expect(demand).toBeCloseTo(solution.shearStiffnessRequiredKn!, 9)
      expect(resistance).toBe(solution.sheeting!.sKn)
      expect(solution.pass).toBe(false)
    }
    expect(soft.some(({ governing }) => governing === 'SHEETING_SHEAR')).toBe(true)
  })

  it('is offered every rib, which passes once it is applied, and no typed cladding', () => {
    const offered = soft.map((solution) => {
      const changes = changesThatHelp(line, genericCatalogue, solution)
      expect(changes.some(({ kind }) => kind === 'CLADDING')).toBe(false)
      const change = changes.find(({ kind }) => kind === 'SHEETING')
      if (!change) return false
      const applied = { ...request, ...patchOf(change, request) }
      expect(applied.sheeting).toMatchObject({ ribs: 'EVERY' })
      const after = designOne(decode(applied).line, genericCatalogue, solution)!
      expect([after.pass, after.utilisation]).toEqual([true, change.utilisation])
      return true
    })
    expect(offered.some(Boolean)).toBe(true)
  })
})

describe('a heavy section under a soft sheet', () => {
  const request = roof('OMEGA', { sheeting: { ...sheeting, tNomMm: 0.6, roofLengthM: 10 } })
  const { line } = decode(request)
  const soft = designed(request).solutions.filter(isTooSoft)

  it('is offered no sheet at all where it passes with nothing, and nothing of the kind where it does not', () => {
    const outcomes = soft.map((solution) => {
      const change = changesThatHelp(line, genericCatalogue, solution).find(({ kind }) => kind === 'UNHELD')
      const unheld = {
        ...request,
        sheeting: undefined,
        spanRestraints: { ...request.spanRestraints, upper: { type: 1 as const, lateralLocks: [0, 0] } },
      }
      const after = designOne(decode(unheld as DesignRequest).line, genericCatalogue, solution)!
      expect(change !== undefined).toBe(after.pass)
      if (change) {
        expect(change.utilisation).toBe(after.utilisation)
        expect({ ...request, ...patchOf(change, request) }).toEqual(unheld)
      }
      return after.pass
    })
    expect(outcomes).toContain(true)
    expect(outcomes).toContain(false)
  })

  it('is not, where heavier end bays need a panel', () => {
    const jointed = roof('Z', {
      spanLengthsM: [6, 6, 6],
      ...Object.fromEntries(
        ['loadPermanentDistributed', 'loadSnowRegular', 'loadLiveDistributed'].map((key) => [key, [0.2, 0.2, 0.2]]),
      ),
      spanRestraints: {
        upper: { type: 0, lateralLocks: [0, 0, 0] },
        lower: { use: false, lateralLocks: [0, 0, 0] },
      },
      joints: {
        supports: [
          { kind: 'LAP', left: 10, right: 10 },
          { kind: 'LAP', left: 10, right: 10 },
        ],
        endBays: 'HEAVIER',
      },
    } as Partial<DesignRequest>)
    const tooSoft = designed(jointed).solutions.filter(isTooSoft)
    expect(tooSoft.length).toBeGreaterThan(0)
    const [first] = tooSoft
    const kinds = changesThatHelp(decode(jointed).line, genericCatalogue, first!).map(({ kind }) => kind)
    expect(kinds).not.toContain('UNHELD')
  })
})

describe('what a sheet is warned of', () => {
  const codes = (request: DesignRequest) => designed(request).warnings.map(({ code, values }) => [code, values ?? null])
  const find = (request: DesignRequest, code: string) => codes(request).find(([found]) => found === code)

  it('is its conditions, once, and no stiffness that is asked for where S is known', () => {
    expect(codes(roof('Z')).filter(([code]) => code === 'SHEETING_CONDITIONS')).toEqual([
      ['SHEETING_CONDITIONS', { kind: 'TRAPEZOIDAL' }],
    ])
    expect(find(roof('Z'), 'SHEETING_STIFFNESS_REQUIRED')).toBeUndefined()
    expect(find(roof('Z'), 'NO_ROTATIONAL_RESTRAINT')).toBeUndefined()
    const overInsulation = roof('Z', { sheeting: { ...sheeting, laidOn: 'INSULATION' } as typeof sheeting })
    expect(find(overInsulation, 'SHEETING_STIFFNESS_REQUIRED')).toBeDefined()
    expect(find(overInsulation, 'SHEETING_NO_SPRING')).toEqual(['SHEETING_NO_SPRING', { reason: 'INSULATION' }])
  })

  it.each([
    [0.6, 'THICKNESS'],
    [0.66, undefined],
  ])('is that a sheet of %f mm gives no spring, and why: %s', (tNomMm, reason) => {
    const warning = find(roof('Z', { sheeting: { ...sheeting, tNomMm } as typeof sheeting }), 'SHEETING_NO_SPRING')
    expect(warning?.[1]).toEqual(reason && { reason })
  })

  it('is that it is too soft, where sections would pass but for it and none does', () => {
    const low = roof('Z', { sheeting: { ...sheeting, roofLengthM: 1, tNomMm: 0.66, heightMm: 100 } as typeof sheeting })
    const { solutions } = designed(low)
    const count = solutions.filter(isSoftAlone).length
    expect(solutions.some(({ pass }) => pass)).toBe(false)
    expect(count).toBeGreaterThan(0)
    expect(find(low, 'SHEETING_TOO_SOFT')).toEqual(['SHEETING_TOO_SOFT', { count }])
    expect(find(roof('Z'), 'SHEETING_TOO_SOFT')).toBeUndefined()
  })
})

it('the sweep of spacings goes on until the sheet is stiff enough for some section', () => {
  const soft = { ...sheeting, tNomMm: 0.66, heightMm: 50 } as typeof sheeting
  const { points } = sweepSpacing(decode(roof('Z', { transverseLengthM: 0.3, sheeting: soft })).line, genericCatalogue)
  expect(points.length).toBeGreaterThan(0)
  // Nothing passes at the first three spacings; without a sheet the sweep would end there.
  expect(points[0]!.spacingM).toBeGreaterThan(0.75)
})
