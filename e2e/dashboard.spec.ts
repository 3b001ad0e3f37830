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
