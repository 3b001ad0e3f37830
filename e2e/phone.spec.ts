import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { toast } from './toasts.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const STEPS = ['general', 'loads', 'overloads', 'wind', 'snow', 'additional-parameters']

/** The page itself never scrolls sideways; a wide table scrolls in its own frame. */
async function expectToFit(page: Page) {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  // What measures itself is drawn once more after the window has another width.
  await expect
    .poll(overflow, { message: `${page.url()} at ${page.viewportSize()!.width} px`, timeout: 3_000 })
    .toBeLessThanOrEqual(0)
}

test('the menu shows the name, leads on, and closes on navigation and when the window widens', async ({ page }) => {
  await page.goto('/dashboard')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Simulations' })).toHaveCount(0)
  const menu = page.getByRole('dialog', { name: 'Ana Silva' })
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(menu).toBeVisible()
  await expect(menu.getByRole('button', { name: /^(EN|PT|DE|FR|ES) / })).toHaveText(['EN', 'PT', 'DE', 'FR', 'ES'])
  await menu.getByRole('link', { name: 'Simulations' }).click()
  await expect(page).toHaveURL(/\/simulations$/)
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(menu).toBeVisible()
  await page.setViewportSize({ width: 769, height: 844 })
  await expect(menu).toBeHidden()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Simulations' })).toBeVisible()
})

test('the toolbar menu changes details, duplicates and deletes', async ({ page, simulations }) => {
  const id = await simulations.save({ name: 'Pocket', project: 'Porto' })
  await page.goto(`/simulator/${id}`)
  const act = async (name: string) => {
    await page.getByRole('toolbar').getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await act('Change Details')
  const dialog = page.getByRole('dialog', { name: 'Change Details' })
  await dialog.getByLabel('Project').fill('')
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  await dialog.getByLabel('Project').fill('Faro')
  await dialog.getByLabel('Simulation name').fill('Pocket roof')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('toolbar')).toContainText('Pocket roof')
  expect(await simulations.read(id)).toMatchObject({ name: 'Pocket roof', project: 'Faro' })
  await act('Duplicate')
  await expect(toast(page, 'Simulation duplicated successfully.')).toBeVisible()
  await expect(page.getByRole('toolbar')).toContainText('Pocket roof (copy)')
  await act('Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a simulation is entered, calculated, chosen and downloaded on a phone', async ({ page }) => {
  await page.goto('/simulator/new')
  await page.getByRole('button', { name: 'More', exact: true }).tap()
  await page.getByRole('radio', { name: 'C profile' }).check({ force: true })
  for (const step of STEPS.slice(1)) {
    await page.getByRole('button', { name: 'Save and Continue' }).tap()
    await expect(page).toHaveURL(new RegExp(`step=${step}`))
    // Two taps within half a second are a double tap, whose second half is not for the next step.
    await page.waitForTimeout(600)
  }
  await page.getByRole('button', { name: 'Save and Calculate' }).tap()
  await expect(page.getByText('Lightest that works')).toBeVisible({ timeout: 30_000 })
  const table = page.getByRole('table', { name: 'Solutions' })
  // The live panel names the lightest before the calculation has ended.
  await expect(table.locator('tbody > tr').first()).toContainText('kg/m²', { timeout: 30_000 })
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Height ↓' })
  await expect(page).toHaveURL(/sort=-height/)
  await page
    .getByRole('button', { name: /^Choose/ })
    .first()
    .tap()
  await expect(toast(page, /^Solution chosen/)).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Calculation note' }).tap()
  await page.getByRole('button', { name: 'Download PDF' }).tap()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
})

test('nothing is wider than the screen, from 320 px to 2560 px', async ({ page, simulations, guest }) => {
  const id = await simulations.calculated()
  const { result } = await simulations.read(id)
  const solution = result!.solutions[0]!.id
  const screens = [
    '/dashboard',
    '/simulations',
    '/account',
    ...STEPS.map((step) => `/simulator/${id}?step=${step}`),
    `/simulator/${id}?step=results&solution=${solution}`,
    `/simulator/${id}?step=results&view=chart`,
  ]
  for (const path of screens) {
    await page.goto(path)
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.locator('main h2').first()).toBeVisible()
    for (const width of [320, 390, 768, 1100, 2560]) {
      await page.setViewportSize({ width, height: 844 })
      await expectToFit(page)
    }
  }
  await page.goto(`/simulator/${id}?step=results&solution=${solution}`)
  await page.getByRole('tabpanel').getByRole('button', { expanded: false }).first().click()
  await expect(page.getByRole('tabpanel').getByRole('math').first()).toBeVisible()
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expectToFit(page)
  }
  // The widest words a table of spacings has.
  await page.evaluate(() => localStorage.setItem('madre.language', 'de'))
  await page.goto(`/simulator/${id}?step=results`)
  await page.getByRole('button', { name: 'Abstände berechnen' }).click()
  await expect(page.getByRole('button', { name: /^Abstand von .* m übernehmen/ }).first()).toBeVisible()
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expectToFit(page)
  }
  for (const path of ['/login', '/register', '/forgot-password', '/reset-password?userId=1&code=2']) {
    await guest.goto(path)
    await expect(guest.locator('h1')).toBeVisible()
    for (const width of [320, 390, 768, 2560]) {
      await guest.setViewportSize({ width, height: 844 })
      await expectToFit(guest)
    }
  }
})

for (const language of ['en', 'pt', 'de', 'fr', 'es'])
  test(`the bands fit the screen, more spans fade at its edge: ${language}`, async ({ page, simulations }) => {
    const all = (value: number) => [value, value, value, value, value]
    const id = await simulations.save({
      request: {
        spanLengthsM: all(5),
        hasLeftCantilever: true,
        hasRightCantilever: true,
        loadPermanentDistributed: [0.1, 0.2, 0.3, 0.2, 0.1],
        loadLiveDistributed: all(0.4),
        loadSnowRegular: all(0.5),
        loadWindSuction: { w1: 0.9, l1: 4, w2: 0.6, l2: 11, w3: 0, l3: 0 },
        spanRestraints: { upper: { type: 0, lateralLocks: all(0) }, lower: { use: false, lateralLocks: all(0) } },
      },
    })
    await page.addInitScript((lang) => localStorage.setItem('madre.language', lang), language)
    const beyond = (grid: Element) => grid.scrollWidth - grid.clientWidth
    const grid = page
      .getByRole('group')
      .filter({ has: page.locator('table') })
      .first()
    await page.goto(`/simulator/${id}?step=wind`)
    await expect(grid).toBeVisible()
    expect(await grid.evaluate(beyond)).toBeLessThanOrEqual(0)
    expect(await grid.evaluate((element) => getComputedStyle(element).maskImage)).toBe('none')
    await page.goto(`/simulator/${id}?step=loads`)
    await expect(grid).toBeVisible()
    expect(await grid.evaluate(beyond)).toBeGreaterThan(0)
    const fade = () => grid.evaluate((element) => getComputedStyle(element).maskImage)
    await expect.poll(fade).toContain('gradient')
    await grid.evaluate((element) => element.scrollTo({ left: element.scrollWidth }))
    await expect.poll(fade).toBe('none')
  })
