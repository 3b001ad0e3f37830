import type { TypedSheeting } from '@madre/contract'
import { type Fact, type FactTexts, fact } from './fact-texts.ts'

type Written = Pick<FactTexts, 'say' | 'typed' | 'free'>

/** The chosen sheet or tested cladding, each fact with its name. */
export function sheetFacts(sheet: TypedSheeting, s: Written): Fact[] {
  const { source } = sheet
  return [
    fact(s, 'inputs.cladding', sheetName(sheet, s)),
    ...(source === undefined ? [] : [fact(s, 'sheeting.source', s.free(source))]),
    ...(sheet.kind === 'TRAPEZOIDAL'
      ? [fact(s, 'sheeting.dimensions', dimensionsText(sheet, s)), fact(s, 'sheeting.laying', layingText(sheet, s))]
      : [fact(s, 'sheeting.declaredValues', declaredText(sheet, s))]),
  ]
}

/** The same in a sentence. */
export function sheetSentence(sheet: TypedSheeting, s: Written): string {
  const said =
    sheet.kind === 'TRAPEZOIDAL' ? [dimensionsText(sheet, s), layingText(sheet, s)] : [declaredText(sheet, s)]
  return [sheetName(sheet, s), ...said].join('; ')
}

const sheetName = ({ kind, name }: TypedSheeting, s: Written): string =>
  s.say(kind === 'TRAPEZOIDAL' ? 'sheeting.trapezoidal' : 'sheeting.declared', { name: s.free(name) })

type Trapezoidal = Extract<TypedSheeting, { kind: 'TRAPEZOIDAL' }>

const dimensionsText = (sheet: Trapezoidal, s: Written): string =>
  s.say('sheeting.dimensionsText', {
    height: s.typed(sheet.heightMm),
    rib: s.typed(sheet.ribMm),
    narrow: s.typed(sheet.narrowFlangeMm),
    wide: s.typed(sheet.wideFlangeMm),
    nominal: s.typed(sheet.tNomMm, 2),
    coat: s.typed(sheet.tCoatMm, 2),
    inertia: s.typed(sheet.inertiaCm4M),
  })

const layingText = ({ position, through, ribs, laidOn, roofLengthM }: Trapezoidal, s: Written): string =>
  [
    s.say(`sheeting.${position}`),
    `${s.say(`sheeting.${through}`)} ${s.say(`sheeting.${ribs}`)}`,
    s.say(`sheeting.${laidOn}`),
    s.say('sheeting.roofLength', { length: s.typed(roofLengthM) }),
  ].join(', ')

function declaredText(sheet: Extract<TypedSheeting, { kind: 'DECLARED' }>, s: Written): string {
  const { shearStiffnessKn, spacingM, rotationalStiffnessN, flangeMm } = sheet
  const typed = (value: number | undefined) => (value === undefined ? '' : s.typed(value))
  return [
    ...(shearStiffnessKn === undefined
      ? []
      : [s.say('sheeting.declaredShear', { shear: typed(shearStiffnessKn), spacing: typed(spacingM) })]),
    ...(rotationalStiffnessN === undefined
      ? []
      : [s.say('sheeting.declaredRotation', { rotation: typed(rotationalStiffnessN), flange: typed(flangeMm) })]),
  ].join('; ')
}
