import { describe, expect, it } from 'vitest'
import type { Texts } from './texts.ts'

const files = import.meta.glob<Texts>('./{shell,account,simulator,sheeting,joints,results,legal,developers}/*.ts', {
  import: 'default',
  eager: true,
})
/** The words of drawings, of the note and of the server: text inside objects inside modules. */
const elsewhere = {
  ...import.meta.glob<object>('../../../../packages/drawing/src/labels/{en,de,fr,pt,es}.ts', { eager: true }),
  ...import.meta.glob<object>('../../../../packages/words/src/{en,de,fr,pt,es}/*.ts', { eager: true }),
  ...import.meta.glob<object>('../../../../packages/exports/src/words/{en,de,fr,pt,es}.ts', { eager: true }),
  ...import.meta.glob<object>('../../../../packages/note/src/words/{en,de,fr,pt,es}/*.ts', { eager: true }),
  ...import.meta.glob<object>('../../../server/src/messages/{en,de,fr,pt,es}.ts', { eager: true }),
}
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value ? Object.values(value).flatMap(textsIn) : []

/** Words that stand for a thing that is called otherwise everywhere else. */
const OTHER_WORDS: [language: string, instead: string, word: RegExp][] = [
  ['en', 'cantilever', /\bconsoles?\b/i],
  ['en', 'upper and lower flange', /\b(top|bottom) flange/i],
  ['en', 'façade', /facade/i],
  ['en', 'drifted snow', /snow accumulation/i],
  ['de', 'Kragarm', /\bKonsolen?\b/i],
  ['de', 'Strang', /(?<!(geschlossenen|neutralen) )\bLinien?\b(?! aufgetragen)/],
  ['de', 'Firma', /Unternehmen/],
  ['de', 'Bereich', /\bBänder\b|\bBand\b/],
  ['de', 'Gurt', /Flansch/i],
  ['de', 'Normalkraft', /Axialkraft/i],
  ['fr', 'console', /porte-à-faux/i],
  ['fr', 'effort normal', /effort axial/i],
  ['fr', 'dépression', /succion/i],
  ['fr', 'déplacement latéral', /déversement latéral/i],
  ['fr', 'localisation', /(?<!(au|donné) )\blieu\b/i],
  ['fr', 'taux d’utilisation', /taux de travail/i],
  ['fr', 'échantignole', /échantignolle/i],
  ['fr', 'ligne', /alignement/i],
  ['fr', 'accumulation de neige', /neige accumulée/i],
  ['es', 'voladizo', /consola|ménsula/i],
  ['es', 'esfuerzo axil', /axial/i],
  ['es', 'memoria de cálculo', /nota de cálculo/i],
  ['es', 'línea', /alineación/i],
  ['es', 'acumulación de nieve', /nieve acumulada/i],
  ['es', 'aprovechamiento', /grado de utilización|coeficiente de uso/i],
  ['es', 'levantamiento', /arrancamiento/i],
  ['es', 'casi permanente', /cuasi/i],
  ['es', 'ejión', /escuadra|angular/i],
  ['es', 'Anejo Nacional', /anexo/i],
  ['pt', 'linha', /alinhamento/i],
  ['pt', 'acumulação de neve', /neve acumulada/i],
  ['pt', 'efetivo', /efica[zc]/i],
]

describe('one thing has one word', () => {
  it.each(OTHER_WORDS)('%s: %s', (language, _, word) => {
    const texts = [
      ...Object.entries(files).flatMap(([file, said]) => {
        if (language === 'pt' && file.endsWith('/en.ts')) return Object.keys(said)
        return file.endsWith(`/${language}.ts`) ? Object.values(said) : []
      }),
      ...Object.entries(elsewhere).flatMap(([file, said]) => (file.includes(`/${language}`) ? textsIn(said) : [])),
    ]
    expect(texts.length).toBeGreaterThan(1500)
    expect(texts.filter((text) => word.test(text))).toEqual([])
  })
})
