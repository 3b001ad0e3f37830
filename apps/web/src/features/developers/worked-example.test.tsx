import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { loadArea, startI18n } from '../../i18n/i18n.ts'
import { storeLanguage } from '../../i18n/languages.ts'
import { WorkedExample } from './worked-example.tsx'

const files = import.meta.glob<string>('../../../../../docs/examples/*.{sh,ts,py,json}', {
  query: '?raw',
  import: 'default',
  eager: true,
})

beforeAll(async () => {
  storeLanguage('en')
  await startI18n()
  await loadArea('developers')
})
afterEach(cleanup)

it.each([
  ['curl', 'design.sh'],
  ['TypeScript', 'design.ts'],
  ['Python', 'design.py'],
  ['request.json', 'request.json'],
  ['token.sh', 'token.sh'],
])('%s shows the very file that a test of the server runs', async (tab, file) => {
  render(<WorkedExample />)
  await userEvent.click(screen.getByRole('tab', { name: tab }))
  const shown = screen.getByRole('region', { name: file }).textContent
  expect(shown).toBe(files[`../../../../../docs/examples/${file}`])
  const { href, download } = screen.getByRole<HTMLAnchorElement>('link', { name: `Download ${file}` })
  expect([download, decodeURIComponent(href.slice(href.indexOf(',') + 1))]).toEqual([file, shown])
})
