import { expect, test } from './fixtures.ts'
import { paste } from './paste.ts'

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

test('1.250,5 typed key by key is no number at all: the field goes back, and says so', async ({ page }) => {
  await page.goto('/simulator/new')
  const angle = page.getByRole('spinbutton', { name: 'Roof angle' })
  await angle.focus()
  await page.keyboard.type('1.250,5')
  await expect(angle).toHaveAttribute('aria-invalid', 'true')
  await angle.blur()
  await expect(angle).toHaveValue('5.0')
  await expect(page.getByText(/more than one separator.* Back to 5\.0\./)).toBeVisible()
})

test('the first click on Save and Continue works after a number that is refused', async ({ page, simulations }) => {
  const id = await simulations.save()
  await page.goto(`/simulator/${id}`)
  await page.getByRole('spinbutton', { name: 'Span divided by' }).fill('5')
  const goOn = page.getByRole('button', { name: 'Save and Continue' })
  await goOn.scrollIntoViewIfNeeded()
  const box = await goOn.boundingBox()
  await page.mouse.move(box!.x + box!.width / 2, box!.y + 2)
  await page.mouse.down()
  await page.mouse.up()
  await expect(page).toHaveURL(/step=loads/)
  await expect(page.getByText(/5 is not allowed.* Back to 200\./)).toBeVisible()
})

test('letters and a minus where none is allowed never get in', async ({ page }) => {
  await page.goto('/simulator/new')
  const spacing = page.getByRole('spinbutton', { name: 'Profile spacing' })
  await spacing.fill('3')
  await spacing.pressSequentially('x.1e57-')
  await expect(spacing).toHaveValue('3.157')
  const count = page.getByRole('spinbutton', { name: 'Number of spans' })
  await count.fill('2')
  await count.pressSequentially('.')
  await expect(count).toHaveValue('2')
  await expect(page.getByText('Whole numbers only.')).toBeVisible()
})

test('a number is saved as it was typed, or not at all: 0.098 and 1.234 are, 0.0984 goes back in words', async ({
  page,
  simulations,
}) => {
  const id = await simulations.save()
  await page.goto(`/simulator/${id}`)
  await page.getByRole('spinbutton', { name: 'Profile spacing' }).fill('1.234')
  await page.getByRole('button', { name: 'Save and Continue' }).click()
  await expect(page).toHaveURL(/step=loads/)
  const load = page.getByRole('spinbutton', { name: /^Load/ })
  await load.focus()
  await page.keyboard.type('0.098')
  await page.getByRole('button', { name: 'Save and Continue' }).click()
  await expect(page).toHaveURL(/step=overloads/)
  expect((await simulations.read(id)).request).toMatchObject({
    transverseLengthM: 1.234,
    loadPermanentDistributed: [0.098, 0.098, 0.098],
  })
  const live = page.getByRole('spinbutton', { name: /Load$/ })
  await live.focus()
  await page.keyboard.type('0.0984')
  await expect(live).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: 'Save and Calculate' }).click()
  await expect(page.getByText(/At most 3 decimal.* Back to 0\.40\./).first()).toBeVisible()
  await expect(page).toHaveURL(/step=results/)
  expect((await simulations.read(id)).request.loadLiveDistributed).toEqual([0.4, 0.4, 0.4])
})

test('a refused key leaves value and selection as they are, in a field and in a cell', async ({ page }) => {
  await page.goto('/simulator/new')
  for (const name of ['Profile spacing', 'Length, Span 1']) {
    const field = page.getByRole('spinbutton', { name })
    await field.focus()
    const before = await field.inputValue()
    for (const key of ['x', '-', 'e']) await page.keyboard.press(key)
    const state = await field.evaluate((e: HTMLInputElement) => [e.value, e.selectionStart, e.selectionEnd])
    expect(state).toEqual([before, 0, before.length])
    await page.keyboard.press('4')
    await expect(field).toHaveValue('4')
    await page.keyboard.type('.253')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('7')
    expect(await field.evaluate((e: HTMLInputElement) => [e.value, e.selectionStart, e.selectionEnd])).toEqual([
      '4.253',
      4,
      4,
    ])
  }
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
  await page.getByRole('button', { name: 'More', exact: true }).click()
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
  await expect(
    page.getByText(
      'Length: not pasted. Span 3: “1.250,5” has more than one separator: write it without a thousands separator.',
    ),
  ).toBeVisible()
  for (const [i, value] of ['4.50', '6.25', '5.00'].entries()) await expect(spans.nth(i)).toHaveValue(value)
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

for (const [width, language] of [
  [1366, 'de'],
  [390, 'en'],
  [390, 'de'],
] as const)
  test(`a field left wrong moves nothing below it, and a click there meets: ${width} px, ${language}`, async ({
    page,
  }) => {
    await page.addInitScript((l) => localStorage.setItem('madre.language', l), language)
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/simulator/new')
    const count = page.getByRole('spinbutton').first()
    const below = page.getByRole('switch').first()
    await count.fill('99')
    const before = await below.boundingBox()
    await count.press('Tab')
    expect(await below.boundingBox()).toEqual(before)
    await count.fill('99')
    await below.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const box = (await below.boundingBox())!
    const was = await below.isChecked()
    await page.mouse.move(box.x + 4, box.y + 4)
    await page.mouse.down()
    await page.mouse.up()
    expect(await below.isChecked()).toBe(!was)
  })
