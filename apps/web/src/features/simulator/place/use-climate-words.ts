import type { Language } from '@madre/contract'
import { climateClause, climateWords, type Say, sayer } from '@madre/words/climate/climate-words'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** The words of wind and snow from the place, which the note prints too. */
export function useClimateWords(): Say {
  const { i18n } = useTranslation()
  return useMemo(() => sayer(i18n.language as Language), [i18n.language])
}

/** A clause as the language on screen writes it. */
export function useClauseText(): (clause: string) => string {
  const { i18n } = useTranslation()
  return (clause) => climateClause(clause, climateWords(i18n.language as Language))
}
