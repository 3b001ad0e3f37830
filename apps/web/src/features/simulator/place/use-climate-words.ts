import type { Language } from '@madre/contract'
import { type ClimateWords, climateClause, climateWords } from '@madre/note/climate-words'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

export type Say = (key: keyof ClimateWords, values?: Record<string, string | number>) => string

/** The words of wind and snow from the place, which the note prints too. */
export function useClimateWords(): Say {
  const { i18n } = useTranslation()
  return useMemo(() => {
    const words = climateWords(i18n.language as Language)
    return (key, values = {}) =>
      (words[key] ?? key).replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole))
  }, [i18n.language])
}

/** A clause as the language on screen writes it. */
export function useClauseText(): (clause: string) => string {
  const { i18n } = useTranslation()
  return (clause) => climateClause(clause, climateWords(i18n.language as Language))
}
