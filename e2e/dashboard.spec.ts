import { expect, test } from './fixtures.ts'
import { toast } from './toasts.ts'

test('an empty dashboard offers a new simulation with the simulator below, ready at the general step', async ({
  page,
}) => {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Hello, Ana Silva' })).toBeVisible()
  await expect(page.getByText('You have no saved simulations yet.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'General Parameters' })).toBeVisible()
  await expect(page.getByRole('spinbutton', { name: 'Number of spans' })).toHaveValue('1')
  await page.getByRole('main').getByRole('link', { name: 'New Simulation' }).click()
  await expect(page).toHaveURL(/\/simulator\/new/)
})

test('the latest simulation is a card: paused while pending, otherwise the latest', async ({ page, simulations }) => {
  await simulations.save({ name: 'Waiting' })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Paused Simulation' })).toBeVisible()
  const id = await simulations.calculated({ name: 'Done', project: 'Porto' })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Latest Simulation' })).toBeVisible()
  await page.getByRole('link', { name: 'See results' }).click()
  await expect(page).toHaveURL(new RegExp(`/simulator/${id}\\?step=results`))
})

test('the history lists every simulation with its date and edits, duplicates and deletes it', async ({
  page,
  simulations,
}) => {
  const id = await simulations.save({ name: 'Twenty-five letters long!' })
  await page.goto('/dashboard')
  const row = page.getByRole('listitem').filter({ hasText: 'Twenty-five letters long!' })
  await expect(row).toContainText(/\d{2}\/\d{2}\/\d{4} \d{2}h \d{2}m/)
  await row.getByRole('button', { name: /^Edit/ }).click()
  await expect(page).toHaveURL(new RegExp(id))

  await page.goto('/dashboard')
  await row.getByRole('button', { name: /^Duplicate/ }).click()
  await expect(toast(page, 'Simulation duplicated successfully.')).toBeVisible()
  await expect(page).toHaveURL(/\/simulator\/[0-9a-f-]{36}/)
  expect(page.url()).not.toContain(id)
  await expect(page.getByRole('toolbar')).toContainText('Twenty-five letter (copy)')

  await page.goto('/dashboard')
  const copy = page.getByRole('listitem').filter({ hasText: '(copy)' })
  await copy.getByRole('button', { name: /^Delete/ }).click()
  const question = page.getByRole('dialog', { name: /^Delete the simulation/ })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(copy).toBeVisible()
  await copy.getByRole('button', { name: /^Delete/ }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Simulation deleted successfully.')).toBeVisible()
  await expect(copy).toHaveCount(0)
})

test('a duplicate or a deletion the server refuses is told, and nothing disappears', async ({ page, simulations }) => {
  await simulations.save({ name: 'Kept' })
  await page.goto('/dashboard')
  const row = page.getByRole('listitem').filter({ hasText: 'Kept' })
  await expect(row).toBeVisible()
  await page.route('**/Calculations*', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503, body: '' }) : route.fallback(),
  )
  await page.route('**/Calculations/*', (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 503, body: '' }) : route.fallback(),
  )
  await row.getByRole('button', { name: /^Duplicate/ }).click()
  await expect(toast(page, 'Failed to duplicate simulation. Please try again.')).toBeVisible()
  await row.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Failed to delete simulation. Please try again.')).toBeVisible()
  await expect(row).toBeVisible()
})

test('the headings of the dashboard go down one level at a time', async ({ page, simulations }) => {
  await simulations.save()
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'General Parameters' })).toBeVisible()
  const levelOf = (name: string) =>
    page
      .getByRole('heading', { name, exact: true })
      .last()
      .evaluate((element) => Number(element.tagName.slice(1)))
  expect([await levelOf('New Simulation'), await levelOf('General Parameters'), await levelOf('Spans')]).toEqual([
    2, 3, 4,
  ])
})

test('the simulator appears where it stays: a list that comes late does not move it', async ({ page, simulations }) => {
  for (let i = 0; i < 6; i++) await simulations.save()
  await page.route('**/Calculations?*', async (route) => {
    await new Promise((done) => setTimeout(done, 2_000))
    await route.fallback()
  })
  await page.goto('/dashboard')
  const toolbar = page.getByRole('toolbar', { name: 'Simulation' })
  await expect(toolbar).toBeVisible()
  const place = await toolbar.boundingBox()
  await expect(page.getByRole('link', { name: 'See all simulations' })).toBeVisible()
  await page.waitForTimeout(500)
  expect(await toolbar.boundingBox()).toEqual(place)
})

for (const path of ['/dashboard', '/simulator/new?step=loads'])
  for (const language of ['en', 'de', 'fr', 'es'])
    test(`1100 px wide, the buttons of the sheet stand in whole rows: ${path}, ${language}`, async ({ page }) => {
      await page.addInitScript((lang) => localStorage.setItem('madre.language', lang), language)
      await page.setViewportSize({ width: 1100, height: 900 })
      await page.goto(path)
      const onwards = page.locator('button[title="Ctrl+Enter"]')
      await expect(onwards).toBeVisible()
      const [primary, beside] = await onwards.evaluate((button) =>
        [button, button.previousElementSibling!].map((e) => e.getBoundingClientRect().toJSON() as DOMRect),
      )
      expect(primary!.y).toBe(beside!.y)
      expect([primary!.height, beside!.height]).toEqual([36, 36])
    })
