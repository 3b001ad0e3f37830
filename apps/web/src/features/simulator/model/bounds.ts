import { FIELDS, NUMBERS, type NumberField, SPANS } from '@madre/contract'

/** What a number field needs to know of its number. */
export type FieldBounds = Pick<NumberField, 'min' | 'max' | 'precision' | 'most' | 'step' | 'unit'>

/** Of a number as the table of fields has it. */
export const boundsOf = ({ min, max, precision, most, step, unit }: NumberField): FieldBounds => ({
  min,
  max,
  precision,
  most,
  step,
  unit,
})

/** Wind and snow are magnitudes: the direction has a row of its own. */
const magnitude: FieldBounds = { ...boundsOf(NUMBERS.areaLoad), min: 0 }

export const BOUNDS = {
  pitch: boundsOf(FIELDS.inclinationDegrees),
  mainSpans: boundsOf(SPANS.count),
  span: boundsOf(SPANS.main),
  console: boundsOf(SPANS.console),
  spacing: boundsOf(FIELDS.transverseLengthM),
  lapPercent: { precision: 0, most: 2, step: 1, unit: '%' },
  lapM: { precision: 2, most: 3, step: 0.05, unit: 'm' },
  deflection: boundsOf(FIELDS.deflectionLimit.numbers.limit),
  furtherDeflection: boundsOf(FIELDS.deflectionLimits.numbers.limit),
  deflectionMm: boundsOf(FIELDS.deflectionLimits.numbers.limitMm),
  load: boundsOf(NUMBERS.areaLoad),
  wind: magnitude,
  snow: magnitude,
  pointLoad: boundsOf(NUMBERS.pointLoad),
  roofPoint: boundsOf(FIELDS.roofPointLoadKn),
  position: boundsOf(NUMBERS.position),
  band: boundsOf(NUMBERS.band),
  psi: boundsOf(NUMBERS.psi),
  axial: boundsOf(FIELDS.axialLoad.numbers.valueKn),
  restraints: boundsOf(NUMBERS.restraints),
  inertia: boundsOf(FIELDS.claddingProperties.numbers.coveringInertia),
  fixings: boundsOf(FIELDS.claddingProperties.numbers.fixationsPerMeter),
  sheetHeight: boundsOf(FIELDS.sheeting.numbers.heightMm),
  sheetRib: boundsOf(FIELDS.sheeting.numbers.ribMm),
  sheetFlange: boundsOf(FIELDS.sheeting.numbers.flangeWidthMm),
  sheetThickness: boundsOf(FIELDS.sheeting.numbers.tNomMm),
  sheetZinc: boundsOf(FIELDS.sheeting.numbers.tCoatMm),
  sheetInertia: boundsOf(FIELDS.sheeting.numbers.inertiaCm4M),
  roofLength: boundsOf(FIELDS.sheeting.numbers.roofLengthM),
  declaredShear: boundsOf(FIELDS.sheeting.numbers.shearStiffnessKn),
  declaredSpacing: boundsOf(FIELDS.sheeting.numbers.spacingM),
  declaredSpring: boundsOf(FIELDS.sheeting.numbers.rotationalStiffnessN),
  declaredFlange: boundsOf(FIELDS.sheeting.numbers.flangeMm),
  fastenerMm: boundsOf(FIELDS.claddingProperties.numbers.fastenerToWebMm),
}
