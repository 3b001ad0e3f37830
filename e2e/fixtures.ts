import { fileURLToPath } from 'node:url'
import { test as base, expect, type Page } from '@playwright/test'
import { type Account, createAccount } from './account.ts'
import { clientOf } from './api.ts'
import { ownServer } from './own-server.ts'
import { Simulations } from './simulations.ts'

export { expect }

/** A browser on the server of its worker: the real one, on an embedded database that no other worker writes into. */
export const served = base.extend<object, { server: { url: string } }>({
  server: [
    async ({ browserName: _ }, use) => {
      const server = await ownServer({ BRAND_FILE: fileURLToPath(new URL('brand.json', import.meta.url)) })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
})

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

export const test = served.extend<Fixtures>({
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
