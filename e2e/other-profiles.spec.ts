import type { CalculationRequest } from '@madre/client'
import type { Page } from '@playwright/test'
import { expect, served, test } from './fixtures.ts'

const ANSWER = /^with C: [\d.]+ kg\/m², [\d.]+ %$/
const withProfile = (page: Page) => page.getByRole('button', { name: ANSWER })
const chosen = (page: Page, name: string) => page.getByRole('radio', { name })

/** Lets the worker that designs beside the page start only once the returned function is called. */
async function heldWorker(page: Page): Promise<() => void> {
  let release: () => void = () => undefined
  const isReleased = new Promise<void>((done) => (release = done))
  await page.route(/engine-worker/, async (route) => {
    await isReleased
    await route.continue()
  })
  return () => release()
}

test('the other profiles stand beside a result, and one opens as a copy with that profile', async ({
  page,
  simulations,
}) => {
  const id = await simulations.calculated({ name: 'Beside' })
  await page.goto(`/simulator/${id}?step=results`)
  const button = withProfile(page)
  await expect(button).toBeVisible({ timeout: 60_000 })
  const [weight, utilisation] = (await button.textContent())!.match(/[\d.]+/g)!.map(Number)
  await button.click()
  await expect(page).not.toHaveURL(new RegExp(id))
  await expect(chosen(page, 'C profile')).toBeChecked()
  await expect(page.getByRole('button', { name: /^Edit: Simulation name/ })).toBeVisible()
  await expect(page.getByRole('toolbar')).toContainText('Beside (copy)')

  // What the server designs of the copy is what was said beside the result.
  const copy = new URL(page.url()).pathname.split('/').at(-1)!
  const { request } = await simulations.read(copy)
  expect(request.sectionTypes).toEqual(['C'])
  const designed = await simulations.read(await simulations.calculated({ request: request as CalculationRequest }))
  const [lightest] = designed.result!.solutions
  expect(lightest!.estimatedWeightKgM2).toBeCloseTo(weight!, 2)
  expect(Math.ceil(lightest!.utilisation! * 1000) / 10).toBeCloseTo(utilisation!, 1)
})

test('nothing moves when they come, on a screen and on a phone, whether the line passes or nothing does', async ({
  page,
  simulations,
}) => {
  const none = { loadSnowRegular: [40, 40, 40] }
  const ids = [await simulations.calculated(), await simulations.calculated({ request: none })]
  await page.addInitScript(() => localStorage.setItem('madre.language', 'de'))
  const line = page.locator('#other-profiles + ul')
  for (const width of [1366, 768, 390])
    for (const id of ids) {
      await page.setViewportSize({ width, height: 768 })
      const release = await heldWorker(page)
      await page.goto(`/simulator/${id}?step=results`)
      await expect(line).toHaveAttribute('aria-busy', 'true')
      await page.evaluate(() => document.fonts.ready)
      const before = await line.boundingBox()
      release()
      await expect(line).toHaveAttribute('aria-busy', 'false', { timeout: 60_000 })
      await expect(line.getByRole('button')).toHaveCount(2)
      expect(await line.boundingBox(), `${width}`).toEqual(before)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
})

served('on trial one takes the place of what is in the form, and undo brings that back', async ({ page }) => {
  await page.goto('/try')
  await page.getByRole('button', { name: 'Save and Calculate' }).click()
  const button = withProfile(page)
  await expect(button).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText(/each goes into the form, and Undo brings back what was there/)).toBeVisible()
  await button.click()
  await expect(page).toHaveURL(/step=general/)
  await expect(chosen(page, 'C profile')).toBeChecked()
  await expect(page.getByText('unsaved changes').first()).toBeVisible()
  await page.getByRole('button', { name: 'Undo (Ctrl+Z)' }).click()
  await expect(chosen(page, 'Omega (Ω)')).toBeChecked()
  await expect(page.getByText('unsaved changes')).toHaveCount(0)
})
