import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startI18n } from '../i18n/i18n.ts'
import { openApp } from './testing/open-app.tsx'

beforeAll(async () => void (await startI18n()))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('another screen', () => {
  it('takes the focus from the link that led to it and is gone', async () => {
    const { user } = await openApp('/login', undefined, null)
    const link = await screen.findByRole('link', { name: 'Create account' })
    await user.click(link)
    await screen.findByLabelText('First name')
    expect(link.isConnected).toBe(false)
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })
})
