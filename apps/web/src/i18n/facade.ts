import { onFacade } from '@madre/words/facade-words'
import i18next, { type TFunction } from 'i18next'
import { createContext, useContext, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { isLanguage } from './languages.ts'

const OnFacade = createContext(false)

/** Says of everything below that it is about a façade, where fibres and flanges are outer and inner. */
export const FacadeWords = OnFacade.Provider

export const useIsFacade = (): boolean => useContext(OnFacade)

/** `t` with the words of a façade, where what is said is about one. */
export function wordsFor(isFacade: boolean, t: TFunction): TFunction {
  if (!isFacade) return t
  const said = (...of: Parameters<TFunction>) => {
    const { language } = i18next
    return onFacade(String(t(...of)), isLanguage(language) ? language : 'pt')
  }
  return said as TFunction
}

/** `useTranslation` whose `t` says outer and inner on a façade. */
export function useWords(): { t: TFunction } {
  const { t } = useTranslation()
  const isFacade = useIsFacade()
  return useMemo(() => ({ t: wordsFor(isFacade, t) }), [isFacade, t])
}
