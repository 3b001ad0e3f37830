import type { Language } from '@madre/contract'
import { useTranslation } from 'react-i18next'
import { DEFAULT_LANGUAGE, isLanguage } from '../../i18n/languages.ts'

/** The language of the labels in drawings: the one on screen. */
export function drawingLanguage(screen: string): Language {
  return isLanguage(screen) ? screen : DEFAULT_LANGUAGE
}

export function useDrawingLanguage(): Language {
  const { i18n } = useTranslation()
  return drawingLanguage(i18n.language)
}
