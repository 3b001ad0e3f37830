import { test as base, expect, type Page } from '@playwright/test'
import { type Account, createAccount } from './account.ts'
import { clientOf } from './api.ts'
import { Simulations } from './simulations.ts'

export { expect }

/** One account a file: what one file saves never stands in the lists of another. */
const accounts = new Map<string, Promise<Account>>()

interface Fixtures {
  account: Account
  /** creates simulations over the API, for the account signed in on the page */
  simulations: Simulations
  /** a browser nobody is signed in on */
  guest: Page
  /** what the page complained about; empty at the end of every test */
  complaints: string[]
}

export const test = base.extend<Fixtures>({
  account: async ({ baseURL }, use, { file }) => {
    const account = accounts.get(file) ?? createAccount(baseURL!)
    accounts.set(file, account)
    await use(await account)
  },
  storageState: async ({ account }, use) => use(account.storageState),
  simulations: async ({ page, baseURL }, use) => use(new Simulations(clientOf(page.request, baseURL!))),
  guest: async ({ browser, baseURL, viewport }, use) => {
    const context = await browser.newContext({
      baseURL: baseURL!,
      viewport,
      storageState: { cookies: [], origins: [] },
    })
    await use(await context.newPage())
    await context.close()
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(error.message))
      await use(complaints)
      expect(complaints, 'uncaught errors on the page').toEqual([])
    },
    { auto: true },
  ],
})
