export const DRAWING_LANGUAGES = ['en', 'pt', 'de', 'fr', 'es'] as const
export type DrawingLanguage = (typeof DRAWING_LANGUAGES)[number]
