import type { CalculationRequest } from '@madre/contract'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { keptTrial } from '../api/kept-trial.ts'
import { startI18n } from '../i18n/i18n.ts'
import { storeLanguage } from '../i18n/languages.ts'
import { openApp } from './testing/open-app.tsx'

beforeAll(async () => {
  storeLanguage('en')
  await startI18n()
})
beforeEach(() => storeLanguage('en'))
afterEach(() => {
  cleanup()
  document.head.innerHTML = ''
  vi.unstubAllGlobals()
})

async function typeSpacing(user: Awaited<ReturnType<typeof openApp>>['user'], metres: string) {
  const field = await screen.findByRole('spinbutton', { name: 'Profile spacing' })
  await user.clear(field)
  await user.type(field, metres)
  await user.tab()
}

describe('the simulator without an account', () => {
  it('asks the server for its catalogue alone, and has nothing that needs an account', async () => {
    const { server, user, router } = await openApp('/try', undefined, null)
    await typeSpacing(user, '1.5')
    await user.click(screen.getByRole('button', { name: 'Save and Continue' }))
    await waitFor(() => expect(router.state.location.search).toEqual({ step: 'loads' }))
    expect(new Set(server.calls.map(({ path }) => path))).toEqual(new Set(['Catalogue']))
    expect(screen.queryByRole('button', { name: /^Duplicate/ })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Simulations' })).toBeNull()
    expect(JSON.parse(localStorage.getItem('madre.trial.1')!)).toMatchObject({ request: { transverseLengthM: 1.5 } })
  })

  it('leads to an account with what is in the form, saved or not, and says so there', async () => {
    const { user, router } = await openApp('/try', undefined, null)
    await typeSpacing(user, '1.7')
    await user.click(screen.getByRole('button', { name: 'Keep this' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/register'))
    expect(keptTrial()?.creation.request.transverseLengthM).toBe(1.7)
    await screen.findByText('Your trial simulation “Untitled” is put into the account as soon as you sign in.')
    await user.click(screen.getByRole('button', { name: 'Don’t keep it' }))
    expect(keptTrial()).toBeNull()
  })

  it('of who is signed in goes into the account at once, and once', async () => {
    const { server, user, router } = await openApp('/try')
    await typeSpacing(user, '1.6')
    await user.dblClick(screen.getByRole('button', { name: 'Keep this' }))
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/simulator\/0/))
    const made = server.calls.filter(({ method, path }) => method === 'POST' && path === 'Calculations')
    expect(made.map(({ body }) => (body.request as CalculationRequest).transverseLengthM)).toEqual([1.6])
    expect(localStorage.getItem('madre.trial.1'), 'it is no trial any more').toBeNull()
  })

  it('is offered at the sign-in, unless there is none', async () => {
    await openApp('/login', undefined, null)
    expect((await screen.findByRole('link', { name: 'Try without an account' })).getAttribute('href')).toBe('/try')
    cleanup()
    document.head.innerHTML = '<meta name="madre-trial" content="off">'
    await openApp('/register', undefined, null)
    await screen.findByRole('button', { name: 'Create account' })
    expect(screen.queryByRole('link', { name: 'Try without an account' })).toBeNull()
  })
})
