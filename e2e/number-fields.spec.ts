import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** Puts a text on the clipboard of a paste into the field, as a spreadsheet does. */
const paste = (field: Locator, text: string) =>
  field.evaluate((element, data) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', data)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

test('point and comma both mark decimals; a grouped number is refused and the last valid one comes back', async ({
  page,
}) => {
  await page.goto('/simulator/new')
  const spacing = page.getByRole('spinbutton', { name: 'Profile spacing' })
  await spacing.fill('2,5')
  await expect(spacing).toHaveValue('2.5')
  await spacing.blur()
  await expect(spacing).toHaveValue('2.50')
  await spacing.fill('1.250,5')
  await expect(
    page.getByText('“1.250,5” has more than one separator: write it without a thousands separator.'),
  ).toBeVisible()
  await spacing.blur()
  await expect(spacing).toHaveValue('2.50')
})

test('letters, a minus where none is allowed and too many decimals never get in', async ({ page }) => {
  await page.goto('/simulator/new')
  const spacing = page.getByRole('spinbutton', { name: 'Profile spacing' })
  await spacing.fill('3')
  await spacing.pressSequentially('x.1e57-')
  await expect(spacing).toHaveValue('3.15')
  const count = page.getByRole('spinbutton', { name: 'Number of spans' })
  await count.fill('2')
  await count.pressSequentially('.')
  await expect(count).toHaveValue('2')
  await expect(page.getByText('Whole numbers only.')).toBeVisible()
})

test('outside its range a field says what is allowed and goes back', async ({ page }) => {
  await page.goto('/simulator/new')
  const span = page.getByRole('spinbutton', { name: 'Length, Span 1' })
  await span.fill('4')
  await span.blur()
  await span.focus()
  await expect(page.getByText('0.10 – 25.00 m')).toBeVisible()
  await span.fill('26')
  await expect(page.getByText(/26 is not allowed: 0\.10 – 25\.00 m/)).toBeVisible()
  await expect(span).toHaveAttribute('aria-invalid', 'true')
  await span.blur()
  await expect(span).toHaveValue('4.00')
})

test('the arrow keys and the buttons step within the bounds', async ({ page }) => {
  await page.goto('/simulator/new')
  const angle = page.getByRole('spinbutton', { name: 'Roof angle' })
  await angle.focus()
  await angle.press('ArrowUp')
  await expect(angle).toHaveValue('6.0')
  await angle.fill('75')
  await angle.press('ArrowUp')
  await expect(angle).toHaveValue(/^75/)
  await expect(page.getByRole('button', { name: 'Less' })).toBeDisabled()
  await page.getByRole('button', { name: 'More' }).click()
  await expect(page.getByRole('spinbutton', { name: 'Number of spans' })).toHaveValue('2')
})

test('a row and a column from a spreadsheet fill the spans, and what does not fit is told', async ({ page }) => {
  await page.goto('/simulator/new')
  await page.getByRole('spinbutton', { name: 'Number of spans' }).fill('3')
  const spans = page.getByRole('spinbutton', { name: /^Length, Span/ })
  await expect(spans).toHaveCount(3)
  await paste(spans.first(), '4,5\t6.25\t5')
  await expect(page.getByText('Pasted: 3 cells.')).toBeVisible()
  for (const [i, value] of ['4.50', '6.25', '5.00'].entries()) await expect(spans.nth(i)).toHaveValue(value)
  await paste(spans.first(), '3\r\n4\r\n1.250,5\r\n')
  await expect(page.getByText('Pasted: 2 cells. Refused: Span 3: “1.250,5”.')).toBeVisible()
  for (const [i, value] of ['3.00', '4.00', '5.00'].entries()) await expect(spans.nth(i)).toHaveValue(value)
})

test('Enter moves on through a grid, Tab goes right', async ({ page, simulations }) => {
  const id = await simulations.save()
  await page.goto(`/simulator/${id}?step=loads`)
  await page.getByRole('switch', { name: 'Minimum and maximum' }).check()
  await page.getByRole('switch', { name: 'Same for all spans' }).uncheck()
  await page.getByRole('spinbutton', { name: 'Minimum load, Span 1' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('spinbutton', { name: 'Maximum load, Span 1' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('spinbutton', { name: 'Maximum load, Span 2' })).toBeFocused()
})
