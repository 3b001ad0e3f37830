import { DEFAULT_BRAND, type PublicBrand } from '@madre/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startI18n } from '../../i18n/i18n.ts'
import { storeLanguage } from '../../i18n/languages.ts'
import { BrandContext } from '../../ui/theme/brand-context.ts'
import ConfirmEmailScreen from './confirm-email-screen.tsx'
import ForgotPasswordScreen from './forgot-password-screen.tsx'
import LoginScreen from './login-screen.tsx'
import RegisterScreen from './register-screen.tsx'
import { keepRegisteredEmail, registeredEmail } from './registered-email.ts'

const { told, dismiss } = vi.hoisted(() => ({ told: [] as string[], dismiss: vi.fn() }))
vi.mock('../../ui/late/late-code.ts', () => {
  const toast = (title: string) => told.push(title)
  const shown = { success: toast, error: toast, info: toast, warning: toast, dismiss }
  return { useLate: () => null, withLate: (use: (late: { toast: typeof shown }) => void) => use({ toast: shown }) }
})

beforeAll(async () => {
  storeLanguage('en')
  await startI18n()
})
beforeEach(() => {
  told.length = 0
  dismiss.mockClear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const fill = (field: Element, value: string) => fireEvent.change(field, { target: { value } })
const PASSWORD = 'Madre#purlin9x'

async function show(
  screenOf: ReactNode,
  links: Partial<typeof DEFAULT_BRAND.links> = {},
  mail: Partial<PublicBrand> = {},
) {
  const root = createRootRoute({ component: () => screenOf })
  const router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: ['/'] }) })
  await router.load()
  render(
    <BrandContext value={{ ...DEFAULT_BRAND, links: { ...DEFAULT_BRAND.links, ...links }, ...mail }}>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </BrandContext>,
  )
  return userEvent.setup()
}

const answers = (body: unknown, status: number) => vi.stubGlobal('fetch', async () => Response.json(body, { status }))

describe('a forgotten password', () => {
  const said = 'This server sends no e-mails: it cannot send you a link to set a new password.'
  it('is asked for where the server sends mails, or has not said whether', async () => {
    for (const sendsMail of [true, undefined]) {
      await show(<ForgotPasswordScreen />, {}, { sendsMail })
      expect(screen.getByLabelText('E-mail')).toBeTruthy()
      expect(screen.queryByText(said)).toBeNull()
      cleanup()
    }
  })

  it.each([
    ['help@maker.example', 'mailto:help@maker.example'],
    ['https://maker.example/help', 'https://maker.example/help'],
  ])('where it sends none %s is whom to ask, and nothing is typed', async (contact, href) => {
    await show(<ForgotPasswordScreen />, {}, { sendsMail: false, contact })
    expect(screen.getByText(said)).toBeTruthy()
    expect(screen.getByRole('link', { name: contact }).getAttribute('href')).toBe(href)
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('where it sends none and names nobody it is the operator', async () => {
    await show(<ForgotPasswordScreen />, {}, { sendsMail: false })
    expect(screen.getByText('Ask the operator of this server.')).toBeTruthy()
  })
})

describe('an account just created', () => {
  it('leaves its address in the sign-in', async () => {
    keepRegisteredEmail('ana@example.com')
    await show(<LoginScreen onSignedIn={() => undefined} />)
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('ana@example.com')
    keepRegisteredEmail('')
  })
})

describe('signing in', () => {
  const signIn = async (onSignedIn: () => void = () => undefined) => {
    const user = await show(<LoginScreen onSignedIn={onSignedIn} />)
    fill(screen.getByLabelText('E-mail'), 'ana@example.com')
    fill(document.querySelector('[name=password]')!, PASSWORD)
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    return user
  }

  it('says beside the form why it was refused', async () => {
    const description = 'The e-mail or the password is wrong.'
    answers({ code: 'InvalidCredentials', details: [{ code: 'InvalidCredentials', description, field: '' }] }, 401)
    await signIn()
    await waitFor(() => expect(document.querySelector('form')!.textContent).toContain(description))
    expect(told, 'once, beside the form').toEqual([])
    expect(dismiss).not.toHaveBeenCalled()
  })

  it('does not blame the password when the server was not reached', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
    await signIn()
    await waitFor(() => expect(document.querySelector('form')!.textContent).toContain('The server cannot be reached.'))
    expect(told).toEqual([])
  })

  it('takes along no notification from before', async () => {
    answers({ lang: 'en' }, 200)
    const signedIn = vi.fn(() => expect(dismiss).toHaveBeenCalledOnce())
    await signIn(signedIn)
    await waitFor(() => expect(signedIn).toHaveBeenCalledOnce())
  })
})

describe('the link of the mail, opened twice', () => {
  it('says that the account may be active already, and how to get another link', async () => {
    answers({ code: 'InvalidToken', details: [] }, 400)
    await show(<ConfirmEmailScreen userId="1" code="used" />)
    await screen.findByText('The account could not be activated.')
    expect(screen.getByText(/If you have activated the account, sign in/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login')
    expect(screen.getByRole('link', { name: 'Create account' }).getAttribute('href')).toBe('/register')
  })
})

describe('creating an account', () => {
  const register = async () => {
    const done = vi.fn()
    const user = await show(<RegisterScreen onRegistered={done} />)
    for (const label of ['First name', 'Last name', 'Company']) fill(screen.getByLabelText(label), 'Ana')
    fill(screen.getByLabelText('E-mail'), 'ana@example.com')
    for (const name of ['password', 'confirmPassword']) fill(document.querySelector(`[name=${name}]`)!, PASSWORD)
    await user.click(screen.getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: 'Create account' }))
    return { done, user }
  }

  it('without a mail to confirm leads on to the sign-in', async () => {
    answers({ confirmationRequired: false }, 201)
    const { done } = await register()
    await waitFor(() => expect(done).toHaveBeenCalledOnce())
    expect(told).toEqual(['Account created successfully. You can sign in now.'])
    expect(registeredEmail()).toBe('ana@example.com')
  })

  it.each([{ confirmationRequired: true }, {}])(
    'with one says so until it is left, and sends it again: %o',
    async (answer) => {
      const sent = vi.fn(async () => Response.json(answer, { status: 201 }))
      vi.stubGlobal('fetch', sent)
      const { done, user } = await register()
      const said = 'Account created successfully. Check your e-mail to activate the account. ana@example.com'
      await waitFor(() => expect(screen.getAllByRole('status')[0]!.textContent).toBe(said))
      expect(told).toEqual([])
      await user.click(screen.getByRole('button', { name: 'Send it again' }))
      expect(await screen.findByText('Requested again.')).toBeTruthy()
      expect(sent).toHaveBeenCalledTimes(2)
      expect(done).not.toHaveBeenCalled()
    },
  )

  it('asks to accept the terms, of ours too, and only of a brand without any does not', async () => {
    await show(<RegisterScreen onRegistered={() => undefined} />)
    expect(screen.getByRole('checkbox', { name: 'I accept the terms and conditions' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Read the terms and conditions' }).getAttribute('href')).toBe('/terms')
    expect(screen.getByRole('button', { name: 'Create account' })).toHaveProperty('disabled', true)
    cleanup()
    await show(<RegisterScreen onRegistered={() => undefined} />, { terms: '' })
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.getByRole('button', { name: 'Create account' })).toHaveProperty('disabled', false)
  })

  it('links to what is accepted as far as the maker has it', async () => {
    await show(<RegisterScreen onRegistered={() => undefined} />, {
      terms: 'https://a.example/t',
      privacy: 'https://a.example/p',
    })
    expect(screen.getByRole('link', { name: 'Read the terms and conditions' }).getAttribute('href')).toBe(
      'https://a.example/t',
    )
    expect(screen.getByRole('link', { name: 'Read the privacy policy' }).getAttribute('href')).toBe(
      'https://a.example/p',
    )
    cleanup()
    await show(<RegisterScreen onRegistered={() => undefined} />, { terms: '', privacy: '' })
    expect(screen.queryByRole('link', { name: /^Read/ })).toBeNull()
  })
})
