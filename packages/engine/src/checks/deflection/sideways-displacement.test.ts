import { type DesignRequest, decode } from '@madre/contract'
import { describe, expect, it } from 'vitest'
import { unloaded } from '../../../validation/references/requests.ts'
import { genericCatalogue } from '../../catalogue/generic.ts'
import { design } from '../../design/design.ts'
import type { Solution } from '../../result.ts'
import { buildCandidates } from '../../search/candidate.ts'
import { onlySolution } from '../../search/find-purlin.ts'
import { EN1993_1_3_2006 } from '../../standards/en1993-1-3-2006.ts'

/** A façade rail without panel: 0.25 kN/m² at 1.2 m and its own weight. */
const rail = (spans: number[], type: 'OMEGA' | 'C' | 'Z', changes: Partial<DesignRequest> = {}): DesignRequest => ({
  ...unloaded(spans, { sectionTypes: [type], simulationType: 'FACADE', transverseLengthM: 1.2 }),
  loadPermanentDistributed: spans.map(() => 0.25),
  loadWindPressure: { w1: 0.1, l1: 0, w2: 0, l2: 0, w3: 0, l3: 0 },
  spanRestraints: held(spans.map(() => 0)),
  ...changes,
})
const held = (restraints: number[]): DesignRequest['spanRestraints'] => ({
  upper: { type: 1, lateralLocks: restraints },
  lower: { use: false, lateralLocks: restraints.map(() => 0) },
})

function only(input: DesignRequest, id: string) {
  const catalogue = onlySolution(genericCatalogue, id)
  const { solutions, warnings, combinations } = design(decode(input).line, catalogue)
  const [built] = buildCandidates(decode(input).line, catalogue, EN1993_1_3_2006)
  if (!built || !('candidate' in built)) throw new Error('outside the standard')
  return { solution: solutions[0] as Solution, warnings, combinations, candidate: built.candidate }
}

describe('the displacement in the plane of the envelope', () => {
  it.each(['C-200-70-2.0-S350', 'Z-200-70-2.0-S350'])(
    'of a rail %s is that of a beam about z: 5·q·L⁴/(384·E·I)',
    (id) => {
      const { solution, candidate } = only(rail([5], id[0] as 'C' | 'Z'), id)
      const { I_y, I_z, I_yz } = candidate.model.gross
      const q = 0.25e-3 * 1200 + candidate.ownWeight
      const expected = (5 * q * 5000 ** 4) / (384 * 210_000 * (I_z - I_yz ** 2 / I_y))
      expect(solution.sidewaysMm!.valueMm / expected).toBeCloseTo(1, 9)
      expect(solution.sidewaysMm!.spanIndex).toBe(0)
    },
  )

  it.each([
    ['OMEGA', 'OMEGA-160-60-2.0-S350'],
    ['Z', 'Z-200-70-2.0-S350'],
  ] as const)('grows with the permanent load alone, whatever the deflection limit looks at: %s', (type, id) => {
    const of = (combination: DesignRequest['deflectionLimit']['combination'], factor = 1) =>
      only(
        rail([5, 5], type, {
          deflectionLimit: { limit: 200, combination },
          loadPermanentDistributed: [0.25 * factor, 0.25 * factor],
        }),
        id,
      )
    const characteristic = of('CHARACTERISTIC')
    const other = of('QUASI_PERMANENT')
    expect(other.solution.sidewaysMm).toEqual(characteristic.solution.sidewaysMm)
    expect(other.combinations.some((c) => c.situation === 'CHARACTERISTIC')).toBe(false)
    const [one, two, three] = [1, 2, 3].map((n) => of('CHARACTERISTIC', n).solution.sidewaysMm!.valueMm)
    expect((three! - two!) / (two! - one!)).toBeCloseTo(1, 9)
  })

  it.each([
    ['OMEGA', 'OMEGA-160-60-2.0-S350'],
    ['Z', 'Z-200-70-2.0-S350'],
  ] as const)('has the concentrated load of a roof whatever the deflection limit looks at: %s', (type, id) => {
    const of = (combination: DesignRequest['deflectionLimit']['combination'], roofPointLoadKn: number) =>
      only(
        rail([5, 5], type, {
          simulationType: 'ROOF',
          inclinationDegrees: 15,
          deflectionLimit: { limit: 200, combination },
          roofPointLoadKn,
        }),
        id,
      ).solution
    const characteristic = of('CHARACTERISTIC', 1)
    const frequent = of('FREQUENT', 1)
    expect(frequent.sidewaysMm).toEqual(characteristic.sidewaysMm)
    expect(frequent.twistDegrees).toEqual(characteristic.twistDegrees)
    expect(frequent.sidewaysMm!.valueMm).toBeGreaterThan(2 * of('FREQUENT', 0).sidewaysMm!.valueMm)
  })

  it('stands in the cantilever, and in the longer of two spans', () => {
    const cantilevers = { hasRightCantilever: true }
    expect(only(rail([4, 4, 2.5], 'OMEGA', cantilevers), 'OMEGA-160-60-2.0-S350').solution.sidewaysMm!.spanIndex).toBe(
      2,
    )
    expect(only(rail([4, 6], 'OMEGA'), 'OMEGA-160-60-2.0-S350').solution.sidewaysMm!.spanIndex).toBe(1)
    expect(only(rail([4, 6], 'Z'), 'Z-200-70-2.0-S350').solution.sidewaysMm!.spanIndex).toBe(1)
    // Equal spans: the first.
    expect(only(rail([5, 5], 'OMEGA'), 'OMEGA-160-60-2.0-S350').solution.sidewaysMm!.spanIndex).toBe(0)
  })

  it('is not there under a panel, on a flat roof, and on a member that stands', () => {
    const panel = rail([5], 'OMEGA', { spanRestraints: { ...held([0]), upper: { type: 0, lateralLocks: [0] } } })
    const flat = rail([5], 'Z', { simulationType: 'ROOF', inclinationDegrees: 0 })
    const upright = rail([5], 'OMEGA', { profileOrientation: 'VERTICAL' })
    expect(only(panel, 'OMEGA-160-60-2.0-S350').solution).not.toHaveProperty('sidewaysMm')
    expect(only(flat, 'Z-200-70-2.0-S350').solution).not.toHaveProperty('sidewaysMm')
    expect(only(upright, 'OMEGA-160-60-2.0-S350').solution).not.toHaveProperty('sidewaysMm')
  })
})

const INVERTED = { sectionOrientation: 'MAJOR_AXIS_BENDING_INVERTED' } as const

describe('a displacement beyond a hundredth of the span', () => {
  const said = (input: DesignRequest) => {
    const { solutions, warnings } = design(decode(input).line, genericCatalogue)
    const beyond = solutions.filter(
      (s) => s.pass && s.sidewaysMm!.valueMm > 10 * input.spanLengthsM[s.sidewaysMm!.spanIndex]!,
    )
    return { beyond, warning: warnings.find((w) => w.code === 'SIDEWAYS_DEFLECTION') }
  }

  it('is said with the largest of those that pass', () => {
    const { beyond, warning } = said(rail([5], 'OMEGA', INVERTED))
    expect(beyond.length).toBeGreaterThan(0)
    const mm = Math.max(...beyond.map((s) => s.sidewaysMm!.valueMm))
    expect(warning!.values).toEqual({ mm, spanIndex: 0 })
  })

  it('is not said where restraints hold the rail', () => {
    const { beyond, warning } = said(rail([5], 'OMEGA', { ...INVERTED, spanRestraints: held([3]) }))
    expect([beyond.length, warning]).toEqual([0, undefined])
  })
})
