import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { startI18n } from '../../i18n/i18n.ts'
import { storeLanguage } from '../../i18n/languages.ts'

/** At the head of a file: its pages are in English, and each is taken down, with its clock and its server, after the test. */
export function inEnglish(): void {
  beforeAll(async () => {
    storeLanguage('en')
    await startI18n()
  })
  beforeEach(() => storeLanguage('en'))
  afterEach(() => {
    vi.useRealTimers()
    cleanup()
    vi.unstubAllGlobals()
  })
}
