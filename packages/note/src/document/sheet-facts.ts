import type { TypedSheeting } from '@madre/contract'
import type { Texts } from './subject.ts'

/** What a fact of a chosen sheet is written with. */
type Written = Pick<Texts, 'say' | 'typed' | 'free'>

/** The chosen sheet or tested cladding, each fact with its name. */
export function sheetFacts(sheet: TypedSheeting, s: Written): [string, string][] {
  const { source } = sheet
  return [
    [s.say('inputs.cladding'), sheetName(sheet, s)],
    ...(source === undefined ? [] : [[s.say('sheeting.source'), s.free(source)] satisfies [string, string]]),
    ...(sheet.kind === 'TRAPEZOIDAL'
      ? ([
          [s.say('sheeting.dimensions'), dimensionsText(sheet, s)],
          [s.say('sheeting.laying'), layingText(sheet, s)],
        ] satisfies [string, string][])
      : [[s.say('sheeting.declaredValues'), declaredText(sheet, s)] satisfies [string, string]]),
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
