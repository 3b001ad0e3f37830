import { describe, expect, it } from 'vitest'
import type { Texts } from './texts.ts'

const files = import.meta.glob<Texts>('./{shell,simulator,results,legal}/*.ts', { import: 'default', eager: true })
const drawn = import.meta.glob<Record<string, Texts>>('../../../../packages/drawing/src/labels/{en,de,fr,pt}.ts', {
  eager: true,
})
const labels = Object.fromEntries(
  Object.entries(drawn).map(([file, module]) => [file, Object.assign({}, ...Object.values(module)) as Texts]),
)

/** Words that stand for a thing that is called otherwise everywhere else. */
const OTHER_WORDS: [language: string, instead: string, word: RegExp][] = [
  ['en', 'cantilever', /\bconsoles?\b/i],
  ['en', 'drifted snow', /snow accumulation/i],
  ['de', 'Kragarm', /\bKonsolen?\b/i],
  ['de', 'Strang', /\bLinie\b(?! aufgetragen)/],
  ['de', 'Bereich', /\bBänder\b|\bBand\b/],
  ['de', 'Normalkraft', /Axialkraft/i],
  ['fr', 'console', /porte-à-faux/i],
  ['fr', 'effort normal', /effort axial/i],
  ['fr', 'localisation', /(?<!au )\blieu\b/i],
  ['fr', 'ligne', /alignement/i],
  ['fr', 'accumulation de neige', /neige accumulée/i],
  ['pt', 'linha', /alinhamento/i],
  ['pt', 'acumulação de neve', /neve acumulada/i],
]

describe('one thing has one word', () => {
  it.each(OTHER_WORDS)('%s: %s', (language, _, word) => {
    const texts = [...Object.entries(files), ...Object.entries(labels)].flatMap(([file, texts]) => {
      if (language === 'pt' && file.startsWith('./') && file.endsWith('/en.ts')) return Object.keys(texts)
      return file.endsWith(`/${language}.ts`) ? Object.values(texts) : []
    })
    expect(texts.length).toBeGreaterThan(100)
    expect(texts.filter((text) => word.test(text))).toEqual([])
  })
})
