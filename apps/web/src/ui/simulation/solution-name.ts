import type { Solution } from '@madre/engine'
import type { Format } from '../../i18n/format.ts'

/** 'Ω 160×60×2.0 S350', with the decimal mark of the language; with heavier end bays 'Z 200×70×2.5/2.0 S350'. */
export function solutionName(
  s: Pick<Solution, 'section' | 'thicknessMm' | 'steel' | 'endBayThicknessMm'>,
  format: Format,
): string {
  return `${s.section}×${thicknessesText(s, format)} ${s.steel}`
}

/** '2.0', with heavier end bays '2.5/2.0'. */
export function thicknessesText(s: Pick<Solution, 'thicknessMm' | 'endBayThicknessMm'>, format: Format): string {
  const endBays = s.endBayThicknessMm === undefined ? '' : `${thicknessText(s.endBayThicknessMm, format)}/`
  return `${endBays}${thicknessText(s.thicknessMm, format)}`
}

/** A thickness with one decimal, or two where it has them. */
export function thicknessText(thicknessMm: number, format: Format): string {
  const tenths = Math.abs(thicknessMm * 10 - Math.round(thicknessMm * 10)) < 1e-9
  return format.number(thicknessMm, tenths ? 1 : 2, true)
}

/** kg/m of the section; of two thicknesses that of the end bays in front: '6.31/5.10'. */
export function massesText(
  { massPerMetreKg, endBayThicknessMm, pieces }: Pick<Solution, 'massPerMetreKg' | 'endBayThicknessMm' | 'pieces'>,
  format: Format,
): string {
  const endBay = pieces?.find((p) => p.thicknessMm === endBayThicknessMm)
  const inner = format.number(massPerMetreKg, 2, true)
  return endBay ? `${format.number(endBay.massKg / endBay.lengthM, 2, true)}/${inner}` : inner
}
