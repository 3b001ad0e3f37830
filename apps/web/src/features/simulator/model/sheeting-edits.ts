import type { Sheet } from '@madre/contract'
import type { SheetLaid, Values } from './values.ts'

type Trapezoidal = Extract<Sheet, { kind: 'TRAPEZOIDAL' }>
type Declared = Extract<Sheet, { kind: 'DECLARED' }>

/** The two numbers of the cladding, or a sheet in their place; what is not used is kept. */
export const setBySheet = (values: Values, use: boolean): Values => ({
  ...values,
  sheeting: { ...values.sheeting, use },
})

export const setSheet = (values: Values, sheet: Sheet): Values => ({
  ...values,
  sheeting: { ...values.sheeting, use: true, sheet },
})

/** Crests are screwed where the wide flange lies on the member alone. */
export function setLaid(values: Values, change: Partial<SheetLaid>): Values {
  const laid = { ...values.sheeting.laid, ...change }
  const through = laid.position === 'POSITIVE' ? 'TROUGH' : laid.through
  return { ...values, sheeting: { ...values.sheeting, laid: { ...laid, through } } }
}

/** What the dialog begins with where no sheet of its kind was chosen; a usual shape, to be typed over. */
export const NEW_TRAPEZOIDAL: Trapezoidal = {
  kind: 'TRAPEZOIDAL',
  name: '',
  heightMm: 35,
  ribMm: 207,
  narrowFlangeMm: 40,
  wideFlangeMm: 119,
  tNomMm: 0.75,
  tCoatMm: 0.04,
  inertiaCm4M: 8.5,
}
export const NEW_DECLARED: Declared = { kind: 'DECLARED', name: '', source: '' }

/** Whether two flanges have no room within a rib, or the narrow one is the wider. */
export const areFlangesTooWide = ({ narrowFlangeMm: narrow, wideFlangeMm: wide, ribMm }: Trapezoidal): boolean =>
  narrow > wide || narrow + wide >= ribMm

/** Whether a declared value lacks what it was shown for, or none is there. */
export function isPairMissing({ shearStiffnessKn, spacingM, rotationalStiffnessN, flangeMm }: Declared): boolean {
  const isHalf = (a: unknown, b: unknown) => (a === undefined) !== (b === undefined)
  const hasNone = shearStiffnessKn === undefined && rotationalStiffnessN === undefined
  return hasNone || isHalf(shearStiffnessKn, spacingM) || isHalf(rotationalStiffnessN, flangeMm)
}
