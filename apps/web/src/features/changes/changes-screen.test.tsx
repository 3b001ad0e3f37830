import { changes } from 'virtual:changes'
import { newestChange } from 'virtual:newest-change'
import { LANGUAGES } from '@madre/contract'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { startI18n, switchLanguage } from '../../i18n/i18n.ts'
import { storeLanguage } from '../../i18n/languages.ts'
import ChangesScreen from './changes-screen.tsx'

beforeAll(async () => {
  storeLanguage('en')
  await startI18n()
})
afterEach(cleanup)

it.each([...LANGUAGES])('shows every section in %s, with its day as the reader writes it', async (language) => {
  await switchLanguage(language)
  render(<ChangesScreen />)
  const names = screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent)
  expect(names).toEqual(changes[language].map(({ name }) => name))
  const day = screen.getByRole('region', { name: '1.0.0' }).querySelector('time')!
  const written = { en: '21/11/2026', pt: '21/11/2026', de: '21.11.2026', fr: '21/11/2026', es: '21/11/2026' }
  expect([day.dateTime, day.textContent]).toEqual(['2026-11-21', written[language]])
  expect(document.querySelector('[lang]:not(html)')).toBeNull()
})

it('has the text of a section as HTML', () => {
  const { html } = changes.en.find(({ name }) => name === 'Engine 1.2.0')!
  expect(html).toMatch(/<strong>Calculate again what was calculated\sbefore<\/strong>/)
})

it('names the newest', () => {
  expect(newestChange).toBe(changes.en[0]!.name)
})
