import { LANGUAGES } from '@madre/contract'
import { expect, it } from 'vitest'
import { drawingLanguage } from './use-drawing-language.ts'

it('drawings speak every language of the interface', () => {
  expect(LANGUAGES.map(drawingLanguage)).toEqual([...LANGUAGES])
})
