import { randomUUID } from 'node:crypto'
import { ok } from '@madre/client'
import { type APIRequestContext, expect, type Page, request } from '@playwright/test'
import { clientOf } from './api.ts'

export const PASSWORD = 'Madre#purlin9x'

export interface Account {
  email: string
  storageState: Awaited<ReturnType<APIRequestContext['storageState']>>
}

const PERSON = { firstName: 'Ana', lastName: 'Silva', company: 'Estruturas do Norte', password: PASSWORD }
const newEmail = () => `engineer.${randomUUID()}@example.com`

/**
 * Creates an account and signs it in, over the API.
 *
 * @param linkOf  reads the mail that confirms an address, where the server sends one
 */
export async function createAccount(
  baseURL: string,
  linkOf?: (email: string) => Promise<{ userId: string; code: string }>,
): Promise<Account> {
  const api = await request.newContext({ baseURL })
  const madre = clientOf(api, baseURL)
  const email = newEmail()
  await ok(madre.POST('/Users', { body: { ...PERSON, userName: email, email } }))
  if (linkOf) await ok(madre.POST('/Users/confirm-email', { body: await linkOf(email) }))
  await ok(madre.POST('/Users/login', { body: { email, password: PASSWORD } }))
  const storageState = await api.storageState()
  await api.dispose()
  return { email, storageState }
}

/** Registers a new engineer and signs in, by the screens. */
export async function signedIn(page: Page): Promise<string> {
  const email = newEmail()
  await page.goto('/register')
  await page.getByLabel('First name').fill(PERSON.firstName)
  await page.getByLabel('Last name').fill(PERSON.lastName)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Company').fill(PERSON.company)
  await page.locator('[name=password]').fill(PASSWORD)
  await page.locator('[name=confirmPassword]').fill(PASSWORD)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/login/)
  // Without a mail server the account is open at once, and nobody is sent to look for a mail.
  await expect(page.getByText('Account created successfully. You can sign in now.')).toBeVisible()
  await signIn(page, email)
  await expect(page).toHaveURL(/\/dashboard/)
  return email
}

/** Fills the sign-in screen that is open and sends it. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.locator('[name=password]').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}
