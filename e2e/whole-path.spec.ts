import { signedIn } from './account.ts'
import { expect, served as test } from './fixtures.ts'
import { pdfText } from './pdf-text.ts'

test('an engineer registers, signs in, designs a three-span Ω roof, chooses a section and reads the note', async ({
  page,
}) => {
  await signedIn(page)
  await page.goto('/simulator')
  await expect(page).toHaveURL(/\/simulator\/new/)

  // General: three spans of 4 m, 1.5 m apart.
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  for (const span of [1, 2, 3]) {
    const cell = page.getByRole('spinbutton', { name: `Length, Span ${span}` })
    await cell.fill('4')
    await cell.press('Tab')
  }
  await page.getByRole('spinbutton', { name: 'Profile spacing' }).fill('1,5')
  await page.getByRole('button', { name: 'Save and Continue' }).click()

  // The first save gives the simulation its address.
  await expect(page).toHaveURL(/\/simulator\/[0-9a-f-]{36}\?step=loads/)
  for (const step of ['overloads', 'wind', 'snow', 'additional-parameters']) {
    await page.getByRole('button', { name: 'Save and Continue' }).click()
    await expect(page).toHaveURL(new RegExp(`step=${step}`))
  }

  await page.getByRole('button', { name: 'Save and Calculate' }).click()
  await expect(page).toHaveURL(/step=results/)
  const answer = page.getByText(/Lightest that works/).first()
  await expect(answer).toBeVisible({ timeout: 60_000 })

  await page
    .getByRole('button', { name: /^Choose/ })
    .first()
    .click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Calculation note' }).click()
  await page.getByRole('button', { name: 'Download PDF' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('Simulação Untitled - Note de cálculo.pdf')
  const text = (await pdfText(await file.path())).replace(/\s+/g, ' ')
  expect(text).toContain('Calculation note')
  expect(text).toMatch(/Ω \d+×\d+×\d\.\d S(280|350)/)
  expect(text).toContain('Lateral-torsional buckling')
  expect(text).toContain('4.00')

  // It is kept: the list shows it, complete.
  await page.goto('/simulations')
  await expect(page.getByRole('heading', { name: 'Your Saved Simulations' })).toBeVisible()
  await expect(page.getByText('Complete', { exact: true }).first()).toBeVisible()
})
