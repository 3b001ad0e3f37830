import { DRAWING_LANGUAGES, type DrawingLanguage } from '@madre/drawing'
import { useTranslation } from 'react-i18next'

/** The language of the labels in drawings: the one on screen. */
export function drawingLanguage(screen: string): DrawingLanguage {
  return DRAWING_LANGUAGES.find((language) => language === screen) ?? 'en'
}

export function useDrawingLanguage(): DrawingLanguage {
  const { i18n } = useTranslation()
  return drawingLanguage(i18n.language)
}
