import { readFileSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import { createMadre, ok } from '@madre/client'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const VIEWER = /swagger/

/** Everything axe finds, in one theme; what is ours and the viewer, as it stands in our colours. */
async function expectClean(page: Page, theme: 'light' | 'dark') {
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name
  }, theme)
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => 0))))
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  expect(violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(' | ')}`)).toEqual([])
}

test('the page for developers is open to all, keeps to the policy and to our server, and works by keyboard', async ({
  guest,
}) => {
  const asked: string[] = []
  const complaints: string[] = []
  guest.on('request', (request) => asked.push(request.url()))
  guest.on('pageerror', (error) => complaints.push(error.message))
  guest.on('console', (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) complaints.push(message.text())
  })
  await guest.goto('/login', { waitUntil: 'networkidle' })
  expect(asked.filter((url) => VIEWER.test(url))).toEqual([])
  const opened = guest.getByRole('contentinfo').getByRole('link', { name: 'API', exact: true })
  await expect(opened).toHaveAttribute('href', '/developers')

  await guest.goto('/developers')
  await expect(guest).toHaveTitle('Madre — For developers')
  const create = guest.getByRole('button', { name: /Create a simulation/ })
  await expect(create).toBeVisible()
  expect(asked.filter((url) => VIEWER.test(url)).length).toBeGreaterThan(0)

  // The first key somebody presses brings the keys of the tabs: one tab stop for all of them.
  await guest.keyboard.press('Tab')
  await expect(guest.getByRole('tab', { name: 'TypeScript' })).toHaveAttribute('tabindex', '-1')
  await guest.getByRole('tab', { name: 'curl' }).focus()
  await guest.keyboard.press('ArrowRight')
  await expect(guest.getByRole('region', { name: 'design.ts' })).toContainText("from '@madre/client'")
  const download = guest.waitForEvent('download')
  await guest.getByRole('link', { name: 'Download design.ts' }).click()
  expect(readFileSync(await (await download).path())).toEqual(readFileSync('docs/examples/design.ts'))

  await create.focus()
  await guest.keyboard.press('Enter')
  await expect(guest.getByRole('heading', { name: 'Request body' })).toBeVisible()
  await expect(guest.getByText('"transverseLengthM": 1.5').first()).toBeVisible()
  await expectClean(guest, 'light')

  await guest.setViewportSize({ width: 390, height: 844 })
  const wider = () => guest.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(await wider()).toBeLessThanOrEqual(0)
  await expectClean(guest, 'dark')
  await expect(guest.locator('html')).toHaveClass(/dark-mode/)
  await guest.getByRole('button', { name: 'Authorize' }).click()
  await expect(guest.getByRole('heading', { name: 'Available authorizations' })).toBeVisible()
  await expectClean(guest, 'light')
  await expect(guest.getByRole('button', { name: 'Close' }).first()).toBeFocused()
  await guest.keyboard.press('Escape')
  await expect(guest.getByRole('heading', { name: 'Available authorizations' })).toHaveCount(0)
  await expect(guest.getByRole('button', { name: 'Authorize' })).toBeFocused()

  expect(asked.filter((url) => !/^(blob|data):/.test(url) && new URL(url).host !== new URL(guest.url()).host)).toEqual(
    [],
  )
  expect(complaints).toEqual([])
  await guest.getByRole('link', { name: 'Open the account' }).click()
  await expect(guest.locator('html')).not.toHaveClass(/dark-mode/)
})

test('a token made on the account page lets a program in until it is revoked', async ({
  page,
  simulations,
  baseURL,
}) => {
  const id = await simulations.calculated({ name: 'By program' })
  await page.goto('/account')
  await expect(page.getByRole('link', { name: 'API documentation' })).toHaveAttribute('href', '/developers')
  await page.getByLabel('Token name').fill('robot')
  await page.getByRole('button', { name: 'Create token' }).click()
  const secret = page.getByRole('status').locator('code')
  await expect(secret).toHaveText(/^madre_/)
  const madre = createMadre({ url: baseURL!, token: (await secret.textContent())! })
  const params = { path: { id } }
  expect((await ok(madre.GET('/Calculations/{id}', { params }))).name).toBe('By program')
  await expect(ok(madre.DELETE('/Calculations/{id}', { params }))).rejects.toMatchObject({
    status: 403,
    code: 'TokenReadsOnly',
  })
  await page.getByRole('button', { name: 'Revoke robot' }).click()
  await expect(page.getByRole('button', { name: 'Revoke robot' })).toBeHidden()
  await expect(ok(madre.GET('/Calculations'))).rejects.toMatchObject({ status: 401, code: 'InvalidAccessToken' })
})
