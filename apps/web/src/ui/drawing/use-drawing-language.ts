import { DRAWING_LANGUAGES, type DrawingLanguage } from '@madre/drawing'
import { useTranslation } from 'react-i18next'

/** The language of the labels in drawings: the one on screen; Spanish where a Spanish browser has only English, the default, to show. */
export function drawingLanguage(screen: string, browser: string): DrawingLanguage {
  if (screen === 'en' && browser.toLowerCase().startsWith('es')) return 'es'
  return DRAWING_LANGUAGES.find((language) => language === screen) ?? 'en'
}

export function useDrawingLanguage(): DrawingLanguage {
  const { i18n } = useTranslation()
  return drawingLanguage(i18n.language, navigator.language)
}
