import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { toast } from './toasts.ts'

const CONTROLS = 'a, button, input, select, textarea, label:has(input), summary'

/** What of the page a notification lies on, of what can be pressed or is named; null while there is no notification. */
const covered = (page: Page, kept = CONTROLS) =>
  page.evaluate((selector) => {
    const toasts = [...document.querySelectorAll('[data-sonner-toast]')].map((t) => t.getBoundingClientRect())
    if (toasts.length === 0) return null
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((control) => !control.closest('[data-sonner-toaster]'))
      .filter((control) => {
        const c = control.getBoundingClientRect()
        const isThere = c.width > 0 && c.height > 0
        return (
          isThere && toasts.some((t) => t.left < c.right && c.left < t.right && t.top < c.bottom && c.top < t.bottom)
        )
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent)
  }, kept)

for (const width of [390, 768, 1100, 1366, 1920])
  test(`no notification lies on a control at ${width} px`, async ({ page, simulations }) => {
    await page.setViewportSize({ width, height: width < 768 ? 844 : 768 })
    const free = (where: string) => expect.poll(() => covered(page), { message: where, intervals: [50] }).toEqual([])
    const id = await simulations.calculated()

    await page.goto('/simulator/new?step=results')
    await expect(toast(page, /cannot be shown before/)).toBeVisible()
    await free('simulator')
    await page.mouse.wheel(0, 400)
    await free('simulator, scrolled')

    await page.goto(`/simulator/${id}?step=results`)
    await page
      .getByRole('button', { name: /^Choose/ })
      .first()
      .click()
    await expect(toast(page, /^Solution chosen/)).toBeVisible()
    await free('results')
    await page.mouse.wheel(0, 500)
    await free('results, scrolled')

    await page.goto('/account')
    await page.getByRole('button', { name: 'Save' }).first().click()
    await expect(toast(page, /./)).toBeVisible()
    await free('account')
  })

test('on a phone the end of a calculation is said beside the answer, not on it', async ({ guest }) => {
  await guest.setViewportSize({ width: 390, height: 844 })
  // The longest words for it.
  await guest.addInitScript(() => localStorage.setItem('madre.language', 'de'))
  await guest.goto('/try')
  await guest.getByRole('button', { name: 'Speichern und berechnen' }).click()
  await expect(guest.locator('#results-answer')).toBeVisible({ timeout: 60_000 })
  await expect(guest.locator('[data-sonner-toast]')).toHaveText('Die Berechnung wurde erfolgreich abgeschlossen.')
  const kept = `${CONTROLS}, section[aria-labelledby=results-answer] > :first-child`
  await expect.poll(() => covered(guest, kept), { intervals: [50] }).toEqual([])
})
