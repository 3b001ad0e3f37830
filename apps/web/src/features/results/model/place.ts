import type { CalculationResult } from '@madre/contract'
import type { Check } from '@madre/engine'
import type { TFunction } from 'i18next'
import type { Format } from '../../../i18n/format.ts'

/** The line in which places are named: of the result, since the request may have been edited. */
export interface NamedLine {
  supportsXM: number[]
  lengthM: number
}

export const lineOf = (result: CalculationResult): NamedLine => result.statics

/** A cantilever reaches beyond the first support. */
export const startsWithCantilever = (line: NamedLine) => (line.supportsXM[0] ?? 0) > 1e-9

/** A cantilever reaches beyond the last support. */
export const endsWithCantilever = (line: NamedLine) => line.lengthM - (line.supportsXM.at(-1) ?? 0) > 1e-9

/** Name of a span of the list: 'span 2', 'left cantilever'. */
export function spanName(spanIndex: number, line: NamedLine, t: TFunction): string {
  const left = startsWithCantilever(line)
  if (left && spanIndex === 0) return t('consola esquerda')
  const number = spanIndex + (left ? 0 : 1)
  return number >= line.supportsXM.length ? t('consola direita') : t('vão {{n}}', { n: number })
}

/** Number of the support at a position, counted from the left end; 0 when there is none. */
export function supportNumber(xM: number, line: NamedLine): number {
  return line.supportsXM.findIndex((s) => Math.abs(s - xM) < 1e-6) + 1
}

/** Index in the span list of the span a place between supports lies in. */
export function spanIndexAt(xM: number, line: NamedLine): number {
  return line.supportsXM.filter((s) => s < xM - 1e-6).length - (startsWithCantilever(line) ? 0 : 1)
}

/** The place of the governing value in words, without its position: 'support 2'. */
export function placeName(check: Pick<Check, 'xM' | 'spanIndex' | 'location'>, line: NamedLine, t: TFunction): string {
  if (check.xM === null || check.location === null) return ''
  if (check.location === 'SUPPORT') return t('apoio {{n}}', { n: supportNumber(check.xM, line) })
  return spanName(check.spanIndex ?? 0, line, t)
}

/** 'support 2, x = 5.25 m' */
export function placeText(
  check: Pick<Check, 'xM' | 'spanIndex' | 'location'>,
  line: NamedLine,
  t: TFunction,
  format: Format,
): string {
  const name = placeName(check, line, t)
  return name === '' ? '–' : `${name}, x\u00a0=\u00a0${format.number(check.xM!, 2, true)}\u00a0m`
}

/** 'concentrated load at x = 2.165 m' for a check governed by it; null where another load governs. */
export function roofLoadText({ roofLoadXM }: Pick<Check, 'roofLoadXM'>, t: TFunction, format: Format): string | null {
  return typeof roofLoadXM === 'number'
    ? t('carga concentrada em x = {{x}} m', { x: format.number(roofLoadXM, 3, true) })
    : null
}

/** 'Member: the one that ends inside the lap', for a check governed by another member than the continuous one; else null. */
export function memberText({ member, turned }: Pick<Check, 'member' | 'turned'>, t: TFunction, format: Format) {
  const words = [
    ...(member ? [t('a que termina dentro da sobreposição')] : []),
    ...(turned ? [t('as peças viradas')] : []),
  ]
  return words.length > 0 ? format.labelled(t('Peça'), words.join(', ')) : null
}
