import { DEFAULT_BRAND, LANGUAGES } from '@madre/contract'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { loadArea, startI18n, switchLanguage } from '../../i18n/i18n.ts'
import { storeLanguage } from '../../i18n/languages.ts'
import { BrandContext } from '../../ui/theme/brand-context.ts'
import { DOCUMENTS, type LegalDocument } from './documents.ts'
import LegalScreen from './legal-screen.tsx'

beforeAll(async () => {
  storeLanguage('en')
  await startI18n()
  await loadArea('legal')
})
afterEach(cleanup)

describe.each(LANGUAGES)('what is accepted can be read in %s', (language) => {
  it.each(Object.keys(DOCUMENTS) as LegalDocument[])('%s', async (document) => {
    await switchLanguage(language)
    const { container } = render(
      <BrandContext value={{ ...DEFAULT_BRAND, embed: { allowedOrigins: [], takesDesigns: true } }}>
        <LegalScreen document={document} />
      </BrandContext>,
    )
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(DOCUMENTS[document].parts.length)
    for (const text of [...container.querySelectorAll('section p')].map((p) => p.textContent)) {
      expect(text.length).toBeGreaterThan(40)
      expect(text).not.toMatch(/\{\{/)
      const isKey = DOCUMENTS[document].parts.some((part) => part.text === text)
      if (language !== 'pt') expect(isKey, text).toBe(false)
    }
  })
})

it('of designs nothing is said where none are taken', async () => {
  await switchLanguage('en')
  render(<LegalScreen document="privacy" />)
  expect(screen.queryByRole('heading', { name: 'If you send us a design' })).toBeNull()
  expect(screen.getByRole('heading', { name: 'What for' })).toBeTruthy()
})
