import type { Locator, Page } from '@playwright/test'
import { PASSWORD } from './account.ts'
import { expect, test } from './fixtures.ts'

/** Tab until the element has the focus; every stop on the way shows where it is. */
async function tabTo(page: Page, target: Locator, key = 'Tab') {
  for (let i = 0; i < 120; i++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`not reached by ${key}: ${target}`)
}

test('from signing in to the downloaded note without a mouse', async ({ guest, account }) => {
  await guest.goto('/login')
  await tabTo(guest, guest.getByLabel('E-mail'))
  await guest.keyboard.type(account.email)
  await tabTo(guest, guest.locator('[name=password]'))
  await guest.keyboard.type(PASSWORD)
  await guest.keyboard.press('Enter')
  await expect(guest.getByRole('heading', { name: /^Hello/ })).toBeVisible()

  await guest.goto('/simulator/new')
  await expect(guest.getByRole('button', { name: 'Save and Continue' })).toBeVisible()
  await guest.keyboard.press('Tab')
  await expect(guest.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await guest.keyboard.press('Enter')
  const spans = guest.getByRole('spinbutton', { name: 'Number of spans' })
  await tabTo(guest, spans)
  await guest.keyboard.press('ArrowUp')
  await expect(guest.getByRole('spinbutton', { name: /^Length, Span/ })).toHaveCount(2)
  await tabTo(guest, guest.getByRole('radio', { name: 'Omega (Ω)' }))
  await guest.keyboard.press('ArrowRight')
  await expect(guest.getByRole('radio', { name: 'C profile' })).toBeChecked()
  for (const step of ['loads', 'overloads', 'wind', 'snow', 'additional-parameters', 'results']) {
    await guest.keyboard.press('Control+Enter')
    await expect(guest).toHaveURL(new RegExp(`step=${step}`))
    await expect(guest.getByRole('progressbar')).toHaveCount(0)
  }
  await tabTo(guest, guest.getByRole('button', { name: 'Start calculation' }))
  await guest.keyboard.press('Enter')
  await expect(guest.getByText('Lightest that works')).toBeVisible({ timeout: 30_000 })
  await tabTo(guest, guest.getByRole('button', { name: /^Choose/ }).first())
  await guest.keyboard.press('Enter')
  await expect(guest.getByText(/^Solution chosen/)).toBeVisible()
  await tabTo(guest, guest.getByRole('button', { name: 'Calculation note' }))
  await guest.keyboard.press('Enter')
  await expect(guest.getByRole('combobox', { name: 'Language' })).toBeFocused()
  await tabTo(guest, guest.getByRole('button', { name: 'Download PDF' }))
  const download = guest.waitForEvent('download')
  await guest.keyboard.press('Enter')
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
})

test('every stop of the Tab key in the simulator is marked, big enough and not behind the toolbar', async ({
  page,
  simulations,
}) => {
  const id = await simulations.save()
  await page.setViewportSize({ width: 1280, height: 700 })
  await page.goto(`/simulator/${id}`)
  await expect(page.getByRole('button', { name: 'Save and Continue' })).toBeVisible()
  const last = page.getByRole('button', { name: 'Save and Continue' })
  const seen: string[] = []
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement
      // A picture card carries the mark of the radio button in it.
      const shown = element.closest('label') ?? element
      const box = shown.getBoundingClientRect()
      const bar = document.querySelector('[role=toolbar]')!
      const style = [getComputedStyle(element), getComputedStyle(shown)]
      return {
        name: element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '',
        inBar: bar.contains(element),
        marked: style.some((s) => s.outlineStyle !== 'none' || s.boxShadow !== 'none'),
        hidden:
          !bar.contains(element) &&
          box.top < bar.getBoundingClientRect().bottom &&
          bar.getBoundingClientRect().top <= 0 &&
          box.bottom > 0,
        small: Math.min(box.width, box.height) < 23.5 && getComputedStyle(element).display !== 'inline',
      }
    })
    seen.push(stop.name)
    expect(stop, `stop ${i}: ${stop.name}`).toMatchObject({ marked: true, hidden: false, small: false })
    if (await last.evaluate((element) => element === document.activeElement)) break
  }
  await expect(last).toBeFocused()
  expect(seen.length).toBeGreaterThan(20)
})

test('a dialog holds the focus, Escape closes it and gives the focus back', async ({ page, simulations }) => {
  const id = await simulations.save()
  await page.goto(`/simulator/${id}`)
  const trigger = page.getByRole('toolbar').getByRole('button', { name: 'Delete' })
  await trigger.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  for (let i = 0; i < 4; i++) {
    await page.keyboard.press('Tab')
    await expect(dialog.locator(':focus')).toHaveCount(1)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(trigger).toBeFocused()
})

test('nothing moves when the system asks for calm', async ({ page, simulations }) => {
  const id = await simulations.save()
  await page.goto(`/simulator/${id}?step=loads#toolbar`)
  await expect(page.getByRole('button', { name: 'Save and Continue' })).toBeVisible()
  const moving = await page.evaluate(
    () =>
      [...document.querySelectorAll('body *')].filter((element) => {
        const { transitionDuration, animationDuration, animationName } = getComputedStyle(element)
        const long = (text: string) => text.split(',').some((part) => Number.parseFloat(part) > 0.02)
        return long(transitionDuration) || (animationName !== 'none' && long(animationDuration))
      }).length,
  )
  expect(moving).toBe(0)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
})
