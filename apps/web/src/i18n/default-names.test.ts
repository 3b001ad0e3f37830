import i18next from 'i18next'
import { expect, it } from 'vitest'
import { shownName } from './default-names.ts'
import de from './shell/de.ts'

it('a simulation that was never named is shown in the language on screen; a name that was given stays', async () => {
  const t = await i18next.init({ lng: 'de', keySeparator: false, resources: { de: { translation: de } } })
  expect(['Untitled', 'Untitled Project', 'Halle 7', 'Untitled (copy)', ''].map((name) => shownName(name, t))).toEqual([
    'Ohne Titel',
    'Projekt ohne Titel',
    'Halle 7',
    'Untitled (copy)',
    'Projekt ohne Titel',
  ])
})
