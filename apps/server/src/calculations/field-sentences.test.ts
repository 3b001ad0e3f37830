import { type CalculationRequest, decode, FIELDS } from '@madre/contract'
import { type Design, design, genericCatalogue } from '@madre/engine'
import { describe, expect, it } from 'vitest'
import { sampleRequest } from '../testing/sample-request.ts'

const few = { ...genericCatalogue, families: genericCatalogue.families.filter((f) => f.h === 200) }
const designed = (change: Partial<CalculationRequest>): Design => design(decode(sampleRequest(change)).line, few)
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

/** What the permanent load, without the weight of the section, presses on the supports [kN]. */
const weightOf = (change: Partial<CalculationRequest>): number =>
  designed(change).statics.loadCases.find((c) => c.id === 'Gmax')!.loadKn!

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
    'simulationType',
    'ROOF: with its slope',
    () => isSame(weightOf({ inclinationDegrees: 60 }), weightOf({ inclinationDegrees: 0 }) / 2),
  ],
  [
    'simulationType',
    'FACADE: weights act in the plane of the wall',
    () => weightOf({ simulationType: 'FACADE', loadSnowRegular: null }) === 0 && weightOf({}) > 0,
  ],
  [
    'simulationType',
    'GENERAL: another member, level whatever the inclination says',
    () => isSame(weightOf({ simulationType: 'GENERAL', inclinationDegrees: 60 }), weightOf({ inclinationDegrees: 0 })),
  ],
  [
    'supportWidth',
    'web crippling counts on 80, 135 and 200 mm of them',
    () => {
      // R_w,Rd of one web grows by 1 + 0.01·s_s/t, EN 1993-1-3 (6.15a).
      const R = (supportWidth: CalculationRequest['supportWidth']) => {
        const { solutions } = designed({ sectionTypes: ['C'], supportWidth })
        return solutions.find((s) => s.id === 'C-200-70-2.0-S350')!.checks.find((c) => c.code === 'WEB_CRIPPLING_END')!
          .resistance!
      }
      const [small, middle, wide] = [R('LESS_THAN_135'), R('BETWEEN_135_AND_200'), R('MORE_THAN_200')]
      return (
        isSame(small / middle, (1 + 0.8 / 1.96) / (1 + 1.35 / 1.96)) &&
        isSame(wide / middle, (1 + 2 / 1.96) / (1 + 1.35 / 1.96))
      )
    },
  ],
  [
    'deflectionLimit',
    'the CHARACTERISTIC, FREQUENT or QUASI_PERMANENT combination',
    () => {
      const snow = (combination: CalculationRequest['deflectionLimit']['combination']) =>
        Math.max(
          ...designed({ deflectionLimit: { limit: 200, combination } })
            .combinations.filter((c) => c.situation === combination)
            .map((c) => c.factors.Sreg ?? 0),
        )
      const { psi2, psi3 } = sampleRequest().loadSnowCombinationFactor
      return snow('CHARACTERISTIC') === 1 && snow('FREQUENT') === psi2 && snow('QUASI_PERMANENT') === psi3
    },
  ],
  [
    'deflectionLimits',
    'TOTAL: all actions, VARIABLE: without what permanent load does; of SPANS or of CANTILEVERS',
    () => {
      const { checks } = designed({
        deflectionLimits: (['TOTAL', 'VARIABLE'] as const).flatMap((action) =>
          (['SPANS', 'CANTILEVERS'] as const).map((of) => ({ limitMm: 10, combination: 'CHARACTERISTIC', action, of })),
        ),
      }).solutions[0]!
      const of = (code: string) => checks.find((check) => check.code === code)?.demand
      const [spans, consoles] = [of('DEFLECTION_SPAN')!, of('DEFLECTION_CONSOLE')!]
      return (
        of('DEFLECTION_SPAN_2') === spans &&
        of('DEFLECTION_CONSOLE_3') === consoles &&
        of('DEFLECTION_SPAN_4')! < spans &&
        of('DEFLECTION_CONSOLE_5')! < consoles
      )
    },
  ],
  [
    'loadPermanentPoint',
    'SPAN counts main spans from 0, CONSOLE is 0 left and 1 right',
    () => {
      const moreOn = (spanType: 'SPAN' | 'CONSOLE', spanIdx: number) => {
        const load = [{ spanType, spanIdx, loads: { p1: 5, p2: 0, l1: 50, l2: 0 } }]
        const R = designed({ loadPermanentPoint: load }).statics.loadCases.find((c) => c.id === 'Gmax')!.reactionsKn
        return R[0]! > R[2]! ? 'left' : 'right'
      }
      return (
        moreOn('SPAN', 0) === 'left' &&
        moreOn('SPAN', 1) === 'right' &&
        moreOn('CONSOLE', 0) === 'left' &&
        moreOn('CONSOLE', 1) === 'right'
      )
    },
  ],
  [
    'steelGrades',
    'ids of steels of the catalogue',
    () => designed({ steelGrades: ['S350'] }).solutions.every((s) => s.id.endsWith('-S350')),
  ],
  [
    'sectionTypes',
    'The one shape to design with',
    () =>
      (['OMEGA', 'C', 'Z'] as const).every((type) =>
        designed({ sectionTypes: [type] }).solutions.every((s) => s.id.startsWith(`${type}-`)),
      ),
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
      const of = (location: 'PORTUGAL' | 'SPAIN' | 'GERMANY') => designed({ location }).nationalParameters.gammaM0
      return gammaM0 === 1 && gammaM1 === 1 && of('PORTUGAL') === 1 && of('SPAIN') === 1.05 && of('GERMANY') === 1.1
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
    expect(FIELDS[field].says).toContain(says)
    expect(is()).toBe(true)
  })
})
