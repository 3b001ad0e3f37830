import { decode } from '@madre/contract'
import { describe, expect, it } from 'vitest'
import { unloaded, wind } from '../../validation/references/requests.ts'
import { genericCatalogue } from '../catalogue/generic.ts'
import { design, designOne } from '../design/design.ts'
import type { Solution } from '../result.ts'
import { smallestThatHolds } from './change.ts'
import { changesThatHelp } from './changes-that-help.ts'

/** A Z over two spans of 5 m with uplift and no cladding data: short of rotational restraint, strength and stiffness in turn. */
const input = unloaded([5, 5], {
  steelGrades: ['S280', 'S350'],
  location: 'PORTUGAL',
  inclinationDegrees: 5,
  sectionTypes: ['Z'],
  loadPermanentDistributed: [0.2, 0.2],
  loadLiveDistributed: [0.4, 0.4],
  loadWindSuction: wind([1.1, 10]),
  deflectionLimit: { limit: 100, combination: 'CHARACTERISTIC' },
})

const { solutions } = design(decode(input).line, genericCatalogue)
const failing = solutions.filter((s) => s.status === 'FAIL')

describe('one section designed alone', () => {
  it('comes out as in the whole catalogue', () => {
    const some = solutions[solutions.length >> 1]!
    expect(designOne(decode(input).line, genericCatalogue, some)).toEqual(some)
  })
})

describe('changes that make a failing section pass', () => {
  const found = failing.map((s) => ({ solution: s, changes: changesThatHelp(decode(input).line, genericCatalogue, s) }))
  const withKind = (kind: string) =>
    found.flatMap(({ solution, changes }) =>
      changes.filter((c) => c.kind === kind).map((change) => ({ solution, change })),
    )

  it('finds every kind of change among the failing sections', () => {
    expect(failing.length).toBeGreaterThan(5)
    for (const kind of ['STEEL', 'RESTRAINTS', 'CLADDING', 'SPACING'])
      expect(withKind(kind).length, kind).toBeGreaterThan(0)
  })

  it('offers nothing that does not pass', () => {
    for (const { changes } of found) for (const c of changes) expect(c.utilisation).toBeLessThanOrEqual(1 + 1e-9)
  })

  it('finds the largest spacing: 0.05 m more does not pass', () => {
    const { solution, change } = withKind('SPACING')[0]!
    if (change.kind !== 'SPACING') throw new Error('not a spacing')
    const at = (transverseLengthM: number): Solution | null =>
      designOne(decode({ ...input, transverseLengthM }).line, genericCatalogue, solution)
    expect(change.spacingM).toBeLessThan(input.transverseLengthM)
    expect(at(change.spacingM)?.pass).toBe(true)
    expect(at(change.spacingM + 0.05)?.pass).toBe(false)
  })

  it('holds to a further deflection limit', () => {
    const strict: typeof input = {
      ...input,
      deflectionLimits: [{ limitMm: 3, combination: 'CHARACTERISTIC', action: 'VARIABLE', of: 'SPANS' }],
    }
    const designed = design(decode(strict).line, genericCatalogue).solutions
    const stopped = designed.filter((s) => !s.pass && solutions.find(({ id, pass }) => id === s.id && pass))
    expect(stopped.length).toBeGreaterThan(0)
    const changes = changesThatHelp(decode(strict).line, genericCatalogue, stopped[0]!)
    const spacing = changes.find((c) => c.kind === 'SPACING')
    if (spacing?.kind !== 'SPACING') throw new Error('no spacing')
    const at = (transverseLengthM: number) =>
      designOne(decode({ ...strict, transverseLengthM }).line, genericCatalogue, stopped[0]!)
    expect([at(spacing.spacingM)?.pass, at(spacing.spacingM + 0.05)?.governing]).toEqual([true, 'DEFLECTION_SPAN_2'])
  })

  it('finds the fewest fixings, and with them the least sheet', () => {
    const { solution, change } = withKind('CLADDING')[0]!
    if (change.kind !== 'CLADDING') throw new Error('not a cladding')
    const { fixationsPerMeter, coveringInertia } = change
    const at = (p: number, i: number) =>
      designOne(
        decode({ ...input, claddingProperties: { fixationsPerMeter: p, coveringInertia: i } }).line,
        genericCatalogue,
        solution,
      )?.pass
    expect(at(fixationsPerMeter, coveringInertia)).toBe(true)
    expect(at(fixationsPerMeter, coveringInertia - 1)).toBe(false)
    if (fixationsPerMeter > 1) expect(at(fixationsPerMeter - 1, 200)).toBe(false)
  })

  it('tries a stiffer cladding with the fasteners where they are', () => {
    const { solution } = withKind('CLADDING')[0]!
    const claddings = (fastenerToWebMm: number) => {
      const claddingProperties = { ...input.claddingProperties, fastenerToWebMm }
      const line = decode({ ...input, claddingProperties }).line
      return changesThatHelp(line, genericCatalogue, solution).filter((c) => c.kind === 'CLADDING')
    }
    const [found] = claddings(30)
    const { fixationsPerMeter, coveringInertia } = found!
    const alone = designOne(
      decode({ ...input, claddingProperties: { fixationsPerMeter, coveringInertia, fastenerToWebMm: 30 } }).line,
      genericCatalogue,
      solution,
    )
    expect(found!.utilisation).toBe(alone!.utilisation)
    // At 24 mm no cladding gives a spring.
    expect(claddings(24)).toEqual([])
  })
})

describe('bisection over whole numbers', () => {
  it.each([
    [1, 10, 7, 7],
    [1, 10, 1, 1],
    [1, 10, 11, null],
    [5, 4, 1, null],
  ])('in [%i, %i], holding from %i on: %s', (from, to, threshold, expected) => {
    expect(smallestThatHolds(from, to, (n) => n >= threshold)).toBe(expected)
  })
})
