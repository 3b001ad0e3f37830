import { type DesignRequest, decode } from '@madre/contract'
import { describe, expect, it } from 'vitest'
import { unloaded, wind } from '../../../validation/references/requests.ts'
import { genericCatalogue } from '../../catalogue/generic.ts'
import { design } from '../../design/design.ts'
import { leverOfTorsion } from '../../en1993-1-3-2006/10-1-4-1-lateral-load.ts'
import { buildSection } from '../../sections/section-model.ts'
import { E, G, g_earth } from '../../steel.ts'

/** C or Z 200×70×20 of 2 mm in S350. */
const model = (profile: 'C' | 'Z') =>
  buildSection({ profile, h: 200, bTop: 70, bBottom: 70, cTop: 20, cBottom: 20, r: 3, t_nom: 2, t: 1.96 })

const free = (spansM: number[], lower = 0, upper = 0): DesignRequest['spanRestraints'] => ({
  upper: { type: 1, lateralLocks: spansM.map(() => upper) },
  lower: { use: lower > 0, lateralLocks: spansM.map(() => lower) },
})

/** One span of 5 m, 2 m apart, under snow of 0.5 kN/m² alone, and what a test changes. */
const request = (change: Partial<DesignRequest> = {}): DesignRequest =>
  unloaded([5], { sectionTypes: ['C'], loadSnowRegular: [0.5], spanRestraints: free([5]), ...change })

const twistOf = (profile: 'C' | 'Z', input: DesignRequest): number | undefined => {
  const { solutions } = design(decode({ ...input, sectionTypes: [profile] }).line, genericCatalogue)
  return solutions.find((s) => s.id === `${profile}-200-70-2.0-S350`)!.twistDegrees
}

/**
 * Uniform torque m over one span between forks: St Venant's torsion with warping, largest in the middle,
 *   φ = m/(G·I_t)·[L²/8 − (1 − 1/cosh(k·L/2))/k²],   k² = G·I_t/(E·I_w)  [°]
 */
function closedForm(profile: 'C' | 'Z', q: number, L: number): number {
  const section = model(profile)
  const { I_t, I_w } = section.gross
  const k2 = (G * I_t) / (E * I_w)
  const m = (q + section.massPerMetre * (g_earth / 1e3)) * leverOfTorsion(section, 35)
  return ((m / (G * I_t)) * (L ** 2 / 8 - (1 - 1 / Math.cosh((Math.sqrt(k2) * L) / 2)) / k2) * 180) / Math.PI
}

describe('the twist of a free C or Z to first order', () => {
  it.each([
    ['C', 5],
    ['C', 2],
    ['Z', 5],
    ['Z', 8],
  ] as const)('is that of the closed form for a %s between forks %d m apart', (profile, span) => {
    const found = twistOf(profile, request({ spanLengthsM: [span] }))!
    expect(found / closedForm(profile, 1, 1000 * span)).toBeCloseTo(1, 6)
  })

  it('has the load at the fastener: a + e from the shear centre of a C, a of a Z', () => {
    const { y_sc } = model('C').gross
    expect(leverOfTorsion(model('C'), 35)).toBe(35 + Math.abs(y_sc))
    expect(leverOfTorsion(model('Z'), 35)).toBe(35)
  })

  it('is that of suction where suction is larger', () => {
    const both = request({ loadWindSuction: wind([1.2, 0]) })
    // 1.2·2 m of suction, less the weight, which the closed form adds.
    const { massPerMetre } = model('C')
    const net = 2.4 - 2 * massPerMetre * (g_earth / 1e3)
    expect(twistOf('C', both)! / closedForm('C', net, 5000)).toBeCloseTo(1, 6)
  })

  it('has characteristic loads whatever the deflection limit looks at', () => {
    const quasi = request({ deflectionLimit: { limit: 200, combination: 'QUASI_PERMANENT' } })
    expect(twistOf('C', quasi)).toBe(twistOf('C', request()))
    const { combinations } = design(decode(quasi).line, genericCatalogue)
    expect(combinations.filter((c) => c.situation === 'CHARACTERISTIC')).toEqual([])
  })

  it('falls where bars hold one flange, and more where they hold both', () => {
    const [none, one, both] = [free([5]), free([5], 1), free([5], 1, 1)].map(
      (spanRestraints) => twistOf('C', request({ spanRestraints }))!,
    )
    expect(one).toBeLessThan(0.9 * none!)
    expect(both).toBeLessThan(0.5 * one!)
  })

  it('is told of nothing else: no panel, no Ω', () => {
    const held = unloaded([5], { loadSnowRegular: [0.5] })
    expect(twistOf('C', held)).toBeUndefined()
    const { solutions } = design(decode(request({ sectionTypes: ['OMEGA'] })).line, genericCatalogue)
    expect(solutions.every((s) => s.twistDegrees === undefined)).toBe(true)
  })
})
