import { PASSWORD, signIn } from './account.ts'
import { expect, test } from './fixtures.ts'
import { toast } from './toasts.ts'

test('a refused sign-in says why beside the form, and nothing of it follows into the product', async ({
  guest,
  account,
}) => {
  await guest.goto('/login')
  await signIn(guest, account.email, 'Wrong#password1')
  await expect(guest.locator('form')).toContainText('The e-mail or the password is wrong')
  await guest.locator('[name=password]').fill(PASSWORD)
  await guest.getByRole('button', { name: 'Sign in' }).click()
  await expect(guest).toHaveURL(/\/dashboard/)
  await expect(toast(guest, /./)).toHaveCount(0)
})

test('notifications are dark on a dark page, words included', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/simulator/new?step=results')
  const told = toast(page, 'The results cannot be shown before the simulation is saved.')
  await expect(told).toBeVisible()
  const lightness = (property: 'backgroundColor' | 'color') =>
    told.evaluate((element, which) => {
      const [r = 0, g = 0, b = 0] = getComputedStyle(element)[which].match(/\d+/g)!.map(Number)
      return (r + g + b) / 3
    }, property)
  expect(await lightness('backgroundColor')).toBeLessThan(80)
  expect(await lightness('color')).toBeGreaterThan(170)
})

test('the note asks for a choice first, and a section that fails is chosen only after asking', async ({
  page,
  simulations,
}) => {
  const id = await simulations.calculated()
  const { solutions } = (await simulations.read(id)).result!
  const failing = solutions.find((s) => s.status === 'FAIL')!
  await page.goto(`/simulator/${id}?step=results&solution=${failing.id}`)
  await expect(page.getByRole('button', { name: 'Calculation note' })).toHaveAccessibleDescription(
    'Choose a solution first.',
  )
  const detail = page.getByRole('region', { name: /^Solution/ })
  await detail.getByRole('button', { name: /^Choose/ }).click()
  const question = page.getByRole('dialog', { name: /fails\. Choose it all the same\?$/ })
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect((await simulations.read(id)).chosenResultId).toBeNull()
  await detail.getByRole('button', { name: /^Choose/ }).click()
  await question.getByRole('button', { name: 'Choose all the same' }).click()
  await expect(toast(page, /^Solution chosen, but it fails/)).toBeVisible()
  await expect(detail.getByText('Chosen – fails')).toBeVisible()
  await expect(page.getByText('The chosen solution fails; the note will say so.')).toBeVisible()
})

test('on a phone an opened solution begins with its head', async ({ page, simulations }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const id = await simulations.calculated()
  await page.goto(`/simulator/${id}?step=results`)
  await page
    .getByRole('button', { name: /see checks/ })
    .first()
    .click()
  const detail = page.getByRole('region', { name: /^Solution/ })
  await expect(detail.getByRole('heading', { level: 3 })).toBeInViewport()
  await expect.poll(async () => (await detail.boundingBox())!.y).toBeLessThan(200)
})

test('a save without connection, and one after the session has ended, are told once each, with what becomes of the values', async ({
  page,
  simulations,
}) => {
  const id = await simulations.save()
  await page.goto(`/simulator/${id}?step=general`)
  await page.getByLabel('Span divided by').fill('250')
  const save = () => page.getByRole('button', { name: 'Save and Continue' }).click()
  await page.route('**/api/**', (route) => route.abort())
  await save()
  await expect(toast(page, 'Failed to save simulation. Please try again.')).toContainText(
    'The server cannot be reached. Nothing you typed is lost.',
  )
  await expect(toast(page, /./)).toHaveCount(1)
  await page.unroute('**/api/**')
  await page.context().clearCookies()
  await save()
  await expect(toast(page, 'Your session has ended')).toContainText('What you typed is kept on this device.')
  await expect(toast(page, 'You are not signed in')).toHaveCount(0)
})
