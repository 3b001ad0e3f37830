import { type DesignRequest, decode } from '@madre/contract'
import { requests } from '@madre/contract/testing/requests'
import { explain } from '@madre/engine'
import { describe, expect, it } from 'vitest'
import { createNote } from './create-note.ts'
import { noteInput, resultOf } from './testing/note-input.ts'
import { lookAt, withMetadata } from './testing/ordinary-lines.ts'

const { metadata: _, ...omega } = requests.omega
/** A roof of equal spans with one load in the middle of one of them [kN]. */
const roof = (
  spanLengthsM: number[],
  span: number,
  p1: number,
  changes: Partial<DesignRequest> = {},
): DesignRequest => {
  const each = (value: number) => spanLengthsM.map(() => value)
  const total = spanLengthsM.reduce((a, b) => a + b, 0)
  const bands = { l1: total, w2: 0, l2: 0, w3: 0, l3: 0 }
  return {
    ...omega,
    spanLengthsM,
    hasLeftCantilever: false,
    hasRightCantilever: false,
    loadPermanentDistributed: each(0.2),
    loadPermanentDistributedMin: null,
    loadPermanentDistributedMax: null,
    loadPermanentPoint: [{ spanType: 'SPAN', spanIdx: span, loads: { p1, p2: 0, l1: 50, l2: 0 } }],
    loadLiveDistributed: each(0.4),
    loadWindPressure: { w1: 0.3, ...bands },
    loadWindSuction: { w1: 0.6, ...bands },
    loadSnowRegular: each(0.5),
    spanRestraints: { upper: { type: 0, lateralLocks: each(0) }, lower: { use: false, lateralLocks: each(0) } },
    ...changes,
  }
}

describe.each([
  ['a span of 5 m with 0.5 kN at midspan', roof([5], 0, 0.5)],
  ['three spans of 5 m with 1 kN in the middle', roof([5, 5, 5], 1, 1)],
  ['the same of C', roof([5, 5, 5], 1, 1, { sectionTypes: ['C'] })],
  ['the same of Z', roof([5, 5, 5], 1, 1, { sectionTypes: ['Z'] })],
])('%s', (_name, request) => {
  it('has a note for every solution that was looked at, without a fault', () => {
    const { notes, faults } = lookAt(request, 0)
    expect(notes).toBeGreaterThan(1)
    expect(faults).toEqual([])
  })

  it('has β_V 0 where the shears beside the load are equal, and not 4·10⁻¹⁶', () => {
    const input = noteInput(withMetadata(request), 'en')
    expect(createNote(input, { strict: true }).unproven).toEqual([])
    for (const c of resultOf(input.request).statics.loadCases)
      for (const value of [...c.stations.momentKnm, ...c.stations.shearKn, ...c.reactionsKn])
        expect(value === 0 || Math.abs(value) > 1e-9).toBe(true)
  })
})

describe('a rail under a compression alone, which its shifted centroid bends', () => {
  const compressed = (changes: Partial<DesignRequest>): DesignRequest => ({
    ...roof([7, 7], 0, 0),
    simulationType: 'FACADE',
    inclinationDegrees: 0,
    loadPermanentPoint: [],
    loadLiveDistributed: [0, 0],
    loadSnowRegular: null,
    loadWindPressure: { w1: 0, l1: 0, w2: 0, l2: 0, w3: 0, l3: 0 },
    loadWindSuction: { w1: 0, l1: 0, w2: 0, l2: 0, w3: 0, l3: 0 },
    axialLoad: { valueKn: 10, direction: 'COMPRESSIONS', type: 'DESIGN' },
    spanRestraints: { upper: { type: 1, lateralLocks: [2, 2] }, lower: { use: true, lateralLocks: [2, 2] } },
    ...changes,
  })

  it.each<[string, Partial<DesignRequest>]>([
    ['an Ω', { sectionTypes: ['OMEGA'] }],
    ['an Ω, its feet outside', { sectionTypes: ['OMEGA'], sectionOrientation: 'MAJOR_AXIS_BENDING_INVERTED' }],
    ['an upright Ω, its weight along it', { sectionTypes: ['OMEGA'], profileOrientation: 'VERTICAL' }],
    ['a C', { sectionTypes: ['C'] }],
    ['a Z', { sectionTypes: ['Z'] }],
  ])('%s, says where the moment of the shift comes from', (_, changes) => {
    const request = compressed(changes)
    const { notes, faults } = lookAt(request, 0)
    expect(notes).toBeGreaterThan(0)
    expect(faults).toEqual([])
  })

  it('prints that moment as the force times the shift', () => {
    const request = compressed({ sectionTypes: ['OMEGA'], sectionOrientation: 'MAJOR_AXIS_BENDING_INVERTED' })
    const input = noteInput(withMetadata(request), 'en')
    const { checks, section } = explain(decode(input.request).line, input.catalogue, 'OMEGA-120-55-1.5-S280')
    const steps = checks.flatMap((c) => c.steps)
    const value = (symbol: string) => steps.find((s) => s.symbol === symbol)!.value
    const [e_z] = section.effective.flatMap((e) => e.steps.flatMap((s) => (s.symbol === 'e_z' ? [s.value] : [])))
    expect(value('N_c_Ed')).toBe(10)
    expect(value('DeltaM_y_max')).toBeCloseTo((10 * e_z!) / 1e3, 12)
    expect(value('alpha_ult_k')).toBeCloseTo(value('M_c_Rk') / Math.abs(value('DeltaM_y_max')), 9)
  })
})
