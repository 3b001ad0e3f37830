import type { Page } from '@playwright/test'
import { sayIn } from '../apps/web/src/i18n/testing/speech.ts'
import { openings } from './dialogs.ts'
import { expect, test } from './fixtures.ts'

/** More stops than any dialog or step has. */
const MOST_STOPS = 150

/** What has the focus: its name, and whether something else lies over its middle; null where it leaves the page or begins again. */
const stop = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement as HTMLElement | null
    if (!focused || focused === document.body || focused.dataset.walked) return null
    focused.dataset.walked = 'yes'
    // A native radio or tick without a look of its own is seen by its card.
    const seen = focused.closest('label') ?? focused
    const { left, right, top, bottom } = seen.getBoundingClientRect()
    const isField = focused.matches('input, select, textarea')
    const name = focused.getAttribute('aria-label') ?? document.querySelector(`label[for="${focused.id}"]`)?.textContent
    const isTall = bottom - top > innerHeight / 2
    const above = document.elementFromPoint((left + right) / 2, isTall ? top + 20 : (top + bottom) / 2)
    const isCovered = !above || !(seen.contains(above) || above.contains(seen))
    return { name: name ?? focused.textContent ?? focused.tagName, isField, isCovered: isCovered && right - left > 1 }
  })

/** Under load a dialog is seen before it has the focus, and has the focus before it has arrived: the drawer begins beside the window. */
async function arrived(page: Page) {
  const dialog = page.getByRole('dialog').and(page.locator(':focus-within:not([data-starting-style])'))
  await expect(dialog).toHaveCount(1)
  await expect.poll(() => dialog.evaluate((popup) => popup.getAnimations().length)).toBe(0)
}

/** @param fieldsOnly  the steps beside the sheet peek out from behind it on purpose */
async function coveredStops(page: Page, fieldsOnly = false): Promise<string[]> {
  const covered: string[] = []
  for (let i = 0; i < MOST_STOPS; i++) {
    const at = await stop(page)
    if (at?.isCovered && (at.isField || !fieldsOnly)) covered.push(at.name)
    if (!at && i > 0) break
    await page.keyboard.press('Tab')
  }
  return covered
}

for (const [width, height] of [
  [1366, 768],
  [1366, 650],
  [390, 844],
] as const)
  test.describe(`at ${width}×${height}`, () => {
    test.use({ viewport: { width, height } })

    test('no stop of the Tab key is covered in a dialog', async ({ page, simulations }) => {
      const id = await simulations.calculated({ name: 'Covered' })
      const all = openings(page, simulations, sayIn('en'), { id, name: 'Covered' })
      for (const { name, open } of all) {
        await open()
        if ((await page.getByRole('dialog').count()) === 0) continue
        await arrived(page)
        expect(await coveredStops(page), name).toEqual([])
      }
    })

    test('no stop of the Tab key is covered in "From the place"', async ({ page, simulations }) => {
      const id = await simulations.save({ request: { location: 'GERMANY', inclinationDegrees: 10 } })
      await page.goto(`/simulator/${id}?step=wind`)
      await page.getByRole('button', { name: 'From the place…' }).click()
      const dialog = page.getByRole('dialog', { name: 'Wind and snow from the place' })
      await dialog.getByRole('textbox', { name: /^Altitude/ }).fill('200')
      await dialog.getByRole('textbox', { name: /^Length along/ }).fill('15')
      await dialog.getByRole('textbox', { name: /^Width across/ }).fill('12')
      await dialog.getByRole('textbox', { name: /^Height of the highest/ }).fill('7')
      await dialog.getByRole('combobox', { name: 'Wind zone' }).selectOption('2')
      await dialog.getByRole('combobox', { name: 'Snow zone' }).selectOption('2')
      await expect(dialog.getByRole('button', { name: 'Take over the ticked loads' })).toBeEnabled()
      await dialog.getByRole('textbox', { name: /^Altitude/ }).focus()
      expect(await coveredStops(page)).toEqual([])
      // What is done with the loads comes before how they are derived.
      const order = await dialog.evaluate((popup) => {
        const stops = [...popup.querySelectorAll<HTMLElement>('button, summary')]
        const takeOver = stops.findIndex((element) => element.textContent === 'Take over the ticked loads')
        return takeOver < stops.findIndex((element) => element.tagName === 'SUMMARY')
      })
      expect(order).toBe(true)
    })

    test('no stop of the Tab key is covered in a step', async ({ page, simulations }) => {
      const id = await simulations.save()
      for (const step of ['general', 'loads', 'overloads', 'wind', 'snow', 'additional-parameters']) {
        await page.goto(`/simulator/${id}?step=${step}`)
        await expect(page.getByRole('button', { name: 'Save and Continue' })).toBeVisible()
        expect(await coveredStops(page, true), step).toEqual([])
      }
    })
  })
