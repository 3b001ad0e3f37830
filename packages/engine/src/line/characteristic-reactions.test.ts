import { type DesignRequest, decode } from '@madre/contract'
import { describe, expect, it } from 'vitest'
import { oneCandidate } from '../../validation/arbitrary-request.ts'
import { unloaded, wind } from '../../validation/references/requests.ts'
import { design } from '../design/design.ts'
import { explain } from '../explain/explain.ts'
import { characteristicReactions, listedReactions } from './characteristic-reactions.ts'

const roof = (changes: Partial<DesignRequest>): DesignRequest => ({
  ...unloaded([6, 6, 6], { sectionTypes: ['Z'], inclinationDegrees: 30, transverseLengthM: 2 }),
  loadPermanentDistributed: [0.3, 0.3, 0.3],
  loadSnowRegular: [0.5, 0.5, 0.5],
  loadWindPressure: wind([0.4, 18]),
  ...changes,
})
const free: DesignRequest['spanRestraints'] = {
  upper: { type: 1, lateralLocks: [1, 1, 1] },
  lower: { use: false, lateralLocks: [0, 0, 0] },
}
const [cos, sin] = [Math.sqrt(3) / 2, 0.5]
const close = (found: number[], expected: number[]) =>
  found.forEach((v, i) => {
    expect(Math.abs(v - expected[i]!)).toBeLessThan(2e-6)
  })

describe('characteristic reactions', () => {
  const { statics, solutions } = design(decode(roof({ spanRestraints: free })).line, oneCandidate)
  const { massPerMetreKg } = solutions[0]!
  const cases = characteristicReactions(statics, massPerMetreKg)
  const of = (id: string) => cases.find((c) => c.id === id)!

  it('of three equal spans are 0.4, 1.1, 1.1, 0.4 of q·L, at right angles to the roof', () => {
    const q = 0.5 * cos * 2 * cos
    close(
      of('Sreg').reactionsKn,
      [0.4, 1.1, 1.1, 0.4].map((k) => k * q * 6),
    )
    close(
      of('Wp').reactionsKn,
      [0.4, 1.1, 1.1, 0.4].map((k) => k * 0.4 * 2 * 6),
    )
  })

  it('of permanent load hold the weight of the section', () => {
    const q = (0.3 * 2 + (massPerMetreKg * 9.81) / 1000) * cos
    close(
      of('Gmax').reactionsKn,
      [0.4, 1.1, 1.1, 0.4].map((k) => k * q * 6),
    )
    expect(of('Gmin').reactionsKn).toEqual(of('Gmax').reactionsKn)
  })

  it('in the plane of the roof stand at supports and bars, six equal spans of 3 m', () => {
    expect(statics.inPlaneXM).toEqual([0, 3, 6, 9, 12, 15, 18])
    const q = 0.5 * cos * 2 * sin
    // Six equal spans: 41/104, 118/104, 100/104, 106/104 … of q·L (three-moment equations by hand).
    close(
      of('Sreg').inPlane!.reactionsKn,
      [41, 118, 100, 106, 100, 118, 41].map((k) => (k / 104) * q * 3),
    )
    close(of('Wp').inPlane!.reactionsKn, [0, 0, 0, 0, 0, 0, 0])
  })

  it.each(['Gmax', 'Gmin', 'Sreg', 'Wp'])('of %s add up to what acts', (id) => {
    for (const part of [of(id), of(id).inPlane!])
      expect(Math.abs(part.reactionsKn.reduce((a, b) => a + b, 0) - part.loadKn!)).toBeLessThan(3e-6)
  })

  it('of a panel-braced line leave the plane to the sheet, with so much a metre', () => {
    const { statics: held } = design(decode(roof({})).line, oneCandidate)
    const snow = characteristicReactions(held, 5).find((c) => c.id === 'Sreg')!
    expect([held.inPlaneXM, snow.inPlane]).toEqual([undefined, null])
    expect(snow.intoSheetKnM).toBeCloseTo(0.5 * cos * 2 * sin, 6)
  })

  it('of an older result show what it has', () => {
    const loadCases = statics.loadCases.map(({ id, reactionsKn }) => ({ id, reactionsKn }))
    const [first] = characteristicReactions({ loadCases }, massPerMetreKg)
    expect(first).toEqual({
      id: 'Gmax',
      reactionsKn: of('Gmax').reactionsKn,
      extreme: null,
      inPlane: null,
      intoSheetKnM: null,
    })
  })
})

describe('the concentrated load of a roof', () => {
  const ofCase = (id: string, reactionsKn: number[]) => ({
    id,
    reactionsKn,
    extremes: { momentMaxKnm: 0, momentMinKnm: 0, shearKn: 0, lateralMomentKnm: 0 },
    stations: { xM: [], momentKnm: [], shearKn: [], deflectionEiKnm3: [] },
  })
  const statics = {
    supportsXM: [0, 6],
    lengthM: 6,
    roofPointLoad: { maxKn: [1, 1], minKn: [0, -0.1] },
    loadCases: [
      ofCase('Gmax', [2, 2]),
      ofCase('Live', [3, 3]),
      ofCase('Live:odd', [2, 4]),
      ofCase('LiveQ', [1, 1]),
      ofCase('Sreg', [5, 5]),
    ],
  }
  const shown = (cases: ReturnType<typeof listedReactions>) =>
    cases.map(({ id, extreme, reactionsKn }) => [id, extreme, ...reactionsKn])

  it('stands after the imposed loads by its largest and smallest reactions', () => {
    expect(shown(characteristicReactions(statics, 0)).slice(3)).toEqual([
      ['LiveQ', null, 1, 1],
      ['LiveR', 'MAX', 1, 1],
      ['LiveR', 'MIN', 0, -0.1],
      ['Sreg', null, 5, 5],
    ])
  })

  it('is no arrangement of the imposed load', () => {
    expect(shown(listedReactions(characteristicReactions(statics, 0)))).toEqual([
      ['Gmax', null, 2, 2],
      ['Live', 'MAX', 3, 4],
      ['Live', 'MIN', 0, 0],
      ['LiveQ', null, 1, 1],
      ['LiveR', 'MAX', 1, 1],
      ['LiveR', 'MIN', 0, -0.1],
      ['Sreg', null, 5, 5],
    ])
    const noArea = { ...statics, loadCases: statics.loadCases.filter(({ id }) => !id.startsWith('Live')) }
    expect(characteristicReactions(noArea, 0).map(({ id }) => id)).toEqual(['Gmax', 'LiveR', 'LiveR', 'Sreg'])
  })

  it('stands among what acts in the plane where the result has it there', () => {
    const roofPointLoad = { ...statics.roofPointLoad, inPlaneMaxKn: [0.3, 0.3, 0.3], inPlaneMinKn: [0, 0, 0] }
    const sideways = listedReactions(characteristicReactions({ ...statics, roofPointLoad }, 0)).flatMap((c) =>
      c.inPlane ? [[c.id, c.extreme, ...c.inPlane.reactionsKn]] : [],
    )
    expect(sideways).toEqual([['LiveR', 'MAX', 0.3, 0.3, 0.3]])
  })

  it('is in no result that has none', () => {
    const { roofPointLoad: _, ...none } = statics
    expect(characteristicReactions(none, 0).map(({ id }) => id)).not.toContain('LiveR')
  })
})

it('line loads are what is entered times spacing and slope', () => {
  const request = decode(roof({ spanRestraints: free, roofPointLoadKn: 1 })).line
  const id = design(request, oneCandidate).solutions[0]!.id
  const lines = explain(request, oneCandidate, id).lineLoads
  const found = (caseId: string) =>
    lines
      .filter((l) => l.caseId === caseId)
      .map((l) => [l.fromM, l.toM, ...l.steps.map((s) => [s.symbol, s.expression, s.value.toFixed(4)])])
  expect(found('Gmax')).toEqual([
    [0, 18, ['q_z', 'p_k*e_p*cos_alpha', '0.5196'], ['q_y', 'p_k*e_p*sin_alpha', '0.3000']],
  ])
  expect(found('Sreg')).toEqual([
    [0, 18, ['q_z', 'p_k*cos_alpha*e_p*cos_alpha', '0.7500'], ['q_y', 'p_k*cos_alpha*e_p*sin_alpha', '0.4330']],
  ])
  expect(found('Wp')).toEqual([[0, 18, ['q_z', 'p_k*e_p', '0.8000']]])
  expect(found('LiveR')).toEqual([[0, 18, ['P_z', 'P_k*cos_alpha', '0.8660'], ['P_y', 'P_k*sin_alpha', '0.5000']]])
})
