import type { SignatureLevel } from '@madre/drawing'
import type { ElasticLevel, PrintedPart } from '@madre/engine'
import { type BucklingMode, type Comparison, compareStresses, type ModeKind } from '@madre/strips'
import type { WordKey } from '@madre/words/keys'
import type { TFunction } from 'i18next'
import type { Format } from '../../../i18n/format.ts'
import { tk } from '../../../i18n/tk.ts'

const PLATES: Record<PrintedPart, string> = {
  lipTop: tk('reforço'),
  lipBottom: tk('reforço'),
  lip: tk('reforço'),
  lips: tk('reforço'),
  flangeTop: tk('banzo'),
  flangeBottom: tk('banzo'),
  flanges: tk('banzo'),
  closedFlange: tk('banzo fechado'),
  web: tk('alma'),
  foot: tk('aba'),
}

export const KINDS: Record<ModeKind, string> = {
  local: 'mode.local' satisfies WordKey,
  distortional: 'mode.distortional' satisfies WordKey,
  global: 'mode.global' satisfies WordKey,
  other: 'mode.other' satisfies WordKey,
}

const SYMBOLS: Record<string, string> = {
  sigma_cr_s: 'σcr,s',
  M_cr: 'Mcr',
  N_cr_y: 'Ncr,y',
  N_cr_TF: 'Ncr,TF',
}

/** 'σcr,s', 'web kσ 21.4', 'Mcr' */
export function levelName(level: ElasticLevel, t: TFunction, format: Format): string {
  if (level.role === null || level.k_sigma === null) return SYMBOLS[level.symbol] ?? level.symbol
  return `${t(PLATES[level.role])} kσ\u00a0${format.number(level.k_sigma, 2)}`
}

/** The same as marks of the drawing. */
export const levelMarks = (levels: ElasticLevel[], t: TFunction, format: Format): SignatureLevel[] =>
  levels.map((l) => ({ kind: l.kind, stressNmm2: l.stressNmm2, name: levelName(l, t, format) }))

/** Compared first: the stiffened edge; where neither code nor curve has one, the plates. */
export function comparisonOf(levels: ElasticLevel[], minima: BucklingMode[], f_yb: number): Comparison {
  const stresses = minima.map((m) => ({ kind: m.kind, stressNmm2: m.factor * f_yb }))
  const compare = (kind: 'distortional' | 'local') =>
    compareStresses(
      kind,
      levels.filter((l) => l.kind === kind).map((l) => l.stressNmm2),
      stresses,
    )
  const distortional = compare('distortional')
  return distortional.codeNmm2 === null ? compare('local') : distortional
}

/** 'distortional: code 356, strips 412 N/mm²: the code is safe by 14 %' */
export function verdict({ kind, codeNmm2, stripsNmm2, margin }: Comparison, t: TFunction, format: Format): string {
  const stress = (value: number | null) => (value === null ? '' : format.number(value, 0))
  const words = { kind: t(KINDS[kind]), code: stress(codeNmm2), strips: stress(stripsNmm2) }
  if (margin === null)
    return stripsNmm2 === null
      ? t('{{kind}}: norma {{code}} N/mm²; a curva não tem um mínimo separado.', words)
      : t('{{kind}}: faixas {{strips}} N/mm²; a norma não tem um valor próprio.', words)
  const percent = format.percent(Math.abs(margin) * 100, 0)
  return margin >= 0
    ? t('{{kind}}: norma {{code}}, faixas {{strips}} N/mm²: a norma está do lado da segurança em {{percent}}.', {
        ...words,
        percent,
      })
    : t('{{kind}}: norma {{code}}, faixas {{strips}} N/mm²: a norma está {{percent}} acima.', { ...words, percent })
}
