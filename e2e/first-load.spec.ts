import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const LIMIT_KB = 233
/** With the worker that designs, which carries no derivation. */
const TRIAL_LIMIT_KB = 345

/** Every script a page loads until it shows what it is there for and nothing more comes, gzipped. */
async function scriptsOf(page: Page, path: string, shows: RegExp): Promise<{ path: string; kB: number }[]> {
  const scripts: Promise<{ path: string; kB: number }>[] = []
  page.context().on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (!pathname.endsWith('.js')) return
    scripts.push(response.body().then((body) => ({ path: pathname, kB: gzipSync(body).length / 1000 })))
  })
  await page.goto(path)
  await expect(page.getByText(shows).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  return Promise.all(scripts)
}

const sum = (scripts: { kB: number }[]) => scripts.reduce((total, { kB }) => total + kB, 0)

test('the first load brings at most 233 kB of gzipped JavaScript, results and simulator on demand', async ({
  guest,
}) => {
  const loaded = await scriptsOf(guest, '/login', /^Sign in/)
  console.log(`first load: ${loaded.length} scripts, ${sum(loaded).toFixed(0)} kB gzipped`)
  expect(loaded.length).toBeGreaterThan(0)
  expect(sum(loaded)).toBeLessThanOrEqual(LIMIT_KB)
  expect(loaded.filter(({ path }) => /simulator|results/i.test(path))).toEqual([])
})

test('the trial brings at most 345 kB of gzipped JavaScript with its worker', async ({ guest }) => {
  const loaded = await scriptsOf(guest, '/try', /kg\/m/)
  console.log(`trial: ${loaded.length} scripts, ${sum(loaded).toFixed(0)} kB gzipped`)
  expect(loaded.filter(({ path }) => /worker/.test(path))).toHaveLength(1)
  expect(sum(loaded)).toBeLessThanOrEqual(TRIAL_LIMIT_KB)
})
