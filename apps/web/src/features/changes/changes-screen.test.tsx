import { changes } from 'virtual:changes'
import { newestChange } from 'virtual:newest-change'
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

it('shows every section under its name, with its day as the reader writes it', async () => {
  await switchLanguage('de')
  render(<ChangesScreen />)
  const names = screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent)
  // Those in the reader's language stand above them.
  expect(names.slice(0, 2)).toEqual(['Was der Rechenkern 1.5.0 hinzufügt', 'Welche Linien der Rechenkern 1.4.0 ändert'])
  expect(names).toHaveLength(2 + changes.length)
  expect(names.slice(-3)).toEqual(['Engine 1.1.1', 'Engine 1.1.0', '1.0.0'])
  const day = screen.getByRole('region', { name: '1.0.0' }).querySelector('time')!
  expect([day.dateTime, day.textContent]).toEqual(['2026-11-21', '21.11.2026'])
  expect(screen.getByText('Diese Seite ist auf Englisch.')).toBeTruthy()
})

it('has the text of a section as HTML, symbols left alone', () => {
  const { html } = changes.find(({ name }) => name === 'Engine 1.2.0')!
  expect(html).toMatch(/<strong>Calculate again what was calculated\sbefore<\/strong>/)
  expect(html).toContain('<li>Free flanges: M_fz with its sign at both edges')
})

it('names the newest', () => {
  expect(newestChange).toBe(changes[0]!.name)
})
