import { expect, test } from './fixtures.ts'

const SIZES = [
  [1366, 768],
  [1366, 650],
  [390, 844],
  [390, 600],
] as const

test('language, form, second opinion and the one button of a note are all in sight', async ({ page, simulations }) => {
  const id = await simulations.calculated()
  await simulations.change(id, { chosenResultId: (await simulations.read(id)).result!.solutions[0]!.id })
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    await page.goto(`/simulator/${id}?step=results`)
    await page.getByRole('button', { name: 'Calculation note' }).click()
    const dialog = page.getByRole('dialog', { name: 'Calculation note' })
    await expect(dialog.getByRole('button', { name: 'Download PDF' })).toBeVisible()
    const hidden = await dialog.evaluate((popup) =>
      [...popup.querySelectorAll('select, label:has(input), button')]
        .filter((control) => {
          const { left, right, top, bottom } = control.getBoundingClientRect()
          const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
          return top < 0 || bottom > innerHeight || !above || !(control.contains(above) || above.contains(control))
        })
        .map((control) => control.textContent),
    )
    expect(hidden, `${width}×${height}`).toEqual([])
    await page.keyboard.press('Escape')
  }
})
