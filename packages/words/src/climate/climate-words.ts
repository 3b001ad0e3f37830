import type { Language } from '@madre/contract'
import { climate as de } from '../de/climate.ts'
import { drawn as deDrawn } from '../de/drawn.ts'
import { climate as en } from '../en/climate.ts'
import { drawn as enDrawn } from '../en/drawn.ts'
import { climate as es } from '../es/climate.ts'
import { drawn as esDrawn } from '../es/drawn.ts'
import { climate as fr } from '../fr/climate.ts'
import { drawn as frDrawn } from '../fr/drawn.ts'
import { pickWords } from '../pick-words.ts'
import { climate as pt } from '../pt/climate.ts'
import { drawn as ptDrawn } from '../pt/drawn.ts'

/** What drawings say too, under the keys of this table. */
const DRAWN = {
  exceptional: 'load.snow-exceptional',
  'load.Sexc': 'load.snow-exceptional',
  'load.Wlp': 'load.wind-local-pressure',
  'load.Wls': 'load.wind-local-suction',
  'case.EAVE': 'place.EAVE',
  'case.FAR': 'place.FAR',
  'case.GABLE_L': 'place.GABLE_L',
  'case.GABLE_R': 'place.GABLE_R',
  'case.FRONT': 'place.FRONT',
  'case.LEE': 'place.LEE',
} as const

/** The words of wind and snow from the place, the same in the dialog and in the note. */
export type ClimateWords = { [K in keyof typeof en | keyof typeof DRAWN]: string }

const byLanguage: Record<Language, ClimateWords> = {
  en: { ...en, ...pickWords(enDrawn, DRAWN) },
  pt: { ...pt, ...pickWords(ptDrawn, DRAWN) },
  de: { ...de, ...pickWords(deDrawn, DRAWN) },
  fr: { ...fr, ...pickWords(frDrawn, DRAWN) },
  es: { ...es, ...pickWords(esDrawn, DRAWN) },
}

export function climateWords(language: Language): ClimateWords {
  return byLanguage[language]
}

/** A word, its {values} filled in. */
export type Say = (key: keyof ClimateWords, values?: Record<string, string | number>) => string

export function sayer(language: Language): Say {
  const words = climateWords(language)
  return (key, values = {}) => (words[key] ?? key).replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole))
}

/** A clause in the words of a language; names of standards stay as they are. */
export function climateClause(clause: string, words: ClimateWords): string {
  return clause
    .replace(/\bTable\b/g, words['cite.table'])
    .replace(/\bFigures\b/g, words['cite.figures'])
    .replace(/\bFigure\b/g, words['cite.figure'])
    .replace(/\bNOTE\b/g, words['cite.note'])
    .replace(/\bAnnex\b/g, words['cite.annex'])
    .replace(/\beq\./g, words['cite.equation'])
    .replace(/ to (?=[\d(N])/g, ` ${words['cite.to']} `)
}
