import { LANGUAGES, type Language } from '@madre/contract'
import { allWords } from '@madre/words/all'
import { describe, expect, it } from 'vitest'
import { usedKeys } from './testing/used-keys.ts'
import { AREAS, type Area, type Texts } from './texts.ts'

const sources = import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true })
const files = import.meta.glob<Texts>(
  './{shell,account,simulator,sheeting,joints,results,revisions,legal,developers,embed}/*.ts',
  {
    import: 'default',
    eager: true,
  },
)
const textsOf = (area: Area, language: Language) => files[`./${area}/${language}.ts`] ?? {}

/** The areas whose texts are there when a source runs: the results are shown inside the simulator. */
function areasFor(file: string): Area[] {
  if (/\/(features|actions|ui)\/(revisions?|checks|shared|verify)\//.test(file)) return ['shell', 'revisions']
  if (file.includes('/features/results/issue/')) return ['shell', 'simulator', 'results', 'revisions']
  if (file.includes('/features/account/')) return ['shell', 'account']
  if (file.includes('/features/simulator/sheeting/')) return ['shell', 'simulator', 'sheeting']
  if (file.includes('/features/results/joints/')) return ['shell', 'simulator', 'results', 'joints']
  if (file.includes('/features/results/')) return ['shell', 'simulator', 'results']
  if (/\/(features\/simulator|ui)\/joints\//.test(file)) return ['shell', 'simulator', 'joints']
  if (/\/features\/simulator\/|\/ui\/(number-field|drawing|sheeting)\//.test(file)) return ['shell', 'simulator']
  if (file.includes('/features/legal/')) return ['shell', 'legal']
  if (file.includes('/features/embed/')) return ['shell', 'embed']
  if (file.includes('/features/developers/')) return ['shell', 'developers']
  return ['shell']
}

const uses = Object.entries(sources)
  .filter(([file]) => !/\.test\.tsx?$|\/(used-keys|tk)\.ts$/.test(file))
  .flatMap(([file, source]) => usedKeys(source).map((key) => ({ file, key })))

const missing = (language: Language, keep: (key: string) => boolean) =>
  uses.filter(({ file, key }) => {
    const has = (suffix: string) => areasFor(file).some((area) => textsOf(area, language)[key + suffix])
    return keep(key) && !has('') && !(has('_one') && has('_other'))
  })

const placeholders = (text: string) => [...new Set(text.match(/\{\{\s*\w+/g) ?? [])].sort().join()

describe('the texts of the interface', () => {
  it('are found in the sources', () => {
    expect(uses.length).toBeGreaterThan(300)
    expect(uses.map(({ key }) => key)).toContain('Nova Simulação')
  })

  it.each(LANGUAGES.filter((language) => language !== 'pt'))('are all translated into %s', (language) => {
    expect(missing(language, () => true)).toEqual([])
  })

  it('have their singular in Portuguese wherever a count is in them', () => {
    expect(missing('pt', (key) => key.includes('{{count}}'))).toEqual([])
  })

  it('have the words that others say too in Portuguese as well', () => {
    expect(missing('pt', (key) => key in allWords('pt'))).toEqual([])
  })

  it.each(LANGUAGES)('keep their placeholders in %s', (language) => {
    const portuguese = (key: string, area: Area) =>
      key in allWords('pt') ? (textsOf(area, 'pt')[key] ?? '') : key.replace(/_(zero|one|many|other)$/, '')
    const broken = AREAS.flatMap((area) =>
      Object.entries(textsOf(area, language)).filter(
        ([key, text]) => placeholders(text) !== placeholders(portuguese(key, area)),
      ),
    )
    expect(broken).toEqual([])
  })

  it.each(LANGUAGES)('say the same in every area of %s, and once where areas are shown together', (language) => {
    const said = new Map<string, { text: string; areas: Area[] }>()
    const contradictions: string[] = []
    const twins: string[] = []
    for (const area of AREAS)
      for (const [key, text] of Object.entries(textsOf(area, language))) {
        const known = said.get(key) ?? { text, areas: [] }
        if (known.text !== text) contradictions.push(`${key}: “${known.text}” / “${text}”`)
        if (
          known.areas.some(
            (other) => other === 'shell' || (other === 'simulator' && (area === 'results' || area === 'joints')),
          )
        )
          twins.push(`${key}: ${known.areas}, ${area}`)
        said.set(key, { text, areas: [...known.areas, area] })
      }
    expect(contradictions).toEqual([])
    expect(twins).toEqual([])
  })
})

describe('the search for keys', () => {
  it('sees either quote, escapes and line breaks, and nothing else', () => {
    const source = `t('Vão') + tk("Neve 'x'") + t(\n  'Olá, {{name}}', { name }) + t('it\\'s') + get('no') + t(variable)`
    expect(usedKeys(source)).toEqual(['Vão', "Neve 'x'", 'Olá, {{name}}', "it's"])
  })
})
