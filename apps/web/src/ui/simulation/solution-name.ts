import type { Solution } from '@madre/engine'
import type { Format } from '../../i18n/format.ts'

/** 'Ω 160×60×2.0 S350', with the decimal mark of the language; with heavier end bays 'Z 200×70×2.5/2.0 S350'. */
export function solutionName(
  s: Pick<Solution, 'section' | 'thicknessMm' | 'steel' | 'endBayThicknessMm'>,
  format: Format,
): string {
  const endBays = s.endBayThicknessMm === undefined ? '' : `${thicknessText(s.endBayThicknessMm, format)}/`
  return `${s.section}×${endBays}${thicknessText(s.thicknessMm, format)} ${s.steel}`
}

/** A thickness with one decimal, or two where it has them. */
export function thicknessText(thicknessMm: number, format: Format): string {
  const tenths = Math.abs(thicknessMm * 10 - Math.round(thicknessMm * 10)) < 1e-9
  return format.number(thicknessMm, tenths ? 1 : 2, true)
}
