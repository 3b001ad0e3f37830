import { describe, expect, it } from 'vitest'
import { drawingLanguage } from './use-drawing-language.ts'

describe('the language of the labels in drawings', () => {
  it.each([
    ['de', 'de-DE', 'de'],
    ['en', 'es-ES', 'es'],
    ['en', 'es', 'es'],
    ['fr', 'es-ES', 'fr'],
    ['en', 'pt-PT', 'en'],
  ])('interface %s, browser %s: %s', (screen, browser, language) => {
    expect(drawingLanguage(screen, browser)).toBe(language)
  })
})
