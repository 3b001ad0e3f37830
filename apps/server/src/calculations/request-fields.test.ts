import { type CalculationRequest, decode } from '@madre/contract'
import { type Design, design, genericCatalogue } from '@madre/engine'
import { describe, expect, it } from 'vitest'
import { sampleRequest } from '../testing/sample-request.ts'
import { REQUEST_FIELDS } from './request-fields.ts'

const few = { ...genericCatalogue, families: genericCatalogue.families.filter((f) => f.h === 200) }
const designed = (change: Partial<CalculationRequest>): Design => design(decode(sampleRequest(change)), few)
const check = (d: Design, code: string) => d.solutions[0]!.checks.find((c) => c.code === code)!
const spans = sampleRequest({}).spanLengthsM
const each = (value: number) => spans.map(() => value)
const held = (type: 0 | 1, count: number): CalculationRequest['spanRestraints'] => ({
  upper: { type, lateralLocks: each(count) },
  lower: { use: false, lateralLocks: each(0) },
})
const axial = (direction: 'TRACTION' | 'COMPRESSIONS', type: 'DESIGN' | 'UNFACTORED_WIND') => ({
  axialLoad: { valueKn: 10, direction, type },
})

const isSame = (a: number | null, b: number | null) => Math.abs(a! - b!) < 1e-9 * Math.abs(b!)

/** What the description of the API says of a value, and a design in which it is so. */
const SAID: [keyof CalculationRequest, says: string, is: () => unknown][] = [
  [
    'spanRestraints',
    'upper.type 0 a panel along the line',
    () => check(designed({ sectionTypes: ['C'], spanRestraints: held(0, 0) }), 'LTB').status === 'NOT_APPLICABLE',
  ],
  [
    'spanRestraints',
    '1 its lateralLocks alone',
    () => {
      const [free, barred] = [0, 2].map((n) => designed({ sectionTypes: ['C'], spanRestraints: held(1, n) }))
      return (
        check(free!, 'LTB').utilisation! > 0 && barred!.solutions[0]!.utilisation! < free!.solutions[0]!.utilisation!
      )
    },
  ],
  [
    'spanRestraints',
    'lower.use false: none hold the lower one',
    () => {
      const places = (use: boolean, n: number) =>
        designed({ spanRestraints: { ...held(1, 0), lower: { use, lateralLocks: each(n) } }, inclinationDegrees: 10 })
          .statics.inPlaneXM!.length
      return places(false, 2) === places(true, 0) && places(true, 2) === places(true, 0) + 2 * spans.length
    },
  ],
  [
    'profileOrientation',
    'HORIZONTAL: across the slope of a roof, or lying',
    () =>
      check(designed({ profileOrientation: 'HORIZONTAL', inclinationDegrees: 10 }), 'COMPRESSION').status ===
      'NOT_APPLICABLE',
  ],
  [
    'location',
    'OTHER: the recommended values',
    () => {
      const { gammaM0, gammaM1 } = designed({ location: 'OTHER' }).nationalParameters
      return gammaM0 === 1 && gammaM1 === 1 && designed({ location: 'SPAIN' }).nationalParameters.gammaM0 === 1.05
    },
  ],
  [
    'profileOrientation',
    'VERTICAL: down the slope, or standing',
    () => {
      const standing = designed({
        simulationType: 'FACADE',
        profileOrientation: 'VERTICAL',
        loadSnowRegular: null,
        loadSnowExceptional: null,
      })
      return check(standing, 'COMPRESSION').utilisation! > 0
    },
  ],
  [
    'axialLoad',
    'TRACTION pulls',
    () =>
      check(designed(axial('TRACTION', 'DESIGN')), 'TENSION').utilisation! > 0 &&
      check(designed(axial('COMPRESSIONS', 'DESIGN')), 'COMPRESSION').utilisation! > 0,
  ],
  [
    'axialLoad',
    'DESIGN: a design value, UNFACTORED_WIND: the characteristic effect of wind',
    () => {
      const N = (type: 'DESIGN' | 'UNFACTORED_WIND') => check(designed(axial('TRACTION', type)), 'TENSION').demand!
      return N('DESIGN') === 10 && N('UNFACTORED_WIND') === 15
    },
  ],
  [
    'pointLoadIntroduction',
    'FLANGE when absent',
    () => {
      const loads = { p1: 2, p2: 0, l1: 50, l2: 0 }
      const load = { loadPermanentPoint: [{ spanType: 'SPAN' as const, spanIdx: 0, loads }] }
      const status = (change: Partial<CalculationRequest>) =>
        check(designed({ ...load, ...change }), 'WEB_CRIPPLING_LOAD').status
      return status({}) !== 'NOT_APPLICABLE' && status({ pointLoadIntroduction: 'WEB' }) === 'NOT_APPLICABLE'
    },
  ],
  [
    'sectionOrientation',
    'INVERTED: turned upside down',
    () => {
      const [regular, inverted] = (['REGULAR', 'INVERTED'] as const).map((format) => {
        const { solutions } = designed({ sectionTypes: ['OMEGA'], sectionOrientation: `MAJOR_AXIS_BENDING_${format}` })
        const { checks } = solutions.find((s) => s.id === 'OMEGA-200-70-2.0-S350')!
        return (code: string) => checks.find((c) => c.code === code)!.resistance
      })
      return (
        isSame(inverted!('BENDING_Y_NEG'), regular!('BENDING_Y_POS')) &&
        isSame(inverted!('BENDING_Y_POS'), regular!('BENDING_Y_NEG')) &&
        !isSame(regular!('BENDING_Y_POS'), regular!('BENDING_Y_NEG'))
      )
    },
  ],
]

describe('the description of a request', () => {
  it.each(SAID)('%s: %s', (field, says, is) => {
    expect(REQUEST_FIELDS[field]).toContain(says)
    expect(is()).toBe(true)
  })
})
