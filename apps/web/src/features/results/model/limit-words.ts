import type { SectionPart } from '@madre/engine'
import type { WordKey } from '@madre/words/keys'
import type { TFunction } from 'i18next'
import type { Format } from '../../../i18n/format.ts'
import { tk } from '../../../i18n/tk.ts'

const PARTS: Record<SectionPart, string> = {
  'top flange': 'step.flange.upper' satisfies WordKey,
  'bottom flange': 'step.flange.lower' satisfies WordKey,
  'closed flange': tk('banzo fechado'),
  foot: tk('aba'),
}

/** A clause in the words of the language on screen: 'EN 1993-1-3 Table 5.1'; names of standards stay as they are. */
export const clauseText = (clause: string, t: TFunction): string =>
  clause.replace(/\bTable\b/, t('cite.table' satisfies WordKey))

/** A limit of the standard with the part of the section it is about by its name: 'top flange: b/t ≤ 60'. */
export function limitText(limit: string, t: TFunction, format: Format): string {
  const [, part, rule] = /^([a-z ]+): (.*)$/.exec(limit) ?? []
  const name: string | undefined = PARTS[part as SectionPart]
  return format.numbersIn(name && rule ? format.labelled(t(name), rule) : limit)
}
