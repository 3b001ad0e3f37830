/** Everything of the drawings that screen and note share. */

export * from './content.ts'
export * from './diagram/diagram.ts'
export * from './drawing.ts'
export { type Box, crosses, overlap } from './geometry/boxes.ts'
export { chartAxes } from './geometry/chart-axes.ts'
export { at, valueAt } from './geometry/scale.ts'
export { standing } from './geometry/standing.ts'
export { textWidth } from './geometry/text-width.ts'
export { LABEL_KEYS, type LabelKey, type Labels } from './labels/keys.ts'
export { labelsOf } from './labels/labels-of.ts'
export { jointedLineDrawing, piecesInWords } from './line/jointed-line-drawing.ts'
export { lineDrawing } from './line/line-drawing.ts'
export { type LineGeometry, lineGeometry } from './line/line-geometry.ts'
export { jointedLineOf } from './line/line-pieces.ts'
export { areaDecimals, type LoadSegment, type LoadStrip, loadStrips } from './line/load-strips.ts'
export * from './pictogram/help-sketches.ts'
export * from './pictogram/pictograms.ts'
export { PROFILE_SIGNS } from './pictogram/profile-shape.ts'
export { type RoofSketch, roofPictogram, terrainPictogram } from './place/place-pictograms.ts'
export { altitudeSketch, type SizeSketch, sizeSketch } from './place/size-sketches.ts'
export { casesOf, isShaded, surfacePlan } from './place/surface-plan.ts'
export { surfacePlans } from './place/surface-plans.ts'
export * from './scatter/scatter.ts'
export { type RatioGroup, type RatioPicture, testRatios } from './scatter/test-ratios.ts'
export { type Dimensioning, millimetres } from './section/dimensioning.ts'
export { DIMENSIONINGS, type SectionSize } from './section/dimensionings.ts'
export { effectiveSectionDrawing } from './section/effective-section.ts'
export { sectionDrawing } from './section/section-drawing.ts'
export type { SectionRoom } from './section/section-room.ts'
export { opensLeft, sectionSize } from './section/section-size.ts'
export { type SheetLay, type SheetSize, sheetDrawing, sheetPictogram } from './sheeting/sheet-drawing.ts'
export { type ModePicture, modeDrawing } from './signature/mode-drawing.ts'
export { type SignatureLevel, type SignaturePicture, signatureDrawing } from './signature/signature-drawing.ts'
export {
  COLOUR_ROLES,
  type ColourRole,
  DARK_THEME,
  LIGHT_THEME,
  STYLE_RULES,
  type Style,
  type StyleRule,
  TEXT_RULES,
  type TextRule,
  type TextStyle,
  type Theme,
} from './style.ts'
export { roundCoordinate, type SvgOptions, toSvg } from './to-svg.ts'
