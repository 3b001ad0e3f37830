import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startI18n } from '../i18n/i18n.ts'
import { storeLanguage } from '../i18n/languages.ts'
import { openApp } from './testing/open-app.tsx'
import type { ServerInMemory } from './testing/server-in-memory.ts'

beforeAll(async () => {
  storeLanguage('en')
  await startI18n()
})
beforeEach(() => storeLanguage('en'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const sent = (server: ServerInMemory, path: string) =>
  server.calls.filter((call) => call.path === path).map((call) => call.body)

describe('the code of a mail', () => {
  it('leaves the address of a new password at once, and is sent with it', async () => {
    const { server, router, user } = await openApp('/reset-password?userId=7&code=secret&lang=en', undefined, null)
    await waitFor(() => expect(router.state.location.href).toBe('/reset-password?lang=en'))
    await screen.findByRole('button', { name: 'Change password' })
    const [password, again] = [...document.querySelectorAll('input')]
    await user.type(password!, 'Grave3ll&Water')
    await user.type(again!, 'Grave3ll&Water')
    await user.click(screen.getByRole('button', { name: 'Change password' }))
    await waitFor(() =>
      expect(sent(server, 'Users/reset-password')).toEqual([expect.objectContaining({ userId: '7', code: 'secret' })]),
    )
  })

  it('leaves the address of a confirmation at once, and is sent once', async () => {
    const { server, router } = await openApp('/confirm-email?userId=7&code=secret', undefined, null)
    await waitFor(() => expect(router.state.location.href).toBe('/confirm-email'))
    await waitFor(() => expect(sent(server, 'Users/confirm-email')).toEqual([{ userId: '7', code: 'secret' }]))
  })

  it('that is missing is said', async () => {
    await openApp('/reset-password', undefined, null)
    expect(await screen.findByText('This link is incomplete.')).toBeTruthy()
  })
})
