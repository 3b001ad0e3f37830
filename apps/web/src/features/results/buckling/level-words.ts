import type { SignatureLevel } from '@madre/drawing'
import type { ElasticLevel, PrintedPart } from '@madre/engine'
import type { ModeKind } from '@madre/strips'
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
